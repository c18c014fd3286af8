/** Which areas a school shows: C002's installModules. An empty list means all of them. */
import type { ModuleName } from '../contract/admin/modules.ts'

/** The first part of an address to its module; what is not here is always there: the account, own area, settings. */
const moduleByPart: Readonly<Record<string, ModuleName>> = {
  '': 'home',
  resource: 'resource',
  ts: 'teaching',
  practice: 'teaching',
  student: 'teaching',
  exercise: 'exercise',
  quiz: 'quiz',
  quizQuestion: 'quiz',
  quizDetail: 'quiz',
  score: 'score',
}

/** @param path below the base path, such as `/ts/course` */
export function isPathInstalled(installed: readonly string[], path: string): boolean {
  const part = path.split('/')[1] ?? ''
  const name = Object.hasOwn(moduleByPart, part) ? moduleByPart[part] : undefined
  const shown = path.startsWith('/my/course') ? 'teaching' : name
  // a list that names no area is damaged: nobody is locked out by it
  const isDamaged = !Object.values(moduleByPart).some((module) => installed.includes(module))
  return isDamaged || shown === undefined || installed.includes(shown)
}
