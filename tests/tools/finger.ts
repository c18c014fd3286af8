/** Fingers on the glass of a phone; CSS px of the page. */
import type { Page } from 'playwright'

type At = readonly [x: number, y: number]

const STEPS = 8

/** Touches as the browser itself would report them. */
export async function finger(page: Page) {
  const glass = await page.context().newCDPSession(page)
  /** @param at ms UTC at which it is said to have been; left out: now */
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly At[], at = Date.now()) =>
    glass.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
      timestamp: at / 1000,
    })
  const between = (from: At, to: At, part: number): At => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ]
  const parts = Array.from({ length: STEPS }, (_, at) => (at + 1) / STEPS)
  return {
    async stroke(from: At, to: At) {
      await send('touchStart', [from])
      for (const part of parts) await send('touchMove', [between(from, to, part)])
      await send('touchEnd', [])
    },
    async tap(at: At) {
      await send('touchStart', [at])
      await send('touchEnd', [])
      // two taps in quick succession would be one double tap
      await page.waitForTimeout(350)
    },
    /** So many ms between its taps, however long this machine takes to send them. */
    async doubleTap(at: At, between = 120) {
      const begun = Date.now()
      for (const then of [begun, begun + between]) {
        await page.waitForTimeout(Math.max(0, then - Date.now()))
        await send('touchStart', [at], then)
        await send('touchEnd', [], then + 10)
      }
    },
    /** Two fingers, left and right of a place, from one distance to another; the second comes a moment later. */
    async pinch([x, y]: At, from: number, to: number) {
      const pair = (distance: number): At[] => [
        [x - distance, y],
        [x + distance, y],
      ]
      await send('touchStart', pair(from).slice(0, 1))
      await send('touchStart', pair(from))
      for (const part of parts) await send('touchMove', pair(from + (to - from) * part))
      await send('touchEnd', [])
    },
    /** Two fingers about a place, turned clockwise by so many degrees. */
    async twist([x, y]: At, degrees: number) {
      const pair = (part: number): At[] => {
        const angle = (degrees * part * Math.PI) / 180
        const [dx, dy] = [90 * Math.cos(angle), 90 * Math.sin(angle)]
        return [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ]
      }
      await send('touchStart', pair(0).slice(0, 1))
      await send('touchStart', pair(0))
      for (const part of parts) await send('touchMove', pair(part))
      await send('touchEnd', [])
    },
  }
}
