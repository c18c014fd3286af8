import type { Point } from '../drawing.ts'
import { points } from './points.ts'
import { smooth } from './relief.ts'

/** A side of the picture, not of the body. */
export type Hand = -1 | 1
export const hands = [-1, 1] as const

/** Places written in mm: x from the midline outwards, y from the body's upper end downwards. */
export interface Halves {
  /** a place in the drawing's units */
  at(hand: Hand, x: number, y: number): Point
  /** places of one half */
  of(hand: Hand, list: string): Point[]
  /** a smooth line of one half */
  line(hand: Hand, list: string): Point[]
  /** a smooth closed outline of one half */
  loop(hand: Hand, list: string): Point[]
  /** a smooth closed outline of both halves, from its half written from the midline to the midline */
  whole(list: string): Point[]
}

export function halves(middle: number, top: number, perMm: number): Halves {
  const at = (hand: Hand, x: number, y: number): Point => [middle + hand * x * perMm, top + y * perMm]
  const of = (hand: Hand, list: string) => points(list).map(([x, y]) => at(hand, x, y))
  return {
    at,
    of,
    line: (hand, list) => smooth(of(hand, list)),
    loop: (hand, list) => smooth(of(hand, list), true, 6),
    // a place on the midline stands once
    whole: (list) => {
      const half = of(1, list)
      const other = of(-1, list).filter(([x]) => x !== middle)
      return smooth([...half, ...other.toReversed()], true, 6)
    },
  }
}
