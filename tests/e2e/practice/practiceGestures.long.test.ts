/** Practising with a quick thumb, and by keyboard after something was clicked. */
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { enterAs } from '../../tools/device.ts'
import { finger } from '../../tools/finger.ts'
import { article, at, button, close, foot, settings, sheet } from '../../tools/practice.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, fill, openQuestion, tick } from '../../tools/steps.ts'

const stage = setStage()

async function middleOf(of: Locator): Promise<[number, number]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {}
  return [x + width / 2, y + height / 2]
}
/** Longer than a second tap is let go by. */
const moment = () => stage.page.waitForTimeout(600)

test('a double tap submits once and stays with the verdict', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student2')
  const { chapter: info, questions } = await chapter(stage, '皮肤')
  const count = questions.length
  const { doubleTap, tap } = await finger(page)
  await openQuestion(page, origin, info.id, questions[0]?.id)
  for (const [place, between] of [0, 60, 120, 200, 300].entries()) {
    const asked = questions[place] as Question
    await at(page, place + 1, count)
    await fill(page, asked, false)
    await moment()
    await doubleTap(await middleOf(button(page, '提交答案')), between)
    await moment()
    await at(page, place + 1, count)
    // the big one is meant, once its question has been told
    await tap(await middleOf(foot(page, '下一题')))
    await at(page, place + 2, count)
  }
  await moment()
  await doubleTap(await middleOf(foot(page, '下一题')), 200)
  await moment()
  await at(page, 7, count)
  // as one goes through questions that are known: each tap once its question was there
  for (const place of [8, 9]) {
    await tap(await middleOf(foot(page, '下一题')))
    await page.waitForTimeout(200)
    await at(page, place, count)
  }
  // nor does it press what comes up over the question
  const last = questions.at(-1) as Question
  await openQuestion(page, origin, info.id, last.id)
  await answer(page, last)
  await moment()
  await doubleTap(await middleOf(button(page, '查看小结')), 150)
  await moment()
  expect(await page.locator('dialog[open]').count()).toBe(1)
  await sheet(page).getByRole('heading', { name: '本章小结' }).waitFor()
  await close(page)
  await tick((await settings(page)).getByRole('radio', { name: /^模考/ }))
  await close(page)
  await openQuestion(page, origin, info.id, questions[0]?.id)
  await moment()
  for (const place of [2, 3]) {
    await doubleTap(await middleOf(foot(page, '下一题')), 150)
    await moment()
    await at(page, place, count)
  }
})

test('a stroke counts wherever the thumb is: below a short question, and at the edge', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student2')
  const { chapter: info, questions } = await chapter(stage, '皮肤')
  const place = questions.findIndex(({ type, specimenId }) => type.baseType === 'PANDUAN' && !specimenId) + 1
  await openQuestion(page, origin, info.id, questions[place - 1]?.id)
  const { stroke } = await finger(page)
  const { y = 0 } = (await button(page, '提交答案').boundingBox()) ?? {}
  const { y: top = 0, height = 0 } = (await article(page).boundingBox()) ?? {}
  expect(top + height).toBeLessThan(y - 60)
  await stroke([330, y - 30], [60, y - 30])
  await at(page, place + 1, questions.length)
  await stroke([8, y - 30], [250, y - 30])
  await at(page, place, questions.length)
})

test('after a click on a tool a number key chooses and Enter submits', async () => {
  const { page, context, origin } = stage
  // who has answered none of it
  await enterAs(context, origin, 'student')
  await page.setViewportSize({ width: 1280, height: 800 })
  const bundle = await chapter(stage, '皮肤')
  const { id } = ofKind(bundle, 'DANXUAN')
  const open = () => openQuestion(page, origin, bundle.chapter.id, id)
  const flag = (pressed: boolean) =>
    page.getByRole('button', { name: '标记这道题', pressed, exact: true }).waitFor()
  const submitted = () => page.getByRole('status').getByText(/^回答/).waitFor()
  await open()
  await button(page, '标记这道题').click()
  await flag(true)
  await page.keyboard.press('Enter')
  await flag(false)
  await page.keyboard.press('2')
  // from the question on, tab goes to its choices
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)
  await page.keyboard.press('Enter')
  await submitted()
  await flag(false)

  // what is closed gives the focus back to what opened it
  await button(await settings(page), '重新开始').click()
  await button(sheet(page), '重新开始').click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await open()
  await settings(page)
  await close(page)
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await submitted()
  expect(await page.locator('dialog[open]').count()).toBe(0)

  await button(await settings(page), '重新开始').click()
  await button(sheet(page), '重新开始').click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await open()
  await button(article(page), '收藏').click()
  await button(article(page), '已收藏').waitFor()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await submitted()
  expect(await button(article(page), '已收藏').count()).toBe(1)
})
