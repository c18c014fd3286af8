/**
 * The order of options. Moodle mixes them whenever it shows them, so its authors write the right one first, and those of
 * a matching beside their stems: as they stand in the file they would tell the answers to whoever sees them in order.
 */
import { createHash } from 'node:crypto'
import type { Question } from '../../../src/contract/questions.ts'
import type { Asked } from '../asked.ts'

/** An option that speaks of the others belongs where it stands. */
const speaksOfOthers =
  /以上|上述|前述|[A-H]\s*(?:[和与或及、,，/＋+&]|\band\b|\bor\b)\s*[A-H](?![a-z])|选项\s*[A-H]|[A-H]\s*(?:选?项|[都均])|^[A-H]{2,5}$|[都均]不?(?:对|是|正确)|\b(?:above|below|both|neither|all of|none of|only [A-H]|options? [A-H]|(?:first|last) (?:two|three|four)|former|latter)\b|[前后][两二三四](?:项|者|个)|前者|后者|第[一二三四五](?:项|个选项)|其余|其他[各选]?项|皆(?:是|对|非)|全(?:部|都)?(?:是|对|错|正确)|^\s*[1-8①-⑧](?:\s*(?:[和与或及、,，＋+&]|and|or)?\s*[1-8①-⑧])+\s*$/i

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** An order that says nothing, the same in every run. */
function mixed<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  if (items.some((item) => speaksOfOthers.test(textOf(item)))) return [...items]
  const keyed = items.map((item) => ({ item, hash: hashOf(textOf(item)) }))
  return keyed.sort((a, b) => (a.hash < b.hash ? -1 : Number(a.hash > b.hash))).map(({ item }) => item)
}

/**
 * What an author wrote before an option to name it: `A. `, `（Ｂ）`, `C、`, `1)`, `①`; tags may stand before it. An option
 * that only begins so (`A、B`, `1.5 mm`) has none.
 */
const tags = '^((?:\\s*<[^<>]*>)*)\\s*'
const ownLabels = [
  new RegExp(`${tags}[（(]?([A-HＡ-Ｈ])\\s*(?:[)）.．:：]|、(?!\\s*[A-H](?![A-Z.])))\\s*`, 'i'),
  new RegExp(`${tags}[（(]?([1-8１-８])\\s*[)）.．、:：](?!\\s*\\d)\\s*`),
  new RegExp(`${tags}([①-⑧])\\s*[.．、:：]?\\s*`),
]

/** The place from 0 that a label names. */
const placeOfLabel = (label: string): number => {
  const plain = label.normalize('NFKC').toUpperCase()
  return /\d/.test(plain) ? Number(plain) - 1 : plain.charCodeAt(0) - 65
}

/** @returns the texts without their labels; undefined where not every one begins with its own, in their order */
export function withoutLabels(texts: readonly string[]): string[] | undefined {
  if (texts.length < 2) return undefined
  const label = ownLabels.find((one) =>
    texts.every((text, n) => placeOfLabel(one.exec(text)?.[2] ?? '') === n),
  )
  return label && texts.map((text) => text.replace(label, '$1'))
}

/** Options that an author lettered or numbered lose their labels, for the page has its own, and keep their order. */
export function withMixedAnswers(asked: Asked): Asked {
  const { type, shuffles, answers } = asked
  if (!type.startsWith('multichoice')) return asked
  const bare = withoutLabels(answers.map(({ text }) => text.text))
  if (bare)
    return {
      ...asked,
      answers: answers.map((answer, n) => ({ ...answer, text: { ...answer.text, text: bare[n] ?? '' } })),
    }
  return shuffles ? { ...asked, answers: mixed(answers, ({ text }) => text.text) } : asked
}

/** Of a matching: where its options, as a file has them, stand on the page, from 1: those of its stems, then what fits none. */
export function optionPlaces({ options, children }: Question): number[] {
  const placeOf = (answer: number | null) => options.findIndex(({ id }) => id === answer) + 1
  const used = new Set(children.map(({ answer }) => placeOf(answer)).filter((place) => place > 0))
  return [...used, ...options.map((_, n) => n + 1).filter((place) => !used.has(place))]
}

/** @param places told by our own file; else the options are mixed. Answers are still places, from 1 */
export function placed(question: Question, places: readonly number[] | undefined): Question {
  const { options, children } = question
  const isTold = places?.length === options.length && options.every((_, n) => places.includes(n + 1))
  const ordered = isTold
    ? options.map((_, n) => options[places.indexOf(n + 1)]).filter((option) => option !== undefined)
    : mixed(options, ({ content }) => content)
  const placeOf = (answer: number | null) =>
    answer === null ? null : ordered.findIndex((option) => option === options[answer - 1]) + 1
  return {
    ...question,
    options: ordered,
    children: children.map((child) => ({ ...child, answer: placeOf(child.answer) })),
  }
}
