/**
 * What a tap costs at least: a page without any program, which changes the same elements under the same styles as ours
 * did, found out beforehand.
 */
import type { Browser, CDPSession, Page } from 'playwright'
import { base } from '../tools/steps.ts'
import { newPhone } from './pageTools.ts'

/** How long (ms) a finger stays on the glass. */
export const held = 70

/** A change that a tap made in the app's page. */
export interface Swap {
  kind: 'verdict' | 'next'
  /** the page's body as HTML when the finger came down, and in the first frame with what was asked for */
  before: string
  after: string
  /** px from the top */
  scrolled: number
  x: number
  y: number
}

/** In the page: prepares the changes, so that the next click makes them, and notes the ms until they are painted. */
function prepare({ before, after, scrolled }: Swap) {
  const steps = (from: Node, to: Node): (() => void)[] => {
    if (from.isEqualNode(to)) return []
    const [old, fresh] = [from.childNodes, to.childNodes]
    const same = (at: number) => old[at]?.nodeName === fresh[at]?.nodeName
    const own: (() => void)[] = []
    if (from instanceof Element && to instanceof Element) {
      for (const { name, value } of to.attributes)
        if (from.getAttribute(name) !== value) own.push(() => from.setAttribute(name, value))
      for (const { name } of from.attributes)
        if (!to.hasAttribute(name)) own.push(() => from.removeAttribute(name))
    } else if (from.nodeValue !== to.nodeValue) {
      own.push(() => {
        from.nodeValue = to.nodeValue
      })
    }
    let alike = 0
    while (alike < Math.min(old.length, fresh.length) && same(alike)) alike++
    for (let at = 0; at < alike; at++) own.push(...steps(old[at] as Node, fresh[at] as Node))
    for (const gone of [...old].slice(alike)) own.push(() => from.removeChild(gone))
    for (const come of [...fresh].slice(alike)) own.push(() => from.appendChild(come))
    return own
  }
  document.body.innerHTML = before
  scrollTo(0, scrolled)
  const target = new DOMParser().parseFromString(after, 'text/html').body
  const changes = steps(document.body, document.adoptNode(target))
  const told = globalThis as unknown as { painted: Promise<number> }
  told.painted = new Promise((resolve) => {
    addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        for (const change of changes) change()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - event.timeStamp)
          port2.postMessage(null)
        })
      },
      { capture: true, once: true },
    )
  })
}

export interface BarePage {
  page: Page
  cdp: CDPSession
  close(): Promise<void>
}

/** A page with the styles of the app's page and none of its scripts. */
export async function openBare(browser: Browser, app: Page): Promise<BarePage> {
  const html = await app.evaluate(() => {
    const root = document.documentElement.cloneNode() as HTMLElement
    root.append(document.createElement('head'), document.createElement('body'))
    for (const style of document.querySelectorAll('link[rel=stylesheet], style, meta[name=viewport]'))
      root.firstElementChild?.append(style.cloneNode(true))
    return `<!doctype html>${root.outerHTML}`
  })
  const context = await newPhone(browser)
  const page = await context.newPage()
  const address = new URL(`${base}/bare`, app.url()).href
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(address)
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() }
}

/** @returns ms from the tap until what it changes is painted, at CPU x4 */
export async function swapped({ page, cdp }: BarePage, swap: Swap, undisturbed: number): Promise<number> {
  await page.evaluate(prepare, swap)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.mouse.move(swap.x, swap.y)
  await page.waitForTimeout(undisturbed)
  await page.mouse.click(swap.x, swap.y, { delay: held })
  const ms = await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return ms
}
