import { useState } from 'react'
import { type Point, type ScreenView, viewPlaceOf } from '../slide/geometry.ts'
import type { Measure } from './measure.ts'

/** CSS px: a second tap on the same place is meant once. */
const sameTapPx = 6

export interface Measuring {
  kind: Measure
  points: readonly Point[]
  choose(kind: Measure): void
  add(point: Point, view: ScreenView): void
  /** at the cross in the middle */
  addMiddle(view: ScreenView): void
  undo(): void
  clear(): void
}

/** The places that were tapped, image px; they stay while one looks at something else and comes back. */
export function useMeasure(): Measuring {
  const [kind, choose] = useState<Measure>('length')
  const [points, setPoints] = useState<readonly Point[]>([])
  const add = (point: Point, { zoom }: ScreenView) =>
    setPoints((before) => {
      const last = before.at(-1)
      const isSame = last && Math.hypot(point.x - last.x, point.y - last.y) * zoom < sameTapPx
      return isSame ? before : [...before, { x: point.x, y: point.y }]
    })
  return {
    kind,
    points,
    choose,
    add,
    addMiddle: (view) => add(viewPlaceOf(view), view),
    undo: () => setPoints((before) => before.slice(0, -1)),
    clear: () => setPoints([]),
  }
}
