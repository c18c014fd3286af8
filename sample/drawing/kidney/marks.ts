import type { Point, Structure } from '../drawing.ts'
import { blobOutline, insidePolygon, offsetLine } from '../kernel/shapes.ts'
import type { Corpuscle } from './corpuscle.ts'
import { wallOf } from './ground.ts'
import { heightUm, type Layout, type Place, type Tubule, type TubuleKind, widthUm } from './layout.ts'

const within = (outline: readonly Point[]) =>
  outline.every(([x, y]) => x > 4 && y > 4 && x < widthUm - 4 && y < heightUm - 4)

export function markKidney(
  layout: Layout,
  corpuscles: readonly Corpuscle[],
  dense: readonly { place: Place; patch: Point[] }[],
): Structure[] {
  const out: Structure[] = []
  const whole = corpuscles.filter((c) =>
    within(blobOutline({ ...c.capsule, rx: c.capsule.rx + 60, ry: c.capsule.ry + 60 })),
  )
  const middle = (c: Corpuscle) => Math.hypot(c.place.x - widthUm / 2, c.place.y - heightUm / 2)
  whole.sort((a, b) => middle(a) - middle(b))
  const plain = whole.filter((c) => c.place.pole === undefined)
  const poled = whole.filter((c) => c.place.pole !== undefined)
  for (const c of plain.slice(0, 3))
    out.push({ term: 'glomerulus', objective: 4, tip: [c.place.x, c.place.y], outline: c.tuft })
  const side = (c: Corpuscle, turn: number, r: number): Point => [
    c.place.x + Math.cos(turn) * r,
    c.place.y + Math.sin(turn) * r,
  ]
  for (const c of plain.slice(3, 6)) {
    out.push({
      term: 'renal-corpuscle',
      objective: 4,
      tip: [c.place.x, c.place.y],
      outline: blobOutline(c.capsule),
    })
  }
  for (const c of plain.slice(6, 9)) {
    const arc = widestSpace(c)
    if (arc) out.push({ term: 'bowman-space', objective: 20, ...arc })
  }
  const lined = [...plain.slice(1), ...plain].find((c) => c.parietal.length > 2)
  const flat = lined?.parietal[1]
  if (lined && flat) {
    const turn = Math.atan2(flat.y - lined.place.y, flat.x - lined.place.x)
    const bow = Array.from({ length: 13 }, (_, i) => i / 12 - 0.5)
    const r = Math.hypot(flat.y - lined.place.y, flat.x - lined.place.x)
    out.push({
      term: 'parietal-layer',
      objective: 20,
      tip: [flat.x, flat.y],
      outline: [
        ...bow.map((t) => side(lined, turn + t, r + 2.2)),
        ...bow.toReversed().map((t) => side(lined, turn + t, r - 2.2)),
      ],
    })
  }
  for (const c of poled.slice(0, 2)) {
    const turn = c.place.pole ?? 0
    const bow = Array.from({ length: 9 }, (_, i) => (i / 8 - 0.5) * 0.5)
    out.push({
      term: 'vascular-pole',
      objective: 10,
      tip: side(c, turn, c.place.radius),
      outline: [
        ...bow.map((t) => side(c, turn + t, c.place.radius + 7)),
        ...bow.toReversed().map((t) => side(c, turn + t, c.place.radius - 14)),
      ],
    })
  }
  for (const c of poled.slice(0, 4)) {
    const patch = dense.find((d) => d.place === c.place)?.patch ?? []
    const half = patch.length / 2
    const [a, b] = [patch[Math.floor(half / 2)], patch[patch.length - 1 - Math.floor(half / 2)]]
    if (a && b)
      out.push({
        term: 'macula-densa',
        objective: 20,
        tip: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
        outline: patch,
      })
  }
  return [
    ...out,
    ...typical(layout, 'proximal', 'proximal-tubule', [24, 34]),
    ...typical(layout, 'distal', 'distal-tubule', [17, 23]),
  ]
}

/** Round, well open tubules in the labyrinth: the tip stands in the middle of the wall. */
function typical(
  layout: Layout,
  kind: TubuleKind,
  term: string,
  half: readonly [number, number],
): Structure[] {
  const far = (t: Tubule) => {
    const p = layout.grown.strands[t.strand]?.line[0] ?? [0, 0]
    return Math.hypot(p[0] - widthUm * 0.45, p[1] - heightUm * 0.5)
  }
  return layout.tubules
    .filter(
      (t) =>
        t.kind === kind &&
        t.half > half[0] &&
        t.half < half[1] &&
        layout.grown.strands[t.strand]?.line.length === 1,
    )
    .sort((a, b) => far(a) - far(b))
    .flatMap((t): Structure[] => {
      const outline = layout.grown.outline(t.strand)
      const p = layout.grown.strands[t.strand]?.line[0]
      if (!p || !within(outline)) return []
      // from the lumen to the upper left, until half the wall lies outside: an arrow from there hides nothing
      const { inside } = layout.grown
      let tip: Point = p
      while (inside.at(tip[0], tip[1]) > wallOf(t) * 0.5) tip = [tip[0] - 0.25, tip[1] - 0.25]
      return insidePolygon(outline, tip[0], tip[1]) ? [{ term, objective: 10, tip, outline }] : []
    })
    .slice(0, 5)
}

/** The stretch of Bowman's space where it is widest, between tuft and capsule. */
function widestSpace(c: Corpuscle): { tip: Point; outline: Point[] } | null {
  const n = c.tuft.length
  const rim = blobOutline({ ...c.capsule, rx: c.capsule.rx - 2, ry: c.capsule.ry - 2 }, n)
  const turnOf = (p: Point) => Math.atan2(p[1] - c.place.y, p[0] - c.place.x)
  const sorted = [...rim].sort((a, b) => turnOf(a) - turnOf(b))
  const tuft = offsetLine(c.tuft, 0).toSorted((a, b) => turnOf(a) - turnOf(b))
  const gap = (i: number) => {
    const [a, b] = [sorted[(i + n) % n], tuft[(i + n) % n]]
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0
  }
  let best = 20
  for (let i = 14; i < n - 14; i++) if (gap(i) > gap(best)) best = i
  const [a, b] = [sorted[best], tuft[best]]
  if (!a || !b) return null
  return {
    tip: [a[0] * 0.65 + b[0] * 0.35, a[1] * 0.65 + b[1] * 0.35],
    outline: [...sorted.slice(best - 10, best + 11), ...tuft.slice(best - 10, best + 11).toReversed()],
  }
}
