import type { Point, Structure } from '../drawing.ts'
import { blobOutline, offsetLine } from '../kernel/shapes.ts'
import type { Cells } from './cells.ts'
import { heightUm, type Layout, outside, type Wall, widthUm } from './layout.ts'

/** A stretch of a wall between two depths, and the place halfway in its middle. */
function sector(wall: Wall, from: number, to: number, low: number, high: number) {
  const at = Array.from({ length: 21 }, (_, i) => from + ((to - from) * i) / 20)
  return {
    tip: outside(wall, (from + to) / 2, (low + high) / 2),
    outline: [
      ...at.map((i) => outside(wall, i, high)),
      ...at.toReversed().map((i) => outside(wall, i, low)),
    ] as Point[],
  }
}

const strip = (line: readonly Point[], half: number): Point[] => [
  ...offsetLine(line, half),
  ...offsetLine(line, -half).toReversed(),
]

export function markVessels({ artery, vein }: Layout, cells: Cells): Structure[] {
  const out: Structure[] = []
  const wallOf = (wall: Wall) => {
    const step = 8
    return Array.from({ length: wall.outline.length / step }, (_, i) =>
      outside(wall, i * step, wall.mediaUm + wall.adventitiaUm * 0.5),
    )
  }
  out.push(
    {
      term: 'medium-artery',
      objective: 4,
      tip: outside(artery, 290, artery.mediaUm * 0.5),
      outline: wallOf(artery),
    },
    { term: 'medium-vein', objective: 4, tip: outside(vein, 20, vein.mediaUm * 0.5), outline: wallOf(vein) },
    {
      term: 'tunica-media',
      objective: 4,
      ...sector(artery, 205, 235, 18, artery.mediaUm - 8),
    },
    { term: 'tunica-media', objective: 10, ...sector(vein, 190, 215, 8, vein.mediaUm - 4) },
    {
      term: 'tunica-adventitia',
      objective: 4,
      ...sector(artery, 130, 155, artery.mediaUm + 24, artery.mediaUm + artery.adventitiaUm * 0.9),
    },
    {
      term: 'tunica-adventitia',
      objective: 4,
      ...sector(vein, 240, 262, vein.mediaUm + 8, vein.mediaUm + vein.adventitiaUm * 0.85),
    },
  )
  for (const from of [960, 330]) {
    const line = artery.inner.slice(from, from + 46)
    const tip = line[23]
    if (tip) out.push({ term: 'internal-elastic-membrane', objective: 10, tip, outline: strip(line, 2.6) })
  }
  const intima = [...artery.inner.slice(1080, 1130), ...artery.surface.slice(1080, 1130).toReversed()]
  const [p, q] = [artery.inner[1105], artery.surface[1105]]
  if (p && q)
    out.push({
      term: 'tunica-intima',
      objective: 20,
      tip: [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2],
      outline: intima,
    })
  for (const line of artery.outer.filter((l) => l.length > 60).slice(2, 4)) {
    const part = line.slice(4, -4)
    const tip = part[Math.floor(part.length / 2)]
    if (tip) out.push({ term: 'external-elastic-membrane', objective: 10, tip, outline: strip(part, 1.6) })
  }
  // nuclei of endothelium are the first of all nuclei; one at the artery, one at the vein
  const lining = cells.nuclei.filter((n) => n.dark === 1.08)
  for (const wall of [artery, vein]) {
    const own = lining.filter((n) => Math.abs(wall.depth.at(n.x, n.y)) < 26)
    const n = own[Math.floor(own.length * 0.6)]
    if (n)
      out.push({
        term: 'endothelium',
        objective: 40,
        tip: [n.x, n.y],
        outline: blobOutline({ ...n, rx: n.rx + 3, ry: n.ry + 0.5 }),
      })
  }
  for (const b of cells.bundles.toSorted((a, c) => c.rx * c.ry - a.rx * a.ry).slice(0, 2))
    out.push({ term: 'longitudinal-muscle-bundle', objective: 10, tip: [b.x, b.y], outline: blobOutline(b) })
  const feeding = cells.vessels
    .filter((v) => {
      const a = artery.depth.at(v.outer.x, v.outer.y) - artery.mediaUm
      const d = vein.depth.at(v.outer.x, v.outer.y) - vein.mediaUm
      return v.lumen.ry > 6 && (a < artery.adventitiaUm - 20 || d < vein.adventitiaUm - 20)
    })
    .sort((a, b) => b.lumen.ry - a.lumen.ry)
  for (const v of feeding.slice(0, 2))
    out.push({
      term: 'vasa-vasorum',
      objective: 20,
      tip: [v.outer.x, v.outer.y],
      outline: blobOutline(v.outer),
    })
  for (const { outline } of cells.nerves.slice(0, 2))
    out.push({
      term: 'nerve-fascicle',
      objective: 10,
      tip: [outline.x, outline.y],
      outline: blobOutline(outline),
    })
  const fat = cells.fat.find(
    ({ middle: [x, y] }) => x > 100 && y > 100 && x < widthUm - 100 && y < heightUm - 100,
  )
  if (fat) out.push({ term: 'adipocyte', objective: 10, tip: fat.middle, outline: fat.inside })
  return out
}
