import type { Point } from '../drawing.ts'
import { Bed, type Grown } from '../kernel/bed.ts'
import { Field } from '../kernel/field.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, closed } from '../kernel/shapes.ts'
import { heightUm, type Layout, perichondriumUm, widthUm } from './layout.ts'

export type Kind = 'serous' | 'mucous' | 'duct'

export interface Lobule {
  outline: Blob
  /** its acini and ducts, as indices */
  strands: number[]
}

export interface Crescent extends Blob {
  /** the mucous tubule that it caps, and the direction (radians) to its axis */
  strand: number
  inward: number
}

export interface Glands {
  grown: Grown
  kinds: Kind[]
  lobules: Lobule[]
  nuclei: Nucleus[]
  /** walls between cells of the same acinus */
  walls: Point[][]
  lumens: { line: readonly Point[]; widths: number[]; kind: Kind }[]
  /** serous cells that cap the ends of mucous tubules */
  crescents: Crescent[]
}

/** Lobules of mixed glands in the submucosa: pale mucous tubules, dark serous acini, and ducts. */
export function growGlands(seed: number, layout: Layout): Glands {
  const random = createRandom(seed)
  const bed = new Bed(widthUm, heightUm, 95)
  const kinds: Kind[] = []
  const lobules: Lobule[] = []
  for (let x = random.range(70, 220); x < widthUm - 60; x += random.range(300, 470)) {
    const top = layout.propria(x) + 16
    const bottom = layout.cartilageTop(x) - perichondriumUm - 22
    const ry = ((bottom - top) / 2) * random.range(0.68, 0.97)
    const y = random.range(top + ry, bottom - ry)
    lobules.push({
      outline: {
        x,
        y,
        rx: random.range(130, 225),
        ry,
        angle: layout.slope(x),
        wobble: 0.09,
        seed: random.int(999),
      },
      strands: [],
    })
  }
  for (const lobule of lobules) fill(random, bed, kinds, lobule, layout)
  const gap = Field.from(widthUm, heightUm, 40, () => 1.3)
  const grown = bed.grow(3, gap, 1.16)
  return { grown, kinds, lobules, ...lineAcini(random, grown, kinds) }
}

function fill(random: Random, bed: Bed, kinds: Kind[], lobule: Lobule, layout: Layout): void {
  const { x, y, rx, ry } = lobule.outline
  const put = (kind: Kind, radius: number, long: number, tries: number, packing: number) => {
    for (let k = 0; k < tries; k++) {
      const turn = random.range(0, 2 * Math.PI)
      const far = Math.sqrt(random.next())
      const [cx, cy] = [x + Math.cos(turn) * far * (rx - radius), y + Math.sin(turn) * far * (ry - radius)]
      const heading = random.range(0, 2 * Math.PI)
      const bend = random.gauss(0, 0.22)
      const line: Point[] = [[cx, cy]]
      let [px, py, angle] = [cx, cy, heading]
      for (let done = 0; done < long; done += 13) {
        px += Math.cos(angle) * 13
        py += Math.sin(angle) * 13
        angle += bend
        line.push([px, py])
      }
      const inside = line.every(
        ([qx, qy]) =>
          ((qx - x) / (rx - radius * 0.6)) ** 2 + ((qy - y) / (ry - radius * 0.6)) ** 2 < 1 &&
          qy - radius > layout.propria(qx) &&
          qx > 3 &&
          qx < widthUm - 3,
      )
      if (!inside || !bed.room(line, radius, packing)) continue
      lobule.strands.push(bed.add({ line, radius }))
      kinds.push(kind)
    }
  }
  put('duct', random.range(19, 25), random.range(0, 50), 3, 1.05)
  put('mucous', random.range(21, 26), random.range(25, 75), 46, 0.97)
  put('serous', random.range(15, 19), random.range(0, 14), 70, 0.96)
  put('mucous', random.range(18, 22), random.range(0, 30), 130, 0.95)
  put('serous', 14.5, 0, 340, 0.93)
}

function lineAcini(random: Random, grown: Grown, kinds: readonly Kind[]) {
  const nuclei: Nucleus[] = []
  const walls: Point[][] = []
  const lumens: Glands['lumens'] = []
  const crescents: Crescent[] = []
  kinds.forEach((kind, i) => {
    const axis = grown.strands[i]?.line ?? []
    const start = axis[0]
    if (!start) return
    const serous = kind === 'serous'
    // the nearest place of the axis, towards which cells point
    const inward = (x: number, y: number) => {
      let best: Point = start
      for (const p of axis)
        if (Math.hypot(p[0] - x, p[1] - y) < Math.hypot(best[0] - x, best[1] - y)) best = p
      return best
    }
    const deep = kind === 'mucous' ? 2.3 : serous ? 5.6 : 5.2
    const step = kind === 'mucous' ? 12.5 : serous ? 9 : 6.2
    const rim = closed(grown.outline(i, deep, 26))
    for (const s of along(rim, step, random, 0.25)) {
      const flat = kind === 'mucous'
      nuclei.push({
        x: s.x,
        y: s.y,
        rx: flat ? random.range(2.8, 4) : random.gauss(2.9, 0.2),
        ry: flat ? random.range(1.1, 1.6) : random.gauss(2.75, 0.2),
        angle: s.angle + random.gauss(0, 0.1),
        wobble: 0.07,
        dark: flat ? 1.15 : random.gauss(0.98, 0.08),
        clumps: flat ? 0.3 : random.range(0.5, 0.7),
        nucleolus: serous && random.chance(0.4) ? 0.75 : 0,
        soft: random.range(0.5, 1.1),
        seed: random.int(9999),
      })
    }
    if (kind !== 'duct')
      for (const s of along(closed(grown.outline(i, 0.8, 26)), step, random, 0.2)) {
        const to = inward(s.x, s.y)
        walls.push([
          [s.x, s.y],
          [s.x + (to[0] - s.x) * 0.74, s.y + (to[1] - s.y) * 0.74],
        ])
      }
    // a serous crescent caps the end of many mucous tubules
    if (kind === 'mucous' && axis.length > 3 && random.chance(0.5)) {
      const cap = rim.slice(0, 9)
      for (const s of along(cap, 8, random, 0.2)) {
        const to = inward(s.x, s.y)
        crescents.push({
          x: s.x + (to[0] - s.x) * 0.1,
          y: s.y + (to[1] - s.y) * 0.1,
          rx: 5.6,
          ry: 4.4,
          angle: s.angle,
          wobble: 0.08,
          seed: random.int(999),
          strand: i,
          inward: Math.atan2(to[1] - s.y, to[0] - s.x),
        })
        nuclei.push({
          x: s.x + (to[0] - s.x) * 0.12,
          y: s.y + (to[1] - s.y) * 0.12,
          rx: 2.8,
          ry: 2.6,
          dark: 1,
          clumps: 0.6,
          wobble: 0.07,
          seed: random.int(9999),
        })
      }
    }
    const width = kind === 'duct' ? random.range(15, 22) : serous ? random.range(2, 4) : random.range(4.5, 8)
    const phase = random.range(0, 6)
    const line = axis.length > 1 ? axis : [start, [start[0] + 0.6, start[1]] as Point]
    // narrower towards the ends, and never even
    const widths = line.map((_, k) => {
      const end = Math.min(1, 0.55 + 0.3 * Math.min(k, line.length - 1 - k))
      return width * (kind === 'duct' ? 1 : end * (1 + 0.25 * Math.sin(k * 1.7 + phase)))
    })
    lumens.push({ line, widths, kind })
  })
  return { nuclei, walls, lumens, crescents }
}
