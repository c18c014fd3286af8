import { expect, test } from 'vitest'
import { sha256OfText } from '../../../../src/rules/bytes/sha256.ts'
import {
  closingCodeLength,
  closingCodeOf,
  deriveSealKey,
  groupCode,
  isWitnessOf,
  makeSalt,
  makeSealCode,
  openPiece,
  readTypedCode,
  readWitness,
  sealCodeLength,
  sealPiece,
  writeWitness,
} from '../../../../src/rules/quizzes/sealedPaper.ts'

test('a code has 16 characters that nobody takes for others', () => {
  const codes = Array.from({ length: 500 }, makeSealCode)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(new Set(codes.join('')).size).toBe(32)
  expect(codes[0]).toHaveLength(sealCodeLength)
})

test('a code is read as people type it', () => {
  expect(readTypedCode(' 0a1b-2c3d il0o ')).toBe('0A1B2C3D1100')
  const code = makeSealCode()
  expect(readTypedCode(groupCode(code).toLowerCase())).toBe(code)
  expect(groupCode('0123456789ABCDEF')).toBe('0123 4567 89AB CDEF')
})

test('a piece opens by its code, in its place and unchanged, and not otherwise', async () => {
  const salt = makeSalt()
  const key = await deriveSealKey('0123456789ABCDEF', salt)
  const bytes = new TextEncoder().encode('试卷')
  const piece = await sealPiece(key, '1 2 paper', bytes)
  expect(await openPiece(key, '1 2 paper', piece)).toEqual(bytes)
  expect(await openPiece(await deriveSealKey('0123456789ABCDEF', salt), '1 2 paper', piece)).toEqual(bytes)
  const otherCode = await deriveSealKey('0123456789ABCDEG', salt)
  const otherSalt = await deriveSealKey('0123456789ABCDEF', makeSalt())
  const changed = { ...piece, data: piece.data.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')) }
  await expect(openPiece(key, '1 2 0', piece)).rejects.toThrow()
  await expect(openPiece(otherCode, '1 2 paper', piece)).rejects.toThrow()
  await expect(openPiece(otherSalt, '1 2 paper', piece)).rejects.toThrow()
  await expect(openPiece(key, '1 2 paper', changed)).rejects.toThrow()
  expect((await sealPiece(key, '1 2 paper', bytes)).iv).not.toBe(piece.iv)
})

test('a closing code means one hash, and a QR brings the whole of it', () => {
  const [hash, other] = [sha256OfText('a'), sha256OfText('b')]
  expect(closingCodeOf(hash)).toHaveLength(closingCodeLength)
  expect(isWitnessOf(closingCodeOf(hash), hash)).toBe(true)
  expect(isWitnessOf(hash, hash)).toBe(true)
  expect(isWitnessOf(closingCodeOf(hash), other)).toBe(false)
  const seen = { quizId: 7, attemptId: '11111111-1111-4111-8111-111111111111', hash }
  expect(readWitness(writeWitness(seen))).toEqual(seen)
  expect(readWitness('VQ1W7')).toBeNull()
})
