/** What is said of a kept thing where the service has other pictures meanwhile and the line goes, or what stood before goes. */
import 'fake-indexeddb/auto'
import { getDefaultStore } from 'jotai'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { smallPictures } from '../../../src/rules/pack.ts'
import { type App, openApp, user } from './app.ts'
import { archives, later, things } from './device.ts'

const chapter = { kind: 'chapter', id: 7 } as const
/** What a test waits for may take this long on a starved machine. */
const waits = { timeout: 20_000 }
const [first, second] = archives
let app: App

beforeAll(async () => {
  app = await openApp()
})
beforeEach(async () => {
  await app.begin()
  things['chapter:7'] = archives
})
afterAll(() => app.close())

const state = () => app.states.keptStateOf('chapter:7').state
const served = () => [...getDefaultStore().get(app.serving.servedSpecimensAtom).keys()]
const opened = () => app.packs.keepOpened(chapter, async () => 'full')

test.each([
  ['a specimen came to it', [...archives, later]],
  ['a picture was made anew', [first, later]],
])('F36 a kept chapter opened after %s is not called available on a cut line', async (_, now) => {
  await app.packs.keepOffline(chapter, 'full')
  expect(state()).toBe('kept')
  things['chapter:7'] = now
  app.device.fault = { cut: 300 }
  await opened()
  expect([state(), served()]).toEqual(['failed', [1, 2]])
  await opened()
  expect([state(), served()]).toEqual(['kept', now.map(({ specimenId }) => specimenId)])
})

test('a kept chapter that is wanted deeper serves as before where the line breaks', async () => {
  await app.packs.keepOffline(chapter, 'overview')
  app.device.fault = { cut: 300 }
  await app.packs.keepOffline(chapter, 'full')
  expect(app.states.keptStateOf('chapter:7')).toMatchObject({ state: 'kept', depth: 'overview' })
  app.device.online = false
  await opened()
  expect([state(), served()]).toEqual(['kept', [1, 2]])
})

test('a chapter opened on a mobile network gets its pictures elsewhere: walk 6', async () => {
  const told = () => app.states.keptStateOf('chapter:7')
  await app.packs.keepOpened(chapter, async () => 'overview')
  await app.packs.keepOpened(chapter, async () => 'overview')
  expect(told()).toMatchObject({ state: 'kept', depth: 'overview' })
  app.device.fault = { cut: 300 }
  await opened()
  expect(told()).toMatchObject({ state: 'kept', depth: 'overview' })
  await opened()
  expect(told()).toMatchObject({ state: 'kept', depth: 'full' })
  await app.packs.keepOpened(chapter, async () => 'overview')
  expect(told()).toMatchObject({ state: 'kept', depth: 'full' })
})

/** The app is killed and starts anew. */
async function startAnew() {
  await app.packs.forgetAll()
  await app.packs.lookAt(user)
}
const size = () =>
  [...getDefaultStore().get(app.states.keptSpecimensAtom)].map(([id, { bytes }]) => [id, bytes])

describe('a chapter whose going deeper was cut, after a new start without network', () => {
  beforeEach(async () => {
    app.device.calls = [first, second].map(({ specimenId: id }) => ({ path: '/newer', query: { id } }))
    await app.packs.keepOffline(chapter, 'study')
    app.device.fault = { cut: 300 }
  })
  const told = () => app.states.keptStateOf('chapter:7')

  test('stands as it stood, at its old depth, and comes whole when there is network', async () => {
    const stood = told()
    const sizes = size()
    expect(stood).toMatchObject({ state: 'kept', depth: 'study' })
    await app.packs.keepOffline(chapter, 'full')
    app.device.online = false
    await startAnew()
    expect([told(), served(), size()]).toEqual([stood, [1, 2], sizes])
    // and after it has tried
    await app.packs.goOn()
    await vi.waitFor(() => expect(told()).toEqual(stood), waits)
    app.device.online = true
    await vi.waitFor(async () => {
      await app.packs.resumeKeeping(chapter)
      expect(told()).toMatchObject({ state: 'kept', depth: 'full' })
    }, waits)
  })

  test.each([
    ['an archive of it is gone', () => app.device.files.delete(second.name)],
    ['an archive of it is damaged', () => app.damage.noteDamage(first.name)],
    ['a small picture of it is gone', () => app.device.cached.clear()],
  ])('is not said to be available where %s', async (what, harm) => {
    if (what.includes('picture')) {
      app.device.pictures = smallPictures(first.url.replace(/pack$/, ''))
      app.device.fault = null
      await app.packs.removeKept(chapter)
      await app.packs.keepOffline(chapter, 'study')
      app.device.fault = { cut: 300 }
    }
    await app.packs.keepOffline(chapter, 'full')
    expect(told()).toMatchObject({ state: 'kept', depth: 'study' })
    await harm()
    app.device.online = false
    await startAnew()
    await app.packs.goOn()
    await vi.waitFor(() => expect(told()).toMatchObject({ state: 'failed' }), waits)
  })

  test('that was paused is paused, opens as it stood, and goes back to what stood', async () => {
    await app.packs.keepOffline(chapter, 'full')
    await app.packs.pauseKeeping(chapter)
    app.device.online = false
    await startAnew()
    expect([state(), served()]).toEqual(['paused', [1, 2]])
    await app.packs.resumeKeeping(chapter)
    expect(told()).toMatchObject({ state: 'kept', depth: 'study' })
    app.device.online = true
    await app.packs.keepOffline(chapter, 'study')
    expect(told()).toMatchObject({ state: 'kept', depth: 'study' })
  })

  test('whose pictures were made anew is not said to be available', async () => {
    things['chapter:7'] = [first, later]
    await app.packs.keepOffline(chapter, 'full')
    app.device.online = false
    await startAnew()
    await app.packs.goOn()
    await vi.waitFor(() => expect([state(), served()]).toEqual(['failed', [1, 2]]), waits)
  })
})

test('a chapter removed while its new pictures come takes along what stood before', async () => {
  await app.packs.keepOffline(chapter, 'full')
  things['chapter:7'] = [later]
  app.device.fault = { cut: 300 }
  await opened()
  expect(app.device.files.has(first.name)).toBe(true)
  await app.packs.removeKept(chapter)
  expect([...app.device.files.keys()]).toEqual([])
})

test.each([
  [
    'gone',
    async () => {
      app.device.files.delete(second.name)
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
  await app.packs.keepOffline(chapter, 'full')
  things['chapter:7'] = [later]
  app.device.fault = { cut: 300 }
  await opened()
  app.device.online = false
  expect([state(), served()]).toEqual(['failed', [1, 2]])
  await harm()
  expect(state()).not.toBe('kept')
  expect(served()).toEqual([])
  app.device.online = true
  await app.packs.resumeKeeping(chapter)
  expect([state(), served()]).toEqual(['kept', [3]])
})
