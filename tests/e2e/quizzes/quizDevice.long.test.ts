/** What a device says around a quiz: its battery, what it cannot open, what a teacher is asked; and a phone beside a computer. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Device, openShelf, phone } from '../../tools/browser.ts'
import { controlled, enterAs, ids } from '../../tools/device.ts'
import { draftExam, publishExam, quizDetail } from '../../tools/quizSchool.ts'
import { setStage } from '../../tools/stage.ts'
import { tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const minuteMs = 60_000
const lowBattery = '电量低于 15 %'

const teacherToken = () => tokenOf(stage.service.origin, 'teacher', 'Teacher-2026')

async function publish(settings: { requiresDesktop?: boolean } = {}): Promise<number> {
  const opens = { opensAt: Date.now() - minuteMs, together: false }
  return (await publishExam(stage.service.origin, await teacherToken(), { ...opens, ...settings })).id
}

async function beginExam(quizId: number): Promise<void> {
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open(`/quizQuestion?quizId=${quizId}`)
  await stage.page.getByRole('button', { name: '开始测验' }).click()
  await stage.page.getByRole('radio').first().waitFor({ state: 'attached' })
}

test('below 15 % of the battery the student is warned, and the screen is kept awake', async () => {
  const { page } = stage
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { level: 0.15, charging: false })
    const held = { battery, locks: 0, released: 0 }
    Object.assign(globalThis, { held })
    Object.defineProperty(Navigator.prototype, 'getBattery', { value: async () => battery })
    const request = async () => {
      held.locks += 1
      const release = async () => {
        held.released += 1
      }
      return { release }
    }
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request } })
  })
  const state = () =>
    page.evaluate(() => {
      const { locks, released } = (globalThis as unknown as { held: { locks: number; released: number } })
        .held
      return { locks, released }
    })
  const tell = (level: number, charging: boolean) =>
    page.evaluate(
      ([share, plugged]) => {
        const { battery } = (globalThis as unknown as { held: { battery: EventTarget } }).held
        Object.assign(battery, { level: share, charging: plugged })
        for (const event of ['levelchange', 'chargingchange']) battery.dispatchEvent(new Event(event))
      },
      [level, charging] as const,
    )
  await beginExam(await publish())
  expect(await state()).toEqual({ locks: 1, released: 0 })
  const warning = page.getByRole('status').filter({ hasText: lowBattery })
  expect(await warning.count()).toBe(0)
  await tell(0.14, false)
  await warning.waitFor()
  await tell(0.14, true)
  await warning.waitFor({ state: 'detached' })
  await tell(0.05, false)
  await warning.waitFor()
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(state).toEqual({ locks: 1, released: 1 })
})

test('a browser that tells no battery and holds no screen awake takes the quiz without a warning', async () => {
  const { page } = stage
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.addInitScript(() => {
    for (const name of ['getBattery', 'wakeLock'])
      delete (Navigator.prototype as unknown as Record<string, unknown>)[name]
  })
  await beginExam(await publish())
  expect(await page.evaluate(() => 'getBattery' in navigator || 'wakeLock' in navigator)).toBe(false)
  await tick(page.getByRole('radio').first())
  await page.getByText(/^(已存本机|已送达)/).waitFor()
  expect(await page.getByText(lowBattery).count()).toBe(0)
  expect(failures).toEqual([])
})

test('S39 a quiz for the desktop client says so in another browser, and begins in the client', async () => {
  const quizId = await publish({ requiresDesktop: true })
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open(`/quizQuestion?quizId=${quizId}`)
  await stage.page.getByText('考试信息错误').waitFor()
  await stage.page.getByText('这场测验须在桌面客户端里作答').waitFor()
  await stage.page.addInitScript(() => Object.assign(globalThis, { vitrineDesktop: { examId: '1' } }))
  await stage.page.reload()
  await stage.page.getByRole('button', { name: '开始测验' }).waitFor()
})

test('S39 a paper that is gone from the device says so without network, and comes back with it', async () => {
  const { context, page } = stage
  const quizId = await publish()
  await beginExam(quizId)
  await controlled(page)
  await page.getByText('试卷已在本机').waitFor({ timeout: 60_000 })
  await tick(page.getByRole('radio').first())
  await page.getByText('已送达').waitFor()
  await context.setOffline(true)
  const isGone = await page.evaluate(
    ([name, quiz]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['drafts', 'replies'], 'readwrite')
          transaction.objectStore('drafts').delete(`quiz:paper:${quiz}`)
          let gone = 0
          const replies = transaction.objectStore('replies').openCursor()
          replies.onsuccess = () => {
            const { result: reply } = replies
            if (!reply) return
            if (JSON.stringify(reply.value.key).includes('/dh-teaching/quiz/paper')) {
              reply.delete()
              gone += 1
            }
            reply.continue()
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(gone)
          }
        }
      }),
    [`wk-user-${ids.student}`, quizId] as const,
  )
  expect(isGone).toBeGreaterThan(0)
  await page.reload()
  await page.getByText('考试信息错误').waitFor()
  await page.getByText('本机的试卷不完整，现在也没有从服务取到。').waitFor()
  await context.setOffline(false)
  await page.getByText('已送达').waitFor({ timeout: 60_000 })
})

test('a teacher is told before publishing how many of the questions students practise', async () => {
  const { page } = stage
  const { origin } = stage.service
  const token = await teacherToken()
  const { made } = await draftExam(origin, token, { opensAt: Date.now() - minuteMs, together: false })
  await enterAs(stage.context, stage.origin, 'teacher')
  await stage.open(`/quiz/manage?quizId=${made.id}`)
  await page.getByRole('button', { name: '发布测验' }).click()
  const dialog = page.getByRole('dialog', { name: '发布给班级' })
  await dialog.getByText('其中 3 题也在学生的练习和题库里').waitFor()
  const anyway = dialog.getByRole('button', { name: '仍然发布' })
  await anyway.click()
  expect((await quizDetail(origin, made.id, token)).state).toBe('draft')
  await tick(dialog.getByRole('checkbox').first())
  await anyway.click()
  await page.getByText('已发布').first().waitFor()
  expect((await quizDetail(origin, made.id, token)).state).toBe('published')
})

test('S37 a phone photographs by QR code into the submission that is open on a computer', async () => {
  const computer: Omit<Device, 'profile' | 'flags'> = { viewport: { width: 1440, height: 900 } }
  await stage.anew(computer)
  const { page } = stage
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/student/practice')
  await page.getByRole('button', { name: /实验报告：血涂片计数/ }).click()
  await page.getByRole('textbox', { name: '提交内容' }).fill('见照片')
  await page.getByRole('button', { name: '用手机拍照上传' }).click()
  const code = page.getByRole('img', { name: '手机拍照的二维码' })
  await code.waitFor()
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const shelf = await openShelf()
  try {
    const hand = await shelf.take({ viewport: phone })
    await enterAs(hand.context, stage.origin, 'student')
    const { readQr } = await import('../../tools/qrPictures.ts')
    await hand.page.goto((await readQr(await code.screenshot())) ?? '')
    await hand.page
      .getByLabel('照片', { exact: true })
      .setInputFiles({ name: '涂片.jpg', mimeType: 'image/jpeg', buffer: picture })
    await hand.page.getByText('1 张照片已送达，请在电脑上提交。').waitFor({ timeout: 60_000 })
  } finally {
    await shelf.close()
  }
  await page.getByText('涂片.jpg').waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: '提交作业' }).click()
  await page.getByText('第 1 次提交').waitFor({ timeout: 60_000 })
  await page.getByText('涂片.jpg').waitFor()
})
