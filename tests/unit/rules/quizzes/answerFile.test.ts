import { expect, test } from 'vitest'
import {
  addScannedCode,
  joinCodes,
  missingCodes,
  readSavedAttempt,
  type SavedAttempt,
  type ScannedCodes,
  toCodeSeries,
  writeSavedAttempt,
} from '../../../../src/rules/quizzes/answerFile.ts'

const row = (seq: number): SavedAttempt['rows'][number] => ({
  opId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  kind: 'answer',
  auto: false,
  questionId: 1_000_000_000_000 + seq,
  content: `角质形成细胞 ${seq}`,
  beacon: '',
  prev: 'a'.repeat(64),
  at: 1_800_000_000_000 + seq,
  mono: null,
  run: '',
  hash: String(seq * 7919).repeat(8),
})
const saved: SavedAttempt = {
  quizId: 7,
  attemptId: '11111111-1111-4111-8111-111111111111',
  savedAt: 1_800_000_000_000,
  rows: Array.from({ length: 40 }, (_, at) => row(at + 1)),
}

const scan = (codes: readonly string[]) =>
  codes.reduce<ScannedCodes | null>((before, code) => addScannedCode(before, code), null)

test('a saved attempt is read as it was written, and nothing else is', () => {
  const text = writeSavedAttempt(saved)
  expect(readSavedAttempt(text)).toEqual(saved)
  for (const wrong of ['', '{}', text.slice(0, -1), text.replace('"version":1', '"version":2'), '[]'])
    expect(readSavedAttempt(wrong)).toBeNull()
})

test('codes scanned in any order and twice give the text again', async () => {
  const text = writeSavedAttempt(saved)
  const codes = await toCodeSeries(text)
  expect(codes.length).toBeGreaterThan(1)
  const half = scan(codes.slice(1))
  expect(half && missingCodes(half)).toEqual([1])
  const whole = scan([...codes.slice(1).reverse(), ...codes])
  expect(whole && missingCodes(whole)).toEqual([])
  expect(whole && (await joinCodes(whole))).toBe(text)
})

test('a code of another series begins anew, and a changed one is found', async () => {
  const codes = await toCodeSeries(writeSavedAttempt(saved))
  const other = await toCodeSeries(writeSavedAttempt({ ...saved, quizId: 8 }))
  const mixed = scan([...codes, other[0] ?? ''])
  expect(mixed?.parts.size).toBe(1)
  expect(addScannedCode(mixed, 'https://example.org')).toBeNull()
  const [first = '', ...rest] = codes
  const changed = scan([`${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`, ...rest])
  expect(changed && (await joinCodes(changed))).toBeNull()
})
