/** How the cortex folds: gyri are what is left between furrows, and a place is the deeper the nearer it lies to one. */

import type { Point } from '../../drawing.ts'
import { points } from '../../kernel/points.ts'
import { createRandom } from '../../kernel/random.ts'
import { onto } from '../kernel/hug.ts'
import { noise3 } from '../kernel/noise3.ts'
import { type Box, Near, type Shape } from '../kernel/shape.ts'
import { cross, smoothLine, sub, unit, type V3 } from '../kernel/vector.ts'
import type { Furrow, View } from './sulci.ts'

const CELL = 1.2
/** mm from a furrow to where its slope ends */
const REACH = 7.2
/** half the width of its floor, mm */
const FLOOR = 0.8
/** mm over which an end runs out */
const FADING = 7

/** A place of a furrow's line, and how deep it is there, 0 to 1. */
interface Station {
  at: V3
  deep: number
  /** out of the surface */
  up: V3
}

/** The surface that furrows are drawn on. */
interface Ground {
  /** puts what is seen from a side onto the surface that is met first */
  cast(from: View, u: number, v: number): V3
  push(place: V3): V3
  up(place: V3): V3
}

function groundOf(shape: Shape, box: Box): Ground {
  const near = new Near(shape, box, 1e3)
  const start: Record<View, (u: number, v: number) => V3> = {
    side: (z, y) => [box[3], y, z],
    above: (x, z) => [x, box[4], z],
    below: (x, z) => [x, box[1], z],
    front: (x, y) => [x, y, box[5]],
    behind: (x, y) => [x, y, box[2]],
  }
  const towards: Record<View, V3> = {
    side: [-1, 0, 0],
    above: [0, -1, 0],
    below: [0, 1, 0],
    front: [0, 0, -1],
    behind: [0, 0, 1],
  }
  const cast = (from: View, u: number, v: number): V3 => {
    let [x, y, z] = start[from](u, v)
    const [dx, dy, dz] = towards[from]
    for (let i = 0; i < 90; i++) {
      const step = 0.7 * near.bare(x, y, z)
      if (step < 0.02) return [x, y, z]
      x += dx * step
      y += dy * step
      z += dz * step
    }
    throw new RangeError(`nothing is seen from ${from} at ${u},${v}`)
  }
  const up = ([x, y, z]: V3): V3 => {
    const e = 0.5
    return unit([
      near.bare(x + e, y, z) - near.bare(x - e, y, z),
      near.bare(x, y + e, z) - near.bare(x, y - e, z),
      near.bare(x, y, z + e) - near.bare(x, y, z - e),
    ])
  }
  return { cast, push: onto(shape, box), up }
}

/** Reads a line: the name of a view, then the places seen from there. */
function placesOf(line: string, { cast }: Ground): V3[] {
  let view: View = 'side'
  return line.split(' ').flatMap((word) => {
    if (!word.includes(',')) {
      view = word as View
      return []
    }
    const [u, v] = points(word)[0] as Point
    return [cast(view, u, v)]
  })
}

const distance = (a: V3, b: V3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** The stations of a line, less than half a cell apart. */
function stationsOf(ground: Ground, { line, joined, dent }: Furrow): Station[] {
  const fine = smoothLine(placesOf(line, ground), 16).map(ground.push)
  const along = [0]
  for (let i = 1; i < fine.length; i++)
    along.push((along[i - 1] as number) + distance(fine[i - 1] as V3, fine[i] as V3))
  const whole = along.at(-1) as number
  return fine.map((at, i) => {
    const first = joined === 'first' || joined === 'both' ? 1e3 : (along[i] as number)
    const last = joined === 'last' || joined === 'both' ? 1e3 : whole - (along[i] as number)
    const t = Math.min(1, (Math.min(first, last) + 1) / Math.min(FADING, 0.35 * whole))
    return { at, deep: (dent ? 0.75 : 1) * t * (2 - t), up: ground.up(at) }
  })
}

/** Short side branches, to the left and to the right in turn, where there is room. */
function branchesOf(lines: readonly Station[][], { push, up }: Ground): Station[][] {
  const random = createRandom(23)
  const all = lines.flat()
  const branches: Station[][] = []
  for (const line of lines) {
    let wait = random.range(4, 9)
    let side = random.range(-1, 1) < 0 ? -1 : 1
    for (let i = 2; i + 2 < line.length; i++) {
      const { at, deep, up: outward } = line[i] as Station
      wait -= distance(at, (line[i - 1] as Station).at)
      if (wait > 0 || deep < 0.8) continue
      wait = random.range(7, 13)
      side = -side
      const ahead = unit(sub((line[i + 2] as Station).at, (line[i - 2] as Station).at))
      const aside = cross(outward, ahead)
      const lean = random.range(-0.6, 0.6)
      const long = random.range(4.5, 7)
      const place = (t: number): V3 =>
        push([
          at[0] + t * (aside[0] * side + ahead[0] * lean),
          at[1] + t * (aside[1] * side + ahead[1] * lean),
          at[2] + t * (aside[2] * side + ahead[2] * lean),
        ])
      const end = place(long + 2)
      if (Math.min(...all.map((one) => distance(one.at, end))) < 5) continue
      branches.push(
        Array.from({ length: 10 }, (_, k) => {
          const on = place((long * k) / 9)
          return { at: on, deep: 0.85 * (1 - 0.7 * (k / 9) ** 2), up: up(on) }
        }),
      )
    }
  }
  return branches
}

/**
 * @param shape the hemispheres without their folds
 * @returns how deep in a furrow a place near the surface lies: 0 on a gyrus, 1 at the bottom
 */
export function foldsOf(shape: Shape, box: Box, furrows: readonly Furrow[]) {
  const ground = groundOf(shape, box)
  const lines = furrows.map((one) => stationsOf(ground, one))
  const grid = gridOf(box, [...lines, ...branchesOf(lines, ground)])
  return (x: number, y: number, z: number) => {
    // no two brains, and no two halves, are alike
    const [u, v, w] = [x * 0.07 + 3, y * 0.07, z * 0.07]
    const [one, other] = [2.2 * noise3(u, v, w), 2.2 * noise3(v, w, u)]
    const fine = 0.6 * noise3(x * 0.23, y * 0.23, z * 0.23)
    const far = grid(Math.abs(x) + one - fine, y + other + fine, z + 0.7 * (other - one) - fine)
    const t = Math.min(1, Math.max(0, (REACH - far) / (REACH - FLOOR)))
    // a gyrus is round like a pillow: steep beside the furrow, flat on top
    return 1 - Math.sqrt(1 - t * t)
  }
}

/** mm from the nearest furrow, measured along the surface at any depth; a shallow one counts as farther away. */
function gridOf(box: Box, lines: readonly Station[][]) {
  const [x0, y0, z0] = [-REACH - CELL, box[1], box[2]]
  const size = (from: number, to: number) => Math.ceil((to - from) / CELL) + 1
  const [sx, sy, sz] = [size(x0, box[3]), size(y0, box[4]), size(z0, box[5])]
  const far = new Float32Array(sx * sy * sz).fill(REACH)
  const span = Math.ceil(REACH / CELL)
  for (const line of lines)
    for (const { at, deep, up } of line) {
      const [u, v, w] = [(at[0] - x0) / CELL, (at[1] - y0) / CELL, (at[2] - z0) / CELL]
      const [iu, iv, iw] = [Math.round(u), Math.round(v), Math.round(w)]
      for (let k = Math.max(0, iw - span); k <= Math.min(sz - 1, iw + span); k++)
        for (let j = Math.max(0, iv - span); j <= Math.min(sy - 1, iv + span); j++)
          for (let i = Math.max(0, iu - span); i <= Math.min(sx - 1, iu + span); i++) {
            const high = (i - u) * up[0] + (j - v) * up[1] + (k - w) * up[2]
            const off = (i - u) * (i - u) + (j - v) * (j - v) + (k - w) * (k - w) - high * high
            const d = Math.sqrt(Math.max(0, off)) * CELL + (1 - deep) * REACH
            const to = i + sx * (j + sy * k)
            if (d < (far[to] as number)) far[to] = d
          }
    }
  return (x: number, y: number, z: number) => {
    const [u, v, w] = [(x - x0) / CELL, (y - y0) / CELL, (z - z0) / CELL]
    const [iu, iv, iw] = [Math.floor(u), Math.floor(v), Math.floor(w)]
    if (iu < 0 || iv < 0 || iw < 0 || iu >= sx - 1 || iv >= sy - 1 || iw >= sz - 1) return REACH
    const [tu, tv, tw] = [u - iu, v - iv, w - iw]
    const at = iu + sx * (iv + sy * iw)
    const row = (i: number) => (far[i] as number) * (1 - tu) + (far[i + 1] as number) * tu
    const face = (i: number) => row(i) * (1 - tv) + row(i + sx) * tv
    return face(at) * (1 - tw) + face(at + sx * sy) * tw
  }
}
