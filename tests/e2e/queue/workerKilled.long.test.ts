/** The worker while answers are on their way: stopped in the middle of a POST, its own or the page's, or with a wrong clock. */
import { rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { setAudit } from '../../tools/audit.ts'
import { ids, queueOf } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import { clockedRelease } from '../../tools/release.ts'
import { setStage } from '../../tools/stage.ts'
import { answer } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { atQuestion, sending } from '../../tools/waitingAnswer.ts'
import { stopWorkers, wakeWorker, watchman } from '../../tools/wake.ts'

const stage = setStage()
setAudit(stage)
const user = ids.student2
const sent = (from: number) => stage.wire.seen.slice(from).filter(({ path }) => sending.test(path))
const received = (from: number) => sent(from).reduce((sum, { answered }) => sum + answered, 0)
const times = (question: number) => timesSubmitted(stage.service.dataDir, user, question)

/** The answer waits, no page of the app is open: the worker alone will send it. */
async function leftToWorker(...asked: [name: string, kind?: Question['type']['baseType']]) {
  const { page, context } = stage
  const { question } = await atQuestion(stage, ...asked)
  const watch = await watchman(stage)
  await context.setOffline(true)
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  // left before it is closed: a page that is still being closed would send, too
  await page.goto('about:blank')
  await page.close()
  await context.setOffline(false)
  return { question, watch }
}

describe('a worker that is stopped in the middle of a POST', () => {
  test('of the page’s, which it never sees: it goes out once and takes effect once: F06', async () => {
    const { page, wire } = stage
    const { question } = await atQuestion(stage, '皮肤')
    const byWorker: string[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.fromServiceWorker())
        byWorker.push(response.url())
    })
    wire.fault(sending, { kind: 'hold-reply' })
    const from = wire.seen.length
    await answer(page, question)
    await expect.poll(() => times(question.id)).toBe(1)
    await stopWorkers(page)
    await page.waitForTimeout(1000)
    wire.pass()
    await page.getByText('已送达').waitFor()
    expect(await queueOf(page, user)).toEqual([])
    tally({
      figure: `stopped in the middle of the page's POST: received ${received(from)} times, ${byWorker.length} POSTs seen by the worker`,
    })
    expect([received(from), times(question.id), byWorker.length]).toEqual([1, 1, 0])
  })

  test('of its own: the next one sends it again, and it takes effect once: F06', async () => {
    const { wire } = stage
    const { question, watch } = await leftToWorker('呼吸系统')
    wire.fault(sending, { kind: 'hold-reply' })
    const from = wire.seen.length
    await wakeWorker(watch)
    await expect.poll(() => times(question.id)).toBe(1)
    await stopWorkers(watch)
    wire.drop()
    wire.pass()
    expect(await queueOf(watch, user)).toMatchObject([{ state: 'waiting' }])
    await wakeWorker(watch)
    await expect.poll(() => queueOf(watch, user)).toEqual([])
    tally({ figure: `in the middle of its own: received ${received(from)} times` })
    expect(received(from)).toBeGreaterThanOrEqual(2)
    expect(times(question.id)).toBe(1)
  })
})

const day = 86_400_000
const clocks = [
  ['a day ahead', day, '消化管'],
  ['a day behind', -day, '消化腺'],
  ['ten years ahead', 3650 * day, '泌尿系统'],
  ['ten years behind', -3650 * day, '心'],
] as const

describe('a worker whose clock is', () => {
  test.each(clocks)(
    '%s sends, and what it was asked to wait for keeps no page waiting: F41',
    async (clock, by, name) => {
      const { wire } = stage
      const dist = clockedRelease(by)
      await stage.release(dist)
      try {
        const { question, watch } = await leftToWorker(name)
        const from = wire.seen.length
        wire.fault(sending, { kind: 'status', status: 503, headers: { 'retry-after': '1' } }, 1)
        await wakeWorker(watch)
        await expect.poll(() => sent(from).length).toBe(1)
        await watch.waitForTimeout(1500)
        await wakeWorker(watch)
        await expect.poll(() => queueOf(watch, user)).toEqual([])
        expect(times(question.id)).toBe(1)

        stage.page = await stage.context.newPage()
        const { question: other, watch: second } = await leftToWorker(name, 'PANDUAN')
        const again = wire.seen.length
        wire.fault(sending, { kind: 'status', status: 503, headers: { 'retry-after': '1' } }, 1)
        await wakeWorker(second)
        await expect.poll(() => sent(again).length).toBe(1)
        const begun = performance.now()
        stage.page = await stage.context.newPage()
        await stage.open('/')
        await expect.poll(() => times(other.id)).toBe(1)
        const took = (performance.now() - begun) / 1000
        const stalled = await queueOf(second, user)
        tally({
          figure: `worker's clock ${clock}: ${stalled.length} stalled, sent by the page after ${took.toFixed(1)} s`,
        })
        await expect.poll(() => queueOf(second, user)).toEqual([])
      } finally {
        rmSync(dist, { recursive: true })
      }
    },
  )
})
