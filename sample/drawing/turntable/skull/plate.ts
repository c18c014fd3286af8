import type { Box, Part } from '../kernel/shape.ts'
import { smoothLine } from '../kernel/vector.ts'

/** A place of an outline seen from the side: z forward, y up; mm. */
type Seen = readonly [z: number, y: number]

/**
 * A plate of bone that stands upright, by its smooth outline seen from the side.
 * @param middle x of its middle layer
 * @param half half its thickness
 * @param fine pieces between two places of the outline
 */
export function plate(
  outline: readonly Seen[],
  middle: (y: number, z: number) => number,
  half: number,
  fine = 2,
): Part {
  const around = [...outline.slice(-1), ...outline, ...outline.slice(0, 2)]
  const line = smoothLine(
    around.map(([z, y]) => [0, y, z]),
    fine,
  ).slice(fine, fine * (outline.length + 1))
  const edge = Float64Array.from(line.flatMap(([, y, z]) => [z, y]))
  const [zs, ys] = [line.map(([, , z]) => z), line.map(([, y]) => y)]
  const xs = line.map(([, y, z]) => middle(y, z))
  const room = half + 2
  const box: Box = [
    Math.min(...xs) - room,
    Math.min(...ys) - room,
    Math.min(...zs) - room,
    Math.max(...xs) + room,
    Math.max(...ys) + room,
    Math.max(...zs) + room,
  ]
  const round = half * 0.9
  const at = (x: number, y: number, z: number) => {
    const beside = Math.abs(x - middle(y, z)) - half + round
    const outside = toOutline(edge, z, y) + round
    const [a, b] = [Math.max(beside, 0), Math.max(outside, 0)]
    return Math.sqrt(a * a + b * b) + Math.min(Math.max(beside, outside), 0) - round
  }
  return { at, box }
}

/** Signed distance from a closed outline (u, v, u, v …), negative inside. */
function toOutline(edge: Float64Array, u: number, v: number): number {
  let least = Number.POSITIVE_INFINITY
  let isInside = false
  let [bu, bv] = [edge[edge.length - 2] as number, edge[edge.length - 1] as number]
  for (let i = 0; i < edge.length; i += 2) {
    const [au, av] = [edge[i] as number, edge[i + 1] as number]
    const du = bu - au
    const dv = bv - av
    const along = ((u - au) * du + (v - av) * dv) / (du * du + dv * dv || 1)
    const t = along < 0 ? 0 : Math.min(along, 1)
    const eu = u - au - t * du
    const ev = v - av - t * dv
    const far = eu * eu + ev * ev
    if (far < least) least = far
    if (av > v !== bv > v && u < (du * (v - av)) / dv + au) isInside = !isInside
    bu = au
    bv = av
  }
  const far = Math.sqrt(least)
  return isInside ? -far : far
}
