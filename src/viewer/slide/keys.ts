import { OBJECTIVES } from '../../rules/objectives.ts'
import type { Slide } from './slide.ts'

const stepRatio = 0.25
const smallStepRatio = 0.05
const zoomFactor = 1.5
const TURN = 5

/** The effect of each key on a picture, by the key's name in small letters; keys of the numeric keypad count too. */
const moves: Record<string, (slide: Slide, step: number) => void> = {
  '+': (slide) => slide.zoomBy(zoomFactor),
  '=': (slide) => slide.zoomBy(zoomFactor),
  '-': (slide) => slide.zoomBy(1 / zoomFactor),
  _: (slide) => slide.zoomBy(1 / zoomFactor),
  '0': (slide) => slide.whole(),
  '[': (slide) => slide.rotateBy(-TURN),
  ']': (slide) => slide.rotateBy(TURN),
  r: (slide) => slide.rotateTo(0),
  arrowleft: (slide, step) => slide.panBy({ x: -step, y: 0 }),
  arrowright: (slide, step) => slide.panBy({ x: step, y: 0 }),
  arrowup: (slide, step) => slide.panBy({ x: 0, y: -step }),
  arrowdown: (slide, step) => slide.panBy({ x: 0, y: step }),
}

/** For `aria-keyshortcuts`. */
export const shortcuts = 'ArrowLeft ArrowRight ArrowUp ArrowDown Plus - 0 [ ] R Shift+?'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'> & { shiftKey?: boolean }

/** Further effects of keys: by the key's name in small letters. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>

/** Objectives by the keys 1 to 5, those that can be used. */
export const objectiveKeys = (usable: readonly number[], use: (objective: number) => void): KeyActions =>
  Object.fromEntries(
    OBJECTIVES.flatMap((objective, at) =>
      usable.includes(objective) ? [[String(at + 1), () => use(objective)]] : [],
    ),
  )

/** Does what a key asks for; false where it means nothing here. Keys with Ctrl, Alt or Meta are the browser's. */
export function pressKey(
  { key, ctrlKey, altKey, metaKey, shiftKey }: Pressed,
  slide: Slide,
  acts: KeyActions = {},
) {
  if (ctrlKey || altKey || metaKey) return false
  const name = key.toLowerCase()
  const act = acts[name]
  const move = moves[name]
  if (act) act()
  else if (move) move(slide, shiftKey ? smallStepRatio : stepRatio)
  else return false
  return true
}
