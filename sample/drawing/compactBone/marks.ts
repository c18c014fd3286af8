import type { Point, Structure } from '../drawing.ts'
import { convexHull } from '../kernel/hull.ts'
import { deepestPlace, largestRegion } from '../kernel/region.ts'
import { blobOutline, offsetLine } from '../kernel/shapes.ts'
import { canalOf, cementLines } from './bodies.ts'
import type { Lacuna } from './lacunae.ts'
import { type Bone, cellUm, heightUm, type Osteon, ownerAt, placeIn, widthUm } from './layout.ts'

const ring = (o: Osteon, part: number): Point[] =>
  Array.from({ length: 60 }, (_, i) => placeIn(o, (i / 60) * 2 * Math.PI, part))

const strip = (line: readonly Point[], half: number): Point[] => [
  ...offsetLine(line, half),
  ...offsetLine(line, -half).toReversed(),
]

export function markBone(bone: Bone, lacunae: readonly Lacuna[]): Structure[] {
  const out: Structure[] = []
  const within = (outline: readonly Point[]) =>
    outline.length > 2 && outline.every(([x, y]) => x > 4 && y > 4 && x < widthUm - 4 && y < heightUm - 4)
  const crossed = (o: Osteon) =>
    bone.perforating.some(({ line }) => line.some(([x, y]) => Math.hypot(x - o.x, y - o.y) < o.rx + 12))
  // whole ones that no younger osteon has bitten and no canal crosses, nearest to the middle first
  const whole = bone.osteons
    .map((o, index) => ({ o, index }))
    .filter(
      ({ o, index }) =>
        o.canal > 0 &&
        !crossed(o) &&
        within(ring(o, 1)) &&
        ring(o, 0.96).every((p) => ownerAt(bone, ...p) === index),
    )
    .sort((a, b) => middling(a.o) - middling(b.o))
  for (const { o } of whole.slice(0, 3))
    out.push({ term: 'osteon', objective: 4, tip: placeIn(o, 2.3, 0.62), outline: ring(o, 1) })
  for (const { o } of whole.slice(1, 4))
    out.push({ term: 'haversian-canal', objective: 4, tip: [o.x, o.y], outline: blobOutline(canalOf(o)) })
  for (const { o, index } of [...whole.slice(2, 4), ...whole.slice(0, 1)]) {
    const arc = Array.from({ length: 15 }, (_, i) => -0.5 + i / 14)
    const sector = [
      ...arc.map((t) => placeIn(o, t, 0.94)),
      ...arc.toReversed().map((t) => placeIn(o, t, (o.canal * 1.35) / Math.min(o.rx, o.ry))),
    ]
    const tip = clearOf(
      sector,
      lacunae.filter((l) => l.owner === index),
    )
    out.push({ term: 'haversian-lamella', objective: 10, tip, outline: sector })
  }
  const inView = (l: Lacuna) =>
    l.sharp && l.body.x > 300 && l.body.x < widthUm - 300 && l.body.y > 400 && l.body.y < heightUm - 200
  const typical = whole.slice(0, 3).flatMap(({ index, o }) => {
    const own = lacunae.filter((l) => {
      const far = Math.hypot(l.body.x - o.x, l.body.y - o.y)
      return (
        l.owner === index &&
        inView(l) &&
        l.joining.length > 4 &&
        l.body.rx > 8 &&
        l.body.ry > 2.4 &&
        far > 45 &&
        far < 90
      )
    })
    return own[Math.floor(own.length / 2)] ?? []
  })
  for (const { body } of typical)
    out.push({ term: 'bone-lacuna', objective: 20, tip: [body.x, body.y], outline: blobOutline(body) })
  for (const l of typical) {
    const outline = convexHull(l.joining.flat())
    const middle = deepestPlace(outline)
    // the channel that runs deepest in the sheaf
    const [tip] = l.joining
      .map((line) => line[Math.floor(line.length / 2)] ?? middle)
      .map((p) => ({ p, far: Math.hypot(p[0] - middle[0], p[1] - middle[1]) }))
      .sort((p, q) => p.far - q.far)
    if (tip) out.push({ term: 'bone-canaliculus', objective: 40, tip: tip.p, outline })
  }
  const cells = new Int32Array(bone.osteons.length)
  for (const k of bone.owner) if (k >= 0) cells[k] = (cells[k] ?? 0) + 1
  const remains = bone.osteons
    .map((o, index) => ({ index, size: o.canal === 0 ? (cells[index] ?? 0) : 0 }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 12)
    .map(({ index }) => largestRegion(bone.owner, bone.across, cellUm, index))
    .filter(({ outline }) => within(outline))
    .map(({ outline }) => ({ outline, tip: deepestPlace(outline) }))
    .sort((a, b) => room(b) - room(a))
  for (const { outline, tip } of remains.slice(0, 3))
    out.push({ term: 'interstitial-lamella', objective: 10, tip: moved(tip, outline, lacunae), outline })
  for (const { index } of whole.slice(0, 2)) {
    const line =
      cementLines(bone, index)
        .sort((a, b) => b.length - a.length)[0]
        ?.slice(40, 75) ?? []
    const tip = line[17]
    if (tip) out.push({ term: 'cement-line', objective: 20, tip, outline: strip(line, 1.9) })
  }
  const xs = Array.from({ length: 40 }, (_, i) => 700 + i * 12)
  const band: Point[] = [
    ...xs.map((x): Point => [x, bone.surface(x) + 8]),
    ...xs.toReversed().map((x): Point => [x, bone.surface(x) + 140]),
  ]
  out.push({
    term: 'outer-circumferential-lamella',
    objective: 4,
    tip: clearOf(
      band,
      lacunae.filter((l) => l.owner === -1 && l.body.y < 400),
    ),
    outline: band,
  })
  const far = Array.from({ length: 40 }, (_, i) => 1180 + i * 12)
  const innerBand: Point[] = [
    ...far.map((x): Point => [x, bone.inner(x) - 90]),
    ...far.toReversed().map((x): Point => [x, bone.inner(x) - 8]),
  ]
  out.push({
    term: 'inner-circumferential-lamella',
    objective: 4,
    tip: clearOf(
      innerBand,
      lacunae.filter((l) => l.owner === -1 && l.body.y > 1400),
    ),
    outline: innerBand,
  })
  for (const { line, width } of bone.perforating.toReversed()) {
    // the part between the canals that it joins, not within them
    const part = line.slice(9, -9)
    const half = Math.min(...width) / 2
    const tip = part[Math.floor(part.length / 2)]
    if (tip && within(part))
      out.push({ term: 'volkmann-canal', objective: 10, tip, outline: strip(part, half) })
  }
  return out
}

const middling = (o: Osteon) => Math.hypot(o.x - widthUm * 0.48, o.y - heightUm * 0.58)

function room({ outline, tip }: { outline: readonly Point[]; tip: Point }): number {
  return Math.min(...outline.map(([x, y]) => Math.hypot(x - tip[0], y - tip[1])))
}

/** The middle of an area, moved a little where a lacuna lies. */
function clearOf(outline: readonly Point[], lacunae: readonly Lacuna[]): Point {
  return moved(deepestPlace(outline), outline, lacunae)
}

function moved(tip: Point, outline: readonly Point[], lacunae: readonly Lacuna[]): Point {
  const reach = room({ outline, tip }) * 0.8
  let best = tip
  let most = 0
  for (let i = 0; i < 60; i++) {
    const turn = i * 2.4
    const far = reach * Math.sqrt(i / 60)
    const p: Point = [tip[0] + Math.cos(turn) * far, tip[1] + Math.sin(turn) * far]
    const free = Math.min(12, ...lacunae.map((l) => Math.hypot(l.body.x - p[0], l.body.y - p[1])))
    if (free <= most) continue
    most = free
    best = p
  }
  return best
}
