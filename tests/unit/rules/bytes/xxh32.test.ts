import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xxh32 } from '../../../../src/rules/bytes/xxh32.ts'

const text = (words: string) => new TextEncoder().encode(words)
const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 }).map((all) => new Uint8Array(all))

test.each([
  ['', 0x02cc5d05],
  ['a', 0x550d7456],
  ['abc', 0x32d153ff],
  ['message digest', 0x7c948494],
  ['abcdefghijklmnopqrstuvwxyz', 0x63a14d5f],
  ['Nobody inspects the spammish repetition', 0xe2293b2f],
])('%j has the sum that every XXH32 has', (words, sum) => {
  expect(xxh32(text(words))).toBe(sum)
})

test('where the bytes lie in memory does not matter', () => {
  fc.assert(
    fc.property(bytes, fc.nat({ max: 7 }), (all, from) => {
      const room = new Uint8Array(all.length + from)
      room.set(all, from)
      return xxh32(room.subarray(from)) === xxh32(all)
    }),
  )
})

test('a flipped bit, a lost byte and two bytes in each other’s place are told', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), fc.nat({ max: 7 }), (all, place, bit) => {
      const at = place % all.length
      const flipped = all.slice()
      flipped[at] = (all[at] as number) ^ (1 << bit)
      const swapped = all.slice()
      const other = (at + 1) % all.length
      ;[swapped[at], swapped[other]] = [all[other] as number, all[at] as number]
      expect(xxh32(flipped)).not.toBe(xxh32(all))
      expect(xxh32(all.slice(0, -1))).not.toBe(xxh32(all))
      if (all[at] !== all[other]) expect(xxh32(swapped)).not.toBe(xxh32(all))
    }),
  )
})
