/** When the service, or what stands before it, asks for a pause: nothing is sent before its end, by no tab, start or worker. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { blink, controlled, enterAs, ids, queueOf, storedPause } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import { some, whole } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { sending } from '../../tools/waitingAnswer.ts'
import { wakeWorker } from '../../tools/wake.ts'

const stage = setStage()
setAudit(stage)
const user = ids.student2
const sent = (from = 0) => stage.wire.seen.slice(from).filter(({ path }) => sending.test(path))

/**
 * An answer that was refused with this wish, which is noted; answers the pause that the device keeps.
 * @param headersNow asked when the answer is about to be sent: opening the question may take longer than a pause
 */
async function refused(name: string, status: number, headersNow: () => Record<string, string>) {
  const { page, context, wire } = stage
  const bundle = await chapter(stage, name)
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(context, stage.origin, 'student2')
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  await controlled(page)
  wire.fault(sending, { kind: 'status', status, body: '{}', headers: headersNow() })
  const from = wire.seen.length
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  await expect.poll(async () => (await storedPause(page, user))?.until).toBeGreaterThan(0)
  const pause = await storedPause(page, user)
  if (!pause) throw new Error('no pause')
  return { question, from, pause }
}

/** Every occasion to send: the network's return, a button's, another tab, a start, the worker. @param long it says why not */
async function everyOccasion(long: boolean) {
  const { page, context } = stage
  await blink(context)
  const other: Page = await context.newPage()
  await stage.open('/', other)
  await other.getByRole('button', { name: '1 条待发送' }).click()
  await other.getByRole('button', { name: '立即发送', exact: true }).click()
  if (long) await other.getByText('服务器请求稍后再发').waitFor()
  await wakeWorker(page).catch(() => undefined)
  await page.reload()
  await page.getByRole('article').waitFor()
  await other.close()
}

describe('a service that asks for a pause', () => {
  /** The pauses (ms) that may come of each: up to a tenth more than was asked for, at random, and an hour at most. */
  const wishes = [
    ['until a date', '泌尿系统', 503, 'a date', [1000, 20_900]],
    ['for eleven days', '消化管', 503, '999999', [3_590_000, 3_600_000]],
    // long enough for every occasion to be tried within it
    ['in seconds', '皮肤', 429, '20', [20_000, 22_000]],
  ] as const
  test.each(some(1, wishes))(
    '%s is left alone until then, an hour at most: F12',
    async (_, name, status, wish, [least, most]) => {
      const { page, wire } = stage
      const { question, from, pause } = await refused(name, status, () => ({
        'retry-after': wish === 'a date' ? new Date(Date.now() + 19_000).toUTCString() : wish,
      }))
      expect(pause.kind).toBe('asked')
      const wait = pause.until - (sent(from)[0]?.at ?? 0)
      expect(wait).toBeGreaterThan(least)
      // the reply is on its way for a while, too
      expect(wait).toBeLessThan(most + 1000)
      wire.pass()
      await everyOccasion(most > 60_000)
      if (most > 60_000) {
        // an hour later
        await page.addInitScript((later) => {
          const now = Date.now.bind(Date)
          Date.now = () => now() + later
        }, wait)
        expect(sent(from)).toHaveLength(1)
        await page.reload()
      }
      await expect
        .poll(() => timesSubmitted(stage.service.dataDir, user, question.id), { timeout: 40_000 })
        .toBe(1)
      const early = sent(from)
        .slice(1)
        .filter(({ at }) => most < 60_000 && at < pause.until)
      tally({ figure: `${early.length} requests before the time` })
      expect(early).toEqual([])
      await expect.poll(() => queueOf(page, user)).toEqual([])
    },
  )

  const none: [string, string, Record<string, string>][] = [
    ['a negative one', '呼吸系统', { 'retry-after': '-5' }],
    ['no wish', '消化腺', {}],
  ]
  test.each(some(0, none))(
    'with %s is asked again after a while of our own: F12',
    async (_, name, headers) => {
      const { page, wire } = stage
      const { question, from, pause } = await refused(name, 503, () => headers)
      expect(pause.kind).toBe('backoff')
      await expect.poll(() => sent(from).length, { timeout: 15_000 }).toBeGreaterThan(1)
      const early = sent(from)
        .slice(1)
        .filter(({ at }) => at < pause.until)
      tally({ figure: `${early.length} requests before the time` })
      expect(early).toEqual([])
      wire.pass()
      await blink(stage.context)
      await expect.poll(() => queueOf(page, user)).toEqual([])
      expect(timesSubmitted(stage.service.dataDir, user, question.id)).toBe(1)
    },
  )
})

test('page and worker try a failing gateway at most 12 times in 10 minutes: F15', async () => {
  const { page, wire, context } = stage
  await page.clock.install()
  const body = '<html><title>502 Bad Gateway</title></html>'
  const bundle = await chapter(stage, '心')
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(context, stage.origin, 'student2')
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  await controlled(page)
  wire.fault(sending, { kind: 'status', status: 502, body, headers: { 'content-type': 'text/html' } })
  const from = wire.seen.length
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  await expect.poll(() => sent(from).length).toBeGreaterThan(0)
  for (let second = 0; second < 600; second += 5) {
    await page.clock.runFor(5000)
    // what was begun in these five seconds comes to its end
    await page.waitForTimeout(20)
    if (whole && second % 30 === 0) await wakeWorker(page)
  }
  const tries = sent(from).length
  tally({ figure: `${tries} tries in 10 minutes` })
  expect(tries).toBeGreaterThan(1)
  expect(tries).toBeLessThanOrEqual(12)
  expect(await queueOf(page, user)).toMatchObject([{ state: 'waiting' }])
  wire.pass()
  await blink(context)
  await expect.poll(() => queueOf(page, user)).toEqual([])
  expect(timesSubmitted(stage.service.dataDir, user, question.id)).toBe(1)
})
