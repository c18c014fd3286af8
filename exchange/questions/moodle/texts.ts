/** The texts of Moodle's XML, with the files that stand beside them. */
import type { Asked, AskedAnswer } from '../asked.ts'
import { asHtml, type Format, type Text } from '../markup/tell.ts'
import { QuestionFileFault } from '../texts.ts'
import type { Node } from './xml.ts'

const formats: Record<string, Format> = {
  html: 'html',
  plain_text: 'plain',
  markdown: 'markdown',
  moodle_auto_format: 'auto',
}

type Files = Text['files']

/** Old files keep the text in the element itself. @throws Wrong where markup stands in it that is neither escaped nor CDATA */
function contentOf(node: Node | undefined): string {
  const text = node?.one('text')
  const [inside] = text?.names ?? []
  if (inside) throw new QuestionFileFault('rawMarkup', inside)
  return text?.text ?? node?.text ?? ''
}

export const plainOf = (node: Node | undefined): string => contentOf(node).trim()

const filesOf = (node: Node | undefined): Files =>
  new Map(
    (node?.all('file') ?? []).map((file) => [
      `${file.attribute('path').replace(/^\/|\/$/g, '')}/${file.attribute('name')}`.replace(/^\//, ''),
      Buffer.from(file.text, 'base64'),
    ]),
  )

/** Old files may name no format. */
export const readTextNode = (node: Node | undefined, otherwise: Format): Text => ({
  text: contentOf(node),
  format: formats[node?.attribute('format') ?? ''] ?? otherwise,
  files: filesOf(node),
})

/**
 * Pictures that belong to a question and stand in none of its texts: what is dragged onto, and before Moodle 2 the one of
 * every question: `<image>` with its name, `<image_base64>` with its bytes.
 */
export function figuresIn(node: Node): Files {
  const bytes = node.one('image_base64')?.text.trim()
  const name = node.one('image')?.text.trim()
  return bytes && name ? new Map([...filesOf(node), [name, Buffer.from(bytes, 'base64')]]) : filesOf(node)
}

export function withFigures(text: Text, figures: Files): Text {
  if (figures.size === 0) return text
  const shown = [...figures.keys()].map((name) => {
    const address = name.split('/').map(encodeURIComponent).join('/')
    return `<p><img src="@@PLUGINFILE@@/${address}" alt="" /></p>`
  })
  const isPlain = text.format === 'plain'
  return {
    text: (isPlain ? asHtml(text) : text.text) + shown.join(''),
    format: isPlain ? 'html' : text.format,
    files: new Map([...text.files, ...figures]),
  }
}

const number = (text: string): number => Number(text.replace(',', '.')) || 0

export function answerOf(node: Node, otherwise: Format): AskedAnswer {
  const tolerance = plainOf(node.one('tolerance'))
  return {
    text: readTextNode(node, otherwise),
    fraction: number(node.attribute('fraction') || plainOf(node.one('fraction'))),
    feedback: readTextNode(node.one('feedback'), otherwise),
    ...(tolerance === '' ? {} : { tolerance: number(tolerance) }),
  }
}

type Pair = Asked['pairs'][number]

export const pairsIn = (node: Node, format: Format): Pair[] =>
  node.all('subquestion').map((pair) => ({
    text: readTextNode(pair, format),
    answer: { ...readTextNode(pair.one('answer'), 'plain'), format: 'plain' },
  }))

/** Pairs of a text or picture that is dragged onto a figure, and the places in the figure (px) where it belongs. */
export const dragsIn = (node: Node, format: Format): Pair[] =>
  node.all('drag').map((drag) => {
    const drops = node.all('drop').filter((drop) => plainOf(drop.one('choice')) === plainOf(drag.one('no')))
    const places = drops.map((drop) =>
      ['shape', 'coords', 'xleft', 'ytop']
        .map((name) => plainOf(drop.one(name)))
        .filter(Boolean)
        .join(' '),
    )
    return {
      text: withFigures(readTextNode(drag, format), filesOf(drag)),
      answer: { text: places.join(', '), format: 'plain', files: new Map() },
    }
  })

/** Elements of Moodle's XML that we have no field for. */
const unsaid = [
  'hint',
  'responsetemplate',
  'instructions',
  'correctfeedback',
  'partiallycorrectfeedback',
  'incorrectfeedback',
]

/** The feedback that Moodle itself writes into these elements: it is not worth a note. */
const usual =
  /^(?:Your answer is (?:partially )?(?:in)?correct\.|(?:你|您)?的?(?:回答|答案)(?:部分)?(?:正确|不正确|错误)。?)$/

export const unsaidIn = (node: Node): string[] => [
  ...unsaid.flatMap((name) =>
    node
      .all(name)
      .map((element) =>
        plainOf(element)
          .replace(/<[^<>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((text) => text !== '' && !usual.test(text))
      .map((text) => `${name}: ${text.slice(0, 60)}`),
  ),
  ...node.all('dataset_definitions').map(dataSets),
]

/** The numbers that a calculated question draws from, by the names of their sets. */
function dataSets(node: Node): string {
  const names = node.all('dataset_definition').map((one) => plainOf(one.one('name')))
  return `dataset_definitions: ${names.join(', ').slice(0, 60)}`
}

const ours = new Set([
  'name',
  'questiontext',
  'generalfeedback',
  'answer',
  'subquestion',
  'graderinfo',
  'tags',
  'units',
  'drag',
  'drop',
  'feedback',
  'shownumcorrect',
  'image',
  'image_base64',
  'category',
  ...unsaid,
])

/** Texts in elements that only a kind of its own has: choices of drag and drop, items to be put in order. */
export const restOf = (node: Node, format: Format): Text[] =>
  node.names
    .filter((name) => !ours.has(name))
    .flatMap((name) => node.all(name))
    .flatMap((element) => (element.one('text') ? [readTextNode(element, format)] : []))
