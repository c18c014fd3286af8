/** What is said of a kept thing where the service has other pictures meanwhile and the line goes, or what stood before goes. */
import 'fake-indexeddb/auto'
import { getDefaultStore } from 'jotai'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, openApp, user } from './app.ts'
import { archives, later, things } from './device.ts'

const chapter = { kind: 'chapter', id: 7 } as const
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
    app.device.fault = { cut: 300 }
    await opened()
    expect([state(), served()]).toEqual(['failed', [1, 2]])
    await opened()
    expect([state(), served()]).toEqual(['kept', now.map(({ specimenId }) => specimenId)])
  },
)

test('a kept chapter that is wanted deeper, or opened, serves as before where the line goes', async () => {
  await app.packs.keep(chapter, 'overview')
  app.device.fault = { cut: 300 }
  await app.packs.keep(chapter, 'full')
  expect(app.states.stateOf('chapter:7')).toMatchObject({ state: 'kept', depth: 'overview' })
  app.device.online = false
  await opened()
  expect([state(), served()]).toEqual(['kept', [1, 2]])
})

test('a chapter that is removed while its new pictures come takes along what stood before', async () => {
  await app.packs.keep(chapter, 'full')
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
  await app.packs.keep(chapter, 'full')
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
