import type { Point } from '../drawing.ts'
import { Bed, type Grown } from '../kernel/bed.ts'
import { Field } from '../kernel/field.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, closed, waveringLine } from '../kernel/shapes.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

export interface Lobule {
  outline: Blob
  /** its mucous acini, as indices */
  strands: number[]
}

export interface Glands {
  grown: Grown
  lobules: Lobule[]
  nuclei: Nucleus[]
  /** walls between cells of the same acinus */
  walls: Point[][]
  lumens: { line: readonly Point[]; widths: number[] }[]
  /** ducts on their way through the thin muscle to the surface, as far as they lie in the section */
  ducts: Point[][]
}

/** Mucous glands in the submucosa. */
export function growGlands(seed: number, layout: Layout): Glands {
  const random = createRandom(seed)
  const bed = new Bed(widthUm, heightUm, 100)
  const lobules: Lobule[] = []
  const ducts: Point[][] = []
  for (const at of [360, 1130, 1960, 3050, 3720]) {
    const x = at + random.gauss(0, 50)
    const top = layout.thinBottom(x) + 45
    const bottom = layout.circularTop(x) - 60
    const ry = ((bottom - top) / 2) * random.range(0.55, 0.8)
    const y = random.range(top + ry, bottom - ry)
    const lobule: Lobule = {
      outline: { x, y, rx: random.range(170, 260), ry, wobble: 0.1, seed: random.int(999) },
      strands: [],
    }
    fill(random, bed, lobule)
    lobules.push(lobule)
    if (at === 1130 || at === 3050) {
      const exit = x + random.range(60, 120)
      const way = waveringLine([x + 20, y - ry - 8], [exit, layout.thinTop(exit) - 50], 34, seed + at, 40)
      ducts.push(way.slice(0, 24))
      ducts.push(way.slice(29))
    }
  }
  const grown = bed.grow(
    3,
    Field.from(widthUm, heightUm, 40, () => 1.3),
    1.16,
  )
  return { grown, lobules, ducts, ...lineAcini(random, grown) }
}

function fill(random: Random, bed: Bed, lobule: Lobule): void {
  const { x, y, rx, ry } = lobule.outline
  const put = (radius: number, long: number, tries: number, packing: number) => {
    for (let k = 0; k < tries; k++) {
      const turn = random.range(0, 2 * Math.PI)
      const far = Math.sqrt(random.next())
      const line: Point[] = [
        [x + Math.cos(turn) * far * (rx - radius), y + Math.sin(turn) * far * (ry - radius)],
      ]
      let [px, py] = line[0] ?? [x, y]
      let angle = random.range(0, 2 * Math.PI)
      const bend = random.gauss(0, 0.25)
      for (let done = 0; done < long; done += 13) {
        px += Math.cos(angle) * 13
        py += Math.sin(angle) * 13
        angle += bend
        line.push([px, py])
      }
      const within = line.every(
        ([qx, qy]) =>
          ((qx - x) / (rx - radius * 0.6)) ** 2 + ((qy - y) / (ry - radius * 0.6)) ** 2 < 1 && qx > 4,
      )
      if (within && bed.room(line, radius, packing)) lobule.strands.push(bed.add({ line, radius }))
    }
  }
  put(random.range(24, 28), random.range(40, 90), 60, 0.97)
  put(random.range(21, 25), random.range(15, 40), 120, 0.96)
  put(20, 0, 320, 0.93)
}

function lineAcini(random: Random, grown: Grown) {
  const nuclei: Nucleus[] = []
  const walls: Point[][] = []
  const lumens: Glands['lumens'] = []
  grown.strands.forEach(({ line: axis }, i) => {
    const start = axis[0]
    if (!start) return
    const inward = (x: number, y: number) => {
      let best: Point = start
      for (const p of axis)
        if (Math.hypot(p[0] - x, p[1] - y) < Math.hypot(best[0] - x, best[1] - y)) best = p
      return best
    }
    // mucus presses the nuclei flat against the base
    for (const s of along(closed(grown.outline(i, 2.3, 26)), 11.5, random, 0.25))
      nuclei.push({
        x: s.x,
        y: s.y,
        rx: random.range(2.9, 4.2),
        ry: random.range(1.2, 1.7),
        angle: s.angle + random.gauss(0, 0.1),
        wobble: 0.07,
        dark: 1.12,
        clumps: 0.3,
        soft: random.range(0.5, 1.1),
        seed: random.int(9999),
      })
    for (const s of along(closed(grown.outline(i, 0.8, 26)), 11.5, random, 0.2)) {
      const to = inward(s.x, s.y)
      walls.push([
        [s.x, s.y],
        [s.x + (to[0] - s.x) * 0.72, s.y + (to[1] - s.y) * 0.72],
      ])
    }
    const wide = random.range(5, 9)
    const phase = random.range(0, 6)
    const line = axis.length > 1 ? axis : [start, [start[0] + 0.6, start[1]] as Point]
    const widths = line.map((_, k) => {
      const end = Math.min(1, 0.55 + 0.3 * Math.min(k, line.length - 1 - k))
      return wide * end * (1 + 0.25 * Math.sin(k * 1.7 + phase))
    })
    lumens.push({ line, widths })
  })
  return { nuclei, walls, lumens }
}
