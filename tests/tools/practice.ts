/** What stands on the question page, in the words of the screen. */
import type { Locator, Page } from 'playwright'

export const button = (at: Page | Locator, name: string | RegExp, exact = true) =>
  at.getByRole('button', { name, exact })
export const sheet = (page: Page) => page.locator('dialog[open]').last()
export const article = (page: Page) => page.getByRole('article')
export const foot = (page: Page, name: string) => button(page, name).last()
export const at = (page: Page, place: number, of: number) => page.getByText(`${place} / ${of}`).waitFor()
export const cell = (page: Page, place: number, ...words: string[]) =>
  button(sheet(page), new RegExp(`^第 ${place} 题，${words.join('，')}$`))
export const settings = async (page: Page) => {
  await button(page, '练习设置').click()
  return sheet(page)
}
export const close = async (page: Page) => {
  await button(sheet(page), '关闭').click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
