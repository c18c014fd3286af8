import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startJob } from '../../server/store/jobs/jobs.ts'
import { type JobRunner, startRunner } from '../../server/store/jobs/runner.ts'
import { jobCancel, jobDetail, jobPage } from '../../src/contract/jobs.ts'
import type { CountInput } from '../tools/countJob.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const module = new URL('../tools/countJob.ts', import.meta.url)
const jobKinds = { count: { module, atOnce: 1, limitMs: 60_000 } }

/** Asks until it holds, for at most 30 s. */
async function until<T>(ask: () => Promise<T>, holds: (found: T) => boolean): Promise<T> {
  for (let left = 300; ; left--) {
    const found = await ask()
    if (holds(found) || left === 0) return found
    await wait(100)
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    // a process that ended and was not collected is no work any more
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

describe.each(places)('jobs on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  beforeAll(async () => {
    service = await start(place, { jobKinds })
    school = await seed(service.service.db)
    token = await service.signIn('teacher')
  })
  afterAll(() => service.stop())

  const begin = (input: Omit<CountInput, 'file'>, name: string) => {
    const caller = { accountId: school.accounts.teacher }
    const file = join(service.dataDir, name)
    return startJob({ db: service.service.db.kysely, now: service.clock.now, caller }, 'count', {
      ...input,
      file,
    })
  }
  const detail = async (id: number) => (await service.ask(jobDetail, { id }, { token })).data
  const linesOf = (name: string) => readFileSync(join(service.dataDir, name), 'utf8').trim().split('\n')

  test('a job tells its progress and its result, to its owner alone', async () => {
    const id = await begin({ total: 3, stepMs: 10 }, 'whole')
    const job = await until(
      () => detail(id),
      ({ state }) => state === 'done',
    )
    expect(job).toMatchObject({ state: 'done', done: 3, total: 3, result: { counted: 3 } })
    expect((await service.ask(jobPage, { pageNo: 1, pageSize: 10 }, { token })).data.records[0]?.id).toBe(id)
    const student = await service.signIn('student')
    expect((await service.ask(jobDetail, { id }, { token: student })).status).toBe(404)
    expect((await service.ask(jobCancel, { id }, { token: student })).status).toBe(404)
  })

  test('a job that cannot be done says why in the language of its owner', async () => {
    const id = await begin({ total: 5, stepMs: 1, failAt: 3 }, 'failing')
    const job = await until(
      () => detail(id),
      ({ state }) => state === 'failed',
    )
    expect(job).toMatchObject({
      state: 'failed',
      done: 2,
      message: '第 3 页损坏',
      messageEn: 'Page 3 is damaged',
    })
  })

  test('a job that ends its process again and again is given up', async () => {
    const id = await begin({ total: 3, stepMs: 1, dieAt: 1 }, 'dying')
    const job = await until(
      () => detail(id),
      ({ state }) => state === 'failed',
    )
    expect(job).toMatchObject({ state: 'failed', done: 0 })
    expect(job.messageEn).toContain('Something went wrong')
  })

  test('cancelling ends the job and the processes that it started', async () => {
    const id = await begin({ total: 1000, stepMs: 20 }, 'cancelled')
    await until(
      () => detail(id),
      ({ done }) => done > 2,
    )
    const pid = Number(readFileSync(join(service.dataDir, 'cancelled.pid'), 'utf8'))
    expect(isAlive(pid)).toBe(true)
    await service.ask(jobCancel, { id }, { token })
    const job = await until(
      () => detail(id),
      ({ state }) => state === 'cancelled',
    )
    expect(job.state).toBe('cancelled')
    expect(isAlive(pid)).toBe(false)
    const counted = linesOf('cancelled').length
    await wait(200)
    expect(linesOf('cancelled')).toHaveLength(counted)
  })

  test('one job of a kind runs at a time; one that waits can be cancelled', async () => {
    const first = await begin({ total: 1000, stepMs: 20 }, 'first')
    const second = await begin({ total: 1, stepMs: 1 }, 'second')
    await until(
      () => detail(first),
      ({ done }) => done > 0,
    )
    expect((await detail(second)).state).toBe('waiting')
    expect((await service.ask(jobCancel, { id: second }, { token })).data.state).toBe('cancelled')
    await service.ask(jobCancel, { id: first }, { token })
    expect(existsSync(join(service.dataDir, 'second'))).toBe(false)
    await until(
      () => detail(first),
      ({ state }) => state === 'cancelled',
    )
  })

  test('a job goes on behind its last finished step after the service stopped', async () => {
    const { db, config, log, now } = service.service
    const second: JobRunner = startRunner({ db, config, log, now }, {})
    await second.stop()
    const id = await begin({ total: 12, stepMs: 100 }, 'resumed')
    await until(
      () => detail(id),
      ({ done }) => done >= 2,
    )
    await service.service.jobs.stop()
    const stopped = await detail(id)
    expect(stopped.state).toBe('waiting')
    const next = startRunner({ db, config, log, now }, jobKinds)
    service.service.jobs = next
    const job = await until(
      () => detail(id),
      ({ state }) => state === 'done',
    )
    expect(job).toMatchObject({ done: 12, result: { counted: 12 } })
    // at most the step that was under way is done twice
    expect(linesOf('resumed').length).toBeLessThanOrEqual(13)
    expect(new Set(linesOf('resumed')).size).toBe(12)
  })
})
