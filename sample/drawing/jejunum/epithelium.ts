import type { Point } from '../drawing.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { contours } from '../kernel/contour.ts'
import { smoothstep } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, closed } from '../kernel/shapes.ts'
import { tubeOutline } from './crypts.ts'
import { cryptLayer, heightUm, type Layout, widthUm } from './layout.ts'

/** Height of the villi's epithelium, µm. */
export const columnar = 27

/** Half the width of a goblet cell's mucus, as a part of the widest, from its mouth (0) to its lower end (1). */
function flaskAt(down: number): number {
  const body = Math.sin(Math.PI * Math.min(1, 0.13 + 0.87 * down ** 0.85)) ** 0.8
  return Math.max(0.44 * (1 - down), body) * (1 - 0.45 * smoothstep(0.5, 1, down))
}

export interface Goblet {
  /** its mucus, open at the level of the brush border */
  outline: Point[]
  /** in the widest part of the mucus */
  middle: Point
  wide: number
}

export interface Epithelium {
  nuclei: Nucleus[]
  goblets: Goblet[]
  /** lines between neighbouring cells */
  borders: Point[][]
  /** the free surface, line by line */
  surfaces: Point[][]
}

const cellNucleus = (random: Random, x: number, y: number, angle: number): Nucleus => ({
  x,
  y,
  rx: random.gauss(2.35, 0.15),
  ry: random.gauss(4.5, 0.35),
  angle,
  wobble: 0.06,
  dark: random.gauss(0.98, 0.08),
  clumps: random.range(0.45, 0.7),
  nucleolus: random.chance(0.25) ? 0.7 : 0,
  soft: random.range(0.5, 1.1),
  seed: random.int(9999),
})

/** Cells side by side along every free surface. */
export function lineSurface(seed: number, layout: Layout): Epithelium {
  const random = createRandom(seed)
  const out: Epithelium = { nuclei: [], goblets: [], borders: [], surfaces: contours(layout.tissue, 0) }
  const mouth = (x: number, y: number) => layout.crypt.at(x, y) > 2
  for (const line of out.surfaces) {
    let since = random.int(9)
    for (const s of along(line, 5.5, random, 0.18)) {
      if (s.x < -5 || s.y < -5 || s.x > widthUm + 5 || s.y > heightUm + 5) continue
      const [nx, ny] = [Math.sin(s.angle), -Math.cos(s.angle)]
      const deep = (d: number): Point => [s.x + nx * d, s.y + ny * d]
      const base = deep(columnar - 3)
      // in narrow notches the cells of both sides share the room
      if (layout.tissue.at(base[0], base[1]) < columnar - 10 || mouth(s.x, s.y)) continue
      const half = 2.7
      out.borders.push([
        [s.x + nx * 2 - ny * half, s.y + ny * 2 + nx * half],
        [base[0] - ny * half, base[1] + nx * half],
      ])
      since++
      if (since > 7 && random.chance(0.22)) {
        since = 0
        const [half, long] = [random.range(4.2, 5.5), random.range(15.6, 17.5)]
        const side = (sign: number) =>
          Array.from({ length: 11 }, (_, i): Point => {
            const part = flaskAt(i / 10)
            const [x, y] = deep(1.3 + (i / 10) * long)
            return [x - ny * half * part * sign, y + nx * half * part * sign]
          })
        out.goblets.push({
          outline: [...side(1), ...side(-1).toReversed()],
          middle: deep(0.4 * long),
          wide: half * 2,
        })
        const q = deep(random.range(19.6, 21))
        out.nuclei.push({
          ...cellNucleus(random, q[0], q[1], s.angle),
          rx: random.range(1.6, 2.2),
          ry: random.range(2.2, 3),
          dark: 1.22,
        })
        continue
      }
      const q = deep(random.gauss(18.2, 1.1))
      out.nuclei.push(cellNucleus(random, q[0], q[1], s.angle + random.gauss(0, 0.06)))
      // now and then a lymphocyte has pushed in among the cells
      if (random.chance(0.03)) {
        const r = deep(random.range(22, 25))
        out.nuclei.push({ ...cellNucleus(random, r[0] + nx, r[1], s.angle), rx: 2.7, ry: 2.7, dark: 1.2 })
      }
    }
  }
  return out
}

/** Where the surface is folded too closely for rows (feet of villi, mouths of crypts), nuclei fill what is left. */
export function fillNotches(seed: number, layout: Layout, there: readonly Nucleus[]): Nucleus[] {
  const random = createRandom(seed)
  const seeds = new Seeds(
    widthUm,
    heightUm,
    8,
    there.filter((n) => n.x > 0 && n.y > 0).map((n): Point => [n.x, n.y]),
  )
  const spots = scatter(
    random,
    { x: 0, y: 0, width: widthUm, height: 2500 },
    8,
    (x, y) => {
      const t = layout.tissue.at(x, y)
      if (t < 9 || t > columnar - 3.5 || Math.abs(layout.up.at(x, y) - cryptLayer) > 50) return 0
      const c = layout.crypt.at(x, y)
      return c > 4 && c < 9.5 ? 5.2 : c < -1 && t > 13 ? 6.2 : 0
    },
    { into: seeds, tries: 14 },
  )
  return spots.map(([x, y]) => {
    const field = layout.crypt.at(x, y) > 0 ? layout.crypt : layout.tissue
    const angle = Math.atan2(field.at(x + 4, y) - field.at(x - 4, y), field.at(x, y - 4) - field.at(x, y + 4))
    return { ...cellNucleus(random, x, y, angle), rx: 2.3, ry: random.gauss(3.6, 0.3) }
  })
}

export interface CryptCells {
  nuclei: Nucleus[]
  goblets: Blob[]
  /** Paneth cells' granules */
  granules: Blob[]
}

export function lineCrypts(seed: number, layout: Layout): CryptCells {
  const random = createRandom(seed)
  const out: CryptCells = { nuclei: [], goblets: [], granules: [] }
  for (const crypt of layout.crypts) {
    const bottom = crypt.axis[crypt.axis.length - 1] ?? [0, 0]
    const paneth = (x: number, y: number) =>
      crypt.deep && Math.hypot(x - bottom[0], y - bottom[1]) < crypt.radius + 9
    const line = closed(tubeOutline(crypt.axis, crypt.radius - 6.2))
    let since = random.int(8)
    for (const s of along(line, 5.1, random, 0.2)) {
      if (crypt.open && layout.tissue.at(s.x, s.y) < 7) continue
      const [nx, ny] = [-Math.sin(s.angle), Math.cos(s.angle)]
      const low = paneth(s.x, s.y)
      since++
      if (low) {
        if (random.chance(0.4)) continue
        out.nuclei.push({
          ...cellNucleus(random, s.x - nx * 2.3, s.y - ny * 2.3, s.angle),
          rx: 2.7,
          ry: 2.6,
          clumps: 0.7,
        })
        for (let i = 0; i < 9; i++) {
          const [far, aside] = [random.range(2.5, 9), random.gauss(0, 1.9)]
          const r = random.range(0.5, 0.85)
          out.granules.push({ x: s.x + nx * far - ny * aside, y: s.y + ny * far + nx * aside, rx: r, ry: r })
        }
        continue
      }
      if (since > 5 && random.chance(0.2)) {
        since = 0
        out.goblets.push({
          x: s.x + nx * 4.5,
          y: s.y + ny * 4.5,
          rx: random.range(3, 3.9),
          ry: random.range(4, 5),
          angle: s.angle,
          wobble: 0.06,
          seed: random.int(999),
        })
        out.nuclei.push({
          ...cellNucleus(random, s.x - nx * 3, s.y - ny * 3, s.angle),
          rx: 2.6,
          ry: 1.8,
          dark: 1.15,
        })
        continue
      }
      out.nuclei.push({
        ...cellNucleus(random, s.x, s.y, s.angle + random.gauss(0, 0.08)),
        ry: random.gauss(3.9, 0.3),
        dark: random.gauss(1.06, 0.07),
      })
    }
  }
  return out
}
