import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pick } from '../../../src/packs/check.ts'
import { type Entry, keptKey } from '../../../src/packs/entries.ts'
import { fileOf, pictureOf } from '../../../src/packs/files.ts'
import { evictionOrder, freedFiles } from '../../../src/packs/room.ts'
import { TaskQueue } from '../../../src/packs/taskQueue.ts'

const pack = (specimenId: number) => ({
  specimenId,
  url: `/wk_mobile/media/slide/${specimenId}-0123456789abcdef/pack`,
  bytes: 10,
  etag: '',
})

const entries: fc.Arbitrary<Entry[]> = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('chapter' as const, 'specimen' as const),
    id: fc.integer({ min: 1, max: 20 }),
    pinned: fc.boolean(),
    at: fc.integer({ min: 0, max: 50 }),
    packs: fc.array(fc.integer({ min: 1, max: 9 }).map(pack), { maxLength: 3 }),
    name: fc.constant(''),
    nameEn: fc.constant(''),
    depth: fc.constant('full' as const),
    state: fc.constant('kept' as const),
    calls: fc.constant([]),
    replies: fc.constant([]),
    before: fc.array(fc.integer({ min: 1, max: 9 }).map(pack), { maxLength: 2 }),
    pictures: fc.constant([]),
    told: fc.constant(''),
    bytes: fc.integer({ min: 0, max: 99 }),
  }),
  { selector: keptKey },
)

describe('making room', () => {
  test('takes the oldest first, never what is pinned, on screen or just coming', () => {
    const keys = fc.array(
      fc
        .tuple(fc.constantFrom('chapter', 'specimen'), fc.integer({ min: 1, max: 20 }))
        .map((of) => of.join(':')),
    )
    fc.assert(
      fc.property(entries, keys, keys, (all, used, spared) => {
        const order = evictionOrder(all, new Set(used), new Set(spared), 1e15)
        for (const [at, entry] of order.entries()) {
          expect(entry.pinned).toBe(false)
          expect([...used, ...spared]).not.toContain(keptKey(entry))
          for (const { specimenId } of entry.packs) expect(used).not.toContain(`specimen:${specimenId}`)
          expect(entry.at).toBeGreaterThanOrEqual(order[at - 1]?.at ?? 0)
        }
        if (used.length + spared.length === 0)
          expect(order).toHaveLength(all.filter((one) => !one.pinned).length)
      }),
    )
  })

  test('takes first what was opened while the clock ran ahead: F41', () => {
    fc.assert(
      fc.property(entries, fc.nat(), (all, now) => {
        const order = evictionOrder(all, new Set(), new Set(), now).map(({ at }) => at > now)
        expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })

  test('removes only the archives that nothing else needs', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const [gone, ...rest] = all
        if (!gone) return
        const needed = new Map(
          rest.flatMap(({ packs }) => packs.map(({ url, bytes }) => [fileOf(url), bytes] as const)),
        )
        for (const name of freedFiles(gone, needed)) {
          expect(needed.has(name)).toBe(false)
          expect([...gone.packs, ...gone.before].map(({ url }) => fileOf(url))).toContain(name)
        }
      }),
    )
  })

  test('a focus archive has a file of its own and the pictures of its specimen', () => {
    const url = '/wk_mobile/media/slide/7-0123456789abcdef/focus-fedcba9876543210/pack'
    expect(fileOf(url)).toBe('slide-7-0123456789abcdef-focus-fedcba9876543210.pack')
    expect(pictureOf(url)).toBe('/wk_mobile/media/slide/7-0123456789abcdef/')
    expect(pictureOf(pack(7).url)).toBe('/wk_mobile/media/slide/7-0123456789abcdef/')
  })
})

test('a look at the start hashes a bounded number of chunks, each as likely', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { maxLength: 60 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (all, random) => {
        const picked = pick(all, 8, () => random.next().value ?? 0)
        expect(picked).toHaveLength(Math.min(8, all.length))
        expect(new Set(picked).size).toBe(picked.length)
        for (const one of picked) expect(all).toContain(one)
      },
    ),
  )
})

describe('the line of downloads', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

  test('carries out two at a time in the order in which they came', async () => {
    const line = new TaskQueue(2)
    const ends = new Map<string, () => void>()
    const begun: string[] = []
    const run = (key: string) => (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        begun.push(key)
        ends.set(key, resolve)
        signal.addEventListener('abort', () => resolve())
      })
    const done = ['a', 'b', 'c', 'd'].map((key) => line.add(key, run(key)))
    expect(line.add('a', run('again'))).toBe(done[0])
    expect(begun).toEqual(['a', 'b'])
    await line.drop('c')
    await line.drop('a')
    await settle()
    expect(begun).toEqual(['a', 'b', 'd'])
    ends.get('b')?.()
    ends.get('d')?.()
    await Promise.all(done)
    expect(line.keys()).toEqual([])
  })
})
