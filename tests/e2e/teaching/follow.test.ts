/** A lesson that a class prepares for and follows, as teacher and student meet it in two browsers. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { CourseCourseware } from '../../../src/contract/teaching/courseware.ts'
import type { Room } from '../../../src/contract/teaching/room.ts'
import { openBrowser } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { commonRoom, lessonFor } from '../../tools/lesson.ts'
import { currentRelease } from '../../tools/release.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, base, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
/** for a machine that many share */
const longMs = 400_000

interface Lesson {
  room: Room
  /** of the course, the first with slides */
  courseware: CourseCourseware
}

/** A class that `student` is in and `teacher` teaches. */
async function lessonOf(student: string, teacher: string): Promise<Lesson> {
  const { origin } = stage.service
  const room = await commonRoom(origin, student, teacher)
  return { room, courseware: await lessonFor(origin, student, room) }
}

/** for what a busy machine takes long for */
const busy = { timeout: 60_000 }

const onSlide = (page: Page, no: number) =>
  page.getByText(`第 ${no} 页，共`).waitFor({ state: 'attached', ...busy })

test('a class follows its teacher and comes back after looking on its own: S21', async () => {
  const { page, context } = stage
  const token = await enterAs(context, stage.origin, 'student')
  const teacher = await openBrowser({ viewport: { width: 1440, height: 900 } })
  try {
    const teacherToken = await enterAs(teacher.context, stage.origin, 'teacher')
    const { room, courseware } = await lessonOf(token, teacherToken)
    // the wire of the stage holds a reply back until it is whole: a stream goes past it
    const { origin } = stage.service
    await page.goto(`${origin}${base}/ts/follow?room=${room.id}`)
    await page.getByRole('heading', { name: '老师还没有开始演示' }).waitFor()
    await teacher.page.goto(
      `${origin}${base}/ts/present?course=${room.courseId}&room=${room.id}&id=${courseware.id}`,
    )
    await teacher.page.getByText('正在演示，全班同步').waitFor()
    await onSlide(page, 1)
    await teacher.page.keyboard.press('ArrowRight')
    await onSlide(page, 2)
    // one's own look stays until one tap comes back
    await page.keyboard.press('End')
    await page.getByText('你在自行翻看').waitFor()
    await teacher.page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: '回到老师的画面' }).click()
    await onSlide(page, 3)
    await teacher.page.getByRole('button', { name: '暂停画面' }).click()
    await page.getByText('老师暂停了画面').waitFor()
    await teacher.page.getByRole('button', { name: '暂停画面' }).click()
    await onSlide(page, 3)
    // without network the teacher goes on; the place is sent when it is back
    await teacher.context.setOffline(true)
    await teacher.page.keyboard.press('ArrowLeft')
    await teacher.page.getByText('你离线：照常翻页').waitFor()
    await teacher.context.setOffline(false)
    await onSlide(page, 2)
    await context.setOffline(true)
    await page.getByText('你离线，联网后自动跟上').waitFor({ timeout: 60_000 })
    await context.setOffline(false)
    await page.getByText('正在跟随').waitFor({ timeout: 30_000 })
    await teacher.page.getByRole('button', { name: '结束演示' }).click()
    await page.getByRole('heading', { name: '演示已结束' }).waitFor()
  } finally {
    await teacher.close()
  }
})

test.runIf(whole)(
  'a lesson survives a restart, an outage and a change of device: S21',
  {
    timeout: longMs,
  },
  async () => {
    const { page, context } = stage
    const token = await enterAs(context, stage.origin, 'student')
    const phone = await openBrowser()
    const computer = await openBrowser({ viewport: { width: 1440, height: 900 } })
    try {
      const teacherToken = await enterAs(phone.context, stage.origin, 'teacher')
      await enterAs(computer.context, stage.origin, 'teacher')
      const { room, courseware } = await lessonOf(token, teacherToken)
      const { origin } = stage.service
      const presenting = `${origin}${base}/ts/present?course=${room.courseId}&room=${room.id}&id=${courseware.id}`
      await page.goto(`${origin}${base}/ts/follow?room=${room.id}`)
      await phone.page.goto(presenting)
      await onSlide(page, 1)
      await phone.page.keyboard.press('ArrowRight')
      await onSlide(page, 2)
      // the teacher's network goes, and the service starts anew: its lease was stored, and lapses when it would have
      await phone.context.setOffline(true)
      await stage.release(currentRelease)
      await page.getByText('老师离线，可自行翻看').waitFor({ timeout: 90_000 })
      await page.keyboard.press('End')
      await onSlide(page, courseware.slideCount)
      // the same lesson from the computer; the phone comes back and is told, and takes it over again
      await computer.page.goto(presenting)
      await page.getByRole('button', { name: '回到老师的画面' }).click(busy)
      await onSlide(page, 1)
      await phone.context.setOffline(false)
      const takeOver = phone.page.getByRole('button', { name: '在这台设备继续' })
      await takeOver.click(busy)
      await onSlide(page, 2)
      await computer.page.getByRole('button', { name: '在这台设备继续' }).waitFor(busy)
    } finally {
      await phone.close()
      await computer.close()
    }
  },
)

test.runIf(whole)('a lab is kept by one tap, and its teacher sees who is ready: S18 S20', async () => {
  const { page, context } = stage
  const token = await enterAs(context, stage.origin, 'student')
  const teacher = await tokenOf(stage.service.origin, 'teacher', 'Teacher-2026')
  const { room, courseware } = await lessonOf(token, teacher)
  const readyOf = async () => {
    const all = await ask<{ title: string; readiness: { ready: number } }[]>(
      stage.service.origin,
      `/dh-teaching/prepare/list?roomId=${room.id}`,
      teacher,
    )
    return all.find(({ title }) => title === '离线实验课')?.readiness.ready
  }
  await ask(stage.service.origin, '/dh-teaching/prepare/save', teacher, {
    roomId: room.id,
    title: '离线实验课',
    labAt: Date.now() + 86_400_000,
    items: [{ kind: 'courseware', id: courseware.id }],
  })
  expect(await readyOf()).toBe(0)
  await stage.open(`/ts/course?id=${room.courseId}`)
  const card = page
    .locator('main div')
    .filter({ hasText: '离线实验课' })
    .filter({ hasText: '上课时间' })
    .last()
  await card.getByRole('button', { name: /全部保存到本机 · .*\d/ }).click()
  await card.getByText('本机已就绪').waitFor({ timeout: 60_000 })
  await expect.poll(readyOf, { timeout: 20_000 }).toBe(1)
})
