import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { closeUser, inUser } from '../../../src/device/db.ts'
import { newId } from '../../../src/device/names.ts'
import { wipe } from '../../../src/device/wipe.ts'
import type { NewRow } from '../../../src/outbox/entry.ts'
import { storeOf } from '../../../src/outbox/store.ts'
import { supersedeBy } from '../../../src/outbox/supersede.ts'
import { type Ledger, listen, openLedger } from '../../tools/ledger.ts'

const user = 1
const store = storeOf(user)
let ledger: Ledger
Object.assign(globalThis, { heard: async (heard: Parameters<Ledger['hear']>[0]) => ledger.hear(heard) })
listen()

beforeEach(async () => {
  await closeUser(user)
  globalThis.indexedDB = new IDBFactory()
  ledger = openLedger()
})

const answer = (question: number): NewRow => ({
  id: newId(),
  call: 'chapter.submit',
  version: 1,
  input: { questionId: question, content: '1' },
  lane: 'chapter:1',
  subject: `question:${question}`,
  madeAt: 0,
  state: 'waiting',
  notBefore: 0,
  tries: 0,
})
const add = async (question: number) => (await store.add(answer(question))).row
const settled = (row: Awaited<ReturnType<typeof add>>) =>
  store.settle({ delivered: [{ row, reply: null }], kept: [], pause: () => null }, 0)

/** What the audit of this test would find, with what the service took in. */
async function found(taken: string[] = [], givenUp = 0) {
  const [queue, receipts] = await inUser(user, async (db) => [
    await db.getAll('queue'),
    await db.getAll('receipts'),
  ])
  const left = { queue: queue.map(({ id }) => id), receipts: receipts.map(({ id }) => id) }
  const by = new Map(taken.map((id) => [id, [user]]))
  return ledger.close(left, { by, effects: () => 0 }, givenUp)
}

test('only a receipt for an item that the service does not hold counts as a loss', async () => {
  const [delivered, wrongly] = [await add(1), await add(2)]
  await add(3)
  await settled(delivered)
  await settled(wrongly)
  expect(await found([delivered.id])).toMatchObject({ items: 3, counts: { lost: 1, falselySent: 1 } })
})

test('what the app discards by itself is lost, and what the person gave up is not', async () => {
  for (const question of [1, 2]) await store.discard((await add(question)).seq)
  expect(await found([], 0)).toMatchObject({ givenUp: 2, counts: { lost: 2 } })
  for (const question of [3, 4]) await store.discard((await add(question)).seq)
  expect(await found([], 1)).toMatchObject({ givenUp: 2, counts: { lost: 1 } })
})

test('what a wipe takes from the queue is lost unless the person gave it up', async () => {
  const delivered = await add(1)
  await settled(delivered)
  const second = await add(2)
  await wipe(user, { removes: [] })
  expect(await found([delivered.id])).toMatchObject({ givenUp: 0, counts: { lost: 0 } })
  const third = await add(3)
  await wipe(user, { removes: [second.id, third.id] })
  expect(await found([delivered.id])).toMatchObject({ givenUp: 2, counts: { lost: 2 } })
})

test('what is said anew, in its place or after it, is not lost', async () => {
  const [first, second] = [await add(1), await add(2)]
  await store.revive(first.seq, { input: { questionId: 1, content: '2' }, id: newId(), now: 1 })
  await inUser(user, (db) => db.put('queue', { ...second, state: 'parked' }))
  await store.add(answer(2), supersedeBy(answer(2)))
  expect(await found()).toMatchObject({ items: 4, givenUp: 0, counts: { lost: 0 } })
  // another thing takes nothing's place
  await store.add(answer(4), async (queue) => {
    for (const seq of await queue.getAllKeys()) await queue.delete(seq)
    return { gone: [] }
  })
  expect(await found()).toMatchObject({ givenUp: 2, counts: { lost: 2 } })
})

test('what was taken out into a file and comes back from it waits again', async () => {
  const row = await add(1)
  await store.discard(row.seq)
  await store.addNew([row])
  expect(await found([], 1)).toMatchObject({ givenUp: 1, counts: { lost: 0 } })
})
