/** A device that takes no note any more: what a person asks of kept things is done, or said not to be. */
import { expect, test } from 'vitest'
import { setPackStage } from '../../tools/packStage.ts'
import { tally } from '../../tools/tally.ts'

const pack = setPackStage()
const { stage, place, kept, available, openChapters } = pack

test('F28 with storage full, pinning says so and removing a kept thing works', async () => {
  const { page } = stage
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await kept(place(40, 20_000))
  await stage.open('/set')
  const { name } = pack.bundle.chapter
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      if (this.name === 'packs') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })
  await page.getByRole('button', { name: new RegExp(`^固定${name}`) }).click()
  await page.getByText(/本机空间不够/).waitFor()
  await page.getByRole('button', { name: `从本机移除${name}`, exact: true }).click()
  await page.getByRole('button', { name: '移除', exact: true }).click()
  await page.getByText(/还没有。打开过的章节/).waitFor()
  await openChapters()
  expect(await available(page)).toBe(0)
  expect(errors).toEqual([])
  tally({ figure: `${errors.length} unhandled rejections` })
})
