import { smoothstep } from '../kernel/noise.ts'
import { box, cerebrum, hindbrain, pons, rest } from './brain/body.ts'
import { foldsOf } from './brain/folds.ts'
import { landmarks } from './brain/landmarks.ts'
import { leaves } from './brain/leaves.ts'
import { deep } from './brain/looks.ts'
import { furrows } from './brain/sulci.ts'
import { fbm3, noise3 } from './kernel/noise3.ts'
import { type Finish, Near, type Shape } from './kernel/shape.ts'
import type { Turntable } from './turntable.ts'

/** mm from the top of a gyrus to the floor of a sulcus, as far as one sees in */
const DEPTH = 5

function shapeOf(): Shape {
  const hemispheres: Shape = { pieces: cerebrum, mirrored: true }
  const folds = foldsOf(hemispheres, box, furrows)
  const mass = new Near(hemispheres, box, 200)
  /** How much of a place is cerebrum's, and of the rest how much is brain stem's; 0 to 1. */
  const shares = (x: number, y: number, z: number) => {
    if (y > -6) return { cerebrum: 1, stem: 0 }
    const ax = Math.abs(x)
    let behind = 5
    for (const { at } of hindbrain) behind = Math.min(behind, at(ax, y, z))
    return {
      cerebrum: smoothstep(-1.5, 1.5, behind - mass.bare(x, y, z)),
      stem: Math.max(smoothstep(1, 3.5, behind), smoothstep(-27, -22, z)),
    }
  }
  /** Fibres run across the pons, and lengthwise below it. */
  const fibres = (x: number, y: number, z: number) => {
    const cross = 1 - smoothstep(1, 3, pons.at(x, y, z))
    const lengthwise = 0.14 * noise3(x * 0.5, y * 0.08, z * 0.3)
    if (cross === 0) return lengthwise
    const level = y + 39 - 0.012 * x * x
    const groove = Math.max(0, 1 - Math.abs(x) / 3.2)
    const across = 0.3 * noise3(x * 0.05, level * 0.55, 7) + 1.1 * groove * groove
    return lengthwise + (across - lengthwise) * cross
  }
  const gyri = (x: number, y: number, z: number) =>
    DEPTH * folds(x, y, z) -
    1 +
    0.9 * noise3(x * 0.09, y * 0.09, z * 0.09) +
    0.16 * noise3(x * 0.3, y * 0.3, z * 0.3)
  const relief = (x: number, y: number, z: number) => {
    const { cerebrum, stem } = shares(x, y, z)
    const upper = cerebrum > 0 ? gyri(x, y, z) : 0
    if (cerebrum === 1) return upper
    const leaved = stem < 1 ? leaves(x, y, z) : 0
    const lower = stem > 0 ? leaved + (fibres(x, y, z) - leaved) * stem : leaved
    return lower + (upper - lower) * cerebrum
  }
  /** Furrows are darker and redder, and fine vessels run in the pia. */
  const finish: Finish = (look, at) => {
    const [x, y, z] = at as [number, number, number]
    const isCortex = (look[1] as number) > 0.36 && (look[1] as number) < 0.45
    let t = 0.18 * (0.5 + 0.5 * fbm3(x * 0.06, y * 0.06, z * 0.06, 3))
    const { cerebrum, stem } = shares(x, y, z)
    if (isCortex && cerebrum > 0.5) {
      t += 0.8 * Math.min(1, Math.max(0, (folds(x, y, z) - 0.12) / 0.45))
      const vein = Math.abs(fbm3(x * 0.05 + 9, y * 0.05, z * 0.05, 3))
      if (vein < 0.018) t += 0.28
    } else if (cerebrum < 0.5) t += (1 - stem) * Math.min(0.6, 0.5 * Math.max(0, leaves(x, y, z) - 0.3))
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
