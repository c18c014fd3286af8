/** Downloading archives under every fault: what is not whole is never called available, what came is not asked for again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chunkBytes } from '../../../src/rules/pack.ts'
import { kill, openBrowser } from '../../tools/browser.ts'
import { blink, controlled, enterAs } from '../../tools/device.ts'
import { finger } from '../../tools/finger.ts'
import { packFiles, packHash } from '../../tools/opfs.ts'
import { fileOf, freshHash, isPack, MB, setPackStage, sha256 } from '../../tools/packStage.ts'
import { whole } from '../../tools/rounds.ts'
import { settled } from '../../tools/screens.ts'

const pack = setPackStage()
const { stage, place, sent, asked, row, isCalled, available, openChapters, keepChapter } = pack

describe('a download that is cut', () => {
  test.runIf(whole)('resumes behind the last byte and asks for at most a tenth again: F36', async () => {
    const archive = place(200, 60_000)
    const { wire, context, page } = stage
    await openChapters()
    const cuts = [40_000, 1_500_000, 2_600_000, 300_000, 3_000_000, 700_001]
    wire.fault(isPack, { kind: 'cut', bytes: cuts[0] ?? 0 }, 1)
    await keepChapter()
    for (const bytes of [...cuts.slice(1), 0]) {
      await isCalled(page, /还不能离线/)
      expect(await available(page)).toBe(0)
      if (bytes > 0) wire.fault(isPack, { kind: 'cut', bytes }, 1)
      const before = asked(archive)
      await blink(context)
      await expect.poll(() => asked(archive), { timeout: 20_000 }).toBeGreaterThan(before)
    }
    await isCalled(page, /可离线/)
    expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
    expect(sent(archive) / archive.bytes.length).toBeLessThanOrEqual(1.1)
  })

  test.runIf(whole)(
    'by the end of the browser itself: it goes on at the next start, by itself: F36',
    async () => {
      const archive = place(200, 60_000)
      const { wire } = stage
      const profile = mkdtempSync(join(tmpdir(), 'vitrine-killed-'))
      try {
        const first = await openBrowser({ profile })
        await openChapters(first.page, first.context)
        wire.fault(isPack, { kind: 'slow', bytesPerSecond: 2.5 * MB }, 1)
        await keepChapter(first.page)
        await expect.poll(() => sent(archive), { timeout: 20_000 }).toBeGreaterThan(5 * MB)
        kill(profile)
        await first.close().catch(() => undefined)
        const before = sent(archive)
        wire.fault(isPack, { kind: 'hold' }, 1)
        const askedBefore = asked(archive)
        const second = await openBrowser({ profile })
        await openChapters(second.page, second.context)
        // what stands so far is not enough
        await isCalled(second.page, /正在|等待/)
        expect(await available(second.page)).toBe(0)
        await expect.poll(() => asked(archive), { timeout: 20_000 }).toBeGreaterThan(askedBefore)
        wire.release()
        await isCalled(second.page, /可离线/)
        expect(await packHash(second.page, fileOf(archive))).toBe(sha256(archive.bytes))
        expect(before).toBeLessThan(archive.bytes.length)
        expect(sent(archive) / archive.bytes.length).toBeLessThanOrEqual(1.1)
        await second.close()
      } finally {
        rmSync(profile, { recursive: true, force: true })
      }
    },
  )
})

describe('an archive that the service replaces in the middle', () => {
  test.runIf(whole)('at another address is fetched from its beginning, the old one goes: F38', async () => {
    const { wire, context, page } = stage
    const old = place(100, 40_000)
    await openChapters()
    wire.fault(isPack, { kind: 'cut', bytes: 2 * MB }, 1)
    await keepChapter()
    await isCalled(page, /还不能离线/)
    const next = place(110, 40_000, freshHash(), 2)
    await blink(context)
    await isCalled(page, /可离线/)
    expect(await packHash(page, fileOf(next))).toBe(sha256(next.bytes))
    expect(Object.keys(await packFiles(page))).not.toContain(fileOf(old))
  })

  test.runIf(whole)('at the same address is stored as the manifest’s hashes say: F38', async () => {
    const { wire, context, page } = stage
    const hash = freshHash()
    place(100, 40_000, hash, 3)
    await openChapters()
    wire.fault(isPack, { kind: 'cut', bytes: 2 * MB }, 1)
    await keepChapter()
    await isCalled(page, /还不能离线/)
    const next = place(100, 40_000, hash, 4)
    await blink(context)
    await isCalled(page, /可离线/)
    expect(await packHash(page, fileOf(next))).toBe(sha256(next.bytes))
  })
})

test.runIf(whole)('an archive stays right when its range is refused or answered whole: F39', async () => {
  const { wire, context, page } = stage
  const archive = place(100, 40_000)
  await openChapters()
  wire.fault(isPack, { kind: 'cut', bytes: 1.5 * MB }, 1)
  await keepChapter()
  await isCalled(page, /还不能离线/)
  wire.fault(isPack, { kind: 'status', status: 416, body: '' }, 3)
  await blink(context)
  await expect
    .poll(() => wire.seen.filter(({ path }) => path.includes(archive.folder)).length)
    .toBeGreaterThan(4)
  await isCalled(page, /还不能离线/)
  wire.pass()
  wire.fault(isPack, { kind: 'no-range' }, 1)
  await blink(context)
  await isCalled(page, /可离线/)
  expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
  // the worker passes a range on and keeps nothing of it
  const part = await page.evaluate(async (address) => {
    const response = await fetch(address, { headers: { range: 'bytes=10-19' } })
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).match(address)),
    )
    return [response.status, (await response.arrayBuffer()).byteLength, stored.filter(Boolean).length]
  }, `${archive.url}pack`)
  expect(part).toEqual([206, 10, 0])
})

test('on an unknown network an opened chapter asks before downloading: walk 6', async () => {
  const { page, context, wire } = stage
  const archive = place(200, 60_000)
  await context.addInitScript(() => delete (navigator as { connection?: { type?: string } }).connection?.type)
  await enterAs(context, stage.origin, 'student2')
  await stage.open(`/exercise/chapter/question/${pack.bundle.chapter.id}`)
  await controlled(page)
  const asks = page.getByRole('button', { name: /^下载图片 ?1\d MB$/ })
  await asks.waitFor()
  // long enough for all of it
  await page.waitForTimeout(2000)
  expect(sent(archive)).toBeLessThanOrEqual(archive.depths.overview + chunkBytes)
  wire.fault(isPack, { kind: 'slow', bytesPerSecond: MB }, 1)
  await asks.click()
  await page.getByRole('button', { name: /^正在存到本机 \d+%$/ }).click()
  const dialog = page.getByRole('dialog', { name: '离线保存' })
  await dialog.getByRole('button', { name: '暂停' }).click()
  await dialog.getByText(/已暂停，存了/).waitFor()
  const stopped = sent(archive)
  expect(stopped).toBeLessThan(archive.bytes.length)
  wire.pass()
  await page.waitForTimeout(1000)
  expect(sent(archive)).toBeLessThanOrEqual(stopped + chunkBytes)
  await dialog.getByRole('button', { name: '继续' }).click()
  await dialog.getByText(/可离线：完整/).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '可离线', exact: true }).waitFor()
  expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
})

test('one tap keeps a whole subject, whose chapters open without network: walk 21', async () => {
  const { page, context } = stage
  place(40, 20_000)
  await openChapters()
  const chapters = page.getByRole('button', { name: / · (?:存到本机|可离线) · / })
  const count = await chapters.count()
  expect(count).toBeGreaterThan(1)
  const all = page.getByRole('button', { name: /^保存整个学科 · [\d.]+ MB$/ })
  await all.click()
  await all.waitFor({ state: 'detached' })
  await expect.poll(() => available(page), { timeout: 60_000 }).toBe(count)
  await page.getByRole('button', { name: /^正在保存整个学科/ }).waitFor({ state: 'detached' })
  await context.setOffline(true)
  for (const link of (await page.locator('main li a[href*="/chapter/question/"]').all()).slice(-2)) {
    const address = await link.getAttribute('href')
    const other = await context.newPage()
    await other.goto(`${stage.origin}${address}`)
    await other
      .getByText(/^1 \/ \d+/)
      .first()
      .waitFor()
    await other.close()
  }
})

test('a double tap on 保存 keeps a slide without asking to remove it: walk 4', async () => {
  const { page, context, origin } = stage
  place(40, 20_000)
  await enterAs(context, origin, 'student2')
  await stage.open(`/resource/specimen/detail/${pack.bundle.specimens[0]?.id}`)
  await controlled(page)
  await page.getByRole('button', { name: '离线保存的选项' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: /^保存 · / })
  await save.waitFor()
  await settled(page)
  const { doubleTap } = await finger(page)
  const { x, y, width, height } = (await save.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await doubleTap([x + width / 2, y + height / 2], 350)
  await dialog.getByText(/可离线：/).waitFor()
  await page.waitForTimeout(500)
  expect(await page.getByText('从本机移除？').count()).toBe(0)
})

test.runIf(whole)('deeper later only adds the rest; paused it stays so; removed it is gone', async () => {
  const { page, wire } = stage
  const archive = place(200, 60_000)
  await openChapters()
  await keepChapter()
  await isCalled(page, /可离线/)
  const dialog = page.getByRole('dialog')
  await row(page).click()
  const to = async (depth: string) => {
    await dialog.getByText(new RegExp(`^${depth} · `)).click()
    await dialog.getByRole('button', { name: new RegExp(`^改为${depth}`) }).click()
    await dialog.getByText(new RegExp(`可离线：${depth}`)).waitFor()
  }
  await to('概览')
  const size = async () => (await packFiles(page))[fileOf(archive)] ?? 0
  expect(await size()).toBeLessThanOrEqual(archive.depths.overview + chunkBytes)
  let before = sent(archive)
  await to('学习')
  expect(sent(archive) - before).toBeLessThanOrEqual(
    archive.depths.study - archive.depths.overview + chunkBytes,
  )
  before = sent(archive)
  wire.fault(isPack, { kind: 'slow', bytesPerSecond: 2 * MB }, 1)
  await dialog.getByText(/^完整 · /).click()
  await dialog.getByRole('button', { name: /^改为完整/ }).click()
  await expect.poll(() => sent(archive) - before, { timeout: 15_000 }).toBeGreaterThan(MB)
  await dialog.getByRole('button', { name: '暂停' }).click()
  await dialog.getByText(/已暂停，存了/).waitFor()
  await page.reload()
  await isCalled(page, /已暂停/)
  expect(await available(page)).toBe(0)
  await row(page).click()
  await dialog.getByRole('button', { name: '继续' }).click()
  await dialog.getByText(/可离线：完整/).waitFor()
  expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
  expect(sent(archive) - before).toBeLessThanOrEqual(1.1 * archive.bytes.length)
  await dialog.getByRole('button', { name: '从本机移除' }).click()
  await page.getByRole('button', { name: '移除', exact: true }).click()
  await dialog.getByText('保存后，没有网络也能打开。').waitFor()
  // the badge goes before the files do
  await expect.poll(() => packFiles(page)).toEqual({})
  // only the question has closed, not the sheet that it was asked in
  expect(await dialog.getByText('保存后，没有网络也能打开。').isVisible()).toBe(true)
})
