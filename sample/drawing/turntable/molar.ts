import { onto, vesselOn } from './kernel/hug.ts'
import { fbm3, noise3 } from './kernel/noise3.ts'
import type { Box, Finish, Piece, Shape } from './kernel/shape.ts'
import { fromLine } from './kernel/vector.ts'
import { crown, fissures } from './molar/crown.ts'
import { landmarks } from './molar/landmarks.ts'
import { cementum, enamel } from './molar/looks.ts'
import { distalRoot, mesialRoot, trunk } from './molar/roots.ts'
import type { Turntable } from './turntable.ts'

const box: Box = [-34, -76, -32, 34, 44, 32]

const body: Piece[] = [
  { parts: [mesialRoot], soft: 0, look: cementum },
  { parts: [distalRoot], soft: 4, look: cementum },
  { parts: [trunk], soft: 9, look: cementum },
  { parts: [crown], soft: 2.5, look: enamel },
]
const push = onto({ pieces: body }, box, 0.4)
const lines = fissures.map((points) => vesselOn(push, points, 0.9))
const cuts: Piece = { parts: lines.flatMap(({ parts }) => parts), soft: 3.4, cut: true }

/** The neck's line: lower on cheek and tongue, higher between the teeth. */
const neck = (x: number, z: number) => {
  const turn = Math.atan2(Math.abs(z), Math.abs(x))
  const middle = Math.exp(-((x / 8) ** 2)) * (Math.abs(z) > 10 ? 1 : 0)
  return 4.2 * Math.cos(turn) ** 2 - 0.6 - 2.6 * middle
}

const mix = (look: Float64Array, to: readonly number[], t: number) => {
  for (let i = 0; i < 4; i++) look[i] = (look[i] as number) + ((to[i] as number) - (look[i] as number)) * t
}
const soft = (from: number, to: number, v: number) => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Enamel greyer at the cusps and yellower at the neck, stained in its fissures; cementum dull with fine rings. */
const finish: Finish = (look, at) => {
  const [x, y, z] = at as [number, number, number]
  const edge = y - neck(x, z) + 0.5 * noise3(x * 0.35, y * 0.35, z * 0.35)
  mix(look, cementum, 1 - soft(-0.4, 0.4, edge))
  if (edge > 0) {
    mix(look, [0.7, 0.58, 0.36, 0.8], 0.75 * (1 - soft(0, 17, edge)))
    mix(look, [0.7, 0.71, 0.68, 0.95], 0.7 * soft(25, 37, y))
    const far = Math.min(...lines.map(({ line }) => fromLine(line, x, y, z)))
    mix(look, [0.2, 0.11, 0.045, 0.5], 0.85 * (1 - soft(0.3, 1.5, far + 0.3 * noise3(x, y, z))))
  } else {
    const rings =
      1 + 0.05 * noise3(x * 0.08, y * 1.3, z * 0.08) + 0.13 * fbm3(x * 0.14, y * 0.09, z * 0.14, 3)
    for (let i = 0; i < 3; i++) look[i] = (look[i] as number) * rings
    mix(look, [0.4, 0.26, 0.11, 0.25], 0.4 * soft(-50, -70, y))
    mix(look, [0.34, 0.22, 0.1, 0.4], 0.5 * (1 - soft(0.1, 1.2, -edge)))
  }
}

/** Enamel has hardly any relief; cementum is rough and faintly ringed. */
const relief = (x: number, y: number, z: number) =>
  y > neck(x, z)
    ? 0.016 * noise3(x * 0.06, y * 0.9, z * 0.06) + 0.1 * noise3(x * 0.12, y * 0.12, z * 0.12)
    : 0.32 * fbm3(x * 0.22, y * 0.22, z * 0.22, 3) + 0.07 * noise3(x * 0.1, y * 0.9, z * 0.1)

const shape: Shape = { pieces: [...body, cuts], relief, reliefDepth: 0.5, finish }

/** The left lower first molar from the cheek; units of 0.2 mm, the picture's left is mesial. */
export const molar: Turntable = {
  key: 'molar-turntable',
  frames: 36,
  cover: 34,
  model: () => ({
    shape,
    box,
    cell: 0.42,
    nearby: 4,
    camera: { target: [2, -15, 0], field: 136, elevation: 24 },
    matter: { wrap: [0.22, 0.18, 0.13], exposure: 0.86 },
    ground: -72,
    landmarks,
  }),
}
