/** One frame after another of a baked specimen. */
import type { Baked } from './bake.ts'
import { type Camera, poseOf, projectAll } from './camera.ts'
import { exposed } from './film.ts'
import { floorOf } from './ground.ts'
import { type Matter, Studio } from './light.ts'
import { type Buffer, newBuffer, rasterise } from './raster.ts'

/** Each px is looked at so often along both sides, so that edges are smooth. */
const FINER = 2

export interface Scene {
  baked: Baked
  camera: Camera
  matter: Matter
  /** height of the floor, mm */
  ground: number
}

export interface Frame {
  /** 3 bytes a px; overwritten by the next frame */
  rgb: Uint8Array
  /** what stood in front, `FINER` times finer */
  buffer: Buffer
}

/** @param side px; @returns the picture of a frame */
export function framesOf({ baked, camera, matter, ground }: Scene, side: number, frames: number) {
  const studio = new Studio(baked, camera, matter)
  const floor = floorOf(baked, camera, ground, side)
  const buffer = newBuffer(side * FINER)
  const flat = new Float32Array(baked.places.length)
  const rgb = new Uint8Array(side * side * 3)
  const colour = new Float32Array(3)
  /** Shades the px of the fine buffer at the middle of what it stands for. */
  const shade = (at: number, px: number, py: number) => {
    const triangle = (buffer.front[at] as number) - 1
    const { triangles } = baked
    const a = 3 * (triangles[3 * triangle] as number)
    const b = 3 * (triangles[3 * triangle + 1] as number)
    const c = 3 * (triangles[3 * triangle + 2] as number)
    const ax = flat[a] as number
    const ay = flat[a + 1] as number
    const bx = (flat[b] as number) - ax
    const by = (flat[b + 1] as number) - ay
    const cx = (flat[c] as number) - ax
    const cy = (flat[c + 1] as number) - ay
    const area = bx * cy - by * cx
    const sb = Math.min(1, Math.max(0, ((px - ax) * cy - (py - ay) * cx) / area))
    const sc = Math.min(1 - sb, Math.max(0, (bx * (py - ay) - by * (px - ax)) / area))
    studio.shade(triangle, sb, sc, colour)
  }
  return (frame: number): Frame => {
    const pose = poseOf(frame, frames)
    projectAll(camera, pose, side * FINER, baked.places, flat)
    rasterise(buffer, flat, baked.triangles)
    studio.turnTo(pose)
    const even = camera.field / 60
    const { front, near } = buffer
    const wide = side * FINER
    const put = (to: number) => {
      rgb[to] = exposed(colour[0] as number)
      rgb[to + 1] = exposed(colour[1] as number)
      rgb[to + 2] = exposed(colour[2] as number)
    }
    /** At an edge each quarter of the px is looked at on its own. */
    const mixed = (x: number, y: number, at: number) => {
      let [r, g, b] = [0, 0, 0]
      for (let k = 0; k < 4; k++) {
        const i = at + (k & 1) + (k >> 1) * wide
        if (front[i]) shade(i, x * FINER + (k & 1) + 0.5, y * FINER + (k >> 1) + 0.5)
        else floor(pose, y * side + x, colour)
        r += exposed(colour[0] as number)
        g += exposed(colour[1] as number)
        b += exposed(colour[2] as number)
      }
      const to = 3 * (y * side + x)
      rgb[to] = r / 4
      rgb[to + 1] = g / 4
      rgb[to + 2] = b / 4
    }
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const at = y * FINER * wide + x * FINER
        const a = near[at] as number
        const b = near[at + 1] as number
        const c = near[at + wide] as number
        const d = near[at + wide + 1] as number
        const nearest = Math.max(a, b, c, d)
        const farthest = Math.min(a, b, c, d)
        if (nearest === Number.NEGATIVE_INFINITY) {
          floor(pose, y * side + x, colour)
          put(3 * (y * side + x))
        } else if (nearest - farthest < even) {
          shade(at, x * FINER + 1, y * FINER + 1)
          put(3 * (y * side + x))
        } else mixed(x, y, at)
      }
    return { rgb, buffer }
  }
}
