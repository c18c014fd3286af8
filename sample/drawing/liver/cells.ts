import type { Point } from '../drawing.ts'
import { scatter } from '../kernel/cells.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

export interface Hepatocytes {
  nuclei: Nucleus[]
  /** lines between neighbours in a cord */
  borders: Point[][]
  /** lengths of the cells along their cords, µm */
  lengths: number[]
}

/** Cuts each cord into cells: nuclei in their middles, now and then two. */
export function cutCords(seed: number, layout: Layout): Hepatocytes {
  const random = createRandom(seed)
  const { grown } = layout
  const out: Hepatocytes = { nuclei: [], borders: [], lengths: [] }
  const nucleus = (x: number, y: number, r: number): Nucleus => ({
    x,
    y,
    rx: r * random.range(0.97, 1.07),
    ry: r,
    angle: random.range(0, 3),
    wobble: 0.035,
    dark: random.gauss(0.86, 0.07),
    clumps: random.range(0.6, 0.85),
    nucleolus: random.chance(0.8) ? random.range(0.75, 1.15) : 0,
    soft: random.range(0.5, 1.2),
    seed: random.int(9999),
  })
  for (const index of layout.cords) {
    const line = grown.strands[index]?.line ?? []
    const count = Math.max(1, Math.round(((line.length - 1) * 7 + 16) / 23))
    const step = ((line.length - 1) * 7 + 16) / count
    if (count > 1 && step >= 18 && step <= 35) out.lengths.push(step)
    const at = (um: number): { p: Point; turn: number } => {
      const t = Math.min(line.length - 1, Math.max(0, um / 7))
      const i = Math.min(line.length - 2, Math.floor(t))
      const [a, b] = [line[Math.max(0, i)] ?? [0, 0], line[i + 1] ?? line[0] ?? [0, 0]]
      const f = line.length > 1 ? t - i : 0
      return {
        p: [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f],
        turn: Math.atan2(b[1] - a[1], b[0] - a[0]),
      }
    }
    for (let k = 0; k < count; k++) {
      const { p, turn } = at((k + 0.5) * step - 8 + random.gauss(0, 1.2))
      const x = p[0] - Math.sin(turn) * random.gauss(0, 1.1)
      const y = p[1] + Math.cos(turn) * random.gauss(0, 1.1)
      if (grown.inside.at(x, y) > 4.5 && random.chance(0.9)) {
        if (random.chance(0.13)) {
          const aim = random.range(0, 3.1)
          for (const side of [-3.9, 3.9])
            out.nuclei.push(
              nucleus(x + Math.cos(aim) * side, y + Math.sin(aim) * side, random.gauss(3.35, 0.15)),
            )
        } else
          out.nuclei.push(
            nucleus(x, y, random.chance(0.12) ? random.gauss(4.7, 0.2) : random.gauss(3.7, 0.22)),
          )
      }
      if (k === 0) continue
      const cut = at(k * step - 8 + random.gauss(0, 1))
      const tilt = cut.turn + Math.PI / 2 + random.gauss(0, 0.22)
      const reach = (way: number) => {
        let r = 0
        while (r < 22) {
          const [qx, qy] = [
            cut.p[0] + Math.cos(tilt) * way * (r + 2),
            cut.p[1] + Math.sin(tilt) * way * (r + 2),
          ]
          if (grown.inside.at(qx, qy) < 0.3 || grown.ownerAt(qx, qy) !== index) break
          r += 2
        }
        return [cut.p[0] + Math.cos(tilt) * way * r, cut.p[1] + Math.sin(tilt) * way * r] as const
      }
      out.borders.push([reach(-1), reach(1)])
    }
  }
  return out
}

export interface Sinusoids {
  redCells: Blob[]
  /** flat ones of the endothelium and plump ones of macrophages */
  nuclei: Nucleus[]
  /** bodies of macrophages */
  macrophages: Blob[]
}

export function fillSinusoids(seed: number, layout: Layout): Sinusoids {
  const random = createRandom(seed)
  const { inside } = layout.grown
  const out: Sinusoids = { redCells: [], nuclei: [], macrophages: [] }
  const box = { x: 0, y: 0, width: widthUm, height: heightUm }
  const clear = (x: number, y: number) =>
    layout.veins.every((v) => Math.hypot(v.x - x, v.y - y) > v.rx + 1) &&
    layout.portals.every((p) => Math.hypot(p.x - x, p.y - y) > p.size * 1.4)
  const spots = scatter(random, box, 9, (x, y) => (inside.at(x, y) < -1.3 ? 7.6 : 0), { tries: 5 })
  for (const [x, y] of spots) {
    const dx = inside.at(x + 3, y) - inside.at(x - 3, y)
    const dy = inside.at(x, y + 3) - inside.at(x, y - 3)
    const angle = Math.atan2(dx, -dy) + (Math.hypot(dx, dy) < 0.4 ? random.range(0, 3) : 0)
    const d = inside.at(x, y)
    const lot = random.next()
    if (d < -2.3 && lot < 0.4) {
      if (!clear(x, y)) continue
      const r = random.range(3.3, 3.75)
      out.redCells.push({
        x,
        y,
        rx: r,
        ry: r * random.range(0.6, 0.95),
        angle,
        wobble: 0.05,
        seed: random.int(99),
      })
    } else if (lot > 0.72) {
      if (!clear(x, y)) continue
      const plump = d < -2.6 && random.chance(0.3)
      if (plump) out.macrophages.push({ x, y, rx: 6.5, ry: 3.8, angle, wobble: 0.16, seed: random.int(999) })
      out.nuclei.push({
        x,
        y,
        rx: plump ? random.range(3.2, 4) : random.range(3.4, 5.2),
        ry: plump ? random.range(2, 2.5) : random.range(1.1, 1.5),
        angle,
        wobble: 0.12,
        dark: random.gauss(1.08, 0.1),
        clumps: 0.4,
        soft: random.range(0.5, 1.1),
        seed: random.int(9999),
      })
    }
  }
  return out
}
