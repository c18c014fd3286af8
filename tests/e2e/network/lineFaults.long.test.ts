/** What may happen on the way of an answer: a line that stalls, replies of any shape, a copy that is late, a refusal. */
import { expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { setAudit } from '../../tools/audit.ts'
import { blink, ids, queueOf } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import { button, sheet } from '../../tools/practice.ts'
import type { Fault } from '../../tools/proxy.ts'
import { some, whole, within } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { atQuestion, sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
setAudit(stage)
const user = ids.student2
const sent = () => stage.wire.seen.filter(({ path }) => sending.test(path)).length
const times = (question: number) => timesSubmitted(stage.service.dataDir, user, question)
/** what carries an answer to this question, alone or among others */
const carrying = (question: number) => new RegExp(`"questionId":${question}\\b`)

const stalls: [line: string, fault: Fault][] = [
  ['that stalls', { kind: 'hold' }],
  ['that brings 1 B/s', { kind: 'slow', bytesPerSecond: 1 }],
  ['that takes 1 B/s', { kind: 'slow', bytesPerSecond: 1, up: true }],
]

test.each(some(1, stalls))(
  'on a line %s an answer is saved at once and delivered when the line moves: F14',
  async (_, fault) => {
    const { page, wire } = stage
    const { bundle } = await atQuestion(stage, '皮肤')
    const nth = stalls.findIndex(([, one]) => one === fault)
    const question = bundle.questions.filter(({ type }) => type.baseType === 'DANXUAN')[nth] as Question
    await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
    wire.fault(sending, fault)
    await answer(page, question)
    await page.getByText('已存到本机，待发送').waitFor()
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) =>
        seen.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        type: 'longtask',
      })
    })
    await page.getByRole('button', { name: '下一题' }).last().click()
    await page.getByRole('button', { name: '提交答案' }).waitFor()
    const longest = await page.evaluate(() =>
      Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen),
    )
    wire.pass()
    // what is on such a line already stays on it until the limit of a call
    await expect.poll(() => queueOf(page, user), { timeout: 120_000 }).toEqual([])
    expect(times(question.id)).toBe(1)
    tally({ figure: `longest task while it stalls ${longest.toFixed(0)} ms` })
    within(longest, 200)
  },
)

test.each(some(1, stalls.slice(0, 2)))(
  'on a line %s a screen that is coming says so in words, and one can leave it: F14',
  async (_, fault) => {
    const { page, wire } = stage
    await atQuestion(stage, '皮肤')
    wire.fault(/^\/(dh-|api)/, fault)
    const begun = performance.now()
    await page.goto(`${stage.origin}${base}/ts`)
    const coming = page.getByRole('status', { name: '正在加载' })
    await coming.waitFor()
    // the words stand there from the beginning, unseen: only time is left out where it is not measured
    const written = () =>
      coming.evaluate((rows) => {
        const { content, visibility, height } = getComputedStyle(rows, '::after')
        return { content, seen: visibility === 'visible' && Number.parseFloat(height) > 0 }
      })
    expect(await written()).toMatchObject({ content: '"正在加载…"' })
    if (!whole)
      await coming.evaluate((rows) => {
        for (const one of rows.getAnimations({ subtree: true })) one.currentTime = 9000
      })
    await expect.poll(async () => (await written()).seen, { timeout: 20_000 }).toBe(true)
    const took = performance.now() - begun
    if (whole) tally({ figure: `waiting is put into words after ${(took / 1000).toFixed(1)} s` })
    within(took, 10_000)
    await page.getByRole('link', { name: '练习' }).first().click()
    await page.waitForURL(`${stage.origin}${base}/exercise`)
  },
)

test('a reply of any other shape leaves the answer waiting: F16', async () => {
  const { page, wire, context } = stage
  const { question } = await atQuestion(stage, '泌尿系统')
  const shapes = [
    'null',
    '[]',
    '{}',
    '"ok"',
    '{"code":7,"data":{}}',
    '{"code":0}',
    '{"code":"0","data":null}',
  ]
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  wire.fault(sending, { kind: 'status', status: 200, body: shapes[0] ?? '' })
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  for (const body of shapes) {
    wire.pass()
    wire.fault(sending, { kind: 'status', status: 200, body })
    const before = sent()
    const tried = async () => {
      await blink(context)
      return sent()
    }
    await expect.poll(tried).toBeGreaterThan(before)
  }
  expect(await queueOf(page, user)).toMatchObject([{ state: 'waiting' }])
  wire.pass()
  await blink(context)
  await page.getByText('已送达').waitFor()
  expect(times(question.id)).toBe(1)
  expect(failures).toEqual([])
  tally({ figure: `${shapes.length} shapes, ${failures.length} crashes` })
})

test('a copy of an answer that arrives late leaves the newer answer on the card: F07', async () => {
  const { page, wire } = stage
  const { bundle, question } = await atQuestion(stage, '消化管')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const onService = async () => {
    const { card } = await chapter(stage, '消化管', 'student2')
    return card.items.find(({ questionId }) => questionId === question.id)?.isCorrected
  }
  const from = wire.seen.length
  wire.fault(sending, { kind: 'hold' }, 1, carrying(question.id))
  await answer(page, question, false)
  const copies = () => wire.seen.slice(from).filter(({ path }) => sending.test(path))
  await expect.poll(() => copies().length).toBe(1)
  // the page hears no more of it and sends it again
  await page.reload()
  await page.getByText('已送达').waitFor()
  await button('练习设置').click()
  await button('查看小结').click()
  await button('只练错题（1 题）').click()
  await page.getByText('1 / 1').waitFor()
  await answer(page, question)
  await expect.poll(() => times(question.id)).toBe(2)
  await expect.poll(() => queueOf(page, user)).toEqual([])
  expect([copies()[0]?.answered, await onService()]).toEqual([0, true])
  wire.release()
  await expect.poll(() => copies()[0]?.answered).toBe(1)
  expect([times(question.id), await onService()]).toEqual([2, true])
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  await page.getByText('回答正确').waitFor()
  tally({ figure: `${times(question.id) - 2} order violations in Chromium` })
})

test('an answer that is too large waits for the person, and other chapters arrive: F11', async () => {
  const { page, context, origin, wire } = stage
  const { bundle, question: refused } = await atQuestion(stage, '心')
  const other = await chapter(stage, '呼吸系统', 'student2')
  const passing = [ofKind(other, 'DANXUAN'), ofKind(other, 'PANDUAN')]
  const taken = () => [refused, ...passing].map(({ id }) => times(id))
  const waits = page.getByText('已存到本机，待发送')
  wire.fault(sending, { kind: 'reset-before' })
  await answer(page, refused)
  await waits.waitFor()
  for (const question of passing) {
    await openQuestion(page, origin, other.chapter.id, question.id)
    await answer(page, question)
    await waits.waitFor()
  }
  wire.heal()
  const body = JSON.stringify({ code: 413, message: '答案太长', data: null })
  wire.fault(sending, { kind: 'status', status: 413, body }, undefined, carrying(refused.id))
  await blink(context)
  await expect.poll(taken).toEqual([0, 1, 1])
  const left = async () => (await queueOf(page, user)).map(({ subject, state }) => `${subject} ${state}`)
  await expect.poll(left).toEqual([`question:${refused.id} parked`])
  const blocked = passing.filter(({ id }) => times(id) !== 1)
  tally({ figure: `${blocked.length} others held up in Chromium` })
  // nor does the screen promise that it will be sent
  await openQuestion(page, origin, bundle.chapter.id, refused.id)
  await button(page, '答题卡').click()
  await button(sheet(page), /题，对，需要处理/).waitFor()
  await button(sheet(page), '查看小结').click()
  expect(
    await sheet(page)
      .getByText(/联网后打开本应用即会发送/)
      .count(),
  ).toBe(0)
  await sheet(page).getByRole('link', { name: '同步中心' }).click()
  await page.getByText('答案太长').waitFor()
  wire.pass()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => queueOf(page, user)).toEqual([])
  expect(taken()).toEqual([1, 1, 1])
})
