/** What one tab keeps or removes, the others show. */
import { expect, test } from 'vitest'
import { setPackStage } from '../../tools/packStage.ts'

const { stage, place, row, isCalled, available, openChapters, keepChapter } = setPackStage()

test('a tab follows what another tab keeps and removes: F35', async () => {
  place(60, 20_000)
  const { page, context } = stage
  await openChapters()
  const other = await context.newPage()
  await openChapters(other)
  expect(await available(other)).toBe(0)
  await keepChapter()
  await isCalled(page, /可离线/)
  await isCalled(other, /可离线/)
  await row(page).click()
  await page.getByRole('dialog').getByRole('button', { name: '从本机移除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移除', exact: true }).click()
  await isCalled(other, /存到本机/)
  expect(await available(other)).toBe(0)
})
