/** What is said of a kept thing where the service has other pictures meanwhile and the line goes, or what stood before goes. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { getDefaultStore } from 'jotai'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { archives, type Device, later, openDevice, things } from './device.ts'

const user = 1
const chapter = { kind: 'chapter', id: 7 } as const
const [first, second] = archives
const modules = async () => ({
  packs: await import('../../../src/packs/kept.ts'),
  damage: await import('../../../src/device/damage.ts'),
  states: await import('../../../src/packs/state.ts'),
  serving: await import('../../../src/packs/serving.ts'),
  owner: await import('../../../src/queries/owner.ts'),
  database: await import('../../../src/device/db.ts'),
})
let device: Device
let app: Awaited<ReturnType<typeof modules>>

beforeAll(async () => {
  device = await openDevice()
  app = await modules()
})
beforeEach(async () => {
  await app.packs.forgetAll()
  globalThis.indexedDB = new IDBFactory()
  await app.database.closeUser(user)
  await app.database.inDevice(async (db) => db.close()).catch(() => undefined)
  device.files.clear()
  things['chapter:7'] = archives
  Object.assign(device, { online: true, fault: null })
  app.owner.setOwner({ user, state: 'in' })
})
afterAll(() => {
  app.owner.setOwner(null)
  vi.unstubAllGlobals()
})

const state = () => app.states.stateOf('chapter:7').state
const served = () => [...getDefaultStore().get(app.serving.servedSpecimensAtom).keys()]
const opened = () => app.packs.keepOpened(chapter, async () => 'full')

test.each([
  ['a specimen came to it', [...archives, later]],
  ['a picture was made anew', [first, later]],
])(
  'F36 a kept chapter that is opened after %s is not said to be available where the line goes',
  async (_, now) => {
    await app.packs.keep(chapter, 'full')
    expect(state()).toBe('kept')
    things['chapter:7'] = now
    device.fault = { cut: 300 }
    await opened()
    expect([state(), served()]).toEqual(['failed', [1, 2]])
    await opened()
    expect([state(), served()]).toEqual(['kept', now.map(({ specimenId }) => specimenId)])
  },
)

test('a kept chapter that is wanted deeper, or opened, serves as before where the line goes', async () => {
  await app.packs.keep(chapter, 'overview')
  device.fault = { cut: 300 }
  await app.packs.keep(chapter, 'full')
  expect(app.states.stateOf('chapter:7')).toMatchObject({ state: 'kept', depth: 'overview' })
  device.online = false
  await opened()
  expect([state(), served()]).toEqual(['kept', [1, 2]])
})

test('a chapter that is removed while its new pictures come takes along what stood before', async () => {
  await app.packs.keep(chapter, 'full')
  things['chapter:7'] = [later]
  device.fault = { cut: 300 }
  await opened()
  expect(device.files.has(first.name)).toBe(true)
  await app.packs.removeKept(chapter)
  expect([...device.files.keys()]).toEqual([])
})

test.each([
  [
    'gone',
    async () => {
      device.files.delete(second.name)
      await app.packs.forgetAll()
      await app.packs.lookAt(user)
    },
  ],
  [
    'damaged',
    async () => {
      await app.damage.noteDamage(first.name)
      await app.packs.dropBadge(first.name)
    },
  ],
])('F35 what stood before does not serve any more once an archive of it is %s', async (_, harm) => {
  await app.packs.keep(chapter, 'full')
  things['chapter:7'] = [later]
  device.fault = { cut: 300 }
  await opened()
  device.online = false
  expect([state(), served()]).toEqual(['failed', [1, 2]])
  await harm()
  expect(state()).not.toBe('kept')
  expect(served()).toEqual([])
  device.online = true
  await app.packs.resumeKeeping(chapter)
  expect([state(), served()]).toEqual(['kept', [3]])
})
