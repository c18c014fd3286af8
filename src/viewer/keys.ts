import type { Slide } from './slide.ts'

const STEP = 0.25
const FACTOR = 1.5

/** What each key does to a picture; the keys of the numeric block count too. */
const keys: Record<string, (slide: Slide) => void> = {
  '+': (slide) => slide.zoomBy(FACTOR),
  '=': (slide) => slide.zoomBy(FACTOR),
  '-': (slide) => slide.zoomBy(1 / FACTOR),
  _: (slide) => slide.zoomBy(1 / FACTOR),
  '0': (slide) => slide.whole(),
  ArrowLeft: (slide) => slide.panBy({ x: -STEP, y: 0 }),
  ArrowRight: (slide) => slide.panBy({ x: STEP, y: 0 }),
  ArrowUp: (slide) => slide.panBy({ x: 0, y: -STEP }),
  ArrowDown: (slide) => slide.panBy({ x: 0, y: STEP }),
}

/** For `aria-keyshortcuts`. */
export const shortcuts = 'ArrowLeft ArrowRight ArrowUp ArrowDown Plus - 0'

/** Does what a key asks for; false where it means nothing here. Keys with Ctrl, Alt or Meta are the browser's. */
export function press(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>, slide: Slide) {
  if (event.ctrlKey || event.altKey || event.metaKey) return false
  const act = keys[event.key]
  act?.(slide)
  return act !== undefined
}
