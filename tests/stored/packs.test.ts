/** What is kept of packs on devices since the first version stays readable. */
import { expect, test } from 'vitest'
import { entryOf } from '../../src/packs/entries.ts'
import { chunkOf } from '../../src/rules/pack.ts'

const calls = [{ path: '/dh-questionbank/practise/chapter/bundle', query: { catalogId: 12 } }]
const packs = [
  { specimenId: 3, url: '/wk_mobile/media/slide/3-0123456789abcdef/pack', bytes: 90, etag: '"x"' },
]

test('a chapter kept by the first version is a kept chapter, unpinned', () => {
  expect(entryOf('chapter:12', { calls, packs, bytes: 90, depth: 'study' })).toEqual({
    kind: 'chapter',
    id: 12,
    name: '',
    nameEn: '',
    depth: 'study',
    pinned: false,
    at: 0,
    state: 'kept',
    calls,
    replies: [],
    packs,
    before: [],
    stood: 'study',
    pictures: [],
    told: '',
    bytes: 90,
  })
})

test.each([
  ['removed', [{ key: 'chapter:1' }]],
  ['chapter:12', { declined: true }],
  ['chapter:x', { calls, packs }],
  ['slides:4', { calls, packs }],
  ['chapter:12', null],
])('%s with what is no entry is none', (key, value) => {
  expect(entryOf(key, value)).toBeNull()
})

test('a manifest or witness without a chunk length has a hash for each MiB', () => {
  expect(chunkOf({})).toBe(2 ** 20)
  expect(chunkOf({ chunk: 2 ** 18 })).toBe(2 ** 18)
})
