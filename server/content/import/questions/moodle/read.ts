/** Moodle's XML, of any version, becomes what it asks, in its order, with the category that stands above. */
import { type Asked, type AskedAnswer, emptyAsked } from '../asked.ts'
import type { Format, Text } from '../markup/tell.ts'
import { Wrong } from '../texts.ts'
import { pathOf } from './path.ts'
import { type Node, readXml } from './xml.ts'

const formats: Record<string, Format> = {
  html: 'html',
  plain_text: 'plain',
  markdown: 'markdown',
  moodle_auto_format: 'auto',
}

/** Questions of these kinds only point at others. */
const placeholders = new Set(['random', 'randomsamatch'])

export interface Placed {
  path: string[]
  asked: Asked
  isPlaceholder: boolean
}

/** @throws Wrong where it is no question bank */
export function readMoodle(xml: string): Placed[] {
  const quiz = readXml(xml).one('quiz')
  if (!quiz) throw new Wrong('notMoodle')
  let path: string[] = []
  return quiz.all('question').flatMap((node) => {
    const type = node.attribute('type')
    if (type !== 'category')
      return [{ path, asked: askedOf(node, type), isPlaceholder: placeholders.has(type) }]
    path = pathOf(plainOf(node.one('category')))
    return []
  })
}

const plainOf = (node: Node | undefined): string => (node?.one('text')?.text ?? node?.text ?? '').trim()

/** Old files keep the text in the element itself, and may name no format. */
function textOf(node: Node | undefined, otherwise: Format): Text {
  const files = new Map(
    (node?.all('file') ?? []).map((file) => [
      `${file.attribute('path').replace(/^\/|\/$/g, '')}/${file.attribute('name')}`.replace(/^\//, ''),
      Buffer.from(file.text, 'base64'),
    ]),
  )
  const format = formats[node?.attribute('format') ?? ''] ?? otherwise
  return { text: node?.one('text')?.text ?? node?.text ?? '', format, files }
}

/** Before Moodle 2 one picture stood beside the text: `<image>` with its name, `<image_base64>` with its bytes. */
function withOldPicture(text: Text, node: Node): Text {
  const bytes = node.one('image_base64')?.text.trim()
  const name = node.one('image')?.text.trim()
  if (!bytes || !name) return text
  const format = text.format === 'plain' ? 'html' : text.format
  const files = new Map([...text.files, [name, Buffer.from(bytes, 'base64')] as const])
  return {
    text: `${text.text}<p><img src="@@PLUGINFILE@@/${encodeURI(name)}" alt="" /></p>`,
    format,
    files,
  }
}

function answerOf(node: Node, otherwise: Format): AskedAnswer {
  const tolerance = plainOf(node.one('tolerance'))
  return {
    text: textOf(node, otherwise),
    fraction: Number((node.attribute('fraction') || plainOf(node.one('fraction')) || '0').replace(',', '.')),
    feedback: textOf(node.one('feedback'), otherwise),
    ...(tolerance === '' ? {} : { tolerance: Number(tolerance.replace(',', '.')) || 0 }),
  }
}

const isTrue = (text: string) => text === 'true' || text === '1'

function askedOf(node: Node, type: string): Asked {
  const text = textOf(node.one('questiontext'), 'auto')
  const html = text.format
  const name = plainOf(node.one('name'))
  return {
    ...emptyAsked,
    type,
    name,
    text: withOldPicture(text, node),
    analysis: textOf(node.one('generalfeedback'), html),
    answers: node.all('answer').map((answer) => answerOf(answer, type === 'multichoice' ? html : 'plain')),
    pairs: node.all('subquestion').map((pair) => ({
      text: textOf(pair, html),
      answer: { ...textOf(pair.one('answer'), 'plain'), format: 'plain' as const },
    })),
    model: textOf(node.one('graderinfo'), html),
    single: isTrue(plainOf(node.one('single')) || 'true'),
    shuffles: isTrue(plainOf(node.one('shuffleanswers'))),
    caseMatters: isTrue(plainOf(node.one('usecase'))),
    units: (node.one('units')?.all('unit') ?? [])
      .map((unit) => plainOf(unit.one('unit_name')))
      .filter(Boolean),
    idnumber: plainOf(node.one('idnumber')),
    tags: (node.one('tags')?.all('tag') ?? []).map(plainOf).filter(Boolean),
    hidden: isTrue(plainOf(node.one('hidden'))),
    rest: restOf(node, html),
  }
}

const ours = new Set([
  ...[
    'name',
    'questiontext',
    'generalfeedback',
    'answer',
    'subquestion',
    'graderinfo',
    'tags',
    'units',
    'feedback',
  ],
  ...[
    'correctfeedback',
    'partiallycorrectfeedback',
    'incorrectfeedback',
    'shownumcorrect',
    'hint',
    'instructions',
  ],
  ...['responsetemplate', 'image', 'image_base64', 'category'],
])

/** Texts in elements that only a kind of its own has: choices of drag and drop, items to be put in order. */
const restOf = (node: Node, format: Format): Text[] =>
  node.names
    .filter((name) => !ours.has(name))
    .flatMap((name) => node.all(name))
    .flatMap((element) => (element.one('text') ? [textOf(element, format)] : []))
