import type { Point, Structure } from '../drawing.ts'
import type { Field } from '../kernel/field.ts'
import { insidePolygon } from '../kernel/shapes.ts'
import { pia } from './ground.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'
import type { Purkinje } from './neurons.ts'

const inField = ([x, y]: Point, room = 4) => x > room && y > room && x < widthUm - room && y < heightUm - room

export function markCerebellum(layout: Layout, purkinje: readonly Purkinje[]): Structure[] {
  const out: Structure[] = []
  const add = (term: string, objective: Structure['objective'], outline: Point[], tip: Point | undefined) => {
    if (
      tip &&
      outline.length > 5 &&
      outline.every((p) => inField(p, 1)) &&
      insidePolygon(outline, tip[0], tip[1])
    )
      out.push({ term, objective, tip, outline })
  }
  /** walks from a place across the layers to where a field has a level */
  const walk = (from: Point, field: Field, level: number, way: 1 | -1): Point => {
    let [x, y] = from
    for (let k = 0; k < 220; k++) {
      const left = (level - field.at(x, y)) * way
      if (left <= 0.3) break
      const turn = layout.outward(x, y)
      const step = Math.min(8, Math.max(0.5, left)) * way
      x -= Math.cos(turn) * step
      y -= Math.sin(turn) * step
    }
    return [x, y]
  }
  /** a stretch of the Purkinje line near a place */
  const stretch = (x: number, y: number, long: number): Point[] => {
    let best: Point[] = []
    let near = 1e9
    for (const line of layout.purkinjeLines)
      line.forEach((p, i) => {
        const d = Math.hypot(p[0] - x, p[1] - y)
        if (d >= near) return
        near = d
        best = line.slice(Math.max(0, i - long), i + long)
      })
    return best
  }
  const layer = (
    term: string,
    part: readonly Point[],
    from: readonly [Field, number, 1 | -1],
    to: readonly [Field, number, 1 | -1],
  ) => {
    const one = part.map((p) => walk(p, ...from))
    const two = part.map((p) => walk(p, ...to))
    const [a, b] = [one[one.length >> 1], two[two.length >> 1]]
    const outline = [...one, ...two.toReversed()]
    if (!a || !b) return
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const cell = purkinje
      .filter((p) => insidePolygon(outline, p.x, p.y))
      .sort((p, q) => Math.hypot(p.x - a[0], p.y - a[1]) - Math.hypot(q.x - a[0], q.y - a[1]))[0]
    // a row of cells is best shown by one of them
    add(term, 4, outline, cell ? [cell.x, cell.y] : middle)
  }
  const { depth, belowPurkinje, white } = layout
  for (const [x, y] of [
    [1330, 900],
    [2430, 1000],
    [800, 700],
  ] as const)
    layer('molecular-layer', stretch(x, y, 34), [depth, 12, -1], [belowPurkinje, -22, -1])
  const whole = purkinje
    .filter((p) => p.nucleus?.nucleolus && p.outline.every((q) => inField(q, 60)))
    .map((p) => ({
      p,
      good:
        p.height +
        p.width -
        0.6 *
          Math.min(
            ...purkinje.map((q) => (q === p ? 99 : Math.max(0, 75 - Math.hypot(q.x - p.x, q.y - p.y)))),
          ),
    }))
    .sort((a, b) => b.good - a.good)
  for (const { p } of whole.slice(0, 5))
    add('purkinje-cell', 10, p.outline, [
      p.x - Math.cos(p.angle) * p.height * 0.1,
      p.y - Math.sin(p.angle) * p.height * 0.1,
    ])
  for (const [x, y] of [
    [840, 1000],
    [1950, 1000],
  ] as const)
    layer('purkinje-cell-layer', stretch(x, y, 26), [belowPurkinje, -22, -1], [belowPurkinje, 17, 1])
  for (const [x, y] of [
    [2000, 1100],
    [900, 900],
    [2480, 800],
  ] as const)
    layer('granular-layer', stretch(x, y, 30), [belowPurkinje, 26, 1], [white, -14, 1])
  for (const [from, to] of [
    [0.42, 0.62],
    [0.26, 0.42],
  ] as const)
    for (const pair of [1, 2]) {
      const outline = core(layout, pair, 700 + from * 1000, 700 + to * 1000)
      const n = outline.length
      const [a, b] = [outline[n >> 2], outline[n - 1 - (n >> 2)]]
      add('cerebellar-white-matter', 4, outline, a && b && [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
    }
  for (const at of [1130, 2200, 2000]) {
    const line = layout.surfaces.flatMap((l) => l.filter((p) => Math.abs(p[0] - at) < 130 && p[1] < 420))
    const outer = line.map((p): Point => {
      const turn = layout.outward(p[0], p[1])
      return [p[0] + Math.cos(turn) * pia, p[1] + Math.sin(turn) * pia]
    })
    const [a, b] = [line[line.length >> 1], outer[line.length >> 1]]
    add('pia-mater', 20, [...line, ...outer.toReversed()], a && b && [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
  }
  return out
}

/** The white core of a folium between two sulci, from one level to another. */
function core(layout: Layout, pair: number, top: number, bottom: number): Point[] {
  const [left, right] = [layout.sulci[pair]?.line, layout.sulci[pair + 1]?.line]
  if (!left || !right) return []
  const one: Point[] = []
  const two: Point[] = []
  for (let y = top; y <= bottom; y += 12) {
    const at = (line: readonly Point[]) => (line.find((p) => p[1] >= y) ?? line.at(-1))?.[0] ?? 0
    let middle = 0
    let most = 8
    for (let x = at(left); x < at(right); x += 6)
      if (layout.white.at(x, y) > most) {
        most = layout.white.at(x, y)
        middle = x
      }
    if (middle === 0) continue
    let [a, b] = [middle, middle]
    while (layout.white.at(a, y) > 4 && a > middle - 130) a -= 2
    while (layout.white.at(b, y) > 4 && b < middle + 130) b += 2
    one.push([a, y])
    two.push([b, y])
  }
  return [...one, ...two.toReversed()]
}
