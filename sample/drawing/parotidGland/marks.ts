import type { Point, Structure } from '../drawing.ts'
import { blobOutline, insidePolygon } from '../kernel/shapes.ts'
import { striatedWall } from './cells.ts'
import { heightUm, type Layout, type Part, type PartKind, widthUm } from './layout.ts'

const within = (outline: readonly Point[]) =>
  outline.every(([x, y]) => x > 4 && y > 4 && x < widthUm - 4 && y < heightUm - 4)

export function markParotid(layout: Layout): Structure[] {
  const at = (p: Part) => layout.grown.strands[p.strand]?.line ?? []
  const far = (p: Part) =>
    Math.hypot((at(p)[0]?.[0] ?? 0) - widthUm * 0.5, (at(p)[0]?.[1] ?? 0) - heightUm * 0.5)
  /** the best few of a kind, the tip `depth` µm below the border to the left of the first point of the axis */
  const some = (
    kind: PartKind,
    term: string,
    objective: Structure['objective'],
    count: number,
    choose: (p: Part) => boolean,
    depth: (p: Part) => number,
  ): Structure[] =>
    layout.parts
      .filter((p) => p.kind === kind && choose(p))
      .sort((a, b) => far(a) - far(b))
      .flatMap((p): Structure[] => {
        const outline = layout.grown.outline(p.strand)
        const line = at(p)
        const middle = line[Math.floor(line.length / 2)]
        if (!middle || !within(outline)) return []
        const start = line[Math.max(0, Math.floor(line.length / 2) - 1)] ?? middle
        const turn =
          line.length > 1 ? Math.atan2(middle[1] - start[1], middle[0] - start[0]) + Math.PI / 2 : Math.PI
        let out = 0
        while (
          out < 60 &&
          layout.grown.inside.at(
            middle[0] + Math.cos(turn) * (out + 0.5),
            middle[1] + Math.sin(turn) * (out + 0.5),
          ) > depth(p)
        )
          out += 0.5
        const tip: Point = [middle[0] + Math.cos(turn) * out, middle[1] + Math.sin(turn) * out]
        return insidePolygon(outline, tip[0], tip[1]) ? [{ term, objective, tip, outline }] : []
      })
      .slice(0, count)
  const length = (p: Part) => at(p).length
  const out: Structure[] = [
    ...some(
      'acinus',
      'serous-acinus',
      10,
      4,
      (p) => p.half > 18 && p.half < 24 && length(p) === 1,
      (p) => p.half * 0.5,
    ),
    ...some(
      'intercalated',
      'intercalated-duct',
      20,
      4,
      (p) => p.half > 6 && length(p) > 8,
      () => 100,
    ),
    ...some(
      'striated',
      'striated-duct',
      10,
      4,
      (p) => p.half > 27 && length(p) < 5,
      (p) => striatedWall(p) * 0.5,
    ),
    ...some(
      'fat',
      'adipocyte',
      10,
      3,
      (p) => p.half > 22,
      () => 100,
    ),
  ]
  const ducts = layout.ducts
    .filter((d) => within(blobOutline(d.outer)))
    .sort(
      (a, b) =>
        Math.hypot(a.outer.x - widthUm / 2, a.outer.y - heightUm / 2) -
        Math.hypot(b.outer.x - widthUm / 2, b.outer.y - heightUm / 2),
    )
  for (const { outer, lumen } of ducts.slice(0, 3)) {
    const r = (outer.rx + lumen.rx) / 2
    const a = outer.angle ?? 0
    out.push({
      term: 'excretory-duct',
      objective: 10,
      tip: [outer.x + Math.cos(a) * r, outer.y + Math.sin(a) * r],
      outline: blobOutline(outer),
    })
  }
  return [...out, ...septum(layout)]
}

/** A stretch of septum without ducts and vessels, followed along its middle. */
function septum(layout: Layout): Structure[] {
  const { lobule } = layout
  const bare = (x: number, y: number) =>
    [...layout.ducts.map((d) => d.outer), ...layout.vessels.map((v) => v.outer), ...layout.nerves].every(
      (b) => Math.hypot(b.x - x, b.y - y) > b.rx + 20,
    ) &&
    layout.parts.every(
      (p) =>
        p.kind !== 'fat' ||
        Math.hypot(
          (layout.grown.strands[p.strand]?.line[0]?.[0] ?? 0) - x,
          (layout.grown.strands[p.strand]?.line[0]?.[1] ?? 0) - y,
        ) >
          p.half + 9,
    )
  let best: { score: number; mark: Structure } | null = null
  for (let y = 200; y < heightUm - 200; y += 40)
    for (let x = 200; x < widthUm - 200; x += 40) {
      if (lobule.at(x, y) > -14) continue
      const gx = lobule.at(x + 12, y) - lobule.at(x - 12, y)
      const gy = lobule.at(x, y + 12) - lobule.at(x, y - 12)
      let turn = Math.atan2(gx, -gy)
      let p: Point = [x, y]
      const spine: { p: Point; turn: number; half: number }[] = []
      for (let k = 0; k < 16; k++) {
        const across = (off: number): Point => [p[0] - Math.sin(turn) * off, p[1] + Math.cos(turn) * off]
        let low = 0
        for (let off = -18; off <= 18; off += 3)
          if (lobule.at(...across(off)) < lobule.at(...across(low))) low = off
        p = across(low)
        if (lobule.at(p[0], p[1]) > -10 || !bare(p[0], p[1])) break
        let half = 2
        while (half < 70 && lobule.at(...across(half + 2)) < -2 && lobule.at(...across(-half - 2)) < -2)
          half += 2
        const last = spine[spine.length - 1]
        const heading = last ? Math.atan2(p[1] - last.p[1], p[0] - last.p[0]) : turn
        // where septa meet, the way along one of them is lost
        if (last && Math.cos(heading - last.turn) < 0.8) break
        turn = heading
        spine.push({ p, turn, half })
        p = [p[0] + Math.cos(turn) * 14, p[1] + Math.sin(turn) * 14]
      }
      const middle = spine[Math.floor(spine.length / 2)]
      if (!middle || spine.length < 6) continue
      const width = Math.min(...spine.map((s) => s.half))
      const side = (way: number) =>
        spine.map(
          (s): Point => [s.p[0] - Math.sin(s.turn) * width * way, s.p[1] + Math.cos(s.turn) * width * way],
        )
      const outline = [...side(1), ...side(-1).toReversed()]
      const score =
        spine.length * 10 + 2 * Math.min(30, width) - Math.hypot(x - widthUm / 2, y - heightUm / 2) / 40
      if (within(outline) && insidePolygon(outline, ...middle.p) && score > (best?.score ?? -1e9))
        best = { score, mark: { term: 'interlobular-septum', objective: 4, tip: middle.p, outline } }
    }
  return best ? [best.mark] : []
}
