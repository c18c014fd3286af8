/** Units and words that a blank's answer may leave out: Moodle has no field for them where texts are typed. */
import type { Option } from '../../../src/contract/questions.ts'
import { readRange } from '../../../src/rules/grading/range.ts'

/** The facts of one blank: what may be left out, and how many of its answers are names of its own. */
export type LeftOut = Pick<Option, 'unit' | 'suffix'> & { names?: number }

const namesOf = ({ answer }: Option): string[] => (Array.isArray(answer) ? answer : [])

const endsOf = ({ unit = [], suffix = [] }: Pick<Option, 'unit' | 'suffix'>): string[] => [...unit, ...suffix]

/** What is joined to Latin letters and digits stands behind a space or not; Chinese has none. */
const joined = (name: string, end: string): string[] =>
  /\p{Script=Han}/u.test(name + end) ? [`${name}${end}`] : [`${name} ${end}`, `${name}${end}`]

/** answers that are written for Moodle alone */
const maxAdded = 60

/** Every text that Moodle is to accept: the names, and behind them each with what may be left out. */
export function acceptedInMoodle(option: Option): string[] {
  const names = namesOf(option)
  const plain = names.filter((name) => readRange(name) === null)
  const added = plain.flatMap((name) => endsOf(option).flatMap((end) => joined(name, end)))
  return [...new Set([...names, ...added.slice(0, maxAdded)])]
}

/** Tags of the blanks of a question, by their place: `unit=1=mV`, `names=1=2`. */
export const leftOutTags = (options: readonly Option[]): string[] =>
  options.flatMap((option, at) => {
    const { unit = [], suffix = [] } = option
    if (unit.length + suffix.length === 0) return []
    const place = at + 1
    return [
      ...unit.map((text) => `unit=${place}=${text}`),
      ...suffix.map((text) => `suffix=${place}=${text}`),
      `names=${place}=${namesOf(option).length}`,
    ]
  })

const tagged = /^(unit|suffix|names)=(\d{1,3})=([\s\S]+)$/

/** As `leftOutTags` wrote it, by the place of the blank. */
export function readLeftOut(tags: readonly string[]): ReadonlyMap<number, LeftOut> {
  const blanks = new Map<number, LeftOut>()
  for (const tag of tags) {
    const [, field, place, text = ''] = tagged.exec(tag) ?? []
    if (field === undefined) continue
    const blank = blanks.get(Number(place)) ?? {}
    blanks.set(Number(place), blank)
    if (field === 'names') blank.names = Number(text)
    else if (field === 'unit') blank.unit = [...(blank.unit ?? []), text]
    else blank.suffix = [...(blank.suffix ?? []), text]
  }
  return blanks
}

/** The blanks with what may be left out, and without the answers that only Moodle needs. */
export const withLeftOutOf = (options: Option[], blanks: ReadonlyMap<number, LeftOut>): Option[] =>
  options.map((option, at) => {
    const { names: count, ...ends } = blanks.get(at + 1) ?? {}
    if (endsOf(ends).length === 0) return option
    const names = namesOf(option)
    const own = names.slice(0, count)
    const written = new Set(acceptedInMoodle({ ...option, ...ends, answer: own }))
    // what a teacher added in Moodle stays
    const added = names.slice(own.length).filter((name) => !written.has(name))
    return { ...option, ...ends, answer: [...own, ...added] }
  })
