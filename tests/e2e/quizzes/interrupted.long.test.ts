/** A running quiz that cannot go on as it did: its session ends, or another device takes it over. */
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { quizTakeOver } from '../../../src/contract/quizzes/quiz.ts'
import { type QuizAttemptDetail, quizAttempt } from '../../../src/contract/quizzes/quizTeaching.ts'
import { newId } from '../../../src/device/names.ts'
import { enterAs, ids, queueOf } from '../../tools/device.ts'
import { postOnce, publishExam } from '../../tools/quizSchool.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, fillSignIn, signIn, tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage()

/** The student begins a new exam. @returns its id */
async function beginExam(): Promise<number> {
  const { origin } = stage.service
  const teacher = await tokenOf(origin, 'teacher', 'Teacher-2026')
  const { id } = await publishExam(origin, teacher, { opensAt: Date.now() - 60_000, together: false })
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open(`/quizQuestion?quizId=${id}`)
  await stage.page.getByRole('button', { name: '开始测验' }).click()
  await stage.page.getByRole('radio').first().waitFor({ state: 'attached' })
  return id
}

test('S39 QX05 a quiz goes on when its session ends and sends after a sign-in', async () => {
  const { page, wire } = stage
  const quizId = await beginExam()
  const body = JSON.stringify({ code: '02012001', message: '登录已失效', data: null })
  wire.fault(/^\/(dh-|api)/, { kind: 'status', status: 401, body })
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await tick(page.getByRole('radio').first())
  const sheet = page.getByRole('dialog', { name: '重新登录' })
  await sheet.getByRole('button', { name: '以后再说' }).click()
  await page.getByText('登录已失效。可以继续作答').waitFor()
  await page.getByText('已存本机，登录后送出').waitFor()
  await page.getByRole('button', { name: '下一题' }).click()
  await tick(page.getByRole('radio').first())
  await expect.poll(async () => (await queueOf(page, ids.student)).length).toBe(2)
  wire.pass()
  await page.getByRole('button', { name: '重新登录' }).click()
  expect(await page.getByLabel(/学号/).inputValue()).toBe('student')
  await fillSignIn(page, 'student', 'Student-2026')
  await expect.poll(() => queueOf(page, ids.student)).toEqual([])
  await sheet.waitFor({ state: 'hidden' })
  await page.getByText('已送达').waitFor()
  expect(await page.getByText('登录已失效').count()).toBe(0)
  await page.getByText(/^2 \/ /).waitFor()
  expect(loads).toEqual([])
  const address = `${quizAttempt.path}?quizId=${quizId}&accountId=${ids.student}`
  const token = await tokenOf(stage.service.origin, 'teacher', 'Teacher-2026')
  const { rows } = await ask<QuizAttemptDetail>(stage.service.origin, address, token)
  expect(rows.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['answer', 'onTime'],
    ['answer', 'onTime'],
  ])
})

test('S39 QX05 who signs in above another person’s paper takes and hears nothing of it', async () => {
  const { page, wire } = stage
  const quizId = await beginExam()
  const body = JSON.stringify({ code: '02012001', message: '登录已失效', data: null })
  wire.fault(/^\/(dh-|api)/, { kind: 'status', status: 401, body })
  await tick(page.getByRole('radio').first())
  await page.getByRole('dialog', { name: '重新登录' }).getByRole('button', { name: '以后再说' }).click()
  const toShortAnswer = async () => {
    for (const _ of [1, 2]) await page.getByRole('button', { name: '下一题' }).click()
  }
  await toShortAnswer()
  wire.pass()
  await page.getByRole('textbox').fill('写到一半')
  await page.getByRole('button', { name: '重新登录' }).click()
  await fillSignIn(page, 'student2', 'Student-2026')
  await page
    .getByRole('link', { name: /组织学/ })
    .first()
    .waitFor()
  expect(await page.getByText('没有存下来').count()).toBe(0)

  await stage.context.clearCookies()
  await signIn(page, stage.origin)
  await stage.open(`/quizQuestion?quizId=${quizId}`)
  await toShortAnswer()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('写到一半')
  await expect.poll(() => queueOf(page, ids.student)).toEqual([])
})

/** Ticks an option, where that can still be done. */
const isTicked = (option: Locator): Promise<boolean> =>
  option
    .locator('xpath=ancestor::label[1]')
    .click({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    )

test('S39 a device that lost its attempt shows its answers and can take it back', async () => {
  const { page } = stage
  const quizId = await beginExam()
  const { origin } = stage.service
  await tick(page.getByRole('radio').first())
  await page.getByText('已送达').waitFor()
  const student = await tokenOf(origin, 'student', 'Student-2026')
  const other = { quizId, deviceId: newId(), deviceName: 'iPad' }
  await postOnce(origin, quizTakeOver.path, other, student)
  // longer than the clocks of two processes may differ
  await page.waitForTimeout(1500)
  // An answer that is on its way right after the take-over may still count; the next one does not, and says so.
  let chosen = 0
  for (const at of [1, 0]) {
    // the page may have heard of it meanwhile, and take no answer any more
    if (await isTicked(page.getByRole('radio').nth(at))) chosen = at
    await expect.poll(() => queueOf(page, ids.student)).toEqual([])
  }
  await page.getByText('这份试卷正在“iPad”上作答').waitFor({ timeout: 10_000 })
  const option = page.getByRole('radio').nth(chosen)
  expect([await option.isChecked(), await option.isDisabled()]).toEqual([true, true])
  // loaded anew it is no running quiz either
  await page.reload()
  await page.getByText('这台设备上的答案（只读）').waitFor()
  await page.getByRole('button', { name: '在此设备继续' }).click()
  await page.getByRole('button', { name: '下一题' }).waitFor()
  expect([await option.isChecked(), await option.isDisabled()]).toEqual([true, false])
})
