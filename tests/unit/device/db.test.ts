import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  account,
  addRevocation,
  changeAccount,
  forgetAccount,
  revocations,
} from '../../../src/device/accounts.ts'
import { closeUser, deleteUser, inDevice, inUser } from '../../../src/device/db.ts'
import { newId, userDatabase } from '../../../src/device/names.ts'
import { resumeWipes, wipe } from '../../../src/device/wipe.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { tally } from '../../tools/tally.ts'

beforeEach(async () => {
  await closeUser(1)
  await inDevice(async (db) => db.close()).catch(() => undefined)
  globalThis.indexedDB = new IDBFactory()
})

const draft = (key: string) => ({ key, value: 'text', at: 1 })
const storeRow = entry('chapter.clear', { catalogId: 1 }, { lane: 'chapter:1', subject: 'catalog:1' }, 1)
const names = async () => (await indexedDB.databases()).map(({ name }) => name)

describe('a person’s database', () => {
  test('F31 a connection that was lost is opened once more and the write done', async () => {
    await inUser(1, (db) => db.put('drafts', draft('a')))
    await inUser(1, async (db) => db.close())
    await inUser(1, (db) => db.put('drafts', draft('b')))
    const written = await inUser(1, (db) => db.count('drafts'))
    tally({ figure: `${written - 1} of 1 writes recovered` })
    expect(written).toBe(2)
  })

  test('F30 it gives way to a newer build in another tab, and an older one leaves it', async () => {
    await inUser(1, (db) => db.add('queue', { ...storeRow, seq: 1 }))
    const newer = await openDB(userDatabase(1), 3)
    newer.close()
    await expect(inUser(1, (db) => db.count('queue'))).rejects.toThrow(/version/i)
    const again = await openDB(userDatabase(1), 3)
    const left = await again.getAll('queue')
    tally({ figure: `${left.length} of 1 rows kept` })
    expect(left).toEqual([{ ...storeRow, seq: 1 }])
    again.close()
  })

  test('it can be removed while this tab has it open', async () => {
    await inUser(1, (db) => db.put('drafts', draft('a')))
    expect(await deleteUser(1)).toBe(true)
    expect(await names()).not.toContain('wk-user-1')
  })

  test('two databases made one after the other are told apart', async () => {
    const epoch = () => inUser(1, (db) => db.get('meta', 'epoch'))
    const first = await epoch()
    await deleteUser(1)
    expect(await epoch()).not.toBe(first)
  })
})

describe('what is left after a person', () => {
  const row = {
    id: newId(),
    call: 'wrong.add',
    version: 1,
    input: {},
    lane: 'wrong',
    subject: 's',
    madeAt: 1,
    state: 'waiting',
    notBefore: 0,
    tries: 0,
  } as const
  const fill = () =>
    inUser(1, async (db) => {
      await db.put('drafts', draft('a'))
      await db.put('replies', { hash: 'h', key: [], data: 'private', at: 1 })
      await db.add('queue', row as never)
    })

  test('F44 what is unsent stays when it is to stay, and nothing else', async () => {
    await fill()
    await wipe(1, { removes: [] })
    const counts = await inUser(1, (db) =>
      Promise.all((['queue', 'drafts', 'replies', 'receipts'] as const).map((name) => db.count(name))),
    )
    const [, ...rest] = counts
    tally({ figure: `${rest.reduce((sum, count) => sum + count)} private items left` })
    expect(counts).toEqual([1, 0, 0, 0])
  })

  test('nothing at all when nothing is to stay', async () => {
    await fill()
    await wipe(1, { removes: [row.id] })
    expect(await names()).not.toContain('wk-user-1')
  })

  test('F44 only the unsent work that the person gave up is removed', async () => {
    await fill()
    const later = newId()
    await inUser(1, (db) => db.add('queue', { ...row, id: later } as never))
    await wipe(1, { removes: [row.id] })
    expect((await inUser(1, (db) => db.getAll('queue'))).map(({ id }) => id)).toEqual([later])
    expect(await account(1)).toMatchObject({ signedOut: true })
  })

  test('F45 a wipe that was cut short ends at the next start', async () => {
    await fill()
    await inDevice((db) => db.put('wipes', { user: 1, keepQueue: false, removes: [row.id] }))
    await resumeWipes()
    const left = (await names()).filter((name) => name === 'wk-user-1')
    tally({ figure: `${left.length} databases left after the next start` })
    expect(left).toEqual([])
    expect(await inDevice((db) => db.count('wipes'))).toBe(0)
  })
})

describe('the list of accounts', () => {
  test('after a sign-out only the id is left, and nothing where the database went too', async () => {
    await changeAccount(1, { fullName: '林晓', roles: ['Student'] })
    await forgetAccount(1, true)
    expect(await account(1)).toMatchObject({ fullName: '', roles: [], signedOut: true })
    await forgetAccount(1, false)
    expect(await account(1)).toBe(undefined)
  })

  test('ended sessions wait for the service to hear of them', async () => {
    await addRevocation('t', 1)
    expect(await revocations()).toEqual(['t'])
  })
})

test('ids are UUIDs of version 4, without randomUUID', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => newId()))
  expect(ids.size).toBe(1000)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
