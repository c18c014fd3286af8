/** What is said of kept things where a line is cut in the worst place and a device has no room for a note. */
import 'fake-indexeddb/auto'
import { getDefaultStore } from 'jotai'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { smallPictures, witnessFile } from '../../../src/rules/pack.ts'
import { noteRejections } from '../queries/world.ts'
import { type App, openApp, user } from './app.ts'
import { archives } from './device.ts'

const chapter = { kind: 'chapter', id: 7 } as const
const specimen = { kind: 'specimen', id: 2 } as const
const [, archive] = archives
const others = async () => ({
  accounts: await import('../../../src/device/accounts.ts'),
  drafts: await import('../../../src/queries/engine/drafts.ts'),
  answers: await import('../../../src/queries/practice/practice.ts'),
  outbox: await import('../../../src/outbox/index.ts'),
  outboxRoom: await import('../../../src/outbox/quota.ts'),
  room: await import('../../../src/app/room.ts'),
})
let app: App & Awaited<ReturnType<typeof others>>
const unhandled = noteRejections()

beforeAll(async () => {
  app = { ...(await openApp()), ...(await others()) }
  app.outboxRoom.setMakeRoom(app.room.freeRoom)
})
beforeEach(() => app.begin())
afterEach(() => {
  vi.restoreAllMocks()
  // nothing that a button begins is left to nobody
  expect(unhandled).toEqual([])
})
afterAll(() => app.close())

const stateOf = (of: { kind: string; id: number }) => app.states.keptStateOf(`${of.kind}:${of.id}`)
const entriesShown = () => [...getDefaultStore().get(app.states.entriesAtom).keys()]
const entryOf = async (of: { kind: string; id: number }) =>
  (await app.entries.readEntries(user)).get(`${of.kind}:${of.id}`)

/** Writes into these stores are refused from now on, as long as it holds. */
function refuse(stores: readonly string[], holds = () => true) {
  const real = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (stores.includes(this.name) && holds()) throw new DOMException('full', 'QuotaExceededError')
    return real.apply(this, args)
  })
}

/** A new page looks at what is there. */
async function startAnew() {
  await app.packs.forgetAll()
  await app.packs.lookAt(user)
}

test('F36 bytes of a chunk that was cut before its hash do not count', async () => {
  // the depth ends at 1845, its chunk at 2048
  app.device.fault = { cut: 1900, wrong: 1500 }
  await app.packs.keepOffline(specimen, 'overview')
  expect([stateOf(specimen).state, app.device.files.get(archive.name)?.bytes.length]).toEqual([
    'failed',
    1900,
  ])
  app.device.online = false
  await startAnew()
  expect(stateOf(specimen).state).not.toBe('kept')
  app.device.online = true
  await app.packs.resumeKeeping(specimen)
  expect(stateOf(specimen).state).toBe('kept')
  expect(app.device.files.get(archive.name)?.bytes).toEqual(archive.bytes.slice(0, 2048))
})

test.each(['an answer', 'a draft'])(
  'F28 what was only opened makes room for %s, and is not said to be available',
  async (what) => {
    await app.packs.keepOpened(chapter, async () => 'full')
    expect(stateOf(chapter).state).toBe('kept')
    refuse(['queue', 'drafts'], () => app.device.files.size > 0)
    const add = IDBObjectStore.prototype.add
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (app.device.files.size > 0) throw new DOMException('full', 'QuotaExceededError')
      return add.apply(this, args)
    })
    app.device.online = false
    if (what === 'a draft') expect(await app.drafts.saveDraft('chapter:7', [[1, '11']])).toBe(true)
    else {
      app.outbox.openOutbox({ user, lang: () => 'zh', origin: 'http://school.test', token: () => null })
      await app.answers.submitAnswer({
        ...{ catalogId: 7, paperId: '11111111-1111-4111-8111-111111111111', questionId: 1 },
        content: '11',
      })
      expect(await app.database.inUser(user, (db) => db.count('queue'))).toBe(1)
      await app.outbox.closeOutbox()
    }
    expect(app.device.files.size).toBe(0)
    expect([stateOf(chapter).state, entriesShown()]).toEqual(['none', []])
  },
)

test('F28 a damaged place drops the badge even where nothing can be written down', async () => {
  await app.packs.keepOffline(specimen, 'full')
  app.device.online = false
  refuse(['settings', 'packs'])
  const file = app.device.files.get(archive.name)
  if (file) file.bytes[77] = 255 - (file.bytes[77] ?? 0)
  // as the worker does that meets it
  await app.damage.noteDamage(archive.name)
  await app.packs.dropBadge(archive.name)
  expect(stateOf(specimen)).toMatchObject({ state: 'failed', why: 'damaged' })
  expect(app.device.files.has(witnessFile(archive.name))).toBe(false)
  await startAnew()
  expect(stateOf(specimen).state).not.toBe('kept')
  vi.restoreAllMocks()
  app.device.online = true
  await app.packs.resumeKeeping(specimen)
  expect(stateOf(specimen).state).toBe('kept')
  expect(file?.bytes).toEqual(archive.bytes)
})

test('F28 the look at a start says what it met where that cannot be written down', async () => {
  await app.packs.keepOffline(specimen, 'full')
  const file = app.device.files.get(archive.name)
  for (let at = 0; at < (file?.bytes.length ?? 0); at++) if (file) file.bytes[at] = 0
  app.device.online = false
  refuse(['settings', 'packs'])
  await startAnew()
  expect(stateOf(specimen)).toMatchObject({ state: 'failed' })
})

test('F28 a full device still stops and removes, and says what it cannot write down', async () => {
  await app.packs.keepOpened(chapter, async () => 'full')
  refuse(['packs'])
  await app.packs.pauseKeeping(chapter)
  expect(stateOf(chapter)).toMatchObject({ state: 'failed', why: 'full' })
  await app.packs.resumeKeeping(chapter)
  expect(stateOf(chapter)).toMatchObject({ state: 'failed', why: 'full' })
  await expect(app.packs.pinKept(chapter, true)).rejects.toThrow('full')
  await app.packs.removeKept(chapter)
  expect([stateOf(chapter).state, entriesShown(), app.device.files.size]).toEqual(['none', [], 0])
  expect(await entryOf(chapter)).toBeUndefined()
})

test.each(['a reply', 'a picture'])(
  'F28 without room for %s that belongs to it a thing is never said to be available',
  async (what) => {
    // what waits for a reply to be stored gives up sooner
    const { setTimeout: real } = globalThis
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
      real(run, ms / 25)) as typeof setTimeout)
    app.device.calls = [{ path: '/dh-specimen/specimen/info', query: { id: 2 } }]
    app.device.pictures = smallPictures(archive.url.replace(/pack$/, ''))
    const said: string[] = []
    const stop = getDefaultStore().sub(app.states.keptAtom, () => said.push(stateOf(specimen).state))
    if (what === 'a reply') refuse(['replies'])
    else app.device.cacheFull = true
    await app.packs.keepOffline(specimen, 'overview')
    expect(stateOf(specimen)).toMatchObject({ state: 'failed', why: 'full' })
    await startAnew()
    expect(stateOf(specimen).state).not.toBe('kept')
    stop()
    expect(said).toContain('loading')
    expect(said).not.toContain('kept')
    vi.restoreAllMocks()
    app.device.cacheFull = false
    await app.packs.resumeKeeping(specimen)
    expect(stateOf(specimen).state).toBe('kept')
    expect([...app.device.cached].toSorted()).toEqual(app.device.pictures.toSorted())
  },
)

test('F28 what was stopped on a full device does not go on by itself', async () => {
  app.device.fault = { cut: 300 }
  await app.packs.keepOffline(specimen, 'full')
  expect(stateOf(specimen)).toMatchObject({ state: 'failed', why: 'offline' })
  refuse(['packs'])
  await app.packs.pauseKeeping(specimen)
  vi.restoreAllMocks()
  await app.packs.goOn()
  expect(stateOf(specimen)).toMatchObject({ state: 'failed', why: 'full' })
  await app.packs.resumeKeeping(specimen)
  expect(stateOf(specimen).state).toBe('kept')
})

test('a chapter that was removed is not kept again merely because it is opened', async () => {
  await app.packs.keepOpened(chapter, async () => 'full')
  await app.packs.removeKept(chapter)
  await app.packs.keepOpened(chapter, async () => 'full')
  expect([stateOf(chapter).state, app.device.files.size]).toEqual(['none', 0])
})

test('what was removed for room is told until it is kept again: walk 10', async () => {
  const told = async () => (await app.packs.removedForRoom()).map(({ key }) => key)
  await app.packs.keepOpened(chapter, async () => 'full')
  app.device.room = archive.bytes.length
  await app.packs.keepOffline(specimen, 'full')
  expect([stateOf(specimen).state, await told()]).toEqual(['kept', []])
  await app.packs.giveRoom(user)
  expect([stateOf(chapter).state, await told()]).toEqual(['none', ['chapter:7']])
  app.device.room = Number.POSITIVE_INFINITY
  await app.packs.keepOffline(chapter, 'full')
  expect([stateOf(chapter).state, await told()]).toEqual(['kept', []])
  await app.packs.removeKept(chapter)
  expect(await told()).toEqual([])
})

test('pictures that another person of this device keeps stay when one removes theirs', async () => {
  const gone: string[] = []
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async () => undefined,
      put: async () => undefined,
      delete: async (picture: string) => gone.push(picture) > 0,
    }),
    delete: async () => false,
  })
  await app.packs.keepOpened(chapter, async () => 'full')
  const entry = await entryOf(chapter)
  if (!entry) throw new Error('no entry')
  await app.accounts.changeAccount(2, { fullName: '张' })
  await app.entries.writeEntry(user, { ...entry, pictures: ['/one.webp', '/both.webp'] })
  await app.entries.writeEntry(2, { ...entry, pictures: ['/both.webp'] })
  await app.packs.removeKept(chapter)
  expect(gone).toEqual(['/one.webp'])
})

test('F34 the browser is asked to keep what is stored once the first pack stands', async () => {
  const persist = vi.fn(async () => true)
  Object.assign(navigator.storage, { persisted: async () => false, persist })
  app.device.fault = { cut: 300 }
  await app.packs.keepOffline(specimen, 'overview')
  expect([stateOf(specimen).state, persist.mock.calls.length]).toEqual(['failed', 0])
  await app.packs.resumeKeeping(specimen)
  expect(stateOf(specimen).state).toBe('kept')
  await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1), { timeout: 20_000 })
})

test('O05 a full device is told after a new start too, until the person tries again', async () => {
  app.device.room = 2000
  await app.packs.keepOffline(specimen, 'full')
  expect(stateOf(specimen)).toMatchObject({ state: 'failed', why: 'full' })
  await app.packs.forgetAll()
  await app.packs.lookAt(user)
  expect(stateOf(specimen)).toMatchObject({ state: 'failed', why: 'full' })
  app.device.room = Number.POSITIVE_INFINITY
  await app.packs.resumeKeeping(specimen)
  expect(stateOf(specimen).state).toBe('kept')
  expect(getDefaultStore().get(app.states.keptBytesAtom)).toBe((await entryOf(specimen))?.bytes)
})

test('O05 a thing that the person paused is still called paused after a new start', async () => {
  app.device.room = 2000
  await app.packs.keepOffline(specimen, 'full')
  await app.packs.pauseKeeping(specimen)
  await app.packs.forgetAll()
  await app.packs.lookAt(user)
  expect(stateOf(specimen).state).toBe('paused')
})
