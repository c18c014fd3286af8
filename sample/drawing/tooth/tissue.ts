import type { Point } from '../drawing.ts'
import { distanceField, type Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { hash2 } from '../kernel/random.ts'
import { direction, type Knot, meshFields } from './mesh.ts'
import { heightUm, type Shape, toothShape, widthUm } from './shape.ts'

/** µm from one field's value to the next */
const cellUm = 20
/** what the nets' fields hold where no net lies */
export const nowhere = -1e6

/** The three hard tissues as fields, and the courses of tubules and rods through them. */
export interface Tissue {
  shape: Shape
  /** µm from the outlines, positive inside: the tooth, the dentine (with the pulp space), the pulp space */
  outer: Field
  core: Field
  cavity: Field
  /** dentine: which tubule (its arc on the dentine's surface, µm) and how far out (0 pulp to 1 surface) */
  tubule: Field
  way: Field
  /** enamel: which rod (arc on the junction, µm) and how far along it from the junction (µm) */
  rod: Field
  height: Field
  /** the tubule's place (µm) by index of the rails and way */
  tubuleAt: (i: number, t: number) => Point
  /** day of the enamel's growth by arc and µm from the junction; a stria every eight days */
  day: (arc: number, um: number) => number
}

/** days between two striae, and µm of enamel laid down a day */
export const striaDays = 8
export const enamelADay = 4

/** How far (µm) the striae waver, and how much of a stria's distance each µm is. */
export const striaWave = (x: number, y: number, seed: number) => 60 * fbm(x / 700, y / 700, seed + 11, 3)
export const striaSway = 0.012

/** Broad zones of growth by stria's number: 1 where the striae stand out, 0 where they fade. */
export const growthZone = (which: number) => 0.5 + 0.5 * Math.sin(which * 0.55 + 1.3 * Math.sin(which * 0.21))

/** How dark a stria is by its number: some are accentuated. */
export function striaDepth(which: number, seed: number): number {
  return 0.3 + 0.4 * hash2(which, 2, seed) + (hash2(which, 1, seed) > 0.88 ? 0.6 : 0)
}

export function buildTissue(): Tissue {
  const shape = toothShape()
  const { dentine, pulp, surface, arc } = shape
  const bend = (i: number) => {
    // S-shaped in the crown and neck, nearly straight under the edge and in the root
    const a = Math.abs(arc[i] ?? 0)
    return 210 * smoothstep(300, 3800, a) * (1 - 0.84 * smoothstep(8800, 15_500, a))
  }
  const tubuleAt = (i: number, t: number): Point => {
    const d = dentine[i] ?? [0, 0]
    const p = pulp[i] ?? [0, 0]
    const [tx, ty] = direction(dentine, i)
    const apical = i < shape.horn ? -1 : 1
    // the first convexity, next to the pulp, faces the apex
    const off = bend(i) * apical * Math.sin(2 * Math.PI * Math.min(1, Math.max(0, t)))
    return [p[0] + (d[0] - p[0]) * t + tx * off, p[1] + (d[1] - p[1]) * t + ty * off]
  }
  const size = { widthUm, heightUm, cellUm }
  const steps = 28
  const tubules = dentine.map((_, i) =>
    Array.from({ length: steps + 1 }, (_, k): Knot => {
      const t = -0.06 + (1.12 * k) / steps
      const [x, y] = tubuleAt(i, t)
      return { x, y, u: arc[i] ?? 0, v: t }
    }),
  )
  const rods: Knot[][] = []
  for (let i = shape.labialNeck - 6; i <= shape.lingualNeck + 6; i++) {
    const d = dentine[i] ?? [0, 0]
    const s = surface[i] ?? [0, 0]
    const length = Math.hypot(s[0] - d[0], s[1] - d[1])
    rods.push(
      Array.from({ length: 17 }, (_, k): Knot => {
        const um = -70 + ((length + 140) * k) / 16
        const t = um / length
        return { x: d[0] + (s[0] - d[0]) * t, y: d[1] + (s[1] - d[1]) * t, u: arc[i] ?? 0, v: um }
      }),
    )
  }
  const [tubule, way] = meshFields(tubules, size, nowhere)
  const [rod, height] = meshFields(rods, size, nowhere)
  const reach = Math.max(-(arc[shape.labialNeck] ?? 0), arc[shape.lingualNeck] ?? 0)
  const days = daysAlong(reach)
  return {
    shape,
    outer: distanceField(dense(shape.outer), widthUm, heightUm, cellUm),
    core: distanceField(dense(shape.core), widthUm, heightUm, cellUm),
    cavity: distanceField(dense(shape.cavity), widthUm, heightUm, cellUm),
    tubule,
    way,
    rod,
    height,
    tubuleAt,
    day: (a, um) => {
      const at = Math.min(days.length - 1.001, Math.abs(a) / 50)
      const i = at | 0
      return (days[i] ?? 0) * (1 - at + i) + (days[i + 1] ?? 0) * (at - i) + um / enamelADay
    },
  }
}

/** The front of growth runs down the junction fast at first (26 µm a day) and slowly at the neck (4.5 µm). */
function daysAlong(reach: number): Float32Array {
  const out = new Float32Array(Math.ceil(reach / 50) + 40)
  for (let i = 1; i < out.length; i++)
    out[i] = (out[i - 1] ?? 0) + 50 / Math.max(4.5, 26 - 21.5 * ((i * 50) / reach))
  return out
}

/** The outline with points close enough for a distance field. */
function dense(polygon: readonly Point[]): Point[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a
    const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / cellUm))
    return Array.from(
      { length: n },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n],
    )
  })
}
