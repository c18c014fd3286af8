import type { Bilingual } from '../../../../exchange/newSchool/types.ts'
import type { ChapterSeed, QuestionSeed } from '../../../../sample/school/types.ts'

/** Every question of the chapters, the parts of cases included. */
export function everyQuestion(chapters: ChapterSeed[]): QuestionSeed[] {
  const withParts = (question: QuestionSeed): QuestionSeed[] =>
    question.kind === 'BINGLI' ? [question, ...question.children.flatMap(withParts)] : [question]
  return chapters.flatMap((chapter) => chapter.questions).flatMap(withParts)
}

/** Every {zh, en} pair within a value, with the path to it. */
export function texts(value: unknown, path = ''): { path: string; text: Bilingual }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string') {
    return [{ path, text: { zh: value.zh, en: value.en } }]
  }
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}/${key}`))
}

/** What a question offers to choose from, or expects; empty where the stem is all. */
export function choice(question: QuestionSeed): string {
  if (question.kind === 'DANXUAN' || question.kind === 'DUOXUAN') {
    return question.options.map((option) => option.text.zh).join()
  }
  if (question.kind === 'PEIWU') return question.stems.map((stem) => stem.text.zh).join()
  return question.kind === 'WENDA' || question.kind === 'OTHER' ? question.model.zh : ''
}

/** What is left of a stem without digits, punctuation and the given names: stems alike here differ only by those. */
export function folded(stem: string, names: RegExp): string {
  return stem.replace(names, '#').replace(/[\p{P}\p{Z}\p{N}_]/gu, '')
}

function pairs(text: string): string[] {
  const chars = [...text]
  return chars.slice(1).map((char, at) => `${chars[at]}${char}`)
}

/** Dice's coefficient over pairs of characters: 1 is the same text. */
export function similarity(one: string, other: string): number {
  const rest = pairs(other)
  const total = pairs(one).length + rest.length
  if (total === 0) return one === other ? 1 : 0
  const shared = pairs(one).filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / total
}

/** More alike than `limit`. Texts of lengths too far apart for that are not compared: there are many pairs. */
export function alike(one: string, other: string, limit: number): boolean {
  const [short, long] = [one.length, other.length].sort((a, b) => a - b) as [number, number]
  return 2 * short >= limit * (short + long) && similarity(one, other) > limit
}

/** What is left of a name of which the text before or after a blank already says the beginning or the end. */
export function repeated(
  name: string,
  before: (string | undefined)[],
  after: (string | undefined)[],
): string[] {
  const parts = /\p{Script=Han}/u.test(name) ? [...name] : name.split(/(?<= )/)
  const cuts = parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(''), parts.slice(at + 1).join('')])
  return cuts.flatMap(([head = '', tail = '']) => [
    ...(head.length > 1 && before.some((text) => text?.endsWith(head)) ? [tail.trim()] : []),
    ...(after.some((text) => text?.trimStart().startsWith(tail)) ? [head.trim()] : []),
  ])
}

/** The term of a mark's key: `vein-2` is the second vein that is drawn. */
export const termOfMark = (mark: string) => mark.replace(/-\d+$/, '')
