/** Lessons on a device without a network. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { CourseCourseware, Courseware } from '../../../src/contract/teaching/courseware.ts'
import { speak } from '../../tools/browser.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { ask } from '../../tools/steps.ts'

const stage = setStage()

/** The first course that the student studies, with its coursewares as the student reads them. */
async function lessonsOf(token: string): Promise<{ id: number; coursewares: Courseware[] }> {
  const { origin } = stage.service
  const [course] = await ask<{ id: number }[]>(origin, '/dh-teaching/course/studying/home', token)
  const id = course?.id ?? 0
  const listed = await ask<CourseCourseware[]>(
    origin,
    `/dh-teaching/courseware/byCourse?courseId=${id}`,
    token,
  )
  const coursewares: Courseware[] = []
  for (const one of listed)
    coursewares.push(await ask(origin, `/dh-teaching/courseware/preview?id=${one.id}`, token))
  return { id, coursewares }
}

/** Whether the slide in sight is drawn. */
const isDrawn = (page: Page, picture: string) =>
  page.evaluate((src) => {
    const found = document.querySelector<HTMLImageElement>(`img[src="${src}"]`)
    return (found?.naturalWidth ?? 0) > 0
  }, picture)

test.runIf(whole)('a kept course opens its unvisited coursewares without network: O02 S18 S21', async () => {
  const { page, context } = stage
  const token = await enterAs(context, stage.origin, 'student')
  const { id, coursewares } = await lessonsOf(token)
  const last = coursewares.at(-1)
  const text = coursewares.find(({ attachments }) => attachments.length > 0)?.attachments[0]
  await stage.open(`/ts/course?id=${id}`)
  await controlled(page)
  const keep = page.getByRole('button', { name: /保存整门课/ })
  await page.getByRole('button', { name: /保存整门课.*\d/ }).waitFor()
  await keep.click()
  await page.getByRole('button', { name: /^可离线/ }).waitFor({ timeout: 120_000 })
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: last?.name ?? '' }).click()
  await page.getByText('第 1 页，共').waitFor({ state: 'attached' })
  const slides = last?.slides ?? []
  expect(slides.length).toBeGreaterThan(3)
  for (const [at, { picture }] of slides.slice(0, 5).entries()) {
    await page.getByText(`第 ${at + 1} 页，共`).waitFor({ state: 'attached' })
    await expect.poll(() => isDrawn(page, picture)).toBe(true)
    await page.keyboard.press('ArrowRight')
  }
  // its specimens and attachments too
  await page.getByRole('link', { name: '相关资源' }).click()
  await page.getByRole('heading', { name: '相关资源' }).waitFor()
  const status = await page.evaluate(async (url) => (await fetch(url)).status, text?.url ?? '')
  expect(status).toBe(200)
})

test('slides seen once open again without network, in English: O02 S21', async () => {
  await stage.anew({ lang: 'en' })
  const { page, context } = stage
  await speak(context, stage.origin, 'en')
  const token = await enterAs(context, stage.origin, 'student')
  const { id, coursewares } = await lessonsOf(token)
  const [first] = coursewares
  await stage.open(`/ts/course?id=${id}`)
  await controlled(page)
  await page.getByRole('link', { name: first?.nameEn ?? '' }).click()
  const picture = first?.slides[0]?.picture ?? ''
  await expect.poll(() => isDrawn(page, picture)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page.getByText(/^Slide 1 of/).waitFor({ state: 'attached' })
  await expect.poll(() => isDrawn(page, picture)).toBe(true)
})
