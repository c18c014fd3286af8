/** Archives that are kept: they open without network, and whatever happens to them is seen before it is shown. */
import { describe, expect, test } from 'vitest'
import type { Related } from '../../../src/contract/specimens.ts'
import { chunkBytes } from '../../../src/rules/pack.ts'
import { enterAs } from '../../tools/device.ts'
import { bodies, cutPack, flipBit, packHash } from '../../tools/opfs.ts'
import { fileOf, MB, setPackStage, sha256, tilesOf } from '../../tools/packStage.ts'
import { rounds } from '../../tools/rounds.ts'
import { chapter } from '../../tools/stage.ts'
import { ask, tokenOf } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const pack = setPackStage()
const { stage, place, sent, row, isCalled, available, openChapters, keepChapter, kept } = pack

test('a chapter that is kept opens its specimen in the library without network: O02', async () => {
  const { page, context } = stage
  const archive = place(60, 20_000)
  const { id = 0, name = '' } = pack.bundle.specimens[0] ?? {}
  const token = await tokenOf(stage.service.origin, 'student2')
  const path = `/dh-specimen/specimen/related?specimenId=${id}`
  const { relatedPictures } = await ask<Related>(stage.service.origin, path, token)
  expect(relatedPictures.length).toBeGreaterThan(0)
  await kept(archive)
  await page.getByText('可离线', { exact: true }).first().waitFor()
  await context.setOffline(true)
  const { addresses, hashes } = tilesOf(archive)
  expect(await bodies(page, addresses)).toEqual(hashes)
  // the pictures below it as well
  const pictures = relatedPictures.map(({ filePath }) => filePath)
  expect(await bodies(page, pictures)).not.toContain('404')
  await stage.open(`/resource/specimen/detail/${id}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
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
  const count = rounds(4, 12)
  const flips = Array.from({ length: count }, (_, n) =>
    Math.floor((n / count) * (n % 2 === 0 ? head : archive.bytes.length)),
  )
  for (const [n, at] of flips.entries()) {
    await context.setOffline(true)
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

describe('what the browser took away', () => {
  test('is not called available any more, and comes again by itself: F35', async () => {
    const { context, page } = stage
    const archive = place(60, 20_000)
    await kept(archive)
    for (const [bytes, words] of [
      [500_000, 'cut'],
      [0, 'gone'],
    ] as const) {
      await context.setOffline(true)
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
    const badges = await available(page)
    tally({ figure: `${badges} things wrongly said to be available` })
    expect(badges).toBe(0)
    await stage.open('/set')
    await page.getByText(/打开过的章节会自动存到本机/).waitFor()
  })
})

test('a browser without a private file system says why nothing can be kept: F40', async () => {
  const { page, context } = stage
  await context.addInitScript(() => {
    Reflect.deleteProperty(StorageManager.prototype, 'getDirectory')
  })
  await enterAs(context, stage.origin, 'student2')
  await stage.open(`/exercise/chapter?subject=${pack.bundle.chapter.subjectId}`)
  await page.getByRole('link', { name: new RegExp(pack.bundle.chapter.name) }).waitFor()
  expect(await row(page).count()).toBe(0)
  await stage.open('/set')
  await page.getByText(/这个浏览器不支持离线保存图片/).waitFor()
  await stage.open(`/exercise/chapter/question/${pack.bundle.chapter.id}`)
  await page.getByRole('article').waitFor()
  expect(await available(page)).toBe(0)
})

test('a full device removes unpinned content before it says that it is full: F28', async () => {
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
  await page.getByRole('button', { name: new RegExp(`^${pack.bundle.chapter.name} · `) }).click()
  await page.getByRole('button', { name: /^(继续|重试)$/ }).click()
  await page.getByText(/可离线：/).waitFor()
  expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
  expect(errors).toEqual([])
})
