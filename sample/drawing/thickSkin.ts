import type { Drawing, Plan, Point } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { drawFat, growFat } from './kernel/fat.ts'
import { distanceField } from './kernel/field.ts'
import { fbm } from './kernel/noise.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { createRandom } from './kernel/random.ts'
import { waveringLine } from './kernel/shapes.ts'
import { stampNuclei } from './kernel/stamps.ts'
import { noiseTile } from './kernel/tile.ts'
import { drawDuctPiece, drawGland, drawMeissner, drawSpiral, drawVessel } from './thickSkin/bodies.ts'
import { fatCells, meissner, stromaNuclei, vessel } from './thickSkin/dermis.ts'
import { growEpidermis } from './thickSkin/epidermis.ts'
import { paintGround } from './thickSkin/ground.ts'
import { heightUm, layOut, widthUm } from './thickSkin/layout.ts'
import { markSkin } from './thickSkin/marks.ts'
import { coil, ductAt } from './thickSkin/sweat.ts'

/** Skin of the palmar side of a human finger, haematoxylin and eosin, vertical section. */
export const thickSkin: Drawing = { key: 'thick-skin', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const random = createRandom(seed + 2)
  const epidermisShape: Point[] = [...layout.membrane, [widthUm + 40, 0], [-40, 0]]
  const above = distanceField(epidermisShape, widthUm, heightUm, 4)
  const epidermis = growEpidermis(seed + 3, layout, above)
  const fatTop = (x: number) => 2430 + 170 * fbm(x / 700, 1, seed + 21, 3)
  const lobule = (x: number, y: number) => Math.abs(fbm(x / 620 + 9, y / 520, seed + 22, 2)) - 0.06
  const meissners = layout.papillae.flatMap((p, i) =>
    (i * 7 + 3) % 5 === 0 && p.width > 42 && p.x > 200 && p.x < widthUm - 200
      ? (meissner(seed + 40 + i, layout, i) ?? [])
      : [],
  )
  const glands = [640, 1900, 3290].map((x, i) =>
    coil(seed + 60 + i, x, fatTop(x) - 150 + i * 12, 150 + i * 14),
  )
  const ducts = layout.ridges
    .filter((x, i) => x > 100 && x < widthUm - 100 && i % 4 !== 1)
    .map((x, i) => {
      const gland = glands.reduce((a, b) => (Math.abs(b.x - x) < Math.abs(a.x - x) ? b : a))
      return ductAt(seed + 80 + i, layout, x, gland.y - 150, gland.x + (x - gland.x) * 0.25)
    })
  const free = (x: number, y: number, room: number) =>
    glands.every((g) => Math.hypot(g.x - x, (g.y - y) * 1.2) > 190 + room) &&
    ducts.every((d) => d.below.every((line) => line.every((p) => Math.hypot(p[0] - x, p[1] - y) > 26 + room)))
  const bodied = new Set(meissners.map((m) => m.outline.x))
  const capillaries = layout.papillae
    .filter((p) => !bodied.has(p.x) && p.width > 26)
    .map((p, i) => vessel(seed + 300 + i, p.x + random.gauss(0, 3), p.y + random.range(24, 60), 5, 0, 1.5))
  const vessels = [...capillaries]
  for (let i = 0; i < 90; i++) {
    const x = random.range(60, widthUm - 60)
    const y = random.range(1010, 2350)
    const large = y > 1500 && random.chance(0.3)
    if (!free(x, y, 40) || above.at(x, y) > -60 || y > fatTop(x) - 90) continue
    if (vessels.some((v) => Math.hypot(v.outer.x - x, v.outer.y - y) < 95)) continue
    vessels.push(
      vessel(
        seed + 500 + i,
        x,
        y,
        large ? random.range(14, 26) : random.range(4.5, 10),
        large ? random.pick([5, 10, 15]) : 0,
        random.range(1, 1.7),
      ),
    )
  }
  const stroma = stromaNuclei(seed + 5, above, fatTop).filter((n) =>
    glands.every((g) => Math.hypot(g.x - n.x, (g.y - n.y) * 1.35) > 195),
  )
  const fat = growFat(
    fatCells(seed + 6, fatTop, lobule).filter(([x, y]) =>
      glands.every((g) => Math.hypot(g.x - x, (g.y - y) * 1.25) > g.outline.rx + 52),
    ),
    42,
  )
  const middles = Array.from({ length: 40 }, (_, i) => (i + 0.5) * (widthUm / 40))
  const section: Section = {
    batch: batches.pink,
    folds: [{ line: waveringLine([2480, 1150], [2760, 2050], 60, seed + 10, 40), widthUm: 34 }],
    cracks: [
      { line: waveringLine([3350, 1480], [3800, 1400], 30, seed + 8), widthUm: 9 },
      { line: waveringLine([150, 1930], [420, 1985], 22, seed + 9), widthUm: 7 },
    ],
    dust: 26,
  }
  return {
    structures: markSkin(layout, epidermis, { meissners, glands, ducts }),
    measures: [
      { size: 'thickCorneum', um: middles.map((x) => layout.lucidumTop(x) - layout.surface(x)) },
      { size: 'stratumLucidum', um: middles.map((x) => layout.granulosumTop(x) - layout.lucidumTop(x)) },
      {
        size: 'stratumGranulosum',
        um: middles.map((x) => layout.granulosumBottom(x) - layout.granulosumTop(x)),
      },
      { size: 'dermalPapillaHeight', um: layout.papillae.map((p) => p.height) },
      { size: 'meissnerLength', um: meissners.map((m) => m.outline.ry * 2) },
      { size: 'redCell', um: vessels.flatMap((v) => v.redCells.map((c) => c.rx * 2)) },
      {
        size: 'eccrineSecretoryTubule',
        um: glands.flatMap((g) => g.tubes.filter((t) => t.kind === 'secretory').map((t) => t.outline.ry * 2)),
      },
      { size: 'keratinocyteNucleus', um: epidermis.nuclei.map((n) => Math.max(n.rx, n.ry) * 2) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      const cloud = noiseTile(seed + 3, 512, 0.5, 64, 64, 4)
      paintGround(canvas, seed + 7, layout, above, epidermis.cells)
      stampNuclei(canvas, chromatin, stroma)
      drawFat(canvas, chromatin, fat)
      // the basement membrane, against which the basal row stands
      canvas.stroke(layout.membrane, 1.3, 0.8).apply({ values: [0.08, 0.4] })
      for (const v of vessels) drawVessel(canvas, chromatin, v)
      for (const body of meissners) drawMeissner(canvas, chromatin, body)
      ducts.forEach((d, i) => {
        for (const [k, piece] of d.below.entries()) drawDuctPiece(canvas, chromatin, piece, seed + i * 50 + k)
      })
      for (const gland of glands) drawGland(canvas, chromatin, cloud, gland)
      for (const g of epidermis.granules) canvas.blob(g, 0.5)
      canvas.apply({ mode: 'atLeast', values: [0.95, null] })
      stampNuclei(canvas, chromatin, epidermis.nuclei)
      for (const d of ducts) drawSpiral(canvas, d)
      return finishSection(canvas, section, seed)
    },
  }
}
