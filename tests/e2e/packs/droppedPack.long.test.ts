/** What is on screen makes no room; what the browser dropped of the small things drops the badge; a private window keeps nothing. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { controlled, enterAs } from '../../tools/device.ts'
import { packFiles } from '../../tools/opfs.ts'
import { MB, setPackStage } from '../../tools/packStage.ts'
import { chapter } from '../../tools/stage.ts'
import { answer } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const pack = setPackStage()
const { stage, place, kept, row, isCalled, available, openChapters, keepChapter } = pack

test('F28 a kept thing that another tab shows is not removed to make room', async () => {
  const { page, context } = stage
  place(200, 60_000)
  const other = await chapter(stage, '吸虫')
  await openChapters()
  // opened once: kept unasked, so it may make room
  await stage.open(`/exercise/chapter/question/${other.chapter.id}`)
  await page.getByText('可离线', { exact: true }).waitFor()
  const files = Object.keys(await packFiles(page)).filter((name) => name.endsWith('.pack'))
  expect(files.length).toBeGreaterThan(0)
  const tab = await context.newPage()
  await stage.open(`/resource/specimen/detail/${other.specimens[0]?.id}`, tab)
  await tab.locator('[data-viewer="open"]').waitFor()
  await openChapters()
  const cdp = await context.newCDPSession(page)
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: stage.origin, quotaSize: usage + 5 * MB })
  const here = async () => Object.keys(await packFiles(page)).filter((name) => files.includes(name))
  const full = page.getByText(/本机空间不够/)

  await keepChapter()
  await isCalled(page, /还不能离线/)
  await row(page).click()
  await full.waitFor()
  expect(await here()).toEqual(files)

  await tab.close()
  await page.getByRole('button', { name: /^(继续|重试)$/ }).click()
  await expect.poll(here, { timeout: 30_000 }).toEqual([])
  await full.waitFor()
  await stage.open('/set')
  await page.getByText(/本机空间不足.*移除了：吸虫/).waitFor()
})

/** How many there were, by what of them was dropped. */
const drops = {
  'a small picture': (page: Page) =>
    page.evaluate(async () => {
      const cache = await caches.open('kept')
      const [first] = await cache.keys()
      return first !== undefined && (await cache.delete(first)) ? 1 : 0
    }),
  'a reply': (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('wk-user-2')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('replies', 'readwrite')
            const store = transaction.objectStore('replies')
            const asking = store.getAllKeys()
            let dropped = 0
            asking.onsuccess = () => {
              for (const key of asking.result.filter((name) => String(name).includes('specimen/related'))) {
                store.delete(key)
                dropped++
              }
            }
            transaction.oncomplete = () => {
              opening.result.close()
              resolve(dropped)
            }
          }
        }),
    ),
}

describe('where the browser dropped', () => {
  test.each(Object.entries(drops))(
    '%s of what is kept, it is not called available, and comes again by itself: F35',
    async (_, drop) => {
      const { page, context } = stage
      await kept(place(40, 20_000))
      await context.setOffline(true)
      expect(await drop(page)).toBeGreaterThan(0)
      await page.reload()
      await isCalled(page, /还不能离线|等待|正在/)
      const wrong = await available(page)
      expect(wrong).toBe(0)
      await context.setOffline(false)
      await isCalled(page, /可离线/)
      await context.setOffline(true)
      await page.reload()
      await isCalled(page, /可离线/)
      tally({ figure: `${wrong} things wrongly said to be available` })
    },
  )
})

test('a private window works online and says why it offers no offline use: F40', async () => {
  const { page, context } = stage
  const refuse = () => {
    StorageManager.prototype.getDirectory = () =>
      Promise.reject(new DOMException('Security error when calling GetDirectory', 'SecurityError'))
  }
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await context.addInitScript(refuse)
  await enterAs(context, stage.origin, 'student2')
  await stage.open('/set')
  await page.getByText(/无痕窗口不能离线保存/).waitFor()
  await controlled(page)
  for (const worker of context.serviceWorkers()) await worker.evaluate(refuse)
  await stage.open('/resource/specimen/detail/5')
  await page.locator('[data-viewer="open"]').waitFor()
  await page.getByText(/无痕窗口不能离线保存/).waitFor()
  let wrong = await page.getByRole('button', { name: /存到本机|离线保存/ }).count()
  const { chapter: opened, questions } = await chapter(stage, '皮肤', 'student2')
  const [question] = questions
  if (!question) throw new Error('no question')
  await stage.open(`/exercise/chapter/question/${opened.id}?q=${question.id}`)
  await page.getByRole('article').waitFor()
  await answer(page, question)
  await page.getByRole('status').getByText('已送达').waitFor()
  wrong += await available(page)
  tally({ figure: `${wrong} things wrongly offered in a private window` })
  expect(wrong).toBe(0)
  expect(errors).toEqual([])
})
