/** The question that comes next lies ready: it stands at once, and nobody meets it before. */
import { expect, test } from 'vitest'
import { phone, tablet } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { openQuestion } from '../../tools/steps.ts'

const stage = setStage()

test.each([
  ['a phone', phone],
  ['a tablet', tablet],
])('on %s the next question is ready but hidden from keys and screen readers', async (_, size) => {
  const { page, context, origin } = stage
  await page.setViewportSize(size)
  await enterAs(context, origin, 'student2')
  const { chapter: of, questions } = await chapter(stage, '皮肤')
  const at = questions.findIndex(({ specimenId }, place) => place > 0 && specimenId !== null)
  const [before, next] = [questions[at - 1], questions[at]]
  if (!before || !next) throw new Error('no question with a picture')
  await openQuestion(page, origin, of.id, before.id)
  const [here, there] = [page.locator('article').first(), page.locator('article').nth(1)]
  await there.waitFor({ state: 'attached' })
  expect(await page.getByRole('article').count()).toBe(1)
  expect(await there.evaluate((article) => article.getBoundingClientRect().height)).toBe(0)
  // beyond the end of the page, so that all of it is gone through
  for (let key = 0; key < 60; key++) {
    await page.keyboard.press('Tab')
    expect(await there.evaluate((article) => article.contains(document.activeElement))).toBe(false)
  }
  expect(await there.locator('[data-viewer]').count()).toBe(0)
  await there.evaluate((article) => article.setAttribute('data-was-ready', ''))
  await page.getByRole('button', { name: '下一题' }).last().click()
  await page
    .locator('article[data-was-ready]')
    .filter({ hasText: next.title.slice(0, 8) })
    .waitFor()
  expect(await here.getAttribute('data-was-ready')).toBe('')
  await here.locator('[data-viewer]').waitFor()
})
