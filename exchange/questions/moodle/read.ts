/** Moodle's XML, of any version, becomes what it asks, in its order, with the category that stands above. */
import { type Asked, emptyAsked } from '../asked.ts'
import type { AuthoredText } from '../model.ts'
import { type FileNote, fileNote, QuestionFileFault } from '../texts.ts'
import { readCategoryPath } from './path.ts'
import {
  answerOf,
  dragsIn,
  figuresIn,
  pairsIn,
  plainOf,
  readTextNode,
  restOf,
  unsaidIn,
  withFigures,
} from './texts.ts'
import { type Node, readXml } from './xml.ts'

export interface Placed {
  path: AuthoredText[]
  asked: Asked
  /** it only points at other questions */
  isPlaceholder: boolean
  /** why it cannot be read */
  wrong?: QuestionFileFault
}

/** @throws Wrong where it is no question bank */
export function readMoodle(xml: string): { placed: Placed[]; notes: FileNote[] } {
  const quiz = readXml(xml).one('quiz')
  if (!quiz) throw new QuestionFileFault('notMoodle')
  let path: AuthoredText[] = []
  const notes: FileNote[] = []
  const placed = quiz.all('question').flatMap((node): Placed[] => {
    const type = node.attribute('type')
    if (type !== 'category') return [{ path, isPlaceholder: type === 'random', ...readQuestion(node, type) }]
    path = readCategoryPath(plainOf(node.one('category')))
    const info = plainOf(node.one('info'))
    if (info !== '' && !/^The default category for questions shared in context/.test(info))
      notes.push(fileNote('categoryInfo', path.at(-1)?.zh ?? '', info.slice(0, 120)))
    return []
  })
  return { placed, notes }
}

function readQuestion(node: Node, type: string): Pick<Placed, 'asked' | 'wrong'> {
  try {
    return { asked: askedOf(node, type) }
  } catch (wrong) {
    if (!(wrong instanceof QuestionFileFault)) throw wrong
    return { asked: { ...emptyAsked, type, name: nameOf(node) }, wrong }
  }
}

/** Only a label: what markup in it hides is no loss. */
const nameOf = (node: Node): string => {
  const name = node.one('name')
  return (name?.one('text')?.text ?? name?.text ?? '').trim()
}

const isTrue = (text: string) => text === 'true' || text === '1'

function askedOf(node: Node, type: string): Asked {
  const text = readTextNode(node.one('questiontext'), 'auto')
  const html = text.format
  return {
    ...emptyAsked,
    type,
    name: nameOf(node),
    text: withFigures(text, figuresIn(node)),
    analysis: readTextNode(node.one('generalfeedback'), html),
    answers: node.all('answer').map((answer) => answerOf(answer, type === 'multichoice' ? html : 'plain')),
    pairs: [...pairsIn(node, html), ...dragsIn(node, html)],
    model: readTextNode(node.one('graderinfo'), html),
    single: isTrue(plainOf(node.one('single')) || 'true'),
    shuffles: isTrue(plainOf(node.one('shuffleanswers'))),
    caseMatters: isTrue(plainOf(node.one('usecase'))),
    units: (node.one('units')?.all('unit') ?? [])
      .map((unit) => ({
        name: plainOf(unit.one('unit_name')),
        isPlain: Number(plainOf(unit.one('multiplier')) || 1) === 1,
      }))
      .filter(({ name }) => name !== ''),
    idnumber: plainOf(node.one('idnumber')),
    tags: (node.one('tags')?.all('tag') ?? []).map(plainOf).filter(Boolean),
    hidden: isTrue(plainOf(node.one('hidden'))),
    rest: restOf(node, html),
    unsaid: unsaidIn(node),
  }
}
