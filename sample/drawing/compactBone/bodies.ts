import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import type { Blob } from '../kernel/shapes.ts'
import type { Tile } from '../kernel/tile.ts'
import { channelPoints, type Lacuna } from './lacunae.ts'
import { type Bone, type Osteon, ownerAt, placeIn } from './layout.ts'

/** What is left to be seen of an osteon's cement line: stretches that no younger osteon has taken. */
export function cementLines(bone: Bone, index: number): Point[][] {
  const o = bone.osteons[index]
  if (!o) return []
  const count = 150
  const out: Point[][] = []
  let line: Point[] = []
  for (let i = 0; i <= count; i++) {
    const turn = (i / count) * 2 * Math.PI
    const own = ownerAt(bone, ...placeIn(o, turn, 0.965)) === index
    if (own) line.push(placeIn(o, turn, 1))
    if ((!own || i === count) && line.length > 0) {
      if (line.length > 2) out.push(line)
      line = []
    }
  }
  return out
}

export function canalOf(o: Osteon): Blob {
  return {
    x: o.x,
    y: o.y,
    rx: o.canal * 1.12,
    ry: o.canal * 0.92,
    angle: o.angle,
    wobble: 0.07,
    seed: o.seed,
  }
}

export function drawCement(canvas: Canvas, bone: Bone): void {
  bone.osteons.forEach((_, k) => {
    for (const line of cementLines(bone, k)) canvas.stroke(line, 1.1, 0.9)
  })
  canvas.apply({ mode: 'add', values: [0.24, 0.24] })
}

/** Lacunae and canaliculi hold air: they throw the light aside and look black. */
export function drawLacunae(canvas: Canvas, lacunae: readonly Lacuna[]): void {
  const dim = lacunae.filter((l) => !l.sharp)
  const sharp = lacunae.filter((l) => l.sharp)
  const width = Array.from(
    { length: channelPoints },
    (_, k) => 0.42 + 0.33 * (1 - k / (channelPoints - 1)) ** 2,
  )
  const lens = (l: Lacuna) => [0.5, 1.72, 2, 1.66, 0.5].map((w) => w * l.body.ry)
  for (const l of dim) for (const line of [...l.blind, ...l.joining]) canvas.stroke(line, width, 0.9)
  for (const l of dim) canvas.stroke(l.line, lens(l), 2.2)
  canvas.apply({ mode: 'add', values: [0.12, 0.04] })
  for (const l of dim) canvas.stroke(l.line, lens(l), 2.2)
  for (const l of sharp) for (const line of [...l.blind, ...l.joining]) canvas.stroke(line, width)
  canvas.apply({ mode: 'add', values: [0.38, 0.1] })
  for (const l of sharp) canvas.stroke(l.line, lens(l), 0.9)
  canvas.apply({ mode: 'atLeast', values: [1.2, 0.45] })
}

/** Canals: empty glass with a dark rim, some still with dust of the grinding. */
export function drawCanals(canvas: Canvas, cloud: Tile, bone: Bone): void {
  const canals = bone.osteons.filter((o) => o.canal > 0)
  const rim = (o: Osteon, grow: number) => {
    const canal = canalOf(o)
    return { ...canal, rx: canal.rx + grow, ry: canal.ry + grow }
  }
  for (const o of canals) canvas.blob(rim(o, 2), 2.5)
  for (const { line, width } of bone.perforating) {
    // where it opens on the bone's face its rim ends
    const rimmed = line.filter(([x, y]) => y > bone.surface(x) + 13)
    canvas.stroke(
      rimmed,
      width.slice(-rimmed.length).map((w) => w + 4),
      2,
    )
  }
  canvas.apply({ values: [0.34, 0.4] })
  for (const o of canals) canvas.blob(rim(o, 0), 1)
  for (const { line, width } of bone.perforating) canvas.stroke(line, width, 1)
  // the bone's face lies nowhere lower than this: most places need no question
  const faceUm = 130
  const isOutside = (x: number, y: number) => y < faceUm && y < bone.surface(x)
  const dusty = (x: number, y: number) =>
    isOutside(x, y) ? 0 : Math.max(0, Math.min(1, (cloud.at(x * 1.6, y * 1.6) - 0.42) * 3))
  canvas.apply({ values: [0.025, 0.035] }, { mode: 'add', values: [0.1, 0.13], vary: dusty })
  for (const { line, width } of bone.perforating)
    canvas.stroke(
      line.slice(3, -3),
      width.map((w) => w * 0.7),
      5,
    )
  canvas.apply({ mode: 'add', values: [0.3, 0.4], vary: dusty })
  canals.forEach((o, i) => {
    if (i % 3 === 1) canvas.blob(rim(o, -3.5), 5).apply({ mode: 'add', values: [0.75, 0.6], vary: dusty })
  })
}
