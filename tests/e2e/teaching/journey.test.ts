/** A deck on its whole way: a teacher brings it, a class prepares for it, a student follows it and takes it into a plane. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Room } from '../../../src/contract/teaching/room.ts'
import { checkDeck, uploadDeck } from '../../tools/bringDeck.ts'
import { openBrowser } from '../../tools/browser.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { commonRoom } from '../../tools/lesson.ts'
import { setStage } from '../../tools/stage.ts'
import { base } from '../../tools/steps.ts'

const stage = setStage()
/** The PDF that LibreOffice made of the PPTX of the importer's tests, so that a machine without it goes this way too. */
const pdf = readFileSync(join(import.meta.dirname, '../../unit/exchange/decks/libreoffice.pdf'))
const deckName = '肾小体新讲'
const labName = '肾小体实验课'
/** for a machine that many share */
const longMs = 400_000

/** The stage's wire holds a reply back until it is whole; a followed lesson is a reply that does not end. */
const open = (page: Page, path: string) => page.goto(`${stage.service.origin}${base}${path}`)

async function publish(page: Page, courseId: number): Promise<void> {
  await open(page, `/ts/publish?id=${courseId}`)
  await page.getByRole('button', { name: new RegExp(deckName) }).click()
  const sheet = page.getByRole('dialog', { name: deckName })
  await sheet.getByRole('button', { name: '发布', exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
}

async function prepareLab(page: Page, { courseId, name }: Room): Promise<void> {
  await open(page, `/ts/prepare?id=${courseId}`)
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '新的课前准备' })
  await sheet.getByLabel('班级').selectOption({ label: name })
  await sheet.getByLabel('实验名称').fill(labName)
  await sheet
    .locator('label')
    .filter({ hasText: /^课件$/ })
    .click()
  await sheet.getByRole('button', { name: new RegExp(deckName) }).click()
  await sheet.getByText('已选 1 项').waitFor()
  await sheet.getByRole('button', { name: '保存并通知全班' }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** The smallest part of the screen that tells of the lab and holds this. */
const labCard = (page: Page, words: RegExp) =>
  page.locator('main div').filter({ hasText: labName }).filter({ hasText: words }).last()

const onSlide = (page: Page, no: number) =>
  page.getByText(`第 ${no} 页，共 2 页`).waitFor({ state: 'attached' })

test('a new deck is prepared, followed and opened offline: S13 S18 S20 S21 V04 O02', {
  timeout: longMs,
}, async () => {
  const { page, context } = stage
  const { origin } = stage.service
  const teacher = await openBrowser({ viewport: { width: 1440, height: 900 } })
  try {
    const room = await commonRoom(
      origin,
      await enterAs(context, origin, 'student'),
      await enterAs(teacher.context, origin, 'teacher'),
    )
    const { courseId } = room
    await open(teacher.page, '/ts/bring')
    await uploadDeck(teacher.page, { name: `${deckName}.pdf`, mimeType: 'application/pdf', buffer: pdf })
    const id = await checkDeck(teacher.page, 2)
    await publish(teacher.page, courseId)
    await prepareLab(teacher.page, room)
    await labCard(teacher.page, /0 \/ \d+ 台已就绪/).waitFor()

    await open(page, `/ts/course?id=${courseId}`)
    await controlled(page)
    await labCard(page, /全部保存到本机/)
      .getByRole('button', { name: /全部保存到本机 · .*\d/ })
      .click()
    await labCard(page, /本机已就绪/).waitFor()
    await labCard(teacher.page, /1 \/ \d+ 台已就绪/).waitFor({ timeout: 120_000 })

    await open(page, `/ts/follow?room=${room.id}`)
    await page.getByRole('heading', { name: '老师还没有开始演示' }).waitFor()
    await open(teacher.page, `/ts/present?course=${courseId}&room=${room.id}&id=${id}`)
    await onSlide(page, 1)
    await teacher.page.keyboard.press('ArrowRight')
    await onSlide(page, 2)
    await teacher.page.getByRole('button', { name: '结束演示' }).click()
    await page.getByRole('heading', { name: '演示已结束' }).waitFor()

    await context.setOffline(true)
    await open(page, `/ts/courseware?id=${id}&course=${courseId}`)
    for (const [no, words] of [
      [1, 'Glomerulus'],
      [2, 'Macula densa'],
    ] as const) {
      await onSlide(page, no)
      const slide = page.getByRole('img', { name: words })
      const width = () => slide.evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(width).toBe(1600)
      await page.keyboard.press('ArrowRight')
    }
  } finally {
    await teacher.close()
  }
})
