/**
 * The order of options. Moodle mixes them whenever it shows them, so its authors write the right one first, and those of
 * a matching beside their stems: as they stand in the file they would tell the answers to whoever sees them in order.
 */
import { createHash } from 'node:crypto'
import type { Question } from '../../../src/contract/questions.ts'
import type { Asked } from '../asked.ts'

const letter = '[（(]?(?<![a-z])[A-H](?![a-z])[)）]?'

/** An option that speaks of the others belongs where it stands. */
const speaksOfOthers = new RegExp(
  [
    '以上|上述|前述|[上前]面(?:[两二三四几各所都均]|的?(?:选项|答案|说法))|以下[都均各几所]|下列[都均各几所]|其余|前者|后者',
    String.raw`全选|无一|无正确|没有正确|除\s*[A-H](?![a-z])|[同与]\s*[A-H]\s*(?:选?项)?(?:相同|一样|$)`,
    String.raw`${letter}\s*(?:[和与或及至到、,，/＋+&~～—–-]|\b(?:and|or|but not)\b)\s*${letter}`,
    String.raw`选项\s*[A-H]|[A-H]\s*(?:选?项|[都均])|^\s*[A-H]{2,5}\s*$`,
    '[都均]不?(?:对|是|正确|错)|皆(?:是|对|非|错)|全(?:部|都)?(?:是|对|错|正确)|其他[各选]?项',
    '[前后][两二三四](?:项|者|个)|第[一二三四五](?:项|个选项)',
    String.raw`\b(?:above|below|both|neither|all of|none of|only [A-H]|options? [A-H1-8]|answers? [A-H1-8]|same as|former|latter|no correct|all correct|none correct)\b`,
    String.raw`\b(?:first|second|third|fourth|last) (?:two|three|four|option|choice|answer|statement)\b|\b(?:first|second|third) and (?:second|third|fourth|last)\b`,
    String.raw`^\s*[1-8①-⑧Ⅰ-Ⅷ](?:\s*(?:[和与或及、,，＋+&]|and|or)?\s*[1-8①-⑧Ⅰ-Ⅷ])+\s*$`,
    String.raw`^\s*[IV]{1,4}(?:\s*(?:[和与或及、,，＋+&]|and|or)\s*[IV]{1,4})+\s*$`,
  ].join('|'),
  'i',
)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** An order that says nothing, the same in every run. */
function mixed<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  if (items.some((item) => speaksOfOthers.test(textOf(item)))) return [...items]
  const keyed = items.map((item) => ({ item, hash: hashOf(textOf(item)) }))
  return keyed.sort((a, b) => (a.hash < b.hash ? -1 : Number(a.hash > b.hash))).map(({ item }) => item)
}

/**
 * The sign that an author wrote before an option to name it: `A. `, `（Ｂ）`, `C、`, `[D]`, `1)`, `①`, `Ⅱ.`, `丙、`; tags may stand
 * before it. An option that only begins so (`A、B`, `1.5 mm`) has none.
 */
const tags = '^((?:\\s*<[^<>]*>)*)\\s*'
const after = '[)）.．、:：。]'
const ownLabels = [
  new RegExp(
    `${tags}[（(]?([A-HＡ-Ｈ])\\s*(?:[)）.．:：。\\]】]|\\s[-–—]\\s|、(?!\\s*[A-H](?![A-Z.])))\\s*`,
    'i',
  ),
  new RegExp(`${tags}[[【]\\s*([A-H1-8Ａ-Ｈ])\\s*[\\]】]\\s*[.．、:：]?\\s*`, 'i'),
  new RegExp(`${tags}[（(]?([1-8１-８])\\s*${after}(?!\\s*\\d)\\s*`),
  new RegExp(`${tags}([①-⑧])\\s*[.．、:：]?\\s*`),
  new RegExp(`${tags}([⑴-⑻])\\s*[.．、:：]?\\s*`),
  new RegExp(`${tags}[（(]?([Ⅰ-Ⅷ])\\s*${after}\\s*`),
  new RegExp(`${tags}[（(]?(I{1,3}|IV|VI{0,3})\\s*[)）.．、:：]\\s*`),
  new RegExp(`${tags}[（(]?([甲乙丙丁戊己])\\s*[)）.．、:：]\\s*`),
]
/** A letter before a blank alone may be the thing itself (A 细胞): it is left where it stands. */
const looseLabel = new RegExp(`${tags}([A-HＡ-Ｈ])[\\s-]`)

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** The place from 0 that a label names. */
const placeOfLabel = (label: string): number => {
  const plain = label.normalize('NFKC').toUpperCase().replace(/[()]/g, '')
  if (/\d/.test(plain)) return Number(plain) - 1
  const han = '甲乙丙丁戊己'.indexOf(plain)
  if (plain === '' || han >= 0) return plain === '' ? -1 : han
  const isRoman = plain.length > 1 || /[Ⅰ-Ⅷ]/.test(label) || /[IV]/.test(plain)
  return isRoman ? romans.indexOf(plain) : plain.charCodeAt(0) - 65
}

const placesBy = (label: RegExp, texts: readonly string[]): number[] =>
  texts.map((text) => placeOfLabel(label.exec(text)?.[2] ?? ''))

/** @returns the texts without their labels; undefined where not every one begins with its own, in their order */
export function withoutLabels(texts: readonly string[]): string[] | undefined {
  if (texts.length < 2) return undefined
  const label = ownLabels.find((one) => placesBy(one, texts).every((place, n) => place === n))
  return label && texts.map((text) => text.replace(label, '$1'))
}

type Answers = Asked['answers']

/** Options that their author named, in the order of the names and without them; undefined where not each has its own. */
function byOwnLabels(answers: Answers): Answers | undefined {
  const texts = answers.map(({ text }) => text.text)
  for (const label of ownLabels) {
    const places = placesBy(label, texts)
    if (texts.length < 2 || !texts.every((_, n) => places.includes(n))) continue
    return answers.map((_, n) => {
      const answer = answers[places.indexOf(n)] as Answers[number]
      return { ...answer, text: { ...answer.text, text: answer.text.text.replace(label, '$1') } }
    })
  }
  return undefined
}

/** They begin with letters of their own, though with too few signs to tell whether these are labels. */
const isLoosely = (answers: Answers): boolean => {
  const places = placesBy(
    looseLabel,
    answers.map(({ text }) => text.text),
  )
  return places.every((place, n) => place === n)
}

/** Options that an author lettered or numbered lose their labels, for the page has its own, and keep their order. */
export function withMixedAnswers(asked: Asked): Asked {
  const { type, shuffles, answers } = asked
  if (!type.startsWith('multichoice')) return asked
  const named = byOwnLabels(answers)
  if (named) return { ...asked, answers: named }
  return shuffles && !isLoosely(answers)
    ? { ...asked, answers: mixed(answers, ({ text }) => text.text) }
    : asked
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
