/** The worker is stopped in the middle of a download, as a browser does at any time: the download goes on. */
import { expect, test } from 'vitest'
import { packHash } from '../../tools/opfs.ts'
import { fileOf, isPack, MB, setPackStage, sha256 } from '../../tools/packStage.ts'
import { tally } from '../../tools/tally.ts'

const { stage, place, sent, asked, isCalled, openChapters, keepChapter } = setPackStage()

test('a worker that is stopped in the middle of a download stops no download: F22', async () => {
  const archive = place(200, 60_000)
  const { wire, context, page } = stage
  await openChapters()
  wire.fault(isPack, { kind: 'slow', bytesPerSecond: 2.5 * MB })
  const cdp = await context.newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await keepChapter()
  for (const bytes of [1, 5, 8]) {
    await expect.poll(() => sent(archive), { timeout: 20_000 }).toBeGreaterThan(bytes * MB)
    expect(sent(archive)).toBeLessThan(archive.bytes.length)
    await cdp.send('ServiceWorker.stopAllWorkers')
  }
  wire.pass()
  await isCalled(page, /可离线/)
  expect(await packHash(page, fileOf(archive))).toBe(sha256(archive.bytes))
  tally({ figure: `3 stops in a download, ${asked(archive)} requests for it` })
  expect(sent(archive) / archive.bytes.length).toBeLessThanOrEqual(1.1)
})
