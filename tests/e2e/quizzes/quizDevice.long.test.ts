/** What a device says around a quiz: its battery, what it cannot open, what a teacher is asked; and a phone beside a computer. */
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import { fileBegin } from '../../../src/contract/files.ts'
import { assignmentStudentPage, type StudentAssignment } from '../../../src/contract/quizzes/assignment.ts'
import { type QuizAttemptDetail, quizAttempt } from '../../../src/contract/quizzes/quizTeaching.ts'
import { type Device, openShelf, phone } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { finger } from '../../tools/finger.ts'
import { draftExam, publishExam, quizDetail } from '../../tools/quizSchool.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const minuteMs = 60_000
const lowBattery = '电量低于 15 %'

const teacherToken = () => tokenOf(stage.service.origin, 'teacher', 'Teacher-2026')

async function publish(settings: { requiresDesktop?: boolean; minutes?: number } = {}): Promise<number> {
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

test('a browser without battery status and wake lock takes the quiz without a warning', async () => {
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

test('S39 a swipe turns the pages of a paper and keeps what was ticked', async () => {
  const { page } = stage
  await beginExam(await publish())
  const { stroke } = await finger(page)
  const option = page.getByRole('radio').first()
  /** A stroke over the options: one that begins on a picture moves the picture. */
  const leaf = async (to: 'next' | 'back') => {
    const box = await page.locator('label').filter({ has: option }).first().boundingBox()
    if (!box) throw new Error('no option is on screen')
    const [y, left, right] = [box.y + box.height / 2, box.x + 30, box.x + box.width - 30]
    await stroke(
      ...(to === 'next'
        ? ([
            [right, y],
            [left, y],
          ] as const)
        : ([
            [left, y],
            [right, y],
          ] as const)),
    )
  }
  await tick(option)
  await page.getByText(/^(已存本机|已送达)/).waitFor()
  await leaf('next')
  await page.getByText(/^2 \/ /).waitFor()
  await leaf('back')
  await page.getByText(/^1 \/ /).waitFor()
  expect(await option.isChecked()).toBe(true)
  // the first question has none before it
  await leaf('back')
  await page.waitForTimeout(300)
  await page.getByText(/^1 \/ /).waitFor()
})

test('S39 whoever signs in during another’s quiz sees and sends nothing of it', {
  timeout: 240_000,
}, async () => {
  const { page, context } = stage
  const quizId = await publish()
  await beginExam(quizId)
  await controlled(page)
  await page.getByText('试卷已在本机').waitFor({ timeout: 60_000 })
  await context.setOffline(true)
  const options = page.getByRole('radio')
  await tick(options.nth(1))
  await expect.poll(async () => (await queueOf(page, ids.student)).length).toBeGreaterThan(0)
  const waiting = async () =>
    (await queueOf(page, ids.student)).map(({ id, input, state }) => ({ id, input, state }))
  const made = await waiting()
  // nothing of the first person's is delivered before the other one is there
  stage.wire.fault(/quiz\/submit|\/batch/, { kind: 'reset-before' })
  await context.setOffline(false)

  await enterAs(context, stage.origin, 'student2')
  await stage.open(`/quizQuestion?quizId=${quizId}`)
  await page.getByRole('button', { name: '开始测验' }).click()
  await options.first().waitFor({ state: 'attached' })
  expect(await options.nth(1).isChecked()).toBe(false)
  await tick(options.first())
  stage.wire.pass()
  await expect.poll(() => queueOf(page, ids.student2), { timeout: 60_000 }).toEqual([])
  expect(await waiting()).toEqual(made)

  await enterAs(context, stage.origin, 'student')
  await stage.open(`/quizQuestion?quizId=${quizId}`)
  await options.nth(1).waitFor({ state: 'attached' })
  await expect.poll(() => options.nth(1).isChecked()).toBe(true)
  await expect.poll(() => queueOf(page, ids.student), { timeout: 60_000 }).toEqual([])
  const token = await teacherToken()
  const contents = await Promise.all(
    [ids.student, ids.student2].map(async (accountId) => {
      const address = `${quizAttempt.path}?quizId=${quizId}&accountId=${accountId}`
      const { rows } = await ask<QuizAttemptDetail>(stage.service.origin, address, token)
      return rows.filter(({ kind }) => kind === 'answer').map(({ content }) => content)
    }),
  )
  expect(contents.map(({ length }) => length)).toEqual([1, 1])
  expect(contents[0]).toEqual([made.at(-1)?.input.content])
})

/** From now on the page notes each new text of a live region, as a screen reader would say it. */
const recordLiveRegions = (page: Page) =>
  page.evaluate(() => {
    const spoken: string[] = []
    const last = new Map<Element, string>()
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    const note = () => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent?.trim() ?? ''
        if (last.get(region) === text) continue
        last.set(region, text)
        if (text !== '') spoken.push(text)
      }
    }
    note()
    spoken.length = 0
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, { spoken })
  })

test('S39 a screen reader hears the time five times in an exam of 12 minutes', {
  timeout: 240_000,
}, async () => {
  const { page, context } = stage
  await page.clock.install()
  await beginExam(await publish({ minutes: 12 }))
  await page.getByText('试卷已在本机').waitFor({ timeout: 60_000 })
  // without network: the service, whose clock stands still meanwhile, would give the time back
  await context.setOffline(true)
  await page.getByText('没有网络：可以继续作答').waitFor()
  await recordLiveRegions(page)
  for (let second = 0; second < 12 * 60 + 2; second++) {
    if (second === 90) await tick(page.getByRole('radio').first())
    await page.clock.runFor(1000)
  }
  await page.getByText('已封存').waitFor()
  const spoken = await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)
  const ofTime = spoken.filter((words) => /还剩|时间到|\d:\d/.test(words))
  expect(ofTime).toEqual(['还剩 10 分钟', '还剩 5 分钟', '还剩 1 分钟', '还剩 30 秒', '时间到'])
  // on a busy machine the answer is seen while it is being written
  const others = spoken.filter((words) => !ofTime.includes(words) && words !== '正在填写')
  expect(others).toEqual(['已存本机，联网后送出'])
})

test('S39 the time left is told when it is asked for, and the clock can be hidden', async () => {
  const { page } = stage
  await beginExam(await publish())
  const timer = page.getByRole('timer')
  await page.getByRole('button', { name: '还剩多少时间' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /^还剩 \d\d:\d\d$/ })
    .waitFor({ state: 'attached' })
  await page.getByRole('button', { name: '隐藏时间' }).click()
  expect(await timer.textContent()).toBe('··:··')
  await page.getByRole('button', { name: '显示时间' }).click()
  expect(await timer.textContent()).toMatch(/^\d\d:\d\d$/)
})

test('S39 a teacher hears of outages, of the page left and of a changed clock', {
  timeout: 120_000,
}, async () => {
  const { page, context } = stage
  const quizId = await publish()
  await beginExam(quizId)
  const token = await teacherToken()
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  await show('visible')
  // the clocks are compared each five seconds: once before the change, once after it
  await page.waitForTimeout(6000)
  await page.evaluate(() => {
    const real = Date.now
    Date.now = () => real() + 3_600_000
  })
  await page.waitForTimeout(6000)
  await context.setOffline(true)
  await page.getByText('没有网络：可以继续作答').waitFor()
  await context.setOffline(false)
  const told = async () => {
    // the page is seen again, and says at once what it noted
    await show('visible')
    const address = `${quizAttempt.path}?quizId=${quizId}&accountId=${ids.student}`
    const { events } = await ask<QuizAttemptDetail>(stage.service.origin, address, token)
    return events.map(({ kind }) => kind)
  }
  const noted = ['hidden', 'shown', 'clockChanged', 'wentOffline', 'cameBack']
  await expect.poll(told, { timeout: 30_000, interval: 1000 }).toEqual(expect.arrayContaining(noted))
})

test('S39 devices that wait for the opening ask at random within five seconds', async () => {
  const { page, wire } = stage
  const opensAt = Date.now() + 12_000
  const made = await publishExam(stage.service.origin, await teacherToken(), { opensAt, together: false })
  await page.addInitScript(() => {
    Math.random = () => 0.6
  })
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open(`/quizQuestion?quizId=${made.id}`)
  const begin = page.getByRole('button', { name: '开始测验' })
  await page.getByText('后开放').waitFor()
  await page.getByText('正在开放').waitFor({ timeout: 20_000 })
  expect(await begin.count()).toBe(0)
  await begin.waitFor({ timeout: 10_000 })
  const asked = wire.seen.filter(({ path, at }) => path.includes('/quiz/studying/page') && at >= opensAt)
  expect(asked.length).toBeGreaterThan(0)
  expect((asked[0]?.at ?? 0) - opensAt).toBeGreaterThanOrEqual(2900)
})

test('QF14 two tabs of one device make one chain, and both answers arrive', async () => {
  const { page, context } = stage
  const quizId = await publish()
  await beginExam(quizId)
  const other = await context.newPage()
  await stage.open(`/quizQuestion?quizId=${quizId}`, other)
  await other.getByRole('button', { name: '下一题' }).click()
  await other.getByText(/^2 \/ /).waitFor()
  await context.setOffline(true)
  const choose = (at: number) => Promise.all([page, other].map((tab) => tick(tab.getByRole('radio').nth(at))))
  for (const at of [0, 1, 0]) await choose(at)
  const rows = async () =>
    (await queueOf(page, ids.student)).map(
      ({ input }) => input as { seq: number; prev: string; hash: string },
    )
  await expect.poll(async () => (await rows()).length).toBe(6)
  const made = await rows()
  expect(made.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  expect(made.slice(1).map(({ prev }) => prev)).toEqual(made.slice(0, -1).map(({ hash }) => hash))
  await context.setOffline(false)
  await expect.poll(() => queueOf(page, ids.student), { timeout: 60_000 }).toEqual([])
  const address = `${quizAttempt.path}?quizId=${quizId}&accountId=${ids.student}`
  const { rows: arrived, isOpen } = await ask<QuizAttemptDetail>(
    stage.service.origin,
    address,
    await teacherToken(),
  )
  expect([arrived.length, isOpen]).toEqual([6, false])
})

test('S39 a quiz for the desktop client begins in it and says so elsewhere', async () => {
  const quizId = await publish({ requiresDesktop: true })
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open(`/quizQuestion?quizId=${quizId}`)
  await stage.page.getByText('考试信息错误').waitFor()
  await stage.page.getByText('这场测验须在桌面客户端里作答').waitFor()
  await stage.page.addInitScript(() => Object.assign(globalThis, { vitrineDesktop: { examId: '1' } }))
  await stage.page.reload()
  await stage.page.getByRole('button', { name: '开始测验' }).waitFor()
})

test('S39 a paper missing from the device says so offline and comes back online', async () => {
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
  // no class is chosen
  await anyway.press('Enter')
  expect((await quizDetail(origin, made.id, token)).state).toBe('draft')
  await tick(dialog.getByRole('checkbox').first())
  await anyway.click()
  await page.getByText('已发布').first().waitFor()
  expect((await quizDetail(origin, made.id, token)).state).toBe('published')
})

test('S37 phone photos sent by QR code arrive upright, smaller and without metadata', async () => {
  const computer: Omit<Device, 'profile' | 'flags'> = { viewport: { width: 1440, height: 900 } }
  await stage.anew(computer)
  const { page } = stage
  const token = await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/student/practice')
  await page.getByRole('button', { name: /实验报告：血涂片计数/ }).click()
  await page.getByRole('textbox', { name: '提交内容' }).fill('见照片')
  const large = join(mkdtempSync(join(tmpdir(), 'vitrine-large-')), '大文件.pdf')
  writeFileSync(large, '%PDF-1.7')
  truncateSync(large, 50_000_001)
  await page.getByLabel('附件', { exact: true }).setInputFiles(large)
  await page.getByRole('alert').getByText('文件超过 50 MB').waitFor()
  expect(stage.wire.seen.filter(({ path }) => path.startsWith(fileBegin.path))).toEqual([])
  rmSync(dirname(large), { recursive: true })
  await page.getByRole('button', { name: '用手机拍照上传' }).click()
  const code = page.getByRole('img', { name: '手机拍照的二维码' })
  await code.waitFor()
  // As a phone keeps it: lying on its side, with the place where it was taken.
  const picture = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a33' } })
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(picture.includes('Phone')).toBe(true)
  const heic = readFileSync(new URL('../../unit/features/assignments/small.heic', import.meta.url))
  const shelf = await openShelf()
  try {
    const hand = await shelf.take({ viewport: phone })
    await enterAs(hand.context, stage.origin, 'student')
    const { readQr } = await import('../../tools/qrPictures.ts')
    await hand.page.goto((await readQr(await code.screenshot())) ?? '')
    const shoot = (name: string, buffer: Buffer) =>
      hand.page.getByLabel('照片', { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await shoot('涂片.jpg', picture)
    await page.getByText('涂片.jpg').waitFor({ timeout: 60_000 })
    // the bytes decide, not the name
    await shoot('手机.jpg', heic)
    await hand.page.getByText('2 张照片已送达，请在电脑上提交。').waitFor({ timeout: 60_000 })
  } finally {
    await shelf.close()
  }
  // at once: what the phone says has arrived goes along, though the computer has not shown it yet
  await page.getByRole('button', { name: '提交作业' }).click()
  await page.getByText('第 1 次提交').waitFor({ timeout: 60_000 })
  await page.getByText('涂片.jpg').waitFor()

  const { origin } = stage.service
  const path = `${assignmentStudentPage.path}?pageNo=1&pageSize=100`
  const { records } = await ask<Paged<StudentAssignment>>(origin, path, token)
  const sent =
    records.find(({ title }) => title.startsWith('实验报告'))?.submissions.at(-1)?.attachments ?? []
  const arrived = await Promise.all(
    sent.map(async ({ name, url }) => {
      const response = await fetch(`${origin}${url}`, { headers: { authorization: `Bearer ${token}` } })
      const bytes = Buffer.from(await response.arrayBuffer())
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
      return { name, format, width, height, exif, orientation }
    }),
  )
  const bare = { format: 'jpeg', exif: undefined, orientation: undefined }
  expect(arrived.sort((a, b) => b.width - a.width)).toEqual([
    { ...bare, name: '涂片.jpg', width: 1280, height: 2560 },
    { ...bare, name: '手机.jpg', width: 96, height: 64 },
  ])
})
