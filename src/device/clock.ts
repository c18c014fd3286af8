import { atom, getDefaultStore } from 'jotai'

/** How far (ms) a clock may be off before it is worth a word. */
const toleratedSkewMs = 300_000

/**
 * How far (ms) this device's clock is ahead of the service's (below 0: behind); 0: near enough. It orders nothing, it
 * is only told.
 */
export const clockAheadAtom = atom(0)

/**
 * How far a clock is ahead of the service's. The service wrote its date between the two moments, however long the answer
 * took to be read.
 * @param date of the answer's header
 * @param began when the request left, by this device's clock
 * @param ended when its answer had come
 */
export function clockAhead(date: string | null, began: number, ended: number): number {
  const service = Date.parse(date ?? '')
  if (began - service > toleratedSkewMs) return began - service
  return service - ended > toleratedSkewMs ? ended - service : 0
}

/** Every answer tells the service's date. */
export function noteDate(date: string | null, began: number): void {
  getDefaultStore().set(clockAheadAtom, clockAhead(date, began, Date.now()))
}
