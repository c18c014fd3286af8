import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const user = 7
const answer = (questionId: number) => ({
  input: { catalogId: 1, paperId: '11111111-1111-4111-8111-111111111111', questionId, content: '1' },
  place: { lane: 'chapter:1', subject: `question:${questionId}` },
})

/** A page of the app, freshly loaded. */
async function open() {
  vi.resetModules()
  const { openOutbox } = await import('../../../src/outbox/index.ts')
  const { enqueue } = await import('../../../src/outbox/enqueue.ts')
  const outbox = openOutbox({ user, token: () => null, lang: () => 'zh' })
  return { outbox, enqueue }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => vi.unstubAllGlobals())

test('F34 the browser is asked to keep what is stored when the first answer waits, and by itself never again', async () => {
  const persist = vi.fn(async () => false)
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
  for (const questions of [
    [1, 2],
    [3, 4],
  ]) {
    const { outbox, enqueue } = await open()
    for (const id of questions) {
      const { input, place } = answer(id)
      await enqueue('chapter.submit', input, place)
    }
    await (await import('../../../src/device/space.ts')).askToPersistOnce()
    expect(persist).toHaveBeenCalledTimes(1)
    await outbox.close()
  }
})

test('what a refused setting said of other things is not said by the next one, and stays for the person', async () => {
  const { outbox, enqueue } = await open()
  const place = { lane: 'setting', subject: 'setting:practice' }
  const { storeOf } = await import('../../../src/outbox/store.ts')
  const park = async () => {
    const [row] = await outbox.rows(0, 10)
    const change = { state: 'parked' as const }
    await storeOf(user).settle({ delivered: [], kept: [{ row: row!, change }], pause: () => null }, 1)
  }
  const inputs = async () => (await outbox.rows(0, 10)).map(({ input, state }) => [input, state])
  await enqueue('practice.setting', { examAt: 5 }, place)
  await park()
  await enqueue('practice.setting', { autoWrong: false }, place)
  expect(await inputs()).toEqual([
    [{ examAt: 5 }, 'parked'],
    [{ autoWrong: false }, 'waiting'],
  ])
  await enqueue('practice.setting', { examAt: 6 }, place)
  expect(await inputs()).toEqual([
    [{ autoWrong: false }, 'waiting'],
    [{ examAt: 6 }, 'waiting'],
  ])
  await outbox.close()
})
