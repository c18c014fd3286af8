import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openMigrated } from '../../server/store/db.ts'
import { chapterSubmit } from '../../src/contract/practice.ts'
import { signInByAccount } from '../../src/contract/session.ts'
import { databases } from '../contract/databases.ts'
import { type Seeded, seed } from '../contract/seed.ts'
import { rounds, some } from '../tools/rounds.ts'
import { compileCache } from '../tools/service.ts'
import { tally } from '../tools/tally.ts'

const { places, stop } = await databases()
const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const kills = rounds(1, 4)
const home = mkdtempSync(join(tmpdir(), 'vitrine-process-'))
const dist = join(home, 'dist')

beforeAll(() => {
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
})
afterAll(async () => {
  rmSync(home, { recursive: true })
  await stop()
})

interface Started {
  child: ChildProcess
  origin: string
  /** the code it ended with, or the signal */
  ended: Promise<number | string | null>
  said(): string
}

/** Runs until it has said where it listens, or ended. */
async function run(environment: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      HOST: '127.0.0.1',
      DATA_DIR: join(home, 'data'),
      DIST_DIR: dist,
      ...environment,
    },
  })
  let said = ''
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('/wk_mobile/')) resolve()
    })
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  await Promise.race([ready, ended])
  return { child, origin: /http:\/\/[^/\s]+/.exec(said)?.[0] ?? '', ended, said: () => said }
}

test('SIGTERM ends the service after the requests under way', async () => {
  const started = await run({ PORT: '0' })
  const health = await fetch(`${started.origin}/healthz`)
  expect(await health.json()).toMatchObject({ ready: true })
  const underWay = fetch(`${started.origin}${signInByAccount.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName: 'nobody', password: 'x' }),
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  started.child.kill('SIGTERM')
  expect((await (await underWay).json()).code).toBe(1)
  expect(await started.ended).toBe(0)
})

test('a port in use, a wrong number and a missing build are told in plain words', async () => {
  const taken = createServer()
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port))
  })
  const cases: [Record<string, string>, string][] = [
    [{ PORT: String(port) }, `Port ${port} on 127.0.0.1 is in use`],
    [{ PORT: 'x' }, 'PORT must be a whole number'],
    [{ PORT: '0', DIST_DIR: join(home, 'nothing') }, 'npm run build'],
    [{ PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'The service could not start'],
  ]
  for (const [environment, text] of some(2, cases)) {
    const { ended, said } = await run(environment)
    expect([await ended, said()]).toEqual([1, expect.stringContaining(text)])
    expect(said()).not.toContain('    at ')
  }
  taken.close()
})

describe.each(some(1, places))('on $name', (place) => {
  test('F03 F04 kills in a storm of answers lose no acknowledged one and repeat none', async () => {
    const { dataDir, databaseUrl, dispose } = await place.fresh()
    const where = { dataDir, databaseUrl }
    const environment = {
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    }
    const school = await filled(where)
    let service = await run(environment)
    const token = await tokenOf(service.origin)
    const paperId = randomUUID()
    const acknowledged = new Set<string>()
    let resent = 0
    let over = false

    /** As an outbox does: the same key until it is acknowledged. */
    const client = async () => {
      while (!over) {
        const key = randomUUID()
        for (let tries = 0; ; tries++) {
          if (await accepted(service.origin, token, key, paperId, school)) break
          if (tries === 0) resent++
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        acknowledged.add(key)
      }
    }
    /** Waits by what was delivered, not by the clock: a slow machine meets the same storm. */
    const moreAcknowledged = async (count: number) => {
      const enough = acknowledged.size + count
      await vi.waitUntil(() => acknowledged.size >= enough, { timeout: 60_000, interval: 1 })
    }
    const clients = Array.from({ length: 6 }, client)
    for (let killed = 0; killed < kills; killed++) {
      await moreAcknowledged(10 + Math.floor(Math.random() * 20))
      service.child.kill('SIGKILL')
      expect(await service.ended).toBe('SIGKILL')
      service = await run(environment)
    }
    // more than fifty in all, however few the kills waited for
    await moreAcknowledged(51)
    over = true
    await Promise.all(clients)
    service.child.kill('SIGTERM')
    await service.ended

    const db = await openMigrated(where)
    const receipts = await db.kysely.selectFrom('receipt').select(['key', 'reply']).execute()
    const effects = await db.kysely.selectFrom('submission').select('accountId').execute()
    await db.close()
    const taken = new Set(receipts.map(({ key }) => key))
    const lost = [...acknowledged].filter((key) => !taken.has(key)).length
    const misattributed = effects.filter(({ accountId }) => accountId !== school.accounts.student).length
    tally({
      items: acknowledged.size,
      counts: { lost, duplicated: effects.length - taken.size, misattributed, falselySent: lost },
      figure: `${(effects.length / acknowledged.size).toFixed(3)} effects per thing on ${place.name}, ${resent} sent again after ${kills} kills`,
    })
    expect(resent).toBeGreaterThan(0)
    expect(misattributed).toBe(0)
    expect(acknowledged.size).toBeGreaterThan(50)
    expect(new Set(receipts.map(({ key }) => key))).toEqual(acknowledged)
    expect(effects).toHaveLength(acknowledged.size)
    await dispose()
  }, 180_000)
})

async function filled(where: { dataDir: string; databaseUrl?: string | undefined }): Promise<Seeded> {
  const db = await openMigrated(where)
  const school = await seed(db)
  await db.close()
  return school
}

async function tokenOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${signInByAccount.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName: 'student', password: 'Student-2026' }),
  })
  return (await answer.json()).data.accessToken
}

async function accepted(
  origin: string,
  token: string,
  key: string,
  paperId: string,
  { catalogs, questions }: Seeded,
): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}${chapterSubmit.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, 'idempotency-key': key },
      body: JSON.stringify({
        catalogId: catalogs.thickSkin,
        paperId,
        questionId: questions.DANXUAN,
        content: '2',
      }),
    })
    return (await answer.json()).code === 0 && answer.headers.get('idempotency-key') === key
  } catch {
    return false
  }
}
