/** A course as a student and its teacher meet it in the browser. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CourseDetail, StudyingCourse } from '../../../src/contract/teaching/course.ts'
import { enterAs, ids, queueOf } from '../../tools/device.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { ask } from '../../tools/steps.ts'

const stage = setStage()

async function courseOf(token: string, name: string): Promise<StudyingCourse> {
  const courses = await ask<StudyingCourse[]>(
    stage.service.origin,
    '/dh-teaching/course/studying/home',
    token,
  )
  const found = courses.find((course) => course.name === name)
  if (!found) throw new Error(`no course ${name}`)
  return found
}

test('a student joins a class and reads its courseware: S17 S18 S19 S20 S21 S33 T08', async () => {
  const { page } = stage
  const token = await enterAs(stage.context, stage.origin, 'student')
  const { id, next } = await courseOf(token, '组织学实验')
  await stage.open('/ts/class')
  const row = page.getByRole('listitem').filter({ hasText: '组织学实验' })
  await row.getByRole('button', { name: '退出' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click()
  await expect.poll(() => row.count()).toBe(0)
  await stage.open('/ts/code')
  await page.getByRole('textbox', { name: '班级码' }).fill('ZZZZZZ')
  await page.getByRole('main').getByRole('button', { name: '加入班级' }).click()
  await page.getByRole('main').getByText('没有这个班级码，请向老师核对').waitFor()
  // a code that is typed without network stays, and is sent once it is back
  await stage.context.setOffline(true)
  await page.getByRole('textbox', { name: '班级码' }).fill('hst7-k2')
  await page.getByRole('main').getByRole('button', { name: '加入班级' }).click()
  await page.getByText('没有网络，加入班级需要联网').waitFor()
  await stage.context.setOffline(false)
  expect(await page.getByRole('textbox', { name: '班级码' }).inputValue()).toBe('hst7-k2')
  await page.getByRole('main').getByRole('button', { name: '加入班级' }).click()
  await page.waitForURL('**/ts/course?id=*')
  expect(page.url()).toContain(`id=${id}`)
  await page.getByRole('heading', { name: '成绩比例' }).waitFor()
  await page.getByRole('link', { name: next?.name ?? '' }).click()
  await page.getByText('第 1 页，共').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.getByText('第 2 页，共').waitFor({ state: 'attached' })
  await page.waitForURL(/slide=/)
  await page.getByRole('button', { name: '不懂' }).click()
  await expect
    .poll(() => page.getByRole('button', { name: '不懂' }).getAttribute('aria-pressed'))
    .toBe('true')
  const [attachment] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^观察任务单/ }).click(),
  ])
  expect(readFileSync(await attachment.path(), 'utf8')).toContain('在标本上找到下列结构')
  await page.getByRole('link', { name: '相关资源' }).click()
  await page.getByRole('link', { name: /打开老师选定的位置/ }).waitFor()
  await page.goBack()
  await page.getByText('第 2 页，共').waitFor({ state: 'attached' })
  await stage.open('/my/course')
  await page.getByRole('link', { name: /组织学实验/ }).waitFor()
})

test('slides seen without network are queued and told once it is back: S21 O02', async () => {
  const { page } = stage
  const token = await enterAs(stage.context, stage.origin, 'student')
  const { id, next } = await courseOf(token, '系统解剖学')
  await stage.open(`/ts/courseware?id=${next?.id}&course=${id}`)
  await page.getByText('第 1 页，共').waitFor({ state: 'attached' })
  await stage.context.setOffline(true)
  await page.keyboard.press('End')
  await expect.poll(async () => (await queueOf(page, ids.student)).length).toBeGreaterThan(0)
  await stage.context.setOffline(false)
  await expect.poll(async () => (await queueOf(page, ids.student)).length, { timeout: 60_000 }).toBe(0)
})

test('a teacher makes a class, shows its code and sees its members: S19 S20', async () => {
  const { page } = stage
  const token = await enterAs(stage.context, stage.origin, 'teacher')
  const taught = await ask<CourseDetail[]>(stage.service.origin, '/dh-teaching/course/teaching/home', token)
  const id = taught.find(({ name }) => name === '组织学实验')?.id ?? 0
  await stage.open(`/ts/class?course=${id}`)
  await page.getByRole('button', { name: '新建班级' }).click()
  await page.getByRole('textbox', { name: '班级名称' }).fill('临床医学3班')
  await page.getByRole('button', { name: '保存' }).click()
  const sheet = page.getByRole('dialog').filter({ hasText: '复制邀请' })
  await sheet.getByRole('img', { name: /二维码/ }).waitFor()
  expect(await sheet.textContent()).toMatch(/[2-9A-HJ-NP-Z]{6}/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /临床医学1班/ }).click()
  await page.getByRole('link', { name: /成员/ }).click()
  await page.getByText('20250001').waitFor()
})

test.runIf(whole)('decks are found by a word on a slide and shown full screen: S11 S13 S15 S33', async () => {
  const { page } = stage
  await enterAs(stage.context, stage.origin, 'teacher')
  await stage.open('/resource/school')
  await page.getByRole('link', { name: /基本组织/ }).click()
  await page.waitForURL('**/resource/courseware/**')
  const decks = page.locator('main a[href*="/resource/deck/"]')
  await decks.first().waitFor()
  await page.getByRole('button', { name: '视频', exact: true }).click()
  await page.waitForURL(/type=video/)
  await expect.poll(() => decks.count()).toBe(0)
  await page.getByRole('button', { name: '视频', exact: true }).click()
  await page.getByRole('searchbox').fill('角质层')
  await expect.poll(() => decks.count()).toBe(1)
  await decks.click()
  await page.getByRole('button', { name: '所有页' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^3 / }).click()
  await page.getByText('第 3 页，共').waitFor({ state: 'attached' })
  // a swipe scrolls the strip of slides by its width
  await page
    .locator('section[aria-roledescription="幻灯片"]')
    .evaluate((strip) => strip.scrollBy(strip.clientWidth, 0))
  await page.getByText('第 4 页，共').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: '放大' }).click()
  await page.getByRole('region', { name: '放大的第 4 页' }).waitFor()
  await page.getByRole('button', { name: '缩小' }).click()
  await page.getByRole('region', { name: '放大的第 4 页' }).waitFor({ state: 'detached' })
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  await expect.poll(isFull).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.getByText('第 5 页，共').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: '退出全屏' }).click()
  await expect.poll(isFull).toBe(false)
  // home's search says on which slide the word stands
  await stage.open('/search')
  await page.getByRole('searchbox', { name: '搜索' }).fill('角质层')
  await page
    .getByRole('main')
    .getByRole('link', { name: /第 \d+ 页：/ })
    .first()
    .waitFor()
})
