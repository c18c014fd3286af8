/** A text with gaps: fill in the blanks where all are typed, else a case whose parts are the gaps. */
import type { Question } from '../../../src/contract/questions.ts'
import { type AuthoredText, blank } from '../model.ts'
import { type FileNote, fileNote, QuestionFileFault } from '../texts.ts'
import { filled, isTyped, partOf, readGaps } from './cloze.ts'

type Telling = (html: string) => Promise<AuthoredText>

/** Classes of our own export, which tell how a case and its gaps were written. */
export const classOf = {
  stem: 'vitrine-stem',
  part: 'vitrine-part',
  gaps: 'vitrine-gaps',
  judge: 'vitrine-judge',
  analysis: 'vitrine-analysis',
  answer: 'vitrine-answer',
} as const

/** The insides of our own divisions, which hold no other: `class="name more"`. */
export const divisions = (html: string, name: string): { inside: string; classes: string }[] =>
  [...html.matchAll(/<div class="([^"]*)">((?:(?!<\/?div)[\s\S])*)<\/div>/g)]
    .map(([, classes = '', inside = '']) => ({ classes, inside }))
    .filter(({ classes }) => classes.split(' ').includes(name))

/** @throws Wrong where it has no gaps */
export async function fromCloze(html: string, telling: Telling, notes: FileNote[]): Promise<Question> {
  const parts = divisions(html, classOf.part)
  if (parts.length > 0) return ownCase(html, parts, telling, notes)
  const list = divisions(html, classOf.gaps)[0]
  if (list) {
    const { gaps } = readGaps(list.inside, () => '')
    const [stem] = divisions(html, classOf.stem)
    return filled(await telling(stem?.inside ?? ''), gaps, telling, notes)
  }
  const { known, unknown } = withoutUnknown(withoutOwnBlanks(html))
  const plain = readGaps(known, () => '____')
  if (plain.gaps.length === 0) throw new QuestionFileFault('noRight')
  notes.push(...unknown.map((gap) => fileNote('unknownGap', gap.slice(0, 120))))
  if (plain.gaps.every(isTyped)) return filled(await telling(plain.text), plain.gaps, telling, notes)
  const { text, gaps } = readGaps(known, (n) => `（${n}）`)
  const stem = await telling(text)
  const children: Question[] = []
  for (const [n, gap] of gaps.entries())
    children.push({
      ...(await partOf(gap, telling, notes)),
      title: `第（${n + 1}）处`,
      titleEn: `Gap (${n + 1})`,
    })
  return { ...blank('BINGLI'), title: stem.zh, titleEn: stem.en, children }
}

/** Its answer would stand in the stem for all to read. */
function withoutUnknown(html: string): { known: string; unknown: string[] } {
  const { unknown } = readGaps(html, () => '')
  return { known: unknown.reduce((text, gap) => text.replace(gap, '（…）'), html), unknown }
}

/** Lines that an author drew would be numbered as blanks; those in tags are of addresses. */
const withoutOwnBlanks = (html: string): string =>
  html.replace(/<[^<>]*>|_{2,}/g, (found) => (found.startsWith('_') ? '＿'.repeat(found.length) : found))

/** Not met in what people write: our markup has no spans. */
const gapsBegin = `<span class="${classOf.gaps}">`

async function ownCase(
  html: string,
  parts: ReturnType<typeof divisions>,
  telling: Telling,
  notes: FileNote[],
): Promise<Question> {
  const stem = await telling(divisions(html, classOf.stem)[0]?.inside ?? '')
  const children: Question[] = []
  for (const { inside, classes } of parts) {
    const [title = '', gapText = ''] = inside.split(gapsBegin)
    const { gaps } = readGaps(gapText, () => '')
    const [first] = gaps
    if (!first) throw new QuestionFileFault('noRight')
    const told = await telling(title)
    const part = gaps.every(isTyped)
      ? await filled(told, gaps, telling, notes)
      : { ...(await partOf(first, telling, notes)), title: told.zh, titleEn: told.en }
    children.push(classes.includes(classOf.judge) ? judged(part) : part)
  }
  return { ...blank('BINGLI'), title: stem.zh, titleEn: stem.en, children }
}

/** A statement was written as a choice between right and wrong, in this order. */
const judged = ({ title, titleEn, options }: Question): Question => ({
  ...blank('PANDUAN'),
  title,
  titleEn,
  panDuanAnswer: options[0]?.answer === true,
})
