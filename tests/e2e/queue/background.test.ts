/** What waits is sent by the worker when no page is open, and by both at once without harm (Background Sync). */
import { expect, test } from 'vitest'
import { syncTag } from '../../../src/device/names.ts'
import { setAudit } from '../../tools/audit.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { takenIn, timesSubmitted } from '../../tools/effects.ts'
import { whole } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, openQuestion } from '../../tools/steps.ts'
import { sending } from '../../tools/waitingAnswer.ts'
import { stopWorkers, wakeWorker, watchman } from '../../tools/wake.ts'

const stage = setStage()
setAudit(stage)
const user = ids.student2
const sent = (from: number) => stage.wire.seen.slice(from).filter(({ path }) => sending.test(path))

test('O03 the worker delivers an offline answer with no page of the app open', async () => {
  const { page, context } = stage
  const bundle = await chapter(stage, '皮肤')
  const asked = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN')]
  await enterAs(context, stage.origin, 'student2')
  // asked of the browser, which wakes the worker when it sees a network; here the test says when
  const asks: string[] = []
  await context.exposeFunction('askedToWake', (tag: string) => asks.push(tag))
  await context.addInitScript(() => {
    const page = globalThis as unknown as {
      SyncManager: { prototype: object }
      askedToWake(tag: string): Promise<void>
    }
    Object.assign(page.SyncManager.prototype, { register: (tag: string) => page.askedToWake(tag) })
  })
  await openQuestion(page, stage.origin, bundle.chapter.id)
  await controlled(page)
  const watch = await watchman(stage)
  await context.setOffline(true)
  for (const question of asked) {
    await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已存到本机，待发送').waitFor()
  }
  await page.close()
  expect(new Set(asks)).toEqual(new Set([syncTag]))
  expect(await queueOf(watch, user)).toHaveLength(2)
  const from = stage.wire.seen.length
  await context.setOffline(false)
  // long after: the browser has ended it, and starts it for this
  await stopWorkers(watch)
  await wakeWorker(watch)
  await expect.poll(() => queueOf(watch, user)).toEqual([])
  expect(sent(from)).toHaveLength(1)
  expect(takenIn(stage.service.dataDir, asked)).toEqual([
    [user, 1],
    [user, 1],
  ])
})

test.runIf(whole)('page and worker that send at once without a lock have one effect: F06 F20', async () => {
  const { context } = stage
  const bundle = await chapter(stage, '呼吸系统')
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(context, stage.origin, 'student2')
  await context.addInitScript(() =>
    Object.defineProperty(Object.getPrototypeOf(navigator), 'locks', { value: undefined }),
  )
  const page = await context.newPage()
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  await controlled(page)
  const byWorker: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.fromServiceWorker()) byWorker.push(response.url())
  })
  stage.wire.fault(sending, { kind: 'delay', ms: 1500 })
  const from = stage.wire.seen.length
  await answer(page, question)
  await expect.poll(() => sent(from).length).toBe(1)
  await wakeWorker(page)
  await expect.poll(() => sent(from).length).toBe(2)
  await page.getByText('已送达').waitFor()
  await expect.poll(() => queueOf(page, user)).toEqual([])
  expect(timesSubmitted(stage.service.dataDir, user, question.id)).toBe(1)
  expect(byWorker).toEqual([])
})

test.runIf(whole)('the worker never sends one person’s work with another’s token: F42 F43', async () => {
  const { page, context } = stage
  const bundle = await chapter(stage, '消化腺')
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(context, stage.origin, 'student2')
  await openQuestion(page, stage.origin, bundle.chapter.id)
  await controlled(page)
  const watch = await watchman(stage)
  await context.setOffline(true)
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  await page.close()
  await enterAs(context, stage.origin, 'student')
  await context.setOffline(false)
  const from = stage.wire.seen.length
  await wakeWorker(watch)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(sent(from)).toEqual([])
  expect(await queueOf(watch, user)).toHaveLength(1)
  await enterAs(context, stage.origin, 'student2')
  await wakeWorker(watch)
  await expect.poll(() => queueOf(watch, user)).toEqual([])
  expect(takenIn(stage.service.dataDir, [question])).toEqual([[user, 1]])
})
