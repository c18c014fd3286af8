/** Facts that no foreign format has a place for travel in a note of our own, which a reader may ignore. Pure. */
import { type MarkLayer, type MarkShape, markColors, markShapes } from '../../contract/specimens.ts'
import type { Exchanged } from './exchange.ts'
import { isObject, numberOf } from './json.ts'

type Noted = Pick<Exchanged, 'layer' | 'shape' | 'color' | 'fontSize' | 'frame' | 'objective' | 'tip'>

const layers: readonly MarkLayer[] = ['preset', 'system', 'school', 'personal']

/** `shape` says which of ours it was, where a format tells fewer apart. */
export const noteOf = ({ layer, shape, color, fontSize, frame, objective, tip }: Exchanged): Noted => ({
  layer,
  shape,
  color,
  fontSize,
  frame,
  objective,
  tip: tip && [tip[0], tip[1]],
})

/** The fields of a note that are valid. */
export function readNote(note: unknown): Partial<Noted> {
  if (!isObject(note)) return {}
  const [x, y] = Array.isArray(note.tip) ? note.tip.map(numberOf) : []
  const read: Partial<Noted> = {
    layer: layers.find((one) => one === note.layer),
    shape: markShapes.find((one): one is MarkShape => one === note.shape),
    color: markColors.find((one) => one === note.color),
    fontSize: numberOf(note.fontSize),
    frame: numberOf(note.frame),
    objective: numberOf(note.objective),
    tip: x === undefined || y === undefined ? undefined : [x, y],
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
