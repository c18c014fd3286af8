import type { Point, Structure } from '../drawing.ts'
import { type Blob, blobOutline, insidePolygon, offsetLine } from '../kernel/shapes.ts'
import { type Cells, placeInEater } from './cells.ts'
import { capsuleUm, darkZoneOf, heightUm, type Layout, type Lymphatic, sinusUm, widthUm } from './layout.ts'

export function markNode(layout: Layout, cells: Cells): Structure[] {
  const out: Structure[] = []
  const { capsule, nodules, trabeculae, sinus, medulla, trabecula } = layout
  const band = (from: number, to: number, a: number, b: number) => {
    const xs = Array.from({ length: 25 }, (_, i) => a + ((b - a) * i) / 24)
    const middle = (a + b) / 2
    const outline: Point[] = [
      ...xs.map((x): Point => [x, capsule(x) + from]),
      ...xs.toReversed().map((x): Point => [x, capsule(x) + to]),
    ]
    return { outline, tip: [middle, capsule(middle) + (from + to) / 2] as Point }
  }
  // where neither a trabecula leaves the capsule nor a lymphatic enters
  const xs = [1720, 2430]
  for (const x of xs.slice(0, 2))
    out.push({ term: 'lymph-node-capsule', objective: 10, ...band(2, capsuleUm - 2, x - 90, x + 90) })
  for (const x of xs.slice(0, 3))
    out.push({
      term: 'subcapsular-sinus',
      objective: 10,
      ...band(capsuleUm + 3, capsuleUm + sinusUm - 3, x - 110, x + 70),
    })
  for (const { line, width } of [trabeculae[2], trabeculae[4]].flatMap((t) => t ?? [])) {
    const [from, to] = [10, 34]
    const part = line.slice(from, to)
    const tip = part[11]
    const half = Math.min(...width.slice(from, to)) / 2 - 1
    if (tip)
      out.push({
        term: 'lymph-node-trabecula',
        objective: 10,
        tip,
        outline: [...offsetLine(part, half), ...offsetLine(part, -half).toReversed()],
      })
  }
  const [afferent] = layout.lymphatics
  // above its valve
  if (afferent) out.push({ term: 'afferent-lymphatic-vessel', objective: 10, ...stretchOf(afferent, 2, 9) })
  out.push(markHilum(layout))
  const inField = (outline: readonly Point[]) =>
    outline.every(([x, y]) => x > 4 && y > 4 && x < widthUm - 4 && y < heightUm - 4)
  const whole = nodules
    .flatMap(({ outline, centre }) => (centre && inField(blobOutline(outline)) ? [{ outline, centre }] : []))
    .sort((a, b) => b.outline.rx - a.outline.rx)
  for (const n of whole.slice(0, 3)) {
    const rim = blobOutline(n.outline, 60)
    // the nodule as a whole: at its lower rim, beside the centre
    const side = [n.outline.x - n.outline.rx * 0.84, n.outline.y] as Point
    if (insidePolygon(rim, side[0], side[1]))
      out.push({ term: 'lymphoid-nodule', objective: 4, tip: side, outline: rim })
    out.push({
      term: 'germinal-centre',
      objective: 4,
      tip: awayFrom([n.centre.x, n.centre.y], cells),
      outline: blobOutline(n.centre, 48),
    })
  }
  const [largest] = whole
  if (largest) out.push(...markZones(largest.centre, cells))
  for (const n of whole.slice(0, 2)) {
    const upper = (blob: typeof n.outline, grow: number) =>
      blobOutline({ ...blob, rx: blob.rx * grow, ry: blob.ry * grow }, 80).filter((_, i) => i > 44 && i < 76)
    const [cap, below] = [upper(n.outline, 0.98), upper(n.centre, 1.06)]
    const [a, b] = [cap[Math.floor(cap.length / 2)], below[Math.floor(below.length / 2)]]
    if (a && b)
      out.push({
        term: 'mantle-zone',
        objective: 10,
        tip: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
        outline: [...cap, ...below.toReversed()],
      })
  }
  const dense = roomiest(
    (x, y) => {
      const own = nodules.reduce(
        (least, n) =>
          Math.min(
            least,
            Math.hypot(x - n.outline.x, y - n.outline.y) - Math.max(n.outline.rx, n.outline.ry),
          ),
        200,
      )
      const venule = cells.venules.reduce(
        (least, v) => Math.min(least, Math.hypot(x - v.outer.x, y - v.outer.y) - v.outer.rx),
        200,
      )
      return medulla.at(x, y) > 0.08 || y < 760
        ? 0
        : Math.min(own, venule, -sinus.at(x, y) + 60, trabecula.at(x, y))
    },
    2,
    400,
  )
  for (const { x, y, room } of dense)
    out.push({
      term: 'paracortex',
      objective: 4,
      tip: [x, y],
      outline: blobOutline({ x, y, rx: room, ry: room }),
    })
  for (const v of cells.venules.filter((v) => v.outer.x > 300 && v.outer.x < widthUm - 300).slice(0, 3)) {
    const o = v.outer
    const r = o.ry - 4
    out.push({
      term: 'high-endothelial-venule',
      objective: 20,
      tip: [o.x - Math.sin(o.angle ?? 0) * r, o.y + Math.cos(o.angle ?? 0) * r],
      outline: blobOutline(o),
    })
  }
  const cords = roomiest(
    (x, y) => (medulla.at(x, y) > 0.99 ? Math.min(-sinus.at(x, y), trabecula.at(x, y) - 20) : 0),
    3,
    450,
  )
  for (const { x, y, room } of cords)
    out.push({
      term: 'medullary-cord',
      objective: 10,
      tip: [x, y],
      outline: blobOutline({ x, y, rx: room * 0.8, ry: room * 0.8 }),
    })
  const sinuses = roomiest(
    (x, y) => (medulla.at(x, y) > 0.9 ? Math.min(sinus.at(x, y), trabecula.at(x, y)) : 0),
    3,
    450,
  )
  for (const { x, y, room } of sinuses)
    out.push({
      term: 'medullary-sinus',
      objective: 10,
      tip: [x, y],
      outline: blobOutline({ x, y, rx: room * 0.95, ry: room * 0.95 }),
    })
  // one that has eaten more than twice and that no lymphocyte covers
  const eaters = cells.macrophages.filter(
    (m) =>
      m.x > 1500 &&
      m.x < 1680 &&
      m.y < 900 &&
      cells.debris.filter((d) => Math.hypot(d.x - m.x, d.y - m.y) < m.rx).length > 2,
  )
  const bare = (m: { x: number; y: number; rx: number }) =>
    Math.min(...cells.packed.map((n) => Math.hypot(n.x - m.x, n.y - m.y) - n.rx)) - m.rx
  const eater = eaters.toSorted((a, b) => bare(b) - bare(a))[0]
  if (eater)
    out.push({
      term: 'tingible-body-macrophage',
      objective: 40,
      // in its cytoplasm, clear of the nucleus and of what it has eaten
      tip: placeInEater({ x: eater.x, y: eater.y, r: eater.rx, angle: eater.angle ?? 0 }, -0.1, -0.58),
      outline: blobOutline(eater),
    })
  return out
}

/** The two zones of a germinal centre, without the band where one goes over into the other. */
function markZones(centre: Blob, cells: Cells): Structure[] {
  const rim = blobOutline({ ...centre, rx: centre.rx * 0.96, ry: centre.ry * 0.96 }, 96)
  const darkZone = darkZoneOf(centre)
  const zone = (term: string, down: number, isWithin: (dark: number) => boolean): Structure => ({
    term,
    objective: 10,
    tip: awayFrom([centre.x, centre.y + down * centre.ry], cells),
    outline: rim.filter(([x, y]) => isWithin(darkZone(x, y))),
  })
  return [zone('light-zone', -0.55, (dark) => dark < 0.1), zone('dark-zone', 0.62, (dark) => dark > 0.9)]
}

/** A stretch of a lymphatic's lumen, from one of its points to another. */
function stretchOf({ line, width }: Lymphatic, from: number, to: number): Pick<Structure, 'tip' | 'outline'> {
  const part = line.slice(from, to)
  const half = Math.min(...width.slice(from, to)) / 2
  return {
    tip: part[Math.floor(part.length / 2)] ?? [0, 0],
    outline: [...offsetLine(part, half), ...offsetLine(part, -half).toReversed()],
  }
}

/** The hilum as far as the field shows it; its tip lies in the tissue between artery and vein. */
function markHilum({ hilum, artery, vein }: Layout): Structure {
  const surface: Point[] = []
  for (let x = 1300; x <= 2200; x += 20)
    for (let y = 2100; y < heightUm - 4; y += 4)
      if (hilum(x, y) > 0) {
        surface.push([x, y])
        break
      }
  const [first, last] = [surface[0] ?? [0, 0], surface.at(-1) ?? [0, 0]]
  const [a, b] = [artery.outer, vein.outer]
  return {
    term: 'lymph-node-hilum',
    objective: 4,
    tip: [(a.x - a.rx + b.x + b.rx) / 2, (a.y + b.y) / 2 - 30],
    outline: [...surface, [last[0], heightUm - 4], [first[0], heightUm - 4]],
  }
}

/** A place near the middle that no macrophage holds. */
function awayFrom([x, y]: Point, cells: Cells): Point {
  for (let i = 0; i < 40; i++) {
    const p: Point = [x + Math.cos(i * 2.4) * i * 1.2, y + Math.sin(i * 2.4) * i * 1.2]
    if (cells.macrophages.every((m) => Math.hypot(m.x - p[0], m.y - p[1]) > m.rx + 5)) return p
  }
  return [x, y]
}

/** The places with most room round them, each at least `apart` µm from the others. */
function roomiest(roomAt: (x: number, y: number) => number, count: number, apart: number) {
  const all: { x: number; y: number; room: number }[] = []
  for (let y = 120; y < heightUm - 120; y += 15)
    for (let x = 200; x < widthUm - 200; x += 15) {
      const room = roomAt(x, y)
      if (room > 12) all.push({ x, y, room: Math.min(90, room) })
    }
  all.sort((a, b) => b.room - a.room || Math.abs(a.x - widthUm / 2) - Math.abs(b.x - widthUm / 2))
  const out: typeof all = []
  for (const p of all)
    if (out.length < count && out.every((q) => Math.hypot(q.x - p.x, q.y - p.y) > apart)) out.push(p)
  return out
}
