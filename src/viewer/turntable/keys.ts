import type { KeyActions } from '../slide/keys.ts'
import type { TurntableSlide } from './turntableSlide.ts'

/** For `aria-keyshortcuts`. */
export const turnShortcuts =
  'ArrowLeft ArrowRight Home PageUp PageDown Space ArrowUp ArrowDown Plus - 0 Shift+?'

const stepRatio = 0.15

/**
 * The keys of a turntable: left and right turn it, page keys turn it by an eighth, up and down move a zoomed picture.
 */
export const turnKeys = (turning: TurntableSlide, count: number, shift: boolean): KeyActions => {
  const eighth = Math.max(1, Math.round(count / 8))
  return {
    arrowleft: () => (shift ? turning.panBy({ x: -stepRatio, y: 0 }) : turning.spinBy(-1)),
    arrowright: () => (shift ? turning.panBy({ x: stepRatio, y: 0 }) : turning.spinBy(1)),
    arrowup: () => turning.panBy({ x: 0, y: -stepRatio }),
    arrowdown: () => turning.panBy({ x: 0, y: stepRatio }),
    pageup: () => turning.spinTo(turning.frame.get() - eighth),
    pagedown: () => turning.spinTo(turning.frame.get() + eighth),
    home: () => turning.spinTo(0),
    end: () => turning.spinTo(Math.round(count / 2)),
    ' ': () => turning.play(!turning.playing.get()),
    r: () => turning.spinTo(0),
  }
}
