/** An archive of which only the beginning came: it opens without network as sharp as that goes, and is not called available. */
import { expect, test } from 'vitest'
import { controlled, enterAs } from '../../tools/device.ts'
import { packFiles } from '../../tools/opfs.ts'
import { isPack } from '../../tools/packStage.ts'
import { setStage } from '../../tools/stage.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
const id = 5

test('F36 a slide of a cut archive opens coarsely offline and is not called available', async () => {
  const { page, context, wire } = stage
  await enterAs(context, stage.origin, 'student2')
  await stage.open(`/resource/specimen/detail/${id}`)
  await controlled(page)
  wire.fault(isPack, { kind: 'cut', bytes: 700_000 })
  await page.getByRole('button', { name: /^存到本机 \D+\d/ }).click()
  await page.getByRole('button', { name: /还不能离线/ }).waitFor()
  const [stored = 0] = Object.entries(await packFiles(page)).flatMap(([name, bytes]) =>
    name.endsWith('.pack') ? [bytes] : [],
  )
  expect(stored).toBeGreaterThan(400_000)
  await context.setOffline(true)
  // what was looked at online would open as well
  await page.evaluate(() => caches.delete('media'))
  await stage.open(`/resource/specimen/detail/${id}`)
  await page.locator('[data-viewer="open"]').waitFor()
  const missing = page.getByRole('status').filter({ hasText: '此处的清晰图像需联网查看' })
  for (let press = 0; press < 8 && (await missing.count()) === 0; press++) {
    await page.getByRole('button', { name: /^放大/ }).first().click()
    await page.waitForTimeout(700)
  }
  await missing.waitFor()
  const kept = await page.evaluate(async () => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    const tiles = asked.filter((name) => /\/media\/slide\/5-.*\/\d+\/\d+_\d+\.webp$/.test(name))
    const replies = await Promise.all(tiles.map((name) => fetch(name).catch(() => null)))
    return replies.filter((reply) => reply?.headers.get('x-kept') === '1').length
  })
  expect(kept).toBeGreaterThan(0)
  const wrong = await page.getByText(/^可离线/).count()
  tally({ figure: `${wrong} packs ready but bad` })
  expect(wrong).toBe(0)
})
