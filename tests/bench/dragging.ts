/** How long a frame takes while a picture is dragged. */
import type { CDPSession, Page } from 'playwright'
import { throttle } from './pageTools.ts'

/** Where a page is dragged. */
interface Place {
  page: Page
  cdp: CDPSession
  /** px */
  box: { x: number; y: number; width: number; height: number }
}

/** Closer, so that there is somewhere to go, yet short of 1:1: beyond it the bare page draws each frame twice. */
export async function prepare(page: Page, selector: string): Promise<Place> {
  const cdp = await page.context().newCDPSession(page)
  await throttle(cdp, -1)
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error('no picture')
  await page.bringToFront()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (let notch = 0; notch < 3; notch++) {
    await page.mouse.wheel(0, -120)
    await page.waitForTimeout(300)
  }
  await page.waitForTimeout(2000)
  return { page, cdp, box }
}

/** Drags the picture to and fro and back to where it was; answers the mean ms of a frame meanwhile. */
async function drag(page: Page, box: Place['box']) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    const next = (time: number) => {
      frames.push(time)
      if (frames.length < 4000) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  for (let step = 0; step <= 40; step++) {
    const angle = (step / 20) * 2 * Math.PI
    await page.mouse.move(x + 160 * Math.sin(angle), y + 80 * Math.sin(angle * 2))
  }
  const frames = await page.evaluate(() => {
    const all = (globalThis as unknown as { frames: number[] }).frames
    const told = [...all]
    all.length = 4000
    return told
  })
  await page.mouse.up()
  await page.waitForTimeout(700)
  return ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / Math.max(1, frames.length - 1)
}

/**
 * Mean ms of a frame under the hand, CPU x4. Only this page is held back meanwhile: holding one back takes a processor
 * its own time. A first drag paints anew what the page gave up while it was hidden.
 */
export async function frameTime({ page, cdp, box }: Place) {
  await page.bringToFront()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await drag(page, box)
  const frame = await drag(page, box)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return frame
}
