/** How long a field is shown: shorter after each right answer, longer after a wrong one. Pure. */

/** Time (ms) that a field is shown: at first, at the shortest and at the longest. */
export const flashes = { first: 3000, shortest: 300, longest: 6000 } as const

/** Up by more than down: it settles where about three of four are right. */
const shorterFactor = 0.85
const longerFactor = 1.6

export function nextFlash(ms: number, right: boolean): number {
  const next = Math.round(ms * (right ? shorterFactor : longerFactor))
  return Math.min(flashes.longest, Math.max(flashes.shortest, next))
}
