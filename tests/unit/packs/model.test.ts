/** Histories of kept things: whatever happens to line, files and room, what is said to be available is what the service has. */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Depth } from '../../../src/contract/sync.ts'
import { rounds } from '../../tools/rounds.ts'
import { tally } from '../../tools/tally.ts'
import { type App, openApp, user } from './app.ts'
import { archives, type Fault, things } from './device.ts'

const keys = Object.keys(things)
let app: App

beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** Places, by archive, that were damaged behind the app's back: `unmet` where nothing has read them since. */
interface Model {
  unmet: Map<string, Set<number>>
}

type Command =
  | { does: 'Install'; key: string; depth: Depth }
  | { does: 'Open'; key: string }
  | { does: 'Cut'; fault: Fault }
  | { does: 'TaskQueue'; online: boolean }
  | { does: 'Flip'; archive: number; at: number; read: boolean }
  | { does: 'Restart'; cut: { archive: number; to: number } | null }
  /** signs out some ms after something was opened, and in again */
  | { does: 'Leave'; key: string; after: number }
  | { does: 'Pause'; key: string }
  | { does: 'Remove'; key: string }
  | { does: 'Quota'; room: number | null }

const key = fc.constantFrom(...keys)
const archive = fc.nat(archives.length - 1)
const place = fc.nat(10_000)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('Install' as const),
      key,
      depth: fc.constantFrom('overview' as const, 'study' as const, 'full' as const),
    }),
  },
  fc.record({ does: fc.constant('Open' as const), key }),
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('Cut' as const),
      fault: fc.oneof(
        fc.record({ cut: place }),
        fc.record({ wrong: place }),
        fc.record({ cut: place, wrong: place }),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('TaskQueue' as const), online: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('Flip' as const), archive, at: place, read: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('Restart' as const),
      cut: fc.option(fc.record({ archive, to: place })),
    }),
  },
  fc.record({ does: fc.constant('Leave' as const), key, after: fc.nat(30) }),
  fc.record({ does: fc.constant('Pause' as const), key }),
  fc.record({ does: fc.constant('Remove' as const), key }),
  fc.record({ does: fc.constant('Quota' as const), room: fc.option(fc.nat(20_000)) }),
)

const thingOf = (of: string) => {
  const [kind, id] = of.split(':')
  return { kind: kind as 'chapter' | 'specimen', id: Number(id) }
}

const busy = (of: string) => ['waiting', 'loading'].includes(app.states.keptStateOf(of).state)

/** Until nothing is on its way. */
async function settled(): Promise<void> {
  for (let idle = 0; idle < 3; idle = keys.some(busy) ? 0 : idle + 1)
    await new Promise((resolve) => setTimeout(resolve, 1))
}

function flip(name: string, at: number): number | null {
  const file = app.device.files.get(name)
  if (!file?.bytes.length) return null
  const where = at % file.bytes.length
  file.bytes[where] = (file.bytes[where] ?? 0) ^ 16
  return where
}

async function run(one: Command, { unmet }: Model): Promise<void> {
  switch (one.does) {
    case 'Install':
      return app.packs.keepOffline(thingOf(one.key), one.depth)
    case 'Open':
      return app.packs.keepOpened(thingOf(one.key), async () => 'study')
    case 'Cut':
      app.device.fault = one.fault
      return
    case 'TaskQueue':
      app.device.online = one.online
      return app.packs.goOnSoon()
    case 'Flip': {
      const { name } = archives[one.archive] as (typeof archives)[number]
      const at = flip(name, one.at)
      if (at === null) return
      unmet.set(name, (unmet.get(name) ?? new Set()).add(at))
      if (!one.read) return
      // as the worker does that meets it
      unmet.delete(name)
      await app.damage.noteDamage(name)
      return app.packs.dropBadge(name)
    }
    case 'Restart': {
      await app.packs.forgetAll()
      await settled()
      const { name } = archives[one.cut?.archive ?? 0] as (typeof archives)[number]
      const file = app.device.files.get(name)
      if (one.cut && file) file.bytes = file.bytes.slice(0, one.cut.to)
      return app.packs.lookAt(user)
    }
    case 'Leave': {
      void app.packs.keepOpened(thingOf(one.key), async () => 'study')
      await new Promise((resolve) => setTimeout(resolve, one.after))
      app.owner.setOwner(null)
      await app.packs.forgetAll()
      await new Promise((resolve) => setTimeout(resolve, 20))
      // whoever comes next is told nothing of it
      expect(keys.map((of) => app.states.keptStateOf(of).state)).toEqual(keys.map(() => 'none'))
      app.owner.setOwner({ user, state: 'in' })
      return app.packs.lookAt(user)
    }
    case 'Pause':
      return app.packs.pauseKeeping(thingOf(one.key))
    case 'Remove':
      return app.packs.removeKept(thingOf(one.key))
    case 'Quota':
      app.device.room = one.room ?? Number.POSITIVE_INFINITY
  }
}

/** What is said to be available stands, byte for byte, but for what broke since and nobody has read. */
async function invariants({ unmet }: Model): Promise<number> {
  const entries = await app.entries.readEntries(user)
  let bad = 0
  for (const of of keys) {
    if (app.states.keptStateOf(of).state !== 'kept') continue
    const entry = entries.get(of)
    expect(entry, `${of} is available and nothing is remembered of it`).toBeDefined()
    // another depth that could not be had leaves what stood before
    const { packs = [], before = [] } = entry ?? {}
    for (const { url, bytes } of entry?.state === 'kept' || before.length === 0 ? packs : before) {
      const known = archives.find((one) => one.url === url) as (typeof archives)[number]
      const stored = app.device.files.get(known.name)?.bytes ?? new Uint8Array()
      for (let at = 0; at < bytes; at++)
        if (stored[at] !== known.bytes[at] && !unmet.get(known.name)?.has(at)) bad++
    }
  }
  return bad
}

/** An answer is wrong, and cut between the end of a depth and that of its chunk. */
const cutBehindDepth: Command[] = [
  { does: 'Cut', fault: { cut: 1900, wrong: 1500 } },
  { does: 'Install', key: 'specimen:2', depth: 'overview' },
  { does: 'Restart', cut: null },
]

/** A place broke in what a chapter keeps, and mending it for a specimen is cut with a wrong byte. */
const mendingCut: Command[] = [
  { does: 'Install', key: 'chapter:7', depth: 'overview' },
  { does: 'Cut', fault: { cut: 1, wrong: 0 } },
  { does: 'Flip', archive: 1, at: 1, read: false },
  { does: 'Install', key: 'specimen:2', depth: 'full' },
]

test('F36 F37 through all faults only verified bytes are available', async () => {
  const seed = process.env.OUTBOX_SEED === 'random' ? Date.now() % 2 ** 31 : 7
  const figures = { histories: 0, bad: 0, sent: 0, again: 0, ready: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), async (history) => {
      await app.packs.forgetAll()
      await settled()
      await app.begin()
      Object.assign(app.device, { sent: 0, again: 0 })
      const model: Model = { unmet: new Map() }
      for (const one of history) {
        await run(one, model)
        await settled()
        const bad = await invariants(model)
        figures.bad += bad
        expect([one.does, bad]).toEqual([one.does, 0])
        figures.ready += keys.filter((of) => app.states.keptStateOf(of).state === 'kept').length
      }
      figures.histories++
      figures.sent += app.device.sent
      figures.again += app.device.again
      expect(app.device.again).toBeLessThanOrEqual(0.1 * app.device.sent)
    }),
    { numRuns: rounds(12, 400), seed, examples: [[cutBehindDepth], [mendingCut]] },
  )
  expect(figures.ready).toBeGreaterThan(figures.histories)
  tally({
    figure: `${figures.bad} bytes wrongly available in ${figures.histories} histories, seed ${seed}, ${(1 + figures.again / figures.sent).toFixed(3)} × fetched`,
  })
}, 300_000)
