/** What is kept of a specimen that the service has no longer. */
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type App, openApp, user } from './app.ts'
import { archives, things } from './device.ts'

const chapter = { kind: 'chapter', id: 7 } as const
const specimen = { kind: 'specimen', id: 2 } as const
const [first, second] = archives
let app: App
let told: () => Promise<unknown>

beforeAll(async () => {
  app = await openApp()
  const { readRemoved } = await import('../../../src/packs/room.ts')
  told = async () => (await readRemoved(user)).map(({ key, gone }) => [key, gone])
})
beforeEach(async () => {
  await app.begin()
  things['chapter:7'] = archives
  things['specimen:2'] = [second]
})
afterAll(() => app.close())

const state = (of: { kind: string; id: number }) => app.states.keptStateOf(`${of.kind}:${of.id}`).state
const files = () => [...app.device.files.keys()].filter((name) => name.endsWith('.pack'))

test('goes with its archive, is told, and a kept chapter is asked for without it', async () => {
  await app.packs.keepOffline(chapter, 'full')
  await app.packs.keepOffline(specimen, 'full')
  things['chapter:7'] = [first]
  await app.packs.dropSpecimen(2)
  expect([state(specimen), await told()]).toEqual(['none', [['specimen:2', true]]])
  await vi.waitFor(() => expect([state(chapter), files()]).toEqual(['kept', [first.name]]), {
    timeout: 20_000,
  })
})

test('a chapter whose questions still show it keeps it', async () => {
  await app.packs.keepOffline(chapter, 'full')
  await app.packs.keepOffline(specimen, 'full')
  await app.packs.dropSpecimen(2)
  await vi.waitFor(() => expect([state(specimen), state(chapter)]).toEqual(['none', 'kept']), {
    timeout: 20_000,
  })
  expect(files()).toEqual([first.name, second.name])
})

test('goes where the service says so, while a kept chapter stays and says it', async () => {
  await app.packs.keepOffline(chapter, 'overview')
  await app.packs.keepOffline(specimen, 'overview')
  app.device.gone = true
  await app.packs.keepOffline(specimen, 'full')
  expect([state(specimen), await told()]).toEqual(['none', [['specimen:2', true]]])
  await app.packs.keepOpened(chapter, async () => 'full')
  expect(app.states.keptStateOf('chapter:7')).toMatchObject({ state: 'failed', why: 'gone' })
  expect(files()).toEqual([first.name, second.name])
})
