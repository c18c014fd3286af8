/** The sync centre: what waits, what the service refused, and unsent work carried in a file to another device. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { openShelf } from '../../tools/browser.ts'
import { age, controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { submissions, timesSubmitted } from '../../tools/effects.ts'
import { whole } from '../../tools/rounds.ts'
import { settled } from '../../tools/screens.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const audit = setAudit(stage)
const user = ids.student2

async function exported(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出未发送的内容' }).click(),
  ])
  return readFileSync(await download.path())
}

const take = (page: Page, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'unsent.json', mimeType: 'application/json', buffer })

test('the first tap on the chip is answered at once: walk 34', async () => {
  const { page, context } = stage
  const bundle = await chapter(stage, '肌组织')
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(context, stage.origin, 'student2')
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  await controlled(page)
  await context.setOffline(true)
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  const waits: number[] = []
  // a machine that many share may keep one of them waiting
  for (let start = 0; start < 3; start++) {
    await stage.open('/')
    const chip = page.getByRole('button', { name: '1 条待发送' })
    await chip.waitFor()
    await settled(page)
    const waited = page.evaluate(
      () =>
        new Promise<number>((done) => {
          addEventListener('pointerdown', ({ timeStamp }) => {
            new MutationObserver(() => {
              if (document.querySelector('dialog[open]')) done(performance.now() - timeStamp)
            }).observe(document, { subtree: true, childList: true, attributes: true })
          })
        }),
    )
    await chip.tap()
    waits.push(await waited)
  }
  tally({ figure: `${Math.round(Math.min(...waits))} ms to the sheet` })
  expect(Math.min(...waits)).toBeLessThan(250)
})

test.runIf(whole)('S34 a file takes pending work to another device, and twice does no harm', async () => {
  const { page, context } = stage
  const bundle = await chapter(stage, '皮肤')
  const asked = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN')]
  await enterAs(context, stage.origin, 'student2')
  await openQuestion(page, stage.origin, bundle.chapter.id)
  await controlled(page)
  await context.setOffline(true)
  for (const question of asked) {
    await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已存到本机，待发送').waitFor()
  }
  await stage.open('/')
  await page.getByRole('button', { name: '2 条待发送' }).click()
  await page.getByRole('link', { name: /同步中心/ }).click()
  await page.getByRole('heading', { name: '同步中心', level: 1 }).waitFor()
  const waiting = page.getByRole('region', { name: '待发送' })
  expect(await waiting.getByRole('listitem').textContent()).toMatch(/皮肤[\s\S]*练习作答 × 2[\s\S]*2 条/)
  const file = await exported(page)
  const told = JSON.parse(file.toString()) as { user: number; items: { key: string }[] }

  // another device of the same person: everything there is delivered
  const shelf = await openShelf()
  const { page: other, context: theirs } = await shelf.take()
  await enterAs(theirs, stage.origin, 'student2')
  await stage.open('/set/sync', other)
  await take(other, file)
  await other.getByText('导入了 2 条。').waitFor()
  await expect.poll(() => queueOf(other, user)).toEqual([])
  await take(other, file)
  await other.getByText('导入了 0 条，另有 2 条本机已有或已送达。').waitFor()
  const once = asked.map(() => [user, 1])
  const effects = () =>
    submissions(
      stage.service.dataDir,
      asked.map(({ id }) => id),
    ).map(({ accountId, n }) => [accountId, n])
  expect(effects()).toEqual(once)
  await other.getByText('最近送达的 2 条').click()
  expect(await other.getByText('皮肤 · 第').or(other.getByText('章节练习')).count()).toBe(2)

  // what cannot be taken in says why, and changes nothing
  const faulty: [Buffer, RegExp][] = [
    [file.subarray(0, file.length - 40), /不完整/],
    [Buffer.from(file.toString().replace('"content": "', '"content": "9')), /不完整/],
    [Buffer.from(JSON.stringify({ ...told, version: 3 })), /更新的版本/],
    [Buffer.from(file.toString().replace(/"user": \d+/, '"user": 1')), /另一个账号/],
    [
      Buffer.from(JSON.stringify({ ...told, school: 'https://other.test', schoolId: 'another' })),
      /另一所学校/,
    ],
  ]
  for (const [buffer, words] of faulty) {
    await take(other, buffer)
    await other.getByText(words).waitFor()
  }
  expect(await queueOf(other, user)).toEqual([])
  expect(effects()).toEqual(once)
  await shelf.close()

  // then the first one comes back, and sends the same again
  await context.setOffline(false)
  await stage.open('/')
  await page.getByRole('button', { name: '已送达' }).waitFor({ timeout: 30_000 })
  expect(await queueOf(page, user)).toEqual([])
  expect(effects()).toEqual(once)
})

test.runIf(whole)('S34 F42 work that was exported at sign-out is delivered from its file alone', async () => {
  const { page, context, origin } = stage
  const bundle = await chapter(stage, '呼吸系统')
  const question = ofKind(bundle, 'DANXUAN')
  const effects = () => timesSubmitted(stage.service.dataDir, user, question.id)
  await enterAs(context, origin, 'student2')
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  await controlled(page)
  await stage.open('/my')
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  await context.setOffline(true)
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  await stage.open('/my')
  await page.getByRole('button', { name: '退出登录' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出到文件，并从本机删除' }).click(),
  ])
  const file = readFileSync(await download.path())
  // nothing is gone before the person has said that the file is there
  await page.getByText('文件存好了吗？').waitFor()
  expect(await queueOf(page, user)).toHaveLength(1)
  await page.getByRole('button', { name: '存好了，从本机删除' }).click()
  audit.givenUp(1)
  await page.waitForURL(/account\/login/)
  expect(await queueOf(page, user)).toEqual([])
  await context.setOffline(false)

  await enterAs(context, origin, 'student2')
  await stage.open('/set/sync')
  await page.getByRole('heading', { name: '同步中心', level: 1 }).waitFor()
  expect(effects()).toBe(0)
  await take(page, file)
  await page.getByText('导入了 1 条。').waitFor()
  await expect.poll(effects).toBe(1)
})

test.runIf(whole)('S34 F34 what waits for three days is told to be in danger, and no sooner', async () => {
  const { page, context, origin } = stage
  const bundle = await chapter(stage, '呼吸系统')
  const question = ofKind(bundle, 'PANDUAN')
  await enterAs(context, origin, 'student2')
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  await controlled(page)
  await context.setOffline(true)
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  for (const [days, told] of [
    [2.9, 0],
    [4.1, 1],
  ] as const) {
    await age(page, user, days)
    await stage.open('/set/sync')
    await page.getByRole('region', { name: '待发送' }).waitFor()
    expect(await page.getByRole('alert').getByText('有内容已在本机等了 4 天').count()).toBe(told)
  }
  await context.setOffline(false)
  await stage.open('/')
  await page.getByRole('button', { name: '已送达' }).waitFor({ timeout: 30_000 })
})

test('S34 F11 a refused row waits with its reason until it is answered or given up', async () => {
  const { page, wire } = stage
  const bundle = await chapter(stage, '泌尿系统')
  const [first, second] = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN')]
  const reason = '该章节已关闭'
  await enterAs(stage.context, stage.origin, 'student2')
  await openQuestion(page, stage.origin, bundle.chapter.id, first.id)
  wire.fault(sending, {
    kind: 'status',
    status: 200,
    body: JSON.stringify({ code: 1, message: reason, data: null }),
  })
  await answer(page, first, false)
  await expect.poll(async () => (await queueOf(page, user)).map(({ state }) => state)).toEqual(['parked'])
  const [refused] = await queueOf(page, user)
  await stage.open('/')
  await page.getByRole('button', { name: '1 条需处理' }).waitFor()
  // where order is kept, what came later waits for it, and says so
  const later = ofKind(bundle, 'DUOXUAN')
  await openQuestion(page, stage.origin, bundle.chapter.id, later.id)
  await answer(page, later)
  await page.getByText('已存到本机，待发送').waitFor()
  await stage.open('/set/sync')
  await page.getByText(reason).waitFor()
  await page.getByText('练习作答 × 1 · 等上面的处理后发送').waitFor()
  await page.getByText('1 条等需要处理的内容解决后发送。').waitFor()
  expect(await page.getByRole('button', { name: '立即发送' }).count()).toBe(0)
  wire.pass()
  await page.getByRole('link', { name: '重新作答' }).click()
  await page.getByRole('article').waitFor()
  await page.getByRole('button', { name: '重新作答' }).click()
  await answer(page, first)
  await expect.poll(() => queueOf(page, user)).toEqual([])
  expect([first, later].map(({ id }) => timesSubmitted(stage.service.dataDir, user, id))).toEqual([1, 1])

  wire.fault(sending, {
    kind: 'status',
    status: 200,
    body: JSON.stringify({ code: 1, message: reason, data: null }),
  })
  await openQuestion(page, stage.origin, bundle.chapter.id, second.id)
  await answer(page, second)
  await expect.poll(async () => (await queueOf(page, user)).map(({ state }) => state)).toEqual(['parked'])
  expect((await queueOf(page, user))[0]?.id).not.toBe(refused?.id)
  await stage.open('/set/sync')
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText(reason).waitFor()
  await page.getByRole('button', { name: '放弃' }).click()
  const asked = page.getByRole('dialog', { name: '放弃这一条？' })
  await asked.getByText('练习作答', { exact: true }).waitFor()
  await asked.getByText(/^泌尿系统 · 第 \d+ 题$/).waitFor()
  await asked.getByRole('button', { name: '放弃' }).click()
  audit.givenUp(1)
  await expect.poll(() => queueOf(page, user)).toEqual([])
  expect(timesSubmitted(stage.service.dataDir, user, second.id)).toBe(0)
})
