import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { enqueue } from '../../../src/outbox/enqueue.ts'
import { openOutbox } from '../../../src/outbox/index.ts'
import { storeOf } from '../../../src/outbox/store.ts'

const user = 7
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('a refused setting stays for the person when another one is saved', async () => {
  const outbox = openOutbox({ user, token: () => null, lang: () => 'zh' })
  const place = { lane: 'setting', subject: 'setting:practice' }
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
