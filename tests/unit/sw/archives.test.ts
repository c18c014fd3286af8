/** Reading out of archives in which a bit turned over: the right tile, or none, and the damage is noted. */
import 'fake-indexeddb/auto'
import { beforeAll, expect, test, vi } from 'vitest'
import { damagedPacks } from '../../../src/device/damage.ts'
import { locate, type PackIndex, packFile, readIndex, witnessFile } from '../../../src/rules/pack.ts'
import { makeArchive } from '../../tools/archive.ts'
import { tally } from '../../tools/tally.ts'

/** What a test waits for may take this long on a starved machine. */
const waits = { timeout: 20_000 }
/** By a name that the compiler does not follow: it is checked under a worker's types, this file under a page's. */
const worker = '../../../src/sw/archives.ts'
type Read = (picture: string, level: number, x: number, y: number) => Promise<Response | null>

const files = new Map<string, Uint8Array<ArrayBuffer>>()
/** archives that pages were told of */
const told = new Set<string>()
let archives: { keptTile: Read; forgetPacks: () => void }

beforeAll(async () => {
  const folder = {
    keys: async function* () {
      yield* [...files.keys()]
    },
    getFileHandle: async (name: string) => ({
      getFile: async () => {
        const bytes = files.get(name)
        if (!bytes) throw new DOMException('', 'NotFoundError')
        return new File([bytes], name)
      },
    }),
    removeEntry: async (name: string) => void files.delete(name),
  }
  vi.stubGlobal('navigator', {
    storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) },
  })
  const page = { postMessage: ({ damagedPack }: { damagedPack: string }) => told.add(damagedPack) }
  vi.stubGlobal('self', { clients: { matchAll: async () => [page] } })
  archives = (await import(worker)) as typeof archives
})

/** The same for the same seed: below `below`. */
const numbers = (seed: number) => {
  let state = Math.imul(seed, 2654435761) + 1
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 8) % below
  }
}

const tileBytes = 64
const makeOne = (id: number) => makeArchive(id, '0123456789abcdef', 5, tileBytes, id)
const { grid, bytes: sample } = makeOne(1)
const gridAt = 32
const indexAt = gridAt + 4 * grid.levels.length
const tilesAt = readIndex(Uint8Array.from(sample).buffer).starts[0] ?? 0
/** From its first byte to before the next place's. */
const places = {
  header: [0, gridAt],
  grid: [gridAt, indexAt],
  directory: [indexAt, tilesAt],
  tiles: [tilesAt, sample.length],
} as const
const names = Object.keys(places) as (keyof typeof places)[]

const tiles = grid.levels.flatMap(({ columns, rows }, at) =>
  Array.from({ length: columns * rows }, (_, n) => ({
    level: grid.minLevel + at,
    x: n % columns,
    y: Math.floor(n / columns),
  })),
)

/** A kept archive, its witness beside it. @param flip bit of the archive that is turned over */
function keep(id: number, flip?: number) {
  const { bytes, url, manifest } = makeOne(id)
  const kept = Uint8Array.from(bytes)
  const index = readIndex(kept.slice().buffer)
  if (flip !== undefined) kept[flip >> 3] = (kept[flip >> 3] ?? 0) ^ (1 << (flip & 7))
  const name = packFile(url)
  files.set(name, kept)
  files.set(witnessFile(name), new TextEncoder().encode(JSON.stringify(manifest)))
  return { name, url, bytes, index }
}

/** How many tiles are answered; fails where one is not the right one. */
async function answered({ url, bytes, index }: { url: string; bytes: Buffer; index: PackIndex }) {
  const asked = tiles.map(async ({ level, x, y }) => {
    const answer = await archives.keptTile(url, level, x, y)
    if (!answer) return 0
    const { start, end } = locate(index, level, x, y) ?? { start: 0, end: 0 }
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes.subarray(start, end))).toBe(0)
    return 1
  })
  return (await Promise.all(asked)).reduce<number>((sum, one) => sum + one, 0)
}

test('F37 a flipped bit of a kept archive never shows a wrong tile, and is noted', async () => {
  const whole = keep(9999)
  const flips = Array.from({ length: 200 }, (_, seed) => {
    const next = numbers(seed)
    const place = names[seed % names.length] ?? 'tiles'
    const [from, to] = places[place]
    return { place, ...keep(seed, 8 * from + next(8 * (to - from))) }
  })
  expect(await answered(whole)).toBe(tiles.length)
  const found = await Promise.all(flips.map(async (flip) => ({ ...flip, count: await answered(flip) })))
  // without its head nothing of an archive can be found; of tiles only the damaged one is missing
  for (const { place, name, count } of found)
    expect([name, place, count]).toEqual([name, place, place === 'tiles' ? tiles.length - 1 : 0])
  const damaged = flips.map(({ name }) => name).toSorted()
  await vi.waitFor(async () => expect([...(await damagedPacks())].toSorted()).toEqual(damaged), waits)
  await vi.waitFor(() => expect([...told].toSorted()).toEqual(damaged), waits)
  tally({ figure: `0 of ${flips.length} flips not met at a tile` })
})

test('a download that was cut within its head is no damage', async () => {
  told.clear()
  const { name, url } = keep(500)
  files.set(name, (files.get(name) ?? new Uint8Array()).slice(0, indexAt + 4))
  archives.forgetPacks()
  expect(await archives.keptTile(url, grid.minLevel, 0, 0)).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([await damagedPacks(), told].some((names) => names.has(name))).toBe(false)
})
