import type { Canvas } from '../kernel/canvas.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom } from '../kernel/random.ts'
import { type Blob, blobOutline } from '../kernel/shapes.ts'
import { stampNuclei } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import type { Excretory } from './layout.ts'

export function drawExcretory(
  canvas: Canvas,
  chromatin: Tile,
  cloud: Tile,
  duct: Excretory,
  nuclei: readonly Nucleus[],
): void {
  const { outer, lumen } = duct
  const ring = (blob: Blob, grow: number) =>
    canvas.polygon(blobOutline({ ...blob, rx: blob.rx + grow, ry: blob.ry + grow }, 90))
  const fibrous = (x: number, y: number) => 0.55 + 0.45 * cloud.at(x * 0.9, y * 0.9)
  const grainy = (x: number, y: number) => 0.75 + 0.25 * cloud.at(x * 1.6, y * 1.6)
  ring(outer, 9).apply({ values: [0.04, 0.37], vary: fibrous })
  ring(outer, 0.6).apply({ values: [0.08, 0.46] })
  ring(outer, -0.4).apply({ values: [0.11, 0.32], vary: grainy })
  ring(lumen, 1.6).apply({ values: [0.1, 0.5] })
  ring(lumen, 0).apply({ values: [0.004, 0.015] })
  // a little dried saliva
  canvas
    .blob({ ...lumen, x: lumen.x + lumen.rx * 0.1, rx: lumen.rx * 0.5, ry: lumen.ry * 0.42, wobble: 0.2 }, 6)
    .apply({ values: [0.02, 0.2], vary: (x, y) => 0.4 + 0.6 * cloud.at(x * 0.5, y * 0.5) })
  stampNuclei(canvas, chromatin, nuclei)
}

/** A nerve: wavy pale fibres in a thin sheath, with slender nuclei. */
export function drawNerve(canvas: Canvas, chromatin: Tile, waves: Tile, nerve: Blob, seed: number): void {
  const random = createRandom(seed)
  canvas.blob({ ...nerve, rx: nerve.rx + 2.6, ry: nerve.ry + 2.6 }, 1).apply({ values: [0.07, 0.42] })
  canvas.blob(nerve, 1).apply({ values: [0.02, 0.1] })
  canvas.blob(nerve, 1).apply({ values: [0.07, 0.32], vary: (x, y) => waves.at(x, y + 3 * Math.sin(x / 9)) })
  const nuclei: Nucleus[] = []
  for (let i = 0; i < (nerve.rx * nerve.ry) / 45; i++) {
    const turn = random.range(0, 6.3)
    const far = Math.sqrt(random.next()) * 0.88
    const [u, v] = [Math.cos(turn) * far * nerve.rx, Math.sin(turn) * far * nerve.ry]
    const a = nerve.angle ?? 0
    nuclei.push({
      x: nerve.x + u * Math.cos(a) - v * Math.sin(a),
      y: nerve.y + u * Math.sin(a) + v * Math.cos(a),
      rx: random.range(3.8, 5.6),
      ry: random.range(1.1, 1.5),
      angle: random.gauss(0, 0.25),
      wobble: 0.1,
      dark: random.gauss(0.95, 0.08),
      clumps: 0.45,
      soft: 0.8,
      seed: random.int(9999),
    })
  }
  stampNuclei(canvas, chromatin, nuclei)
}
