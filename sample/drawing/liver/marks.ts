import type { Point, Structure } from '../drawing.ts'
import { type Blob, blobOutline } from '../kernel/shapes.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'
import type { Portal } from './portal.ts'

const far = (p: { x: number; y: number }) => Math.hypot(p.x - widthUm / 2, p.y - heightUm / 2)
const within = (outline: readonly Point[]) =>
  outline.every(([x, y]) => x > 4 && y > 4 && x < widthUm - 4 && y < heightUm - 4)

/** The tip in the wall of a tube, between outer border and lumen, to the right of its middle. */
function wallTip(outer: Blob, lumen: Blob): Point {
  const a = outer.angle ?? 0
  const r = (outer.rx + lumen.rx) / 2
  return [outer.x + Math.cos(a) * r, outer.y + Math.sin(a) * r]
}

/** Connective tissue as far as possible from the portal area's vessels and from its border. */
function bareSpot(p: Portal): Point {
  const tubes = [p.vein.outer, ...p.arteries.map((a) => a.outer), ...p.ducts.map((d) => d.outer), p.slit]
  const room = ([x, y]: Point) =>
    Math.min(
      ...tubes.map((t) => Math.hypot(t.x - x, t.y - y) - t.rx),
      ...p.outline.map((q) => Math.hypot(q[0] - x, q[1] - y)),
    )
  return p.nuclei
    .map((n): Point => [n.x, n.y])
    .reduce((a, b) => (room(b) > room(a) ? b : a), [p.x, p.y] as Point)
}

export function markLiver(layout: Layout): Structure[] {
  const out: Structure[] = []
  const veins = [...layout.veins].sort((a, b) => far(a) - far(b)).filter((v) => within(blobOutline(v)))
  for (const v of veins.slice(0, 5))
    out.push({ term: 'central-vein', objective: 4, tip: [v.x, v.y], outline: blobOutline(v) })
  const vein = veins[0]
  if (vein) out.push(...cords(layout, vein), ...sinusoids(layout, vein))
  const size = (p: Portal) => Math.abs(p.size - 100) * 6 + far(p) * 0.3
  const portals = layout.portals.filter((p) => within(p.outline)).sort((a, b) => size(a) - size(b))
  for (const p of portals.slice(0, 5)) {
    const bare = bareSpot(p)
    out.push({
      term: 'portal-area',
      objective: 4,
      tip: bare,
      outline: p.outline,
    })
  }
  for (const p of portals.slice(0, 4)) {
    const { lumen } = p.vein
    out.push({
      term: 'interlobular-vein',
      objective: 10,
      tip: [lumen.x, lumen.y],
      outline: blobOutline(p.vein.outer),
    })
    const [artery, duct] = [p.arteries[0], p.ducts[0]]
    if (artery)
      out.push({
        term: 'interlobular-artery',
        objective: 20,
        tip: wallTip(artery.outer, artery.lumen),
        outline: blobOutline(artery.outer),
      })
    if (duct)
      out.push({
        term: 'interlobular-bile-duct',
        objective: 20,
        tip: wallTip(duct.outer, duct.lumen),
        outline: blobOutline(duct.outer),
      })
  }
  return out
}

/** Long cords about 200 µm from the vein's axis. */
function cords(layout: Layout, vein: Blob): Structure[] {
  return layout.cords
    .flatMap((index): { score: number; mark: Structure }[] => {
      const line = layout.grown.strands[index]?.line ?? []
      const tip = line[Math.floor(line.length / 2)]
      if (!tip || line.length < 16) return []
      const away = Math.hypot(tip[0] - vein.x, tip[1] - vein.y)
      const outline = layout.grown.outline(index)
      if (away > 420 || !within(outline)) return []
      return [
        {
          score: Math.abs(away - 200) - line.length * 3,
          mark: { term: 'hepatic-cord', objective: 10, tip, outline },
        },
      ]
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, 3)
    .map((c) => c.mark)
}

/** Wide open sinusoids near the vein, followed along the valley between two cords. */
function sinusoids(layout: Layout, vein: Blob): Structure[] {
  const { inside } = layout.grown
  const found: { score: number; mark: Structure }[] = []
  for (let turn = 0; turn < 6.28; turn += 0.02)
    for (let r = 110; r < 330; r += 9) {
      const spine = follow(layout, [vein.x + Math.cos(turn) * r, vein.y + Math.sin(turn) * r], turn)
      if (spine.length < 6) continue
      const least = Math.min(...spine.map((s) => s.half))
      const tip = spine[Math.floor(spine.length / 2)]
      if (!tip || least < 2 || inside.at(tip.p[0], tip.p[1]) > -3) continue
      const side = (way: number) =>
        spine.map(
          (s): Point => [s.p[0] - Math.sin(s.turn) * s.half * way, s.p[1] + Math.cos(s.turn) * s.half * way],
        )
      const outline = [...side(1), ...side(-1).toReversed()]
      if (within(outline))
        found.push({
          score: least * spine.length,
          mark: { term: 'hepatic-sinusoid', objective: 20, tip: tip.p, outline },
        })
    }
  found.sort((a, b) => b.score - a.score)
  const out: Structure[] = []
  for (const { mark } of found)
    if (out.length < 3 && out.every((s) => Math.hypot(s.tip[0] - mark.tip[0], s.tip[1] - mark.tip[1]) > 60))
      out.push(mark)
  return out
}

function follow(layout: Layout, from: Point, start: number): { p: Point; half: number; turn: number }[] {
  const { inside } = layout.grown
  const out: { p: Point; half: number; turn: number }[] = []
  let p = from
  let turn = start
  for (let k = 0; k < 12; k++) {
    const across = (off: number): Point => [p[0] - Math.sin(turn) * off, p[1] + Math.cos(turn) * off]
    let best = 0
    for (let off = -4; off <= 4; off += 0.5)
      if (inside.at(...across(off)) < inside.at(...across(best))) best = off
    p = across(best)
    if (inside.at(p[0], p[1]) > -1.5) break
    let half = 1
    while (half < 8 && inside.at(...across(half + 0.5)) < -0.6 && inside.at(...across(-half - 0.5)) < -0.6)
      half += 0.5
    const last = out[out.length - 1]
    if (last) turn = Math.atan2(p[1] - last.p[1], p[0] - last.p[0])
    out.push({ p, half, turn })
    p = [p[0] + Math.cos(turn) * 6, p[1] + Math.sin(turn) * 6]
  }
  return out
}
