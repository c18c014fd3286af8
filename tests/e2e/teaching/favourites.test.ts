/** Favourite courses, and a film that a device cannot play. */
import { expect, test } from 'vitest'
import type { StudyingCourse } from '../../../src/contract/teaching/course.ts'
import type { CourseCourseware } from '../../../src/contract/teaching/courseware.ts'
import { enterAs } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'
import { ask } from '../../tools/steps.ts'

const stage = setStage()
const studied = (token: string) =>
  ask<StudyingCourse[]>(stage.service.origin, '/dh-teaching/course/studying/home', token)

test('favourite courses removed offline come back by one tap: S32 T08 C103 C113', async () => {
  const { page, context } = stage
  const token = await enterAs(context, stage.origin, 'student')
  const courses = await studied(token)
  for (const { id } of courses)
    await ask(stage.service.origin, `/dh-teaching/course/collection/insert?courseId=${id}`, token, {})
  await stage.open('/my/collect?kind=course')
  const rows = page.locator('main a[href*="/ts/course?id="]')
  await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(courses.length)
  await context.setOffline(true)
  await page.getByRole('button', { name: '批量管理' }).click()
  await page.getByRole('button', { name: '全选' }).click()
  await page.getByRole('button', { name: `移除（${courses.length}）` }).click()
  await page.getByText(`已移除 ${courses.length} 项收藏`).waitFor()
  await expect.poll(() => rows.count()).toBe(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => rows.count()).toBe(courses.length)
  await context.setOffline(false)
})

test('a film that cannot be played says why, and the slides stay: S21', async () => {
  const { page, context } = stage
  const token = await enterAs(context, stage.origin, 'student')
  let found: { courseId: number; id: number } | undefined
  for (const { id: courseId } of await studied(token)) {
    const path = `/dh-teaching/courseware/byCourse?courseId=${courseId}`
    const all = await ask<CourseCourseware[]>(stage.service.origin, path, token)
    const withFilm = all.find(({ hasVideo, slideCount }) => hasVideo && slideCount > 0)
    if (withFilm) found ??= { courseId, id: withFilm.id }
  }
  if (!found) throw new Error('no film in the courses of the student')
  await page.route(/\.webm$/, (route) => route.fulfill({ contentType: 'video/webm', body: 'no film' }))
  await stage.open(`/ts/courseware?id=${found.id}&course=${found.courseId}`)
  await page.getByText('视频无法播放').waitFor({ timeout: 60_000 })
  await page.getByText(/这台设备不支持这种视频格式|视频文件已损坏/).waitFor()
  await page.getByText('第 1 页，共').waitFor({ state: 'attached' })
  // once the film comes it plays, with captions in both languages, as fast as one likes
  await page.unroute(/\.webm$/)
  await page.getByRole('button', { name: '重试' }).click()
  const film = page.locator('video')
  const stateOf = () =>
    film.evaluate((video: HTMLVideoElement) => [
      video.readyState > 0,
      video.textTracks.length,
      video.playbackRate,
    ])
  await expect.poll(stateOf, { timeout: 60_000 }).toEqual([true, 2, 1])
  await page
    .locator('label')
    .filter({ hasText: /^1\.5×$/ })
    .click()
  await expect.poll(stateOf).toEqual([true, 2, 1.5])
})
