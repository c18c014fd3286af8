/** What a turntable group is: a body in space, and the places on it that can be pointed at. */
import type { Point } from '../drawing.ts'
import type { Recipe } from './kernel/bake.ts'
import type { Camera } from './kernel/camera.ts'
import type { Matter } from './kernel/light.ts'
import type { V3 } from './kernel/vector.ts'

/** A place that can be pointed at: the surface nearest to it. */
export interface Landmark {
  /** key of the term table */
  term: string
  /** mm; x to the body's left, y up, z forward */
  at: V3
  /** the side of the body that is meant, where two are near */
  facing?: V3
  /** mm that may stand in front of it: for the depth of an opening */
  slack?: number
}

export interface Model extends Recipe {
  camera: Camera
  matter: Matter
  /** height of the floor, mm */
  ground: number
  landmarks: Landmark[]
}

export interface Turntable {
  /** key of the specimen that it shows */
  key: string
  frames: number
  /** the frame that lists show */
  cover: number
  model(): Model
}

/** A structure of a turntable group, px at full size. */
export interface Turned {
  term: string
  /** where it stands in each frame, null where the organ hides it */
  frames: (Point | null)[]
}
