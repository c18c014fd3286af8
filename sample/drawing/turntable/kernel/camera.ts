import type { V3 } from './vector.ts'

/** How a turntable is looked at. */
export interface Camera {
  /** the place that stands in the picture's middle, mm */
  target: V3
  /** mm that the picture shows across at the target */
  field: number
  /** degrees from above */
  elevation: number
}

/** How far the camera stands, in fields. */
const AWAY = 3.2

/** A turn of the specimen in front of the camera: near things move to the right. */
export interface Pose {
  /** sine and cosine of the turn */
  sin: number
  cos: number
}

export function poseOf(frame: number, frames: number): Pose {
  const angle = (frame / frames) * 2 * Math.PI
  return { sin: Math.sin(angle), cos: Math.cos(angle) }
}

/** Takes a direction that the camera sees (x right, y up, z towards it) back to the specimen's own axes. */
export function toSpecimen({ elevation }: Camera, { sin, cos }: Pose, [x, y, z]: V3): V3 {
  const e = (elevation * Math.PI) / 180
  const up = y * Math.cos(e) + z * Math.sin(e)
  const near = -y * Math.sin(e) + z * Math.cos(e)
  return [x * cos - near * sin, up, x * sin + near * cos]
}

/** A place in the picture, px, and how near it is, mm. */
export function project(camera: Camera, pose: Pose, side: number, [x, y, z]: V3): V3 {
  const flat = new Float32Array(3)
  projectAll(camera, pose, side, Float32Array.of(x, y, z), flat)
  return [flat[0] as number, flat[1] as number, flat[2] as number]
}

/** The same for many places, into `flat`. */
export function projectAll(
  camera: Camera,
  pose: Pose,
  side: number,
  places: Float32Array,
  flat: Float32Array,
) {
  const { target, field, elevation } = camera
  const [tx, ty, tz] = target
  const e = (elevation * Math.PI) / 180
  const [ce, se] = [Math.cos(e), Math.sin(e)]
  const { sin, cos } = pose
  const away = field * AWAY
  const zoom = side / field
  for (let i = 0; i < places.length; i += 3) {
    // the specimen turns about the axis through the target
    const px = (places[i] as number) - tx
    const py = (places[i + 1] as number) - ty
    const pz = (places[i + 2] as number) - tz
    const x = px * cos + pz * sin
    const forth = pz * cos - px * sin
    const near = py * se + forth * ce
    const s = (zoom * away) / (away - near)
    flat[i] = side / 2 + x * s
    flat[i + 1] = side / 2 - (py * ce - forth * se) * s
    flat[i + 2] = near
  }
}

/** Where the picture's px (from its middle, as parts of its side) meets the ground, from the target, or null above the horizon. */
export function onGround(
  { field, elevation }: Camera,
  ground: number,
  u: number,
  v: number,
): [number, number] | null {
  const e = (elevation * Math.PI) / 180
  const [ce, se] = [Math.cos(e), Math.sin(e)]
  const away = field * AWAY
  // the camera stands at (0, away·se, away·ce) and looks along (u, v) at the plane of the target
  const [dx, dy, dz] = [u * field, v * field * ce - away * se, -v * field * se - away * ce]
  const t = (ground - away * se) / dy
  if (t <= 0 || dy >= 0) return null
  return [dx * t, away * ce + dz * t]
}
