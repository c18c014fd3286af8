/** Why an answer is right: there at once, or one tap away. */
import { expect, test } from 'vitest'
import { phone, tablet } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, kept, openQuestion } from '../../tools/steps.ts'

const stage = setStage()

test('on a phone the explanation of an answer is one tap away, and the picture stays', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student2')
  const bundle = await chapter(stage, '皮肤')
  const question = ofKind(bundle, 'DANXUAN')
  const leads = page.getByRole('button', { name: '看解析' })
  const explanation = page.getByRole('heading', { name: '解析' }).locator('..')
  const foot = page.getByRole('button', { name: '下一题' }).last()
  await page.setViewportSize(phone)
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  await answer(page, question)
  await kept(page)
  await leads.click()
  await leads.waitFor({ state: 'detached' })
  const [told, figure, below] = await Promise.all([
    explanation.boundingBox(),
    page.locator('figure').first().boundingBox(),
    foot.boundingBox(),
  ])
  if (!told || !figure || !below) throw new Error('not all of it is drawn')
  expect(told.y).toBeGreaterThanOrEqual(figure.y + figure.height)
  expect(told.y + told.height).toBeLessThan(below.y)

  await page.setViewportSize(tablet)
  await page.evaluate(() => scrollTo(0, 0))
  await explanation.waitFor()
  expect(await leads.count()).toBe(0)
})
