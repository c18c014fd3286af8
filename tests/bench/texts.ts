/** How long the longest text that somebody may send keeps everybody waiting, whatever characters it repeats. */
import { readersOfText, readingMs, repeatedPieces } from '../tools/hostileTexts.ts'
import type { Figure } from './figures.ts'

const limitMs = 50
/** characters of an answer and of any other text (`answerText` and `text` of the contract) */
const answerChars = 200_000
const otherChars = 20_000
const tries = 3

const readsAnswers = (name: string) => /^judge|^blanks$|^asMeant$|^isAmended$/.test(name)

/** Characters of a piece that fit twice into an answer, as the two blanks of a question. */
const charsInAnswer = (piece: string) =>
  Math.floor((answerChars * piece.length) / (2 * (JSON.stringify(piece).length - 2)))

function slowest(names: readonly string[], charsOf: (piece: string) => number): { ms: number; what: string } {
  let worst = { ms: 0, what: '' }
  for (const name of names) {
    const read = readersOfText[name] ?? (() => undefined)
    for (const piece of repeatedPieces) {
      const times = Array.from({ length: tries }, () => readingMs(read, piece, charsOf(piece)))
      const ms = Math.min(...times)
      if (ms > worst.ms) worst = { ms, what: `${name} of ${JSON.stringify(piece)}` }
    }
  }
  return worst
}

export async function longTexts(): Promise<Figure[]> {
  const names = Object.keys(readersOfText)
  const answers = slowest(names.filter(readsAnswers), charsInAnswer)
  const others = slowest(
    names.filter((name) => !readsAnswers(name)),
    () => otherChars,
  )
  return [
    { name: `an answer of ${answerChars} characters is judged`, ...answers },
    { name: `another text of ${otherChars} characters is read`, ...others },
  ].map(({ name, ms, what }) => ({
    ...{ name, value: ms, unit: 'ms', limit: limitMs, good: 'at most' as const },
    runs: `the slowest is ${what}, best of ${tries}`,
  }))
}
