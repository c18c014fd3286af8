import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { noise } from '../kernel/noise.ts'
import type { Random } from '../kernel/random.ts'
import { type Blob, blobOutline, closed } from '../kernel/shapes.ts'
import type { Tile } from '../kernel/tile.ts'
import { type Cistern, drawMembranes } from '../micrograph/membranes.ts'

/** Bodies with a single membrane, and the net of smooth reticulum. */

interface Peroxisome {
  body: Blob
  /** the crystal of urate oxidase in a rat's */
  core: Blob
}

/** Grey, evenly granular, with a dense core; liver cells have many. */
export const peroxisomes: readonly Peroxisome[] = [
  peroxisome({ x: 0.37, y: 1.4, rx: 0.19, ry: 0.17, angle: 0.3, wobble: 0.04, seed: 3 }, 0.9),
  peroxisome({ x: 0.62, y: 0.24, rx: 0.16, ry: 0.15, angle: 1.1, wobble: 0.04, seed: 8 }, 2.2),
]

/** Residual bodies: dark, uneven, with paler drops. */
export const lysosomes: readonly Blob[] = [
  { x: 2.66, y: 1.63, rx: 0.15, ry: 0.13, angle: 0.5, wobble: 0.08, seed: 5 },
]

function peroxisome(body: Blob, turn: number): Peroxisome {
  const core = { x: body.x - 0.03, y: body.y + 0.02, rx: body.rx * 0.4, ry: body.ry * 0.26, angle: turn }
  return { body, core }
}

/** Branching tubules: nodes scattered where there is room, each joined to its neighbours. */
export function smoothNet(random: Random, nodes: readonly Point[], isFree: (p: Point) => boolean): Cistern[] {
  const out: Cistern[] = []
  nodes.forEach((a, i) => {
    const near = nodes
      .map((b, j) => ({ b, j, far: Math.hypot(a[0] - b[0], a[1] - b[1]) }))
      .filter(({ j, far }) => j > i && far < 0.19)
      .sort((p, q) => p.far - q.far)
    for (const { b, far } of near.slice(0, 2)) {
      const bow = random.range(-0.26, 0.26) * far
      const line = Array.from({ length: 9 }, (_, k): Point => {
        const t = k / 8
        const off = bow * Math.sin(Math.PI * t)
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
        return [a[0] + dx * t - (dy / far) * off, a[1] + dy * t + (dx / far) * off]
      })
      if (!line.every(isFree)) continue
      const wide = random.range(0.021, 0.032)
      const seed = random.int(999)
      out.push({ line, width: line.map((_, k) => wide * (1 + 0.3 * noise(k / 2.5, 1, seed))) })
    }
    // here and there a tubule leaves the section
    if (i % 3 === 0 && isFree(a)) out.push({ line: [a, [a[0] + 0.012, a[1] + 0.008]], width: [0.034, 0.034] })
  })
  return out
}

export function drawBodies(canvas: Canvas, cloud: Tile): void {
  const grainy = (scale: number) => (x: number, y: number) =>
    Math.max(0, 0.5 + 0.9 * (cloud.at(x * scale, y * scale) - 0.5))
  const bodies = peroxisomes.map(({ body }) => body)
  for (const body of bodies) canvas.blob(body)
  canvas.apply({ values: [0.34] }, { mode: 'add', values: [0.5], vary: grainy(520) })
  for (const { core } of peroxisomes) canvas.blob(core, 0.012)
  canvas.apply({ mode: 'atLeast', values: [1.15] })
  for (const { core } of peroxisomes) for (const line of latticeOf(core)) canvas.stroke(line, 0.005, 0.002)
  canvas.apply({ mode: 'times', values: [0.66] })
  for (const body of lysosomes) canvas.blob(body)
  canvas.apply({ values: [0.55] }, { mode: 'add', values: [1.1], vary: grainy(190) })
  for (const drop of lysosomes.flatMap(dropsIn)) canvas.blob(drop, 0.008)
  canvas.apply({ values: [0.3] })
  // a pale halo parts the contents from the membrane
  for (const body of lysosomes) canvas.stroke(rimOf(body, -0.012), 0.012, 0.006)
  canvas.apply({ values: [0.28] })
  drawMembranes(
    canvas,
    [...bodies, ...lysosomes].map((body) => rimOf(body, 0)),
  )
}

const rimOf = (body: Blob, by: number): Point[] =>
  closed(blobOutline({ ...body, rx: body.rx + by, ry: body.ry + by }, 60))

/** The parallel tubules of a crystalline core. */
function latticeOf({ x, y, rx, ry, angle = 0 }: Blob): Point[][] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos]
  const lines: Point[][] = []
  for (let v = -ry; v <= ry; v += 0.0115) {
    const half = rx * Math.sqrt(Math.max(0, 1 - (v / ry) ** 2))
    lines.push([at(-half, v), at(half, v)])
  }
  return lines
}

/** Drops of lipid in a residual body. */
const dropsIn = ({ x, y, rx, ry }: Blob): Blob[] =>
  [
    [-0.4, -0.3, 0.2],
    [0.35, 0.2, 0.28],
    [-0.1, 0.45, 0.14],
  ].map(([u = 0, v = 0, part = 0]) => ({ x: x + u * rx, y: y + v * ry, rx: part * rx, ry: part * rx * 0.9 }))
