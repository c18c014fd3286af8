/** Codes that bring somebody to a class, a label's specimen or the presenter's slide. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { StudyingCourse } from '../../../src/contract/teaching/course.ts'
import type { CourseCourseware, Courseware } from '../../../src/contract/teaching/courseware.ts'
import type { Preparation } from '../../../src/contract/teaching/prepare.ts'
import type { JoinedRoom, Room } from '../../../src/contract/teaching/room.ts'
import { writePlace } from '../../../src/rules/placeCode.ts'
import { openBrowser } from '../../tools/browser.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { qrFilm, qrPhoto, readQr } from '../../tools/qrPictures.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, base, goWithin } from '../../tools/steps.ts'

const stage = setStage()

/** A courseware that the student studies, with slides. */
async function studiedCourseware(token: string): Promise<Courseware> {
  const { origin } = stage.service
  const [course] = await ask<StudyingCourse[]>(origin, '/dh-teaching/course/studying/home', token)
  const path = `/dh-teaching/courseware/byCourse?courseId=${course?.id}`
  const listed = await ask<CourseCourseware[]>(origin, path, token)
  const found = listed.find(({ slideCount }) => slideCount > 2)
  return ask(origin, `/dh-teaching/courseware/preview?id=${found?.id}`, token)
}

const onSlide = (page: Page, no: number) =>
  page.getByText(`第 ${no} 页，共`).waitFor({ state: 'attached', timeout: 60_000 })

test.runIf(whole)('the presenter’s code opens the same slide by camera, also offline: S21', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-camera-'))
  const film = join(folder, 'code.y4m')
  const reader = await enterAs(stage.context, stage.origin, 'student')
  const courseware = await studiedCourseware(reader)
  const slideId = courseware.slides[2]?.id ?? ''
  writeFileSync(film, qrFilm(writePlace({ kind: 'slide', coursewareId: courseware.id, slideId })))
  const flags = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
  const { page, context, close } = await openBrowser({ flags })
  try {
    await enterAs(context, stage.origin, 'student')
    const answer = await page.goto(`${stage.origin}${base}/ts/scan`)
    expect(answer?.headers()['permissions-policy']).toContain('camera=(self)')
    await onSlide(page, 3)
    expect(page.url()).toContain(`id=${courseware.id}`)
    // once more under the worker, which keeps the decoder then
    await controlled(page)
    await goWithin(page, '/ts/scan')
    await onSlide(page, 3)
    await page.keyboard.press('Home')
    await onSlide(page, 1)
    await context.setOffline(true)
    await goWithin(page, '/ts/scan')
    await onSlide(page, 3)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('without a camera a code is read from a photo or typed: S19', async () => {
  const { page } = stage
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/ts/scan')
  await page.getByText(/没有可用的相机|没有相机权限/).waitFor({ timeout: 90_000 })
  const photo = page.getByLabel('选择照片')
  const photoOf = async (text: string) => ({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: await qrPhoto(text),
  })
  await photo.setInputFiles(await photoOf('https://elsewhere.example/wk'))
  await page.getByText('这不是本校的二维码或班级码').waitFor({ timeout: 60_000 })
  await photo.setInputFiles(await photoOf(`${stage.origin}${base}/ts/code?c=HST7K2`))
  await page.waitForURL('**/ts/code?c=HST7K2', { timeout: 60_000 })
  await stage.open('/ts/scan')
  await page.getByRole('textbox', { name: '手动输入' }).fill(' ｈst7-k2')
  await page.getByRole('button', { name: '打开' }).click()
  await page.waitForURL('**/ts/code?c=HST7K2')
})

test('a browser that reads codes itself is asked, and the decoder stays away: S19', async () => {
  const { page, context } = stage
  await enterAs(context, stage.origin, 'student')
  await context.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code']
      detect = async (picture: ImageBitmapSource) =>
        picture instanceof ImageBitmap ? [{ rawValue: 'HST7K2' }] : []
    }
    Object.assign(globalThis, { BarcodeDetector })
  })
  const decoders: string[] = []
  page.on('request', (request) => request.url().includes('decode.worker') && decoders.push(request.url()))
  await stage.open('/ts/scan')
  const buffer = await qrPhoto('not what the browser reads')
  await page.getByLabel('选择照片').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await page.waitForURL('**/ts/code?c=HST7K2', { timeout: 60_000 })
  expect(decoders).toEqual([])
})

test('each printed label of a lab carries a code that opens its thing: S20', async () => {
  const { page, context } = stage
  const { origin } = stage.service
  const token = await enterAs(context, stage.origin, 'student')
  const courseware = await studiedCourseware(token)
  const joined = await ask<JoinedRoom[]>(origin, '/dh-teaching/room/student/list', token)
  const teacher = await enterAs(context, stage.origin, 'teacher')
  const taught = await ask<Room[]>(origin, '/dh-teaching/room/teacher/list', teacher)
  const room = taught.find(({ id }) => joined.some((one) => one.id === id))
  const { records } = await ask<{ records: { id: number; name: string }[] }>(
    origin,
    '/dh-specimen/specimen/front/page?pageNo=1&pageSize=3',
    teacher,
  )
  const saved = await ask<Preparation>(origin, '/dh-teaching/prepare/save', teacher, {
    roomId: room?.id,
    title: '打印标签的实验',
    labAt: Date.now() + 86_400_000,
    items: [...records.map(({ id }) => ({ kind: 'marks', id })), { kind: 'courseware', id: courseware.id }],
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await stage.open(`/ts/labels?course=${room?.courseId}&preparation=${saved.id}`)
  await page.emulateMedia({ media: 'print' })
  const labels = page.getByRole('list', { name: '标签' }).getByRole('listitem')
  await expect.poll(() => labels.count()).toBe(4)
  const read: (string | null)[] = []
  for (const label of await labels.all())
    read.push(await readQr(await label.getByRole('img').first().screenshot()))
  const things = [
    ...records.map(({ id }) => `resource/specimen/detail/${id}`),
    `ts/courseware?id=${courseware.id}`,
  ]
  expect(read).toEqual(things.map((thing) => `${stage.origin}${base}/${thing}`))
  for (const [at, { name }] of records.entries()) await labels.nth(at).getByText(name).first().waitFor()
  // everything but the labels stays off the paper
  expect(await page.getByRole('button', { name: '打印' }).isVisible()).toBe(false)
  expect(await page.getByRole('navigation').isVisible()).toBe(false)
})
