import type { Point, Structure } from '../drawing.ts'
import { deepestPlace } from '../kernel/region.ts'
import { blobOutline, offsetLine } from '../kernel/shapes.ts'
import { membraneUm, walls } from '../micrograph/membranes.ts'
import { type Barrier, beside, densaUm, heightUm, membraneThickUm, widthUm } from './layout.ts'

export function markBarrier(barrier: Barrier): Structure[] {
  const { line, feet, diaphragms, endothelium, fenestrae } = barrier
  const out: Structure[] = []
  const add = (term: string, tip: Point | undefined, outline: Point[]) => {
    if (tip && outline.length > 2) out.push({ term, objective: 0, tip, outline })
  }
  const within = ([x, y]: Point) => x > 0.05 && y > 0.02 && x < widthUm - 0.05 && y < heightUm - 0.02
  const layer = (from: number, to: number, low: number, high: number) => {
    const at = Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24)
    return {
      tip: beside(line, (from + to) / 2, (low + high) / 2),
      outline: [...at.map((s) => beside(line, s, high)), ...at.toReversed().map((s) => beside(line, s, low))],
    }
  }
  const half = membraneThickUm / 2
  const dense = densaUm / 2
  const whole = layer(1.5, 2.1, -half, half)
  // towards the capillary, so that it does not look like a mark of the dense layer alone
  add('glomerular-basement-membrane', beside(line, 1.8, -dense * 0.4), whole.outline)
  const parts: [string, ReturnType<typeof layer>][] = [
    ['lamina-densa', layer(0.85, 1.25, -dense + 0.025, dense - 0.025)],
    ['lamina-rara-externa', layer(2.3, 2.6, dense + 0.022, half - 0.004)],
    ['lamina-rara-interna', layer(2.75, 3.0, -half + 0.004, -dense - 0.022)],
  ]
  for (const [term, { tip, outline }] of parts) add(term, tip, outline)
  const shown = feet.filter((f) => f.outline.every(within))
  for (const k of [1, 3, 5]) {
    const foot = shown[k]
    if (foot) add('foot-process', deepestPlace(foot.outline), foot.outline)
  }
  const gaps = feet.flatMap((f, i) => {
    const next = feet[i + 1]
    return next && within(beside(line, f.to, half))
      ? [{ from: f.to, to: next.from, film: diaphragms[i] ?? [] }]
      : []
  })
  for (const { from, to, film } of [gaps[2], gaps[5]].flatMap((g) => g ?? [])) {
    // the slit from the membrane up to where the feet's waists part
    const { outline } = layer(from + 0.004, to - 0.004, half + 0.008, half + 0.11)
    add('filtration-slit', beside(line, (from + to) / 2, half + 0.085), outline)
    const [a, b] = film
    if (a && b) {
      const strip = [...offsetLine([a, b], 0.004), ...offsetLine([a, b], -0.004).toReversed()]
      add('slit-diaphragm', [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], strip)
    }
  }
  const piece = endothelium.filter((c) => c.line.length > 15 && c.line.every(within)).at(-2)
  if (piece) {
    const [one, other] = walls(piece, membraneUm)
    add('fenestrated-endothelium', piece.line[Math.floor(piece.line.length / 2)], [
      ...one,
      ...other.toReversed(),
    ])
  }
  for (const { at, width } of fenestrae.filter((f) => within(f.at)).slice(4, 6))
    add('endothelial-fenestra', at, blobOutline({ x: at[0], y: at[1], rx: width * 0.4, ry: width * 0.4 }))
  const space = emptyAbove(barrier)
  if (space) add('bowman-space', space, blobOutline({ x: space[0], y: space[1], rx: 0.06, ry: 0.05 }))
  add('capillary-lumen', [0.8, 2], blobOutline({ x: 0.8, y: 2, rx: 0.3, ry: 0.14 }))
  add(
    'erythrocyte',
    [2.45, 2.16],
    [
      [2.1, 2.235],
      [2.3, 2.14],
      [2.5, 2.11],
      [2.7, 2.13],
      [2.85, 2.235],
    ],
  )
  const trunk = barrier.stems.find((s) => s.every(within))
  const [a, b] = [trunk?.[8], trunk?.[25]]
  if (trunk && a && b) add('podocyte', [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], trunk)
  return out
}

/** Roomiest place between the podocyte's body and the feet. */
function emptyAbove(barrier: Barrier): Point | undefined {
  const solid = [barrier.body.slice(2), ...barrier.stems, ...barrier.feet.map((f) => f.outline)].flat()
  let best: Point | undefined
  let most = 0.06
  for (let y = 0.45; y < 1; y += 0.02)
    for (let x = 0.3; x < widthUm - 0.3; x += 0.02) {
      let near = 1e9
      for (const p of solid) near = Math.min(near, Math.hypot(p[0] - x, p[1] - y))
      if (near <= most) continue
      most = near
      best = [x, y]
    }
  return best
}
