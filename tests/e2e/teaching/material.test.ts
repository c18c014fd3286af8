/** A teacher's own file on its way to a student without network. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { vp8Of, webm } from '../../../sample/related/webm.ts'
import { courseStudying, courseTeaching } from '../../../src/contract/teaching/course.ts'
import { coursewarePublish } from '../../../src/contract/teaching/courseware.ts'
import { checkDeck, uploadDeck } from '../../tools/bringDeck.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { ask } from '../../tools/steps.ts'
import { pdfOf } from '../../unit/exchange/decks/documents.ts'

const stage = setStage()
/** for a machine that many share */
const longMs = 400_000

/** A film of one second. */
async function tinyFilm(): Promise<Buffer> {
  const size = { width: 64, height: 36 }
  const picture = sharp({ create: { ...size, channels: 3, background: '#b8376b' } })
  const vp8 = vp8Of(await picture.webp({ quality: 50 }).toBuffer())
  return webm({
    frames: [
      { ms: 0, vp8 },
      { ms: 500, vp8 },
    ],
    duration: 1000,
    ...size,
  })
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** Brings a PDF, looks at every page and makes a courseware of it. @returns the courseware's id */
async function bringPdf(): Promise<number> {
  const { page } = stage
  await stage.open('/ts/bring')
  await page
    .getByLabel('选择文件')
    .setInputFiles(file('a.exe', 'application/octet-stream', Buffer.from('MZ')))
  await page.getByText('不支持这种文件').waitFor()
  await uploadDeck(page, file('肾的新讲.pdf', 'application/pdf', pdfOf(5, [3])))
  await page.getByText('空白页：3').waitFor()
  expect(await page.getByRole('button', { name: '保存', exact: true }).isDisabled()).toBe(true)
  return checkDeck(page, 5)
}

/** Gives the courseware a document and a film. */
async function addFiles(): Promise<void> {
  const { page } = stage
  await page.getByRole('button', { name: '名称、视频和附件' }).click()
  const sheet = page.getByRole('dialog', { name: '名称、视频和附件' })
  await sheet.getByLabel('选择文档').setInputFiles(file('讲义.pdf', 'application/pdf', pdfOf(2)))
  await sheet.getByText('讲义.pdf').waitFor()
  await sheet.getByLabel('选择视频').setInputFiles(file('肾.webm', 'video/webm', await tinyFilm()))
  // saving waits until the film is there
  await sheet.getByLabel('学生可以查看和下载文档').check()
  await sheet.getByRole('button', { name: '保存', exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
}

test.runIf(whole)(
  'a brought deck’s document and film open in flight mode: S13 S21 V04 O02',
  {
    timeout: longMs,
  },
  async () => {
    const { page, context } = stage
    const teacher = await enterAs(context, stage.origin, 'teacher')
    const id = await bringPdf()
    await addFiles()
    const token = await enterAs(context, stage.origin, 'student')
    const { origin } = stage.service
    const taught = await ask<{ id: number; role: string }[]>(origin, courseTeaching.path, teacher)
    const studied = await ask<{ id: number }[]>(origin, courseStudying.path, token)
    const course = studied.find(({ id }) => taught.some((one) => one.id === id && one.role === 'teacher'))
    const publish = { id, courseId: course?.id, shownFrom: Date.now() - 1000 }
    await ask(origin, coursewarePublish.path, teacher, publish)
    await stage.open(`/ts/courseware?id=${id}&course=${course?.id}`)
    await controlled(page)
    await page.getByRole('button', { name: '离线保存的选项' }).click()
    const sheet = page.getByRole('dialog', { name: '离线保存' })
    await sheet.getByText(/^完整 · /).click()
    await sheet.getByRole('button', { name: /^(?:保存|改为完整) · / }).click()
    await sheet.getByText(/可离线：完整/).waitFor({ timeout: 60_000 })
    await context.setOffline(true)
    await page.reload()
    const slide = page.getByRole('img', { name: '第 1 页 肾小球' })
    await slide.waitFor()
    await expect.poll(() => slide.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
    // Safari asks for two bytes first and plays nothing that does not answer exactly these
    const film = await page.locator('video').getAttribute('src')
    const answer = await page.evaluate(async (url) => {
      const response = await fetch(url, { headers: { range: 'bytes=0-1' } })
      const { byteLength } = await response.arrayBuffer()
      return [response.status, response.headers.get('content-range'), byteLength]
    }, film ?? '')
    expect(answer).toEqual([206, `bytes 0-1/${(await tinyFilm()).length}`, 2])
    await page.getByRole('button', { name: '查看 讲义.pdf' }).click()
    const first = page.getByRole('img', { name: '第 1 页，共 2 页' })
    await first.waitFor()
    // something is drawn on it
    await expect
      .poll(() =>
        first.evaluate((canvas: HTMLCanvasElement) => {
          const { width, height } = canvas
          const pixels =
            width > 0 ? canvas.getContext('2d')?.getImageData(0, 0, width, height).data : undefined
          return pixels?.some((value, at) => at % 4 === 0 && value < 100) ?? false
        }),
      )
      .toBe(true)
  },
)
