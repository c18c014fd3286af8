import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { openDB } from 'idb'
import { beforeAll, describe, expect, test } from 'vitest'
import { readAnswer } from '../../src/api/answer.ts'
import type { Outgoing } from '../../src/api/http.ts'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import { inUser } from '../../src/device/db.ts'
import { userDatabase } from '../../src/device/names.ts'
import type { QueueRow, Receipt } from '../../src/device/stored.ts'
import { actions } from '../../src/outbox/actions/index.ts'
import { createOutbox } from '../../src/outbox/outbox.ts'
import { turns } from '../../src/outbox/pending.ts'
import { everything, storeOf } from '../../src/outbox/store.ts'
import { upgradeRow } from '../../src/outbox/upgradeRow.ts'
import { operationsAfter } from '../../src/queries/engine/overlay.ts'
import { foldBundle, verdictChanges } from '../../src/queries/practice/practiceFold.ts'
import { tally } from '../tools/tally.ts'

interface Stored {
  rows: QueueRow[]
  receipts: Receipt[]
  pause: object
  lastSuccess: number
}

const user = 501
const stored = JSON.parse(readFileSync(new URL('queue-v1.json', import.meta.url), 'utf8')) as Stored

/** A database as the first build left it on a device: never change what stands here. */
beforeAll(async () => {
  const db = await openDB(userDatabase(user), 1, {
    upgrade(made) {
      made.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true }).createIndex('state', 'state')
      made.createObjectStore('receipts', { keyPath: 'n', autoIncrement: true })
      made.createObjectStore('replies', { keyPath: 'hash' })
      made.createObjectStore('drafts', { keyPath: 'key' })
      made.createObjectStore('packs', { keyPath: 'key' })
      made.createObjectStore('meta').put('e', 'epoch')
    },
  })
  for (const row of stored.rows) await db.put('queue', row)
  for (const receipt of stored.receipts) await db.put('receipts', receipt)
  await db.put('meta', stored.pause, 'pause')
  await db.put('meta', stored.lastSuccess, 'lastSuccess')
  db.close()
})

const bundle: ChapterBundle = {
  chapter: { id: 12, subjectId: 1, name: '', nameEn: '' },
  card: {
    paperId: '0b7d9a52-7f0e-4a5e-8a52-0a4f6f6c1d11',
    items: [304, 305].map((questionId) => ({
      questionId,
      baseType: 'DANXUAN',
      isSubmited: false,
      isCorrected: null,
    })),
  },
  questions: [],
  submissions: [],
  specimens: [],
}

describe('a queue that version 1 left on a device', () => {
  test('F25 is read whole', async () => {
    const read = await storeOf(user).part(everything, 0)
    tally({ figure: `${read.rows.length} of ${stored.rows.length} old rows read` })
    expect(read).toMatchObject({
      rows: stored.rows.map(upgradeRow),
      receipts: stored.receipts,
      lastSuccess: stored.lastSuccess,
    })
    expect(await storeOf(user).pause()).toEqual(stored.pause)
    expect(await inUser(user, (db) => db.get('meta', 'epoch'))).toBe('e')
  })

  test('F25 is upgraded to this build except for rows of a newer one', () => {
    const [added] = stored.rows.filter(({ call }) => call === 'wrong.add').map(upgradeRow)
    expect(added).toMatchObject({ version: 2, lane: 'book:wrong', subject: 'question:305' })
    const newer = { ...stored.rows[0], version: 99, lane: 'elsewhere' } as QueueRow
    expect(upgradeRow(newer)).toBe(newer)
    for (const row of stored.rows)
      expect(upgradeRow(row).version).toBe(actions[row.call as keyof typeof actions].version)
  })

  test('F25 is laid over what the service said', async () => {
    const operations = operationsAfter(0, await storeOf(user).part(everything, 0))
    const { card, submissions } = foldBundle(bundle, operations)
    expect(card.items.map(({ isSubmited, isCorrected }) => [isSubmited, isCorrected])).toEqual([
      [true, false],
      [true, true],
    ])
    expect(submissions.map(({ content }) => content)).toEqual(['1199', '1201'])
    expect([...verdictChanges(operations)]).toEqual([[304, { device: true, service: false }]])
  })

  test('F25 is sent with its own keys, after the time that the service asked for', async () => {
    const sent: Outgoing[] = []
    let now = 1795212020000
    const outbox = createOutbox({
      user,
      store: storeOf(user),
      send: (request) => {
        sent.push(request)
        const headers = { 'content-type': 'application/json', 'idempotency-key': request.key ?? '' }
        const [status, code] = request.path === '/dh-sync/batch' ? [404, 404] : [200, 0]
        return readAnswer(
          new Response(JSON.stringify({ code, message: '', data: null }), { status, headers }),
        )
      },
      token: () => 't',
      service: () => ({ exactlyOnce: true, batch: true }),
      now: () => now,
      random: () => 0.5,
      changed: () => undefined,
      lock: (_name, work) => work(),
      makeRoom: async () => false,
    })
    await outbox.flush({ force: true })
    expect(sent).toEqual([])
    now = 1795212100000
    await outbox.flush()
    const keys = sent.flatMap(({ key }) => key ?? [])
    expect(keys.map((key) => key.slice(-2)).sort()).toEqual(['01', '03', '04', '05', '06'])
    const add = sent.find(({ path }) => path === '/api/v1.0/wq/add')
    expect(add).toMatchObject({ method: 'POST', query: { questionId: 305 } })
    expect(await storeOf(user).rows()).toEqual([stored.rows[1]])
  })

  test('a refused note holds up no other question, and rows of a book keep their order', () => {
    const { rows } = JSON.parse(readFileSync(new URL('queue-v2.json', import.meta.url), 'utf8')) as Stored
    const now = rows.map(upgradeRow)
    const turn = turns(1795300100000, () => true)
    const sent = now.filter((row) => turn(row) === 'now')
    expect(sent.map(({ seq, lane }) => [seq, lane])).toEqual([
      [3, 'review:306'],
      [4, 'report:307'],
      ...[5, 6, 7, 8].map((seq) => [seq, 'book:wrong']),
      [9, 'practice'],
    ])
    // said anew of the same question, it still comes second
    expect(now.slice(0, 2).map(({ lane }) => lane)).toEqual(['note:305', 'note:305'])
    for (const row of now) expect(row.version).toBe(actions[row.call as keyof typeof actions].version)
  })

  test('every name of a stored action is still known', () => {
    const names = [
      'chapter.submit',
      'chapter.clear',
      'wrong.add',
      'announcement.read',
      'announcement.readAll',
      'message.read',
      'message.readAll',
      'user.language',
    ]
    expect(Object.keys(actions)).toEqual(expect.arrayContaining(names))
  })
})
