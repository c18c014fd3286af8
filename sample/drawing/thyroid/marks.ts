import type { Point, Structure } from '../drawing.ts'
import { deepestPlace } from '../kernel/region.ts'
import { blobOutline } from '../kernel/shapes.ts'
import type { FollicleCells, Stroma } from './cells.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

export function markThyroid(
  layout: Layout,
  follicles: readonly FollicleCells[],
  stroma: Stroma,
): Structure[] {
  const out: Structure[] = []
  const within = (outline: readonly Point[]) =>
    outline.length > 2 && outline.every(([x, y]) => x > 6 && y > 6 && x < widthUm - 6 && y < heightUm - 6)
  const central = follicles
    .filter((f) => within(f.outline) && !f.follicle.grazed && f.lumen.length > 2)
    .map((f) => {
      const [x, y] = f.outline[0] ?? [0, 0]
      return { f, far: Math.hypot(x - widthUm / 2, y - heightUm / 2) }
    })
    .sort((a, b) => a.far - b.far)
    .map(({ f }) => f)
  const size = (from: number, to: number) =>
    central.filter(({ follicle: { radius } }) => radius > from && radius < to)
  const [large, middling, small] = [size(95, 220), size(50, 95), size(28, 50)]
  // the tip of a whole follicle stands at its edge, that of its colloid in the middle
  for (const f of [middling[0], large[1], small[0]]) {
    const at = f?.lumen[3]
    const middle = f ? deepestPlace(f.lumen) : undefined
    if (f && at && middle)
      out.push({
        term: 'thyroid-follicle',
        objective: 4,
        tip: [at[0] + (middle[0] - at[0]) * 0.12, at[1] + (middle[1] - at[1]) * 0.12],
        outline: f.outline,
      })
  }
  for (const f of [large[0], middling[2], middling[4]])
    if (f) out.push({ term: 'thyroid-colloid', objective: 4, tip: deepestPlace(f.lumen), outline: f.lumen })
  for (const f of [middling[1], small[1], large[2]]) {
    // a row of cells: a part of the ring between membrane and colloid
    if (!f || f.outline.length !== f.lumen.length) continue
    const from = Math.floor(f.outline.length * 0.62)
    const to = Math.floor(f.outline.length * 0.85)
    const ring = [...f.outline.slice(from, to), ...f.lumen.slice(from, to).toReversed()]
    const [a, b] = [f.outline[Math.floor((from + to) / 2)], f.lumen[Math.floor((from + to) / 2)]]
    if (!a || !b) continue
    const between: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const cell = f.nuclei.reduce<{ x: number; y: number } | undefined>(
      (best, n) =>
        !best ||
        Math.hypot(n.x - between[0], n.y - between[1]) < Math.hypot(best.x - between[0], best.y - between[1])
          ? n
          : best,
      undefined,
    )
    if (cell) out.push({ term: 'follicular-cell', objective: 20, tip: [cell.x, cell.y], outline: ring })
  }
  const busy = central.filter((f) => f.follicle.busy && f.follicle.radius > 40)
  for (const f of busy.slice(0, 3)) {
    const vacuole = f.vacuoles.filter((v) => v.rx > 3).sort((a, b) => b.rx - a.rx)[0]
    if (vacuole)
      out.push({
        term: 'resorption-vacuole',
        objective: 20,
        tip: [vacuole.x, vacuole.y],
        outline: blobOutline(vacuole),
      })
  }
  // wide ones near the middle; the arrow stands in the lumen, not on a red cell
  const capillaries = stroma.capillaries
    .filter(
      (c) => c.ry > 4 && c.rx > 8 && c.x > 500 && c.x < widthUm - 500 && c.y > 350 && c.y < heightUm - 350,
    )
    .sort((a, b) => b.rx * b.ry - a.rx * a.ry)
  for (const c of capillaries.slice(0, 3)) {
    const [cos, sin] = [Math.cos(c.angle ?? 0), Math.sin(c.angle ?? 0)]
    const off = stroma.redCells.some(
      (r) => (r.x - c.x) * cos + (r.y - c.y) * sin > 0 && Math.hypot(r.x - c.x, r.y - c.y) < c.rx,
    )
      ? -0.45
      : 0.45
    out.push({
      term: 'capillary',
      objective: 20,
      tip: [c.x + cos * c.rx * off, c.y + sin * c.rx * off],
      outline: blobOutline({ ...c, rx: c.rx + 0.8, ry: c.ry + 0.8 }),
    })
  }
  const septum = largestGap(layout)
  if (septum) out.push(septum)
  for (const [term, artery] of [
    ['arteriole', true],
    ['venule', false],
  ] as const) {
    const v = layout.vessels
      .filter((one) => one.coat > 0 === artery && one.lumen.ry < (artery ? 20 : 27))
      .sort((a, b) => b.lumen.ry - a.lumen.ry)[0]
    if (v) out.push({ term, objective: 10, tip: clearOf(v), outline: blobOutline(v.outer) })
  }
  return out
}

/** A place in a vessel's lumen that no red cell covers. */
function clearOf({ lumen, redCells }: Layout['vessels'][number]): Point {
  let best: Point = [lumen.x, lumen.y]
  let most = 0
  for (let i = 0; i < 60; i++) {
    const far = 0.7 * Math.min(lumen.rx, lumen.ry) * Math.sqrt(i / 60)
    const p: Point = [lumen.x + Math.cos(i * 2.4) * far, lumen.y + Math.sin(i * 2.4) * far]
    const free = Math.min(9, ...redCells.map((c) => Math.hypot(c.x - p[0], c.y - p[1])))
    if (free <= most) continue
    most = free
    best = p
  }
  return best
}

/** The widest stretch of connective tissue between follicles that holds no vessel. */
function largestGap(layout: Layout): Structure | undefined {
  const { inside } = layout.grown
  let best: { x: number; y: number; room: number } | undefined
  for (let y = 200; y < heightUm - 200; y += 12)
    for (let x = 200; x < widthUm - 200; x += 12) {
      const room = -inside.at(x, y)
      if (room < (best?.room ?? 8)) continue
      if (layout.vessels.some((v) => Math.hypot(v.outer.x - x, v.outer.y - y) < v.outer.rx + room + 12))
        continue
      best = { x, y, room }
    }
  if (!best) return undefined
  const { x, y, room } = best
  return {
    term: 'interfollicular-tissue',
    objective: 10,
    tip: [x, y],
    outline: blobOutline({ x, y, rx: room * 0.95, ry: room * 0.95 }),
  }
}
