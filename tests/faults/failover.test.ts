/** The primary dies under load again and again: what was acknowledged is on its standby, and the service answers again. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { open, openMigrated } from '../../server/store/db.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { seed } from '../contract/seed.ts'
import { missingPrograms, startPatroniCluster } from '../tools/patroniCluster.ts'
import { freePort, startService } from '../tools/service.ts'
import { ask, tokenOf } from '../tools/steps.ts'

const whole = process.env.FAULT_ROUNDS === 'all'
const kills = Number(process.env.FAILOVER_KILLS ?? 10)
const writers = 4
const answersBetweenKills = 40
const waitMs = 120_000
/** Answers that were on their way at the kill may still be acknowledged for so long (ms). */
const inFlightMs = 2000

test.runIf(whole)(
  'a primary that is killed ten times loses no acknowledged answer',
  { timeout: 1_800_000 },
  async ({ skip }) => {
    const missing = missingPrograms()
    if (missing.length > 0) {
      console.log(`not run: failover needs ${missing.join(', ')} (Debian: patroni, etcd-server, haproxy)`)
      return skip()
    }
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-failover-'))
    writeFileSync(join(dataDir, 'index.html'), '<!doctype html>')
    const cluster = await startPatroniCluster()
    onTestFinished(async () => {
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }, waitMs)
    const db = await openMigrated({ dataDir, databaseUrl: cluster.url })
    const school = await seed(db)
    await db.close()
    const port = await freePort()
    const service = await startService({
      dataDir,
      port,
      env: { DATABASE_URL: cluster.url, DIST_DIR: dataDir },
    })
    onTestFinished(() => service.stop())
    const { origin } = service
    const token = await tokenOf(origin, 'student')
    const catalogId = school.catalogs.thickSkin
    const { paperId } = await ask<{ paperId: string }>(
      origin,
      `${chapterCard.path}?catalogId=${catalogId}`,
      token,
    )
    const body = JSON.stringify({ catalogId, paperId, questionId: school.questions.DANXUAN, content: '1' })

    const acknowledged = new Map<string, number>()
    let isOver = false
    const send = (key: string) =>
      fetch(origin + chapterSubmit.path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body,
      }).then(
        async (response) => ((await response.json()) as { code: number }).code === 0,
        () => false,
      )
    /** As a device does: each answer is sent again under its key until it is acknowledged. */
    const write = async () => {
      while (!isOver) {
        const key = randomUUID()
        while (!(await send(key))) await sleep(100)
        acknowledged.set(key, Date.now())
        await sleep(20)
      }
    }
    const writing = Array.from({ length: writers }, write)
    const awaySeconds: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      await cluster.waitUntilSafe()
      const enough = acknowledged.size + answersBetweenKills
      await vi.waitUntil(() => acknowledged.size >= enough, { timeout: waitMs, interval: 50 })
      const killedAt = Date.now()
      const killed = await cluster.killPrimary()
      const firstBack = () => [...acknowledged.values()].find((at) => at > killedAt + inFlightMs)
      const backAt = await vi.waitUntil(firstBack, { timeout: waitMs, interval: 50 })
      awaySeconds.push((backAt - killedAt) / 1000)
      cluster.restart(killed)
    }
    isOver = true
    await Promise.all(writing)

    const reading = open({ dataDir, databaseUrl: cluster.url })
    const receipts = await reading.rows<{ key: string }>('select "key" from "receipt"', [])
    const [submissions] = await reading.rows<{ n: number | string }>(
      'select count(*) as "n" from "submission"',
      [],
    )
    await reading.close()
    const kept = new Set(receipts.map(({ key }) => key))
    console.log(
      `failover: ${kills} kills, ${acknowledged.size} answers acknowledged; the service answered again after ${awaySeconds.map((s) => s.toFixed(1)).join(', ')} s`,
    )
    expect([...acknowledged.keys()].filter((key) => !kept.has(key))).toEqual([])
    expect(Number(submissions?.n)).toBe(acknowledged.size)
  },
)
