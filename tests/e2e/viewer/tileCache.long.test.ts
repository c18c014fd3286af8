/** Tiles that are merely looked at: so many are remembered, no more, and where none can be they are shown all the same. */
import { expect, test } from 'vitest'
import { controlled, enterAs } from '../../tools/device.ts'
import { spread, tissue } from '../../tools/slide.ts'
import { setStage } from '../../tools/stage.ts'
import { goWithin } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
const kidney = '/resource/specimen/detail/5'
const isTile = /\/media\/slide\/.*\/\d+_\d+\.webp$/
const kept = 1500

/** A page that shows no picture, and the worker answers for it. */
async function begin() {
  await enterAs(stage.context, stage.origin, 'student2')
  await stage.open('/set')
  await controlled(stage.page)
}

/** Addresses of the pictures that are remembered, the first stored first. */
const remembered = () =>
  stage.page.evaluate(async () => (await (await caches.open('media')).keys()).map(({ url }) => url))

test('at most 1,500 viewed tiles are cached, and the last seen ones stay', async () => {
  const { page, wire } = stage
  await begin()
  const before = (await remembered()).length
  const looked = kept + 60
  const headers = { 'content-type': 'image/webp' }
  wire.fault(isTile, { kind: 'status', status: 200, headers, body: 'RIFF' })
  const shown = await page.evaluate(async (count) => {
    const folder = '/wk_mobile/media/slide/12-00112233445566778899aabbccddeeff/14/'
    let came = 0
    for (let from = 0; from < count; from += 30) {
      const row = Array.from({ length: 30 }, (_, at) => fetch(`${folder}${from + at}_0.webp`))
      came += (await Promise.all(row)).filter(({ ok }) => ok).length
    }
    return came
  }, looked)
  expect([shown, before]).toEqual([looked, before])
  const names = async () => (await remembered()).map((url) => url.slice(url.lastIndexOf('/') + 1))
  await expect.poll(async () => (await names()).includes(`${looked - 1}_0.webp`)).toBe(true)
  await expect.poll(async () => (await names()).length, { timeout: 60_000 }).toBeLessThanOrEqual(kept)
  const left = await names()
  expect(left.length).toBeGreaterThan(kept - 60)
  expect(left).toContain(`${looked - 1}_0.webp`)
  expect(left).not.toContain('0_0.webp')
})

test('F28 with no room the worker still shows a slide out of the network', async () => {
  const { page, context, origin } = stage
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await begin()
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage })
  const replies: number[] = []
  page.on('response', (reply) => {
    if (reply.fromServiceWorker() && isTile.test(reply.url())) replies.push(reply.status())
  })
  // within the page: the worker that was changed is the one that answers
  await goWithin(page, kidney)
  await page.locator('[data-viewer="open"]').waitFor()
  await expect.poll(async () => spread(await tissue(page))).toBeGreaterThan(5)
  expect(replies.length).toBeGreaterThan(0)
  expect(replies.filter((status) => status !== 200)).toEqual([])
  expect((await remembered()).filter((url) => isTile.test(url))).toEqual([])
  expect(errors).toEqual([])
  tally({
    figure: `${replies.length} tiles shown, none could be remembered; ${errors.length} unhandled rejections`,
  })
})

test('F28 an app that could not be kept whole gets no worker', async () => {
  const { context, page, origin } = stage
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 })
  const begun = context.waitForEvent('serviceworker')
  await enterAs(context, origin, 'student2')
  await stage.open('/set')
  await begun
  const registered = async () => (await navigator.serviceWorker.getRegistrations()).length
  await expect.poll(() => page.evaluate(registered)).toBe(0)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
