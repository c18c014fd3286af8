/** The service is killed at a known moment of a write: before its commit, or between that and the reply. */
import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openMigrated } from '../../server/store/db.ts'
import { enqueue } from '../../src/outbox/enqueue.ts'
import { closeOutbox, openOutbox } from '../../src/outbox/index.ts'
import { databases, type Place } from '../contract/databases.ts'
import { type Seeded, seed } from '../contract/seed.ts'
import { startProxy } from '../tools/proxy.ts'
import { rounds, whole } from '../tools/rounds.ts'
import { startService } from '../tools/service.ts'
import { tokenOf } from '../tools/steps.ts'
import { tally } from '../tools/tally.ts'
import { sending } from '../tools/waitingAnswer.ts'

const { places, stop } = await databases(whole)
let dist = ''

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-killed-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
})
afterAll(async () => {
  rmSync(dist, { recursive: true })
  await stop()
})

interface Where {
  dataDir: string
  databaseUrl?: string | undefined
}

/** Somebody else's hold on what an answer writes to. */
interface Hold {
  /** the service has come to its write and can go no further */
  meets(): Promise<boolean>
  release(): Promise<void>
}

/** The service waits for the file's lock by short tries, of which nobody outside hears. */
function holdFile(dataDir: string): Hold {
  const other = new DatabaseSync(join(dataDir, 'vitrine.db'))
  other.exec('begin immediate')
  return {
    meets: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return true
    },
    release: async () => other.close(),
  }
}

/** The key's receipt is written already, the answer itself cannot be. */
async function holdTable(databaseUrl: string): Promise<Hold> {
  const url = new URL(databaseUrl)
  const schema = url.searchParams.get('schema')
  url.searchParams.delete('schema')
  const other = new pg.Client({ connectionString: url.href })
  await other.connect()
  await other.query('begin')
  await other.query(`lock table ${schema}.submission in exclusive mode`)
  return {
    meets: async () => {
      const waiting = 'select 1 from pg_locks where not granted and relation = $1::regclass'
      return ((await other.query(waiting, [`${schema}.submission`])).rowCount ?? 0) > 0
    },
    release: () => other.end(),
  }
}

const hold = async ({ dataDir, databaseUrl }: Where): Promise<Hold> =>
  databaseUrl ? holdTable(databaseUrl) : holdFile(dataDir)

async function filled(where: Where): Promise<Seeded> {
  const db = await openMigrated(where)
  const school = await seed(db)
  await db.close()
  return school
}

/** What was committed: the receipts' keys, and whose each answer is. */
async function committed(where: Where): Promise<{ keys: Set<string>; owners: number[] }> {
  const db = await openMigrated(where)
  const receipts = await db.kysely.selectFrom('receipt').select('key').execute()
  const effects = await db.kysely.selectFrom('submission').select('accountId').execute()
  await db.close()
  return {
    keys: new Set(receipts.map(({ key }) => key)),
    owners: effects.map(({ accountId }) => accountId),
  }
}

const kills = rounds(1, 5)

/** Answers wait in the real queue and are sent, one alone or three together; the service dies of it; the next one gets them. */
async function killed(place: Place, moment: 'before the commit' | 'after the commit') {
  const { dispose, ...where } = await place.fresh()
  const school = await filled(where)
  const env = { DIST_DIR: dist, DATABASE_URL: where.databaseUrl ?? '' }
  let service = await startService({ dataDir: where.dataDir, env })
  const { port } = service
  const wire = await startProxy(service.origin)
  const user = school.accounts.student
  const token = await tokenOf(service.origin, 'student')
  const outbox = openOutbox({ user, token: () => token, lang: () => 'zh', origin: wire.origin })
  const catalogId = school.catalogs.thickSkin
  const [paperId, questionId] = [randomUUID(), school.questions.DANXUAN]
  const saved = new Set<string>()
  for (let kill = 0; kill < kills; kill++) {
    const before = (await committed(where)).owners.length
    const many = kill % 2 === 0 ? 1 : 3
    for (let n = 0; n < many; n++)
      await enqueue(
        'chapter.submit',
        { catalogId, paperId, questionId, content: '2' },
        { lane: `chapter:${catalogId}`, subject: `question:${questionId}` },
      )
    for (const { id } of await outbox.rows(0, 10)) saved.add(id)
    const from = wire.seen.length
    const effects = async () => (await committed(where)).owners.length - before
    if (moment === 'before the commit') {
      const held = await hold(where)
      const tried = outbox.flush({ force: true })
      const arrived = () => wire.seen.slice(from).some(({ path }) => sending.test(path))
      await vi.waitUntil(async () => arrived() && (await held.meets()), { timeout: 4000, interval: 20 })
      await service.stop('SIGKILL')
      await held.release()
      await tried
      expect(await effects()).toBe(0)
    } else {
      wire.fault(sending, { kind: 'hold-reply' })
      const tried = outbox.flush({ force: true })
      await vi.waitUntil(async () => (await effects()) === many, { timeout: 10_000 })
      await service.stop('SIGKILL')
      wire.drop()
      wire.pass()
      await tried
    }
    expect(wire.seen.slice(from).filter(({ path }) => sending.test(path))).toHaveLength(1)
    expect((await outbox.rows(0, 10)).map(({ state }) => state)).toEqual(Array(many).fill('waiting'))
    service = await startService({ port, dataDir: where.dataDir, env })
    await outbox.flush({ force: true })
    expect(await outbox.rows(0, 10)).toEqual([])
    expect(await effects()).toBe(many)
  }
  await service.stop()
  await wire.close()
  const { receipts } = await outbox.part({ from: 0, to: 0 }, 0)
  await closeOutbox()
  const { keys, owners } = await committed(where)
  await dispose()

  const sent = [...saved].map((id) => wire.seen.filter(({ key, body }) => key === id || body.includes(id)))
  const extra = sent.reduce((sum, all) => sum + all.length - 1, 0)
  const counts = {
    lost: [...saved].filter((id) => !keys.has(id)).length,
    duplicated: owners.length - keys.size,
    misattributed: owners.filter((id) => id !== user).length,
    falselySent: receipts.filter(({ id }) => saved.has(id) && !keys.has(id)).length,
  }
  const perThing = (owners.length / saved.size).toFixed(3)
  tally({
    items: saved.size,
    counts,
    figure: `${perThing} effects per thing on ${place.name}, ${extra} sends more than things after ${kills} kills ${moment}`,
  })
  expect(counts).toEqual({ lost: 0, duplicated: 0, misattributed: 0, falselySent: 0 })
  expect(extra).toBe(saved.size)
}

describe.runIf(whole).each(places)('on $name', (place) => {
  test('F03 an answer is written once when the service is killed before its commit', async () => {
    await killed(place, 'before the commit')
  }, 120_000)

  test('F04 an answer is written once when the service is killed after its commit', async () => {
    await killed(place, 'after the commit')
  }, 120_000)
})
