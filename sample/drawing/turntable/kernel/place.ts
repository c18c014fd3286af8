/** Where landmarks stand in each frame, and whether the organ hides them: asked of what was drawn. */
import type { Point } from '../../drawing.ts'
import type { Landmark, Turned } from '../turntable.ts'
import { type Baked, PER_VERTEX } from './bake.ts'
import { type Camera, poseOf, project, toSpecimen } from './camera.ts'
import type { Buffer } from './raster.ts'
import { dot, type V3 } from './vector.ts'

/** A surface that turns away more than this is not seen well enough to be pointed at. */
const LEAST_FACING = 0.14

export interface Spot {
  term: string
  at: V3
  normal: V3
  slack: number
}

/** The place of the surface that is nearest to a landmark. */
export function spotOf({ places, looks }: Baked, { term, at, facing, slack = 0 }: Landmark): Spot {
  let least = Number.POSITIVE_INFINITY
  let best = 0
  for (let v = 0; v < places.length / 3; v++) {
    const dx = (places[3 * v] as number) - at[0]
    const dy = (places[3 * v + 1] as number) - at[1]
    const dz = (places[3 * v + 2] as number) - at[2]
    const far = dx * dx + dy * dy + dz * dz
    if (far >= least) continue
    if (facing && dot(normalOf(looks, v), facing) < 0.2) continue
    least = far
    best = v
  }
  const here: V3 = [
    places[3 * best] as number,
    places[3 * best + 1] as number,
    places[3 * best + 2] as number,
  ]
  return { term, at: here, normal: normalOf(looks, best), slack }
}

const normalOf = (looks: Float32Array, v: number): V3 => [
  looks[v * PER_VERTEX] as number,
  looks[v * PER_VERTEX + 1] as number,
  looks[v * PER_VERTEX + 2] as number,
]

/** Watches landmarks while frames are drawn. */
export class Watch {
  readonly #spots: Spot[]
  readonly #camera: Camera
  readonly #frames: number
  readonly turned: Turned[]

  constructor(spots: Spot[], camera: Camera, frames: number) {
    this.#spots = spots
    this.#camera = camera
    this.#frames = frames
    this.turned = spots.map(({ term }) => ({ term, frames: [] }))
  }

  /** @param side px of the picture; the buffer may be finer */
  see(frame: number, buffer: Buffer, side: number) {
    const pose = poseOf(frame, this.#frames)
    const view = toSpecimen(this.#camera, pose, [0, 0, 1])
    for (const [i, spot] of this.#spots.entries()) {
      const [x, y, near] = project(this.#camera, pose, side, spot.at)
      const fine = buffer.side / side
      const isFacing = spot.slack > 0 || dot(spot.normal, view) > LEAST_FACING
      const over = frontAt(buffer, x * fine, y * fine) - near
      const isSeen = isFacing && over < this.#camera.field * 0.006 + spot.slack
      const point: Point = [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
      this.turned[i]?.frames.push(isSeen ? point : null)
    }
  }
}

/** The nearness of what stands there: the farthest of its neighbours, so that an edge does not hide itself. */
function frontAt({ side, near }: Buffer, x: number, y: number) {
  let least = Number.POSITIVE_INFINITY
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [px, py] = [Math.floor(x) + dx, Math.floor(y) + dy]
      if (px < 0 || py < 0 || px >= side || py >= side) continue
      const here = near[py * side + px] as number
      if (here > Number.NEGATIVE_INFINITY) least = Math.min(least, here)
    }
  return least
}
