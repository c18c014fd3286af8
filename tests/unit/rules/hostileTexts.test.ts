import { describe, expect, test } from 'vitest'
import { readersOfText, readingMs, repeatedPieces } from '../../tools/hostileTexts.ts'

/** Quadratic time is far above it (200,000 x 200,000 steps take longer), so that only what is slower is measured twice. */
const surelyLinearMs = 100

const longChars = 200_000

function isLinear(read: (text: string) => unknown, piece: string): boolean {
  const long = readingMs(read, piece, longChars)
  return long <= surelyLinearMs || long <= 15 * readingMs(read, piece, longChars / 10)
}

describe('SEC01 no text that is sent stops the service', () => {
  test.each(Object.entries(readersOfText))('%s reads ten times the text in 15 times the time', (_, read) => {
    // a busy machine may stop one measurement, and the next: what is quadratic fails each
    const isSlow = (piece: string) => [1, 2, 3, 4, 5].every(() => !isLinear(read, piece))
    const slow = repeatedPieces.filter(isSlow)
    expect(slow.map((piece) => JSON.stringify(piece))).toEqual([])
  })
})
