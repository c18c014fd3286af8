/** A slide on the screen: until it rests, what its tools say, what is seen of it. */
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'

export const board = (page: Page): Locator => page.getByRole('application').first()

/** Until the picture lies still. */
export async function rest(page: Page) {
  const seen = () =>
    page
      .locator('[data-viewer] [role="img"]')
      .first()
      .evaluate(() => {
        const layer = document.querySelector<SVGGElement>('[data-viewer] svg g')
        return `${layer?.getAttribute('transform')} ${layer?.ownerSVGElement?.style.transform}`
      })
  for (let before = '', now = await seen(); before !== now; now = await seen()) {
    before = now
    await page.waitForTimeout(250)
  }
}

/** Opens an address and waits until a picture stands. */
export async function openSlide(page: Page, address: string) {
  await page.goto(address)
  await page.locator('[data-viewer="open"]').first().waitFor()
  await rest(page)
}

/** Chooses from the sheet of further tools. */
export async function more(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: '更多工具', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** The link to what is on the screen now. */
export async function linkHere(page: Page) {
  await more(page, /^分享此处/)
  const link = await page.getByRole('textbox', { name: '此处的链接' }).inputValue()
  await page.keyboard.press('Escape')
  return link
}

export async function middle(page: Page) {
  const box = await board(page).boundingBox()
  if (!box) throw new Error('no picture')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

/** What the tiles themselves show now, without pins and buttons: grey values of a square in the middle. */
export async function tissue(page: Page, side = 200): Promise<Buffer> {
  const url = await page
    .locator('[data-viewer] canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const whole = sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  const { width = 0, height = 0 } = await whole.metadata()
  const place = { left: Math.round((width - side) / 2), top: Math.round((height - side) / 2) }
  return whole
    .extract({ ...place, width: side, height: side })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer()
}

/** Mean difference of two squares, 0 to 255. */
export const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length

/** How far the values of a square lie apart: 0 is one flat colour. */
export function spread(square: Buffer) {
  const mean = square.reduce((sum, value) => sum + value, 0) / square.length
  return Math.sqrt(square.reduce((sum, value) => sum + (value - mean) ** 2, 0) / square.length)
}
