import { tube } from './kernel/fields.ts'
import { onto } from './kernel/hug.ts'
import { fbm3, noise3 } from './kernel/noise3.ts'
import type { Box, Finish, Piece, Shape } from './kernel/shape.ts'
import { fromLine, smoothLine, sub, unit, type V3 } from './kernel/vector.ts'
import { base, face, hollows, inserts, vault } from './skull/cranium.ts'
import { jaw } from './skull/jaw.ts'
import { landmarks } from './skull/landmarks.ts'
import { bone, inside } from './skull/looks.ts'
import * as lines from './skull/sutures.ts'
import { lowerRoots, teeth, upperRoots } from './skull/teeth.ts'
import type { Turntable } from './turntable.ts'

const box: Box = [-74, -112, -106, 74, 106, 90]
const juga = (parts: typeof upperRoots) => ({ look: bone, soft: 3.2, parts })

/** All of the skull; ridges run over the vault. */
function piecesOf(sink: (place: V3) => V3): Piece[] {
  const ridge = (points: readonly V3[], radius: number): Piece => ({
    look: bone,
    soft: 5,
    parts: tube(smoothLine(points, 3).map(sink), radius, 1),
  })
  return [
    ...vault,
    ridge(lines.temporal, 1),
    ridge(lines.superiorNuchal, 1.6),
    ridge(lines.inferiorNuchal, 1.2),
    ridge(lines.occipitalCrest, 1.3),
    ...base,
    ...face,
    juga(upperRoots),
    ...hollows,
    ...inserts,
    ...jaw,
    juga(lowerRoots),
    ...teeth,
  ]
}

/** Seen from the middle of the brain case: only the direction counts, so that a line may wander over the bone. */
const outwards = (place: V3): V3 => unit(sub(place, [0, 32, -18]))

function shapeOf(): Shape {
  const smoothBone: Shape = { pieces: [...vault, ...face], mirrored: true }
  const push = onto(smoothBone, box)
  const line = (points: readonly V3[]) => smoothLine(points, 5).map(push)
  const jagged = [lines.coronal, lines.sagittal, lines.lambdoid].map((points) => line(points).map(outwards))
  const plain = [
    lines.squamosal,
    lines.sphenofrontal,
    lines.sphenosquamosal,
    lines.zygomaticomaxillary,
    lines.frontozygomatic,
    lines.nasal,
    lines.internasal,
  ].map(line)
  /** How deep in a suture a place lies, 0 to 1; the sutures of the vault interlock. */
  const suture = (x: number, y: number, z: number) => {
    const ax = Math.abs(x)
    if (y < -36) return 0
    const far = Math.min(...plain.map((one) => fromLine(one, ax, y, z)))
    const wave = (shift: number) =>
      0.04 * noise3(x * 0.33 + shift, y * 0.33, z * 0.33) +
      0.024 * noise3(x * 0.75 + shift, y * 0.75, z * 0.75)
    const [ux, uy, uz] = outwards([ax, y, z])
    const [wx, wy, wz] = unit([Math.abs(ux + wave(3)), uy + wave(11), uz + wave(19)])
    const near = 75 * Math.min(...jagged.map((one) => fromLine(one, wx, wy, wz)))
    return Math.max(0, 1 - Math.min(far / 0.9, near / 1.1))
  }
  const finish: Finish = (look, at) => {
    const [x, y, z] = at as [number, number, number]
    if ((look[3] as number) > 0.6) {
      const neck = y > -66 ? (y + 57) / 8 : (-y - 74) / 8
      const t = 0.35 * Math.min(1, Math.max(0, neck))
      const yellow = [0.5, 0.38, 0.2]
      for (let i = 0; i < 3; i++)
        look[i] = (look[i] as number) + ((yellow[i] as number) - (look[i] as number)) * t
      return
    }
    const old = 1 + 0.16 * fbm3(x * 0.035, y * 0.035, z * 0.035, 4) + 0.06 * noise3(x * 0.5, y * 0.5, z * 0.5)
    for (let i = 0; i < 3; i++) look[i] = (look[i] as number) * old
    const t = 0.75 * suture(x, y, z)
    for (let i = 0; i < 4; i++)
      look[i] = (look[i] as number) + ((inside[i] as number) - (look[i] as number)) * t
  }
  const relief = (x: number, y: number, z: number) =>
    0.35 * fbm3(x * 0.11, y * 0.11, z * 0.11, 3) + 0.08 * noise3(x * 0.7, y * 0.7, z * 0.7)
  return { pieces: piecesOf(onto(smoothBone, box, -1.4)), mirrored: true, relief, reliefDepth: 0.6, finish }
}

/** A skull with its lower jaw, from the front: the picture's right is the body's left. */
export const skull: Turntable = {
  key: 'skull-turntable',
  frames: 36,
  cover: 32,
  model: () => ({
    shape: shapeOf(),
    box,
    cell: 0.95,
    nearby: 6,
    camera: { target: [0, -5, -10], field: 262, elevation: -6 },
    matter: { wrap: [0.16, 0.13, 0.1], exposure: 0.84 },
    ground: -110,
    landmarks,
  }),
}
