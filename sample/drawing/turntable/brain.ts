import { box, cerebrum, hindbrain, rest } from './brain/body.ts'
import { foldsOf } from './brain/folds.ts'
import { landmarks } from './brain/landmarks.ts'
import { deep } from './brain/looks.ts'
import { named } from './brain/sulci.ts'
import { onto } from './kernel/hug.ts'
import { fbm3, noise3 } from './kernel/noise3.ts'
import { type Finish, Near, type Shape } from './kernel/shape.ts'
import type { Turntable } from './turntable.ts'

/** mm from the top of a gyrus to the floor of a sulcus, as far as one sees in */
const DEPTH = 4.6

function shapeOf(): Shape {
  const hemispheres: Shape = { pieces: cerebrum, mirrored: true }
  const folds = foldsOf(hemispheres, box, named, onto(hemispheres, box))
  const mass = new Near(hemispheres, box, 200)
  /** How much of a place is cerebrum's, 0 to 1, and which mass the rest is. */
  const shares = (x: number, y: number, z: number) => {
    if (y > -6) return { cerebrum: 1, isStem: false }
    const ax = Math.abs(x)
    const behind = Math.min(...hindbrain.map(({ at }) => at(ax, y, z)))
    const above = mass.bare(x, y, z)
    const t = Math.min(1, Math.max(0, 0.5 + (Math.min(behind, 5) - above) / 3))
    return { cerebrum: t * t * (3 - 2 * t), isStem: behind > 2.5 || z > -24 }
  }
  const owner = (x: number, y: number, z: number): 'cerebrum' | 'cerebellum' | 'stem' => {
    const { cerebrum, isStem } = shares(x, y, z)
    return cerebrum > 0.5 ? 'cerebrum' : isStem ? 'stem' : 'cerebellum'
  }
  /** The leaves of the cerebellum run across, bent like its surface. */
  const leaves = (x: number, y: number, z: number) => {
    const turn = Math.atan2(y + 36, -(z + 16))
    return Math.sin(turn * 92 + 0.03 * Math.abs(x) + 1.6 * fbm3(x * 0.05, y * 0.05, z * 0.05, 2))
  }
  const relief = (x: number, y: number, z: number) => {
    const { cerebrum, isStem } = shares(x, y, z)
    const lower = isStem
      ? 0.12 * noise3(x * 0.25, y * 0.12, z * 0.25)
      : 0.7 * (1 - Math.sqrt((1 + leaves(x, y, z)) / 2)) + 0.1 * noise3(x * 0.4, y * 0.4, z * 0.4)
    if (cerebrum === 0) return lower
    const u = Math.min(1, Math.max(-1, folds(x, y, z) * 1.7 + 0.55))
    const upper = DEPTH * (1 - Math.sqrt((1 + u) / 2)) - 1 + 0.16 * noise3(x * 0.3, y * 0.3, z * 0.3)
    return lower + (upper - lower) * cerebrum
  }
  /** Furrows are darker and redder, and fine vessels run in the pia. */
  const finish: Finish = (look, at) => {
    const [x, y, z] = at as [number, number, number]
    const isCortex = (look[1] as number) > 0.36 && (look[1] as number) < 0.45
    let t = 0.18 * (0.5 + 0.5 * fbm3(x * 0.06, y * 0.06, z * 0.06, 3))
    const where = owner(x, y, z)
    if (isCortex && where === 'cerebrum') {
      const u = folds(x, y, z)
      t += 0.75 * Math.min(1, Math.max(0, (-0.2 - u) / 0.4))
      const vein = Math.abs(fbm3(x * 0.05 + 9, y * 0.05, z * 0.05, 3))
      if (vein < 0.018) t += 0.28
    } else if (where === 'cerebellum') t += 0.4 * Math.max(0, -leaves(x, y, z))
    t = Math.min(0.9, t)
    for (let i = 0; i < 3; i++)
      look[i] = (look[i] as number) + ((deep[i] as number) - (look[i] as number)) * t
  }
  return {
    pieces: [...cerebrum, ...rest],
    mirrored: true,
    relief,
    reliefDepth: DEPTH,
    finish,
  }
}

/** A brain with its stem, from the front: the picture's right is the body's left. */
export const brain: Turntable = {
  key: 'brain-turntable',
  frames: 36,
  cover: 27,
  model: () => ({
    shape: shapeOf(),
    box,
    cell: 0.9,
    nearby: 5,
    camera: { target: [0, -8, 0], field: 196, elevation: 12 },
    matter: { wrap: [0.26, 0.16, 0.14], exposure: 0.84 },
    ground: -86,
    landmarks,
  }),
}
