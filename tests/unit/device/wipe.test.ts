import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accounts, changeAccount } from '../../../src/device/accounts.ts'
import { closeUser, inDevice, inUser } from '../../../src/device/db.ts'
import { userDatabase } from '../../../src/device/names.ts'
import { attemptDrafts } from '../../../src/device/runningAttempt.ts'
import type { QueueRow } from '../../../src/device/stored.ts'
import { beginWipe, resumeWipes, wipe } from '../../../src/device/wipe.ts'

/** What the private file system answers when its folder of archives is removed. */
const files = { removals: 0, error: null as string | null }

beforeEach(async () => {
  for (const user of [1, 2]) await closeUser(user)
  await inDevice(async (db) => db.close()).catch(() => undefined)
  globalThis.indexedDB = new IDBFactory()
  Object.assign(files, { removals: 0, error: null })
  const removeEntry = async () => {
    if (files.error) throw new DOMException('', files.error)
    files.removals++
  }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ removeEntry }) } })
})
afterEach(() => vi.unstubAllGlobals())

const begun = () => inDevice((db) => db.count('wipes'))
const shared = { removes: [], shared: true }

test.each(['NoModificationAllowedError', 'InvalidStateError', 'UnknownError'])(
  'F45 archives that cannot be removed for %s are removed at a later start',
  async (error) => {
    files.error = error
    await wipe(1, shared)
    await resumeWipes()
    expect([await begun(), files.removals]).toEqual([1, 0])
    files.error = null
    await resumeWipes()
    expect([await begun(), files.removals]).toEqual([0, 1])
  },
)

test('F45 where there are none, nothing is left to do', async () => {
  files.error = 'NotFoundError'
  await wipe(1, shared)
  expect(await begun()).toBe(0)
})

test('F45 a wipe that cannot be ended holds up no other', async () => {
  await inDevice(async (db) => {
    for (const user of [1, 2]) await db.put('wipes', { user, keepQueue: true, removes: [] })
  })
  await inUser(2, (db) => db.put('drafts', { key: 'a', value: 'private', at: 1 }))
  // a newer build's, which this one cannot open
  const newer = await openDB(userDatabase(1), 9)
  await resumeWipes()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(userDatabase(2))
  newer.close()
})

test('F45 what the next person keeps meanwhile stays', async () => {
  files.error = 'NoModificationAllowedError'
  await wipe(1, shared)
  files.error = null
  await changeAccount(2, { shared: true, signedOut: false })
  await resumeWipes()
  expect([await begun(), files.removals]).toEqual([0, 0])
})

/** An attempt of a quiz among the drafts, with its paper and what is being written. */
async function keepAttempt(quizId: number, endAt: number | null) {
  const value = { token: 'secret', startedAt: Date.now() - 60_000, endAt, answers: [] }
  await inUser(1, async (db) => {
    await db.put('drafts', { key: attemptDrafts.run(quizId), value, at: 1 })
    for (const key of [attemptDrafts.paper(quizId), attemptDrafts.typing(quizId)])
      await db.put('drafts', { key, value: {}, at: 1 })
  })
}

const draftKeys = () => inUser(1, (db) => db.getAllKeys('drafts'))
const inAMinute = () => Date.now() + 60_000

test('S39 a wipe keeps a running attempt unless its person signs out', async () => {
  await changeAccount(1, {})
  await keepAttempt(7, inAMinute())
  await keepAttempt(8, Date.now() - 1)
  await inUser(1, (db) => db.put('drafts', { key: 'assignment:1', value: {}, at: 1 }))
  await wipe(1, { removes: [] })
  expect(await draftKeys()).toEqual(['quiz:paper:7', 'quiz:run:7', 'quiz:typing:7'])
  // the next sign-in of anybody looks again
  expect(await accounts()).toMatchObject([{ id: 1, signedOut: true }])
  await wipe(1, { removes: [], isSignOut: true })
  expect(await draftKeys()).toEqual([])
  expect(await accounts()).toEqual([])
})

test('S39 answers that stay in the queue keep the chain that the next answer follows', async () => {
  await keepAttempt(7, inAMinute())
  await keepAttempt(8, inAMinute())
  const row = { id: 'a', call: 'quiz.submit', input: { quizId: 7 } } as unknown as QueueRow
  await inUser(1, (db) => db.add('queue', row))
  await wipe(1, { removes: [], isSignOut: true })
  expect(await draftKeys()).toEqual(['quiz:paper:7', 'quiz:run:7', 'quiz:typing:7'])
  await wipe(1, { removes: ['a'], isSignOut: true })
  expect(await draftKeys()).toEqual([])
})

test('S39 a sign-out that was cut short takes the attempts at the next start', async () => {
  await keepAttempt(7, inAMinute())
  await beginWipe(1, { removes: [], isSignOut: true })
  await resumeWipes()
  expect(await draftKeys()).toEqual([])
})
