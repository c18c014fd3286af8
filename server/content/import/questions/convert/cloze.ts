/** Moodle's embedded answers: gaps in a text, each with its own kind: `{1:SHORTANSWER:=a~%0%b#why}`. */
import type { Question } from '../../../../../src/contract/questions.ts'
import { blank, optionOf, type Told } from '../model.ts'
import { type Note, Wrong } from '../texts.ts'
import { blankOf } from './blanks.ts'

type GapKind = 'text' | 'number' | 'one' | 'several'

interface Choice {
  text: string
  /** percent */
  fraction: number
}

interface Gap {
  kind: GapKind
  choices: Choice[]
}

const kinds: [RegExp, GapKind][] = [
  [/^(SHORTANSWER|SA|MW)(_?C)?$/, 'text'],
  [/^(NUMERICAL|NM)$/, 'number'],
  [/^(MULTICHOICE|MC)(_?[VHS]{1,2})?$/, 'one'],
  [/^(MULTIRESPONSE|MR)(_?[VHS]{1,2})?$/, 'several'],
]

const written = /\{\d*:([A-Z_]+):((?:\\[\s\S]|[^\\}])*)\}/g

/** `text` has a `mark` where each gap was. */
export function readGaps(html: string, mark: (n: number) => string): { text: string; gaps: Gap[] } {
  const gaps: Gap[] = []
  const text = html.replace(written, (all, name: string, body: string) => {
    const kind = kinds.find(([pattern]) => pattern.test(name))?.[1]
    if (!kind) return all
    gaps.push({ kind, choices: choicesOf(body) })
    return mark(gaps.length)
  })
  return { text, gaps }
}

const choicesOf = (body: string): Choice[] =>
  body.split(/(?<!\\)~/).flatMap((part) => {
    const [, right, percent, rest = ''] = /^\s*(?:(=)|%(-?\d+\.?\d*)%)?([\s\S]*)$/.exec(part) ?? []
    // `&#…;` is a character, not the beginning of feedback
    const [text = ''] = rest.split(/(?<![\\&])#/)
    const plain = text.replace(/\\([^*])/g, '$1').trim()
    return plain === '' ? [] : [{ text: plain, fraction: right ? 100 : Number(percent ?? 0) }]
  })

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }

/** What is typed into a gap is no HTML, but its answers stand in one. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (all, decimal?: string, hex?: string, name = '') => {
    if (name) return entities[name.toLowerCase()] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
  })

export const isTyped = ({ kind }: Gap) => kind === 'text' || kind === 'number'

export function optionOfGap({ kind, choices }: Gap, notes: Note[]) {
  const typed = choices.map(({ text, fraction }) => {
    const [value = '', tolerance] = kind === 'number' ? text.split(':') : [text]
    return { text: decoded(value), fraction, tolerance: Number(tolerance ?? 0) }
  })
  const option = blankOf(typed, kind === 'number', notes)
  if (!option) throw new Wrong('noAnswer')
  return option
}

/** A gap as a question of its own. @param telling a choice's HTML */
export async function partOf(
  gap: Gap,
  telling: (html: string) => Promise<Told>,
  notes: Note[],
): Promise<Question> {
  if (isTyped(gap)) return { ...blank('TIANKONG'), options: [optionOfGap(gap, notes)] }
  const best = Math.max(...gap.choices.map(({ fraction }) => fraction))
  if (!(best > 0)) throw new Wrong('noAnswer')
  const isRight = ({ fraction }: Choice) => (gap.kind === 'one' ? fraction === best : fraction > 0)
  const options = []
  for (const choice of gap.choices) options.push(optionOf(await telling(choice.text), isRight(choice)))
  return { ...blank(gap.kind === 'one' ? 'DANXUAN' : 'DUOXUAN'), options }
}
