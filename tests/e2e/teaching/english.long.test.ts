/** A teacher's work and the student's part in it, with every word in English. */
import { expect, test } from 'vitest'
import { speak } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'

const stage = setStage()

/** Of the school's coursewares, one that the course does not have yet. */
const lesson = /Inner surface of the base of the skull/

/** A new device whose person reads English. */
async function enterInEnglish(loginName: keyof typeof ids): Promise<void> {
  await stage.anew({ lang: 'en' })
  await speak(stage.context, stage.origin, 'en')
  await enterAs(stage.context, stage.origin, loginName)
}

/** @returns the course's id */
async function makeCourse(name: string): Promise<string> {
  const { page } = stage
  await stage.open('/ts/edit')
  await page.getByRole('textbox', { name: 'Name of the course' }).fill(name)
  await page.getByRole('textbox', { name: 'Name in English' }).fill(name)
  await page.getByRole('button', { name: 'Save and open' }).click()
  await page.waitForURL('**/ts/course?id=*')
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** @returns the class's code */
async function makeClass(course: string): Promise<string> {
  const { page } = stage
  await stage.open(`/ts/class?course=${course}`)
  await page.getByRole('button', { name: 'New class' }).click()
  await page.getByRole('textbox', { name: 'Name of the class' }).fill('Morning group')
  await page.getByRole('button', { name: 'Save' }).click()
  const sheet = page.getByRole('dialog').filter({ hasText: 'Copy the invitation' })
  await sheet.getByRole('img', { name: 'QR code of Morning group' }).waitFor()
  return /[2-9A-HJ-NP-Z]{6}/.exec((await sheet.textContent()) ?? '')?.[0] ?? ''
}

test('in English a course is opened, joined and read offline: S17 S18 S19 S20 S21 O02', async () => {
  await enterInEnglish('teacher')
  const course = await makeCourse('Parasites at the microscope')
  const code = await makeClass(course)
  await stage.open(`/ts/publish?id=${course}`)
  const { page: teacher } = stage
  await teacher.getByRole('button', { name: lesson }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await teacher.getByText('onwards').waitFor()

  await enterInEnglish('student')
  const { page, context } = stage
  await stage.open('/ts/code')
  await page.getByRole('textbox', { name: 'Class code' }).fill(code.toLowerCase())
  await page.getByRole('main').getByRole('button', { name: 'Join' }).click()
  await page.waitForURL(`**/ts/course?id=${course}`)
  await page.getByRole('heading', { name: 'Grade ratio' }).waitFor()
  await page.getByRole('link', { name: lesson }).click()
  await page.getByText('Slide 1 of').waitFor({ state: 'attached' })
  await controlled(page)
  await page.keyboard.press('ArrowRight')
  await page.getByText('Slide 2 of').waitFor({ state: 'attached' })

  await context.setOffline(true)
  await page.reload()
  await page.getByText('Slide 2 of').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Unclear' }).click()
  await expect.poll(async () => (await queueOf(page, ids.student)).length).toBeGreaterThan(0)
  await context.setOffline(false)
  await expect.poll(async () => (await queueOf(page, ids.student)).length, { timeout: 60_000 }).toBe(0)
})
