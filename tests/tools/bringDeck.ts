/** A teacher's file becomes a courseware, in the words of the screens. */
import type { Page } from 'playwright'

/** A page counts as looked at after 300 ms in sight. */
const lookMs = 500

export interface NamedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Uploads a file on the screen of material and opens the pages that are made of it. */
export async function uploadDeck(page: Page, file: NamedFile): Promise<void> {
  await page.getByLabel('选择文件').setInputFiles(file)
  const name = file.name.replace(/\.\w+$/, '')
  const row = page.getByRole('link', { name: new RegExp(`${name}.*待核对`) })
  await row.click({ timeout: 120_000 })
}

/** Looks at each page until it counts as seen, then makes a courseware of all. @returns the courseware's id */
export async function checkDeck(page: Page, pages: number): Promise<number> {
  const done = page.getByText(`全部 ${pages} 页都看过了`)
  await page.getByLabel(`保留第 ${pages} 页`).waitFor({ state: 'attached' })
  // a busy machine may draw a page later than it is scrolled to: the round is walked until all count
  for (let no = 0; !(await done.isVisible()); no = (no + 1) % pages) {
    await page.locator('ol > li').nth(no).locator('img').scrollIntoViewIfNeeded()
    await page.waitForTimeout(lookMs)
  }
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '保存并做成课件' }).click()
  await page.waitForURL('**/ts/arrange?id=*')
  return Number(new URL(page.url()).searchParams.get('id'))
}
