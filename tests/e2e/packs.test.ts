/** Archives for offline under every fault: what is not whole is never called available, what came is never asked for again. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import { chunkBytes, locate, packFile, readIndex } from '../../src/rules/pack.ts'
import { type Archive, makeArchive, placeArchive } from '../tools/archive.ts'
import { openBrowser } from '../tools/browser.ts'
import { blink, controlled, enterAs } from '../tools/device.ts'
import { bodies, cutPack, flipBit, packFiles, packHash } from '../tools/opfs.ts'
import { chapter, setStage } from '../tools/stage.ts'
import { base } from '../tools/steps.ts'

const stage = setStage()
const MB = 1_000_000
const isPack = /\/pack$/
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const fresh = () => randomBytes(16).toString('hex')

let bundle: ChapterBundle
let specimenId = 0
const placed: Archive[] = []

/** Gives the chapter's specimen an archive of noise, at an address of its own. */
function place(tiles: number, tileBytes: number, hash = fresh(), seed = 1): Archive {
  const archive = makeArchive(specimenId, hash, tiles, tileBytes, seed)
  placeArchive(stage.service.dataDir, specimenId, archive)
  placed.push(archive)
  return archive
}

const fileOf = ({ folder }: Archive) => packFile(`/media/${folder}`)
/** Bytes of the archive that went over the line. */
const sent = ({ folder }: Archive) =>
  stage.wire.seen
    .filter(({ path }) => path.includes(folder) && isPack.test(path))
    .reduce((sum, one) => sum + one.sent, 0)

const asked = ({ url }: Archive) => stage.wire.seen.filter(({ path }) => path === `${url}pack`).length

beforeAll(async () => {
  bundle = await chapter(stage, '线虫')
  specimenId = bundle.specimens[0]?.id ?? 0
})
afterAll(() => {
  for (const { folder } of placed)
    rmSync(join(stage.service.dataDir, 'media', folder), { recursive: true, force: true })
})

const row = (page: Page) => page.getByRole('button', { name: new RegExp(`^${bundle.chapter.name} · `) })
const isCalled = (page: Page, words: RegExp) =>
  row(page)
    .and(page.getByRole('button', { name: words }))
    .waitFor()
const available = (page: Page) => page.getByText('可离线', { exact: true }).count()

/** The list of chapters with ours in it. */
async function openChapters(page = stage.page, context = stage.context) {
  await enterAs(context, stage.origin, 'student2')
  await page.goto(`${stage.origin}${base}/exercise/chapter?subject=${bundle.chapter.subjectId}`)
  await controlled(page)
  await row(page).waitFor()
}

/** One tap: it begins at the depth of the last time, here all of it. */
async function keepChapter(page = stage.page) {
  await row(page).click()
  await page.getByRole('dialog').getByText('离线保存').waitFor()
  await page.keyboard.press('Escape')
}

describe('a download that is cut', () => {
  test('is never called available, goes on behind the last byte and asks for at most a tenth again: F36', async () => {
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

  test('by the end of the browser itself: it goes on at the next start, by itself: F36', async () => {
    const archive = place(200, 60_000)
    const { wire } = stage
    const profile = mkdtempSync(join(tmpdir(), 'vitrine-killed-'))
    try {
      const first = await openBrowser({ profile })
      await openChapters(first.page, first.context)
      wire.fault(isPack, { kind: 'slow', bytesPerSecond: 4 * MB }, 1)
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
  })
})

/** Ends the browser of a profile as a crash does: its main process, found by the profile's path. */
function kill(profile: string) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let command = ''
    try {
      command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      continue
    }
    if (command.includes(`--user-data-dir=${profile}`) && !command.includes('--type='))
      process.kill(Number(pid), 'SIGKILL')
  }
}

/** Keeps the chapter and waits until it stands. */
async function kept(archive: Archive) {
  await openChapters()
  await keepChapter()
  await isCalled(stage.page, /可离线/)
  expect(await packHash(stage.page, fileOf(archive))).toBe(sha256(archive.bytes))
}

const offline = (context: BrowserContext) => context.setOffline(true)

/** Address of each tile with its hash. */
function tilesOf({ bytes, url }: Archive): { addresses: string[]; hashes: string[] } {
  const index = readIndex(new Uint8Array(bytes).buffer)
  const [addresses, hashes]: [string[], string[]] = [[], []]
  for (const [at, { columns, rows }] of index.levels.entries()) {
    for (let tile = 0; tile < columns * rows; tile++) {
      const [x, y] = [tile % columns, Math.floor(tile / columns)]
      const { start, end } = locate(index, index.minLevel + at, x, y) ?? { start: 0, end: 0 }
      addresses.push(`${url}${index.minLevel + at}/${x}_${y}.webp`)
      hashes.push(createHash('sha1').update(bytes.subarray(start, end)).digest('hex'))
    }
  }
  return { addresses, hashes }
}

test('a chapter that is kept opens its specimen in the library without network: O02', async () => {
  const { page, context } = stage
  const archive = place(60, 20_000)
  await kept(archive)
  await page.getByText('可离线', { exact: true }).first().waitFor()
  await offline(context)
  const { addresses, hashes } = tilesOf(archive)
  expect(await bodies(page, addresses)).toEqual(hashes)
  await stage.open(`/resource/specimen/detail/${specimenId}`)
  await page.getByRole('heading', { level: 1, name: bundle.specimens[0]?.name ?? '' }).waitFor()
  await page
    .getByText(/处标注/)
    .first()
    .waitFor()
})

test('a flipped bit is never shown, drops the badge, and costs its own MiB: F37', async () => {
  const { page, context } = stage
  const archive = place(90, 60_000)
  await kept(archive)
  const { addresses, hashes } = tilesOf(archive)
  const head = archive.bytes.length - addresses.length * 60_000
  let wrong = 0
  let met = 0
  const flips = Array.from({ length: 12 }, (_, n) =>
    n < 5 ? Math.floor((n / 5) * head) : Math.floor((n / 12) * archive.bytes.length),
  )
  for (const [n, at] of flips.entries()) {
    await offline(context)
    await flipBit(page, fileOf(archive), at, n % 8)
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'PACKS_CHANGED' }))
    const shown = await bodies(page, addresses)
    wrong += shown.filter((hash, tile) => hash !== hashes[tile] && hash !== '404').length
    met += shown.includes('404') ? 1 : 0
    await isCalled(page, /还不能离线/)
    expect(await available(page)).toBe(0)
    const before = sent(archive)
    await context.setOffline(false)
    await isCalled(page, /可离线/)
    expect(sent(archive) - before).toBeLessThanOrEqual(chunkBytes)
  }
  expect([wrong, met]).toEqual([0, flips.length])
  expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
})

describe('an archive that the service replaces in the middle', () => {
  test('at another address is fetched from its beginning, the old one goes: F38', async () => {
    const { wire, context, page } = stage
    const old = place(100, 40_000)
    await openChapters()
    wire.fault(isPack, { kind: 'cut', bytes: 2 * MB }, 1)
    await keepChapter()
    await isCalled(page, /还不能离线/)
    const next = place(110, 40_000, fresh(), 2)
    await blink(context)
    await isCalled(page, /可离线/)
    expect(await packHash(page, fileOf(next))).toBe(sha256(next.bytes))
    expect(Object.keys(await packFiles(page))).not.toContain(fileOf(old))
  })

  test('at the same address: the manifest’s hashes win, nothing of the old one stays: F38', async () => {
    const { wire, context, page } = stage
    const hash = fresh()
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

test('the whole file in place of a range, no range at all, a range through the worker: no wrong tile: F39', async () => {
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

describe('what the browser took away', () => {
  test('is not called available any more, and comes again by itself: F35', async () => {
    const { context, page } = stage
    const archive = place(60, 20_000)
    await kept(archive)
    for (const [bytes, words] of [
      [500_000, 'cut'],
      [0, 'gone'],
    ] as const) {
      await offline(context)
      await cutPack(page, fileOf(archive), bytes)
      await page.reload()
      await isCalled(page, /还不能离线|等待|正在/)
      expect(await available(page), words).toBe(0)
      await context.setOffline(false)
      await isCalled(page, /可离线/)
      expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
    }
  })

  test('all of it: nothing is called available, no screen is blank: F34', async () => {
    const { context, page } = stage
    await kept(place(60, 20_000))
    const cdp = await context.newCDPSession(page)
    const storageTypes = 'indexeddb,cache_storage,file_systems,service_workers'
    await cdp.send('Storage.clearDataForOrigin', { origin: stage.origin, storageTypes })
    await page.reload()
    await row(page).waitFor()
    await isCalled(page, /存到本机/)
    expect(await available(page)).toBe(0)
    await stage.open('/set')
    await page.getByText(/打开过的章节会自动存到本机/).waitFor()
  })
})

test('without a private file system it is not offered, and the reason is said; the rest works: F40', async () => {
  const { page, context } = stage
  await context.addInitScript(() => {
    Reflect.deleteProperty(StorageManager.prototype, 'getDirectory')
  })
  await enterAs(context, stage.origin, 'student2')
  await stage.open(`/exercise/chapter?subject=${bundle.chapter.subjectId}`)
  await page.getByRole('link', { name: new RegExp(bundle.chapter.name) }).waitFor()
  expect(await row(page).count()).toBe(0)
  await stage.open('/set')
  await page.getByText(/这个浏览器不支持离线保存图片/).waitFor()
  await stage.open(`/exercise/chapter/question/${bundle.chapter.id}`)
  await page.getByRole('article').waitFor()
  expect(await available(page)).toBe(0)
})

test('a full device: looked-at tiles and the oldest unpinned make room, then it says that it is full: F28', async () => {
  const { page, context } = stage
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const archive = place(200, 60_000)
  const other = await chapter(stage, '吸虫')
  await openChapters()
  const cdp = await context.newCDPSession(page)
  const quota = async (more: number) => {
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: stage.origin, quotaSize: usage + more })
  }
  // opened once: kept unasked, so it may make room
  await stage.open(`/exercise/chapter/question/${other.chapter.id}`)
  await page.getByText('可离线', { exact: true }).waitFor()
  await openChapters()
  await page.getByText('可离线', { exact: true }).waitFor()
  await quota(5 * MB)
  await keepChapter()
  await isCalled(page, /还不能离线/)
  expect(await available(page)).toBe(0)
  await row(page).click()
  await page.getByText(/本机空间不够/).waitFor()
  await stage.open('/set')
  await page.getByText(/本机空间不足.*移除了：吸虫/).waitFor()
  await quota(40 * MB)
  await page.getByRole('button', { name: new RegExp(`^${bundle.chapter.name} · `) }).click()
  await page.getByRole('button', { name: /^(继续|重试)$/ }).click()
  await page.getByText(/已逐块核对/).waitFor()
  expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
  expect(errors).toEqual([])
})

test('deeper later only adds the rest; paused it stays so; removed it is gone', async () => {
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
    await dialog.getByText(new RegExp(`可离线使用：${depth}`)).waitFor()
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
  await dialog.getByText(/可离线使用：完整/).waitFor()
  expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
  expect(sent(archive) - before).toBeLessThanOrEqual(1.1 * archive.bytes.length)
  await dialog.getByRole('button', { name: '从本机移除' }).click()
  await dialog.getByText('保存后，没有网络也能打开。').waitFor()
  expect(await packFiles(page)).toEqual({})
})
