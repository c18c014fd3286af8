/** Moodle's embedded answers: gaps in a text, each with its own kind: `{1:SHORTANSWER:=a~%0%b#why}`. */
import type { Question } from '../../../src/contract/questions.ts'
import { htmlText } from '../markup/tell.ts'
import { type AuthoredText, blank, letters, optionOf } from '../model.ts'
import { type FileNote, fileNote, QuestionFileFault } from '../texts.ts'
import { blankOf, parseDecimal, typedText } from './blanks.ts'
import { answerName, joinLines, lineOf } from './feedback.ts'

type GapKind = 'text' | 'number' | 'one' | 'several'
type Telling = (html: string) => Promise<AuthoredText>

interface Choice {
  text: string
  /** percent */
  fraction: number
  /** HTML */
  feedback: string
}

export interface Gap {
  kind: GapKind
  choices: Choice[]
  caseMatters: boolean
}

const kinds: [RegExp, GapKind][] = [
  [/^(SHORTANSWER|SA|MW)(_?C)?$/, 'text'],
  [/^(NUMERICAL|NM)$/, 'number'],
  [/^(MULTICHOICE|MC)(_?[VHS]{1,2})?$/, 'one'],
  [/^(MULTIRESPONSE|MR)(_?[VHS]{1,2})?$/, 'several'],
]

const written = /\{\d*:([A-Z_]+):((?:\\[\s\S]|[^\\}])*)\}/g

/** `text` has a `mark` where each gap was; `unknown` are those that nobody here can fill, and stay. */
export function readGaps(html: string, mark: (n: number) => string) {
  const gaps: Gap[] = []
  const unknown: string[] = []
  const text = html.replace(written, (all, name: string, body: string) => {
    const [pattern, kind] = kinds.find(([one]) => one.test(name)) ?? []
    if (!kind) {
      unknown.push(all)
      return all
    }
    const caseMatters = kind === 'text' && pattern?.exec(name)?.[2] !== undefined
    gaps.push({ kind, choices: choicesOf(body), caseMatters })
    return mark(gaps.length)
  })
  return { text, gaps, unknown }
}

/** Only what would end an answer is escaped in it: other backslashes are of its formulas. */
const bare = (text: string): string => text.replace(/\\([~#{}])/g, '$1').trim()

const choicesOf = (body: string): Choice[] =>
  body.split(/(?<!\\)~/).flatMap((part) => {
    const [, right, percent = '0', rest = ''] = /^\s*(?:(=)|%(-?\d+[.,]?\d*)%)?([\s\S]*)$/.exec(part) ?? []
    // `&#…;` is a character, not the beginning of feedback
    const [text = '', ...feedback] = rest.split(/(?<![\\&])#/)
    const fraction = right ? 100 : Number(percent.replace(',', '.'))
    return bare(text) === '' ? [] : [{ text: bare(text), fraction, feedback: bare(feedback.join('#')) }]
  })

export const isTyped = ({ kind }: Gap) => kind === 'text' || kind === 'number'

/** The answers of a gap that is typed into. They are plain text, though the gap stands inside HTML. */
function typedOf({ kind, choices }: Gap) {
  return choices.map(({ text, fraction, feedback }) => {
    const [value = '', tolerance = '0'] = kind === 'number' ? text.split(':') : [text]
    const told = { text: typedText(htmlText(value)), fraction, tolerance: parseDecimal(tolerance) || 0 }
    return { ...told, feedback, name: `${told.text}${told.tolerance > 0 ? ` ± ${told.tolerance}` : ''}` }
  })
}

function optionOfGap(gap: Gap, notes: FileNote[]) {
  const option = blankOf(typedOf(gap), gap.kind === 'number', notes)
  if (!option) throw new QuestionFileFault('noRight')
  if (gap.caseMatters) notes.push(fileNote('caseMatters'))
  return option
}

/** A text whose gaps are all typed. */
export async function filled(
  { zh, en }: AuthoredText,
  gaps: readonly Gap[],
  telling: Telling,
  notes: FileNote[],
): Promise<Question> {
  const lines: AuthoredText[] = []
  for (const [n, gap] of gaps.entries())
    for (const { name: text, feedback } of typedOf(gap)) {
      const name = answerName(text)
      const place = gaps.length > 1 ? `(${n + 1}) ` : ''
      const placed = { zh: place + name.zh, en: name.en && place + name.en }
      lines.push(lineOf(placed, await telling(feedback)))
    }
  const why = joinLines(...lines)
  return {
    ...blank('TIANKONG'),
    title: zh,
    titleEn: en,
    analysis: why.zh,
    analysisEn: why.en,
    options: gaps.map((gap) => optionOfGap(gap, notes)),
  }
}

/** A gap as a question of its own. @param telling a choice's HTML */
export async function partOf(gap: Gap, telling: Telling, notes: FileNote[]): Promise<Question> {
  if (isTyped(gap)) return filled({ zh: '', en: '' }, [gap], telling, notes)
  const best = Math.max(...gap.choices.map(({ fraction }) => fraction))
  if (!(best > 0)) throw new QuestionFileFault('noRight')
  const isRight = ({ fraction }: Choice) => (gap.kind === 'one' ? fraction === best : fraction > 0)
  const options = []
  const lines: AuthoredText[] = []
  for (const choice of gap.choices) {
    const told = await telling(choice.text)
    if (told.zh === '') continue
    lines.push(lineOf({ zh: letters(options.length), en: '' }, await telling(choice.feedback)))
    options.push(optionOf(told, isRight(choice)))
  }
  const partly = gap.choices.filter(({ fraction }) => gap.kind === 'one' && fraction > 0 && fraction < best)
  if (partly.length > 0)
    notes.push(fileNote('partly', partly.map(({ text }) => typedText(htmlText(text))).join(' · ')))
  if (options.length < 2) throw new QuestionFileFault('fewOptions')
  if (!options.some(({ answer }) => answer)) throw new QuestionFileFault('noRight')
  const why = joinLines(...lines)
  return {
    ...blank(gap.kind === 'one' ? 'DANXUAN' : 'DUOXUAN'),
    options,
    analysis: why.zh,
    analysisEn: why.en,
  }
}
