import type { Point } from '../drawing.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { Field } from '../kernel/field.ts'
import { fbm, noise } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, offsetLine } from '../kernel/shapes.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'
import type { Purkinje } from './neurons.ts'

const field = { x: 0, y: 0, width: widthUm, height: heightUm }

const nucleusOf = (random: Random, x: number, y: number, rx: number, ry: number, angle: number): Nucleus => ({
  x,
  y,
  rx,
  ry,
  angle,
  wobble: 0.06,
  dark: random.gauss(1, 0.1),
  clumps: random.range(0.4, 0.65),
  soft: random.range(0.5, 1.3),
  seed: random.int(9999),
})

export interface Cells {
  molecular: Nucleus[]
  /** glia between and around the Purkinje cells */
  bergmann: Nucleus[]
  granules: Nucleus[]
  /** Golgi cells of the granular layer: a body and a pale nucleus each */
  golgi: { body: Blob; nucleus: Nucleus }[]
  glia: Nucleus[]
  /** clear rings round oligodendrocytes */
  halos: Blob[]
}

export function scatterCells(seed: number, layout: Layout, purkinje: readonly Purkinje[]): Cells {
  const random = createRandom(seed)
  const { depth, belowPurkinje, white } = layout
  const bodies = new Seeds(
    widthUm,
    heightUm,
    60,
    purkinje.map((p): Point => [p.x, p.y]),
  )
  const free = (x: number, y: number, room: number) => {
    bodies.look(x, y)
    const p = purkinje[bodies.nearest]
    if (!p || bodies.first > 42) return true
    const along = (x - p.x) * Math.cos(p.angle) + (y - p.y) * Math.sin(p.angle)
    const across = (y - p.y) * Math.cos(p.angle) - (x - p.x) * Math.sin(p.angle)
    return (along / (p.height / 2 + room)) ** 2 + (across / (p.width / 2 + room)) ** 2 > 1
  }
  const molecular = scatter(
    random,
    field,
    62,
    (x, y) => {
      const d = depth.at(x, y)
      if (d < 5 || belowPurkinje.at(x, y) > -16) return 0
      // basket cells: a little more of them in the deep third
      return d < 22 ? 30 : 30 + 14 * noise(x / 60, y / 60, seed) - (d > 190 ? 4 : 0)
    },
    { tries: 22 },
  ).map(([x, y]) => {
    const long = random.chance(0.25)
    return nucleusOf(
      random,
      x,
      y,
      long ? random.range(3.4, 4.6) : random.gauss(3, 0.25),
      long ? random.range(1.7, 2.3) : random.gauss(2.7, 0.2),
      random.range(0, 3.1),
    )
  })
  const bergmann: Nucleus[] = []
  for (const line of layout.purkinjeLines)
    for (const s of along(line, 8.5, random, 0.45)) {
      const out = layout.outward(s.x, s.y)
      const off = random.gauss(-3, 8)
      const [x, y] = [s.x + Math.cos(out) * off, s.y + Math.sin(out) * off]
      if (!free(x, y, 3.6)) continue
      bergmann.push({
        ...nucleusOf(
          random,
          x,
          y,
          random.gauss(3.5, 0.25),
          random.gauss(2.8, 0.2),
          out + random.gauss(0, 0.4),
        ),
        dark: random.gauss(0.72, 0.08),
        clumps: 0.6,
      })
    }
  const golgi: Cells['golgi'] = scatter(
    random,
    field,
    150,
    (x, y) => {
      const b = belowPurkinje.at(x, y)
      return b > 24 && b < 110 && white.at(x, y) < -20 ? 105 : 0
    },
    { tries: 30 },
  ).map(([x, y]) => {
    const turn = random.range(0, 3.1)
    return {
      body: {
        x,
        y,
        rx: random.range(7.5, 10),
        ry: random.range(6, 7.4),
        angle: turn,
        wobble: 0.12,
        seed: random.int(999),
      },
      nucleus: { ...nucleusOf(random, x, y, 4.3, 4, turn), dark: 0.6, clumps: 0.6, nucleolus: 1 },
    }
  })
  const packed = new Seeds(widthUm, heightUm, 9)
  for (const n of bergmann) packed.add([n.x, n.y])
  const large = new Seeds(
    widthUm,
    heightUm,
    30,
    golgi.map((g): Point => [g.body.x, g.body.y]),
  )
  const crowds = Field.from(widthUm, heightUm, 6, (x, y) =>
    belowPurkinje.at(x, y) < 0 || white.at(x, y) > 10 ? 0 : fbm(x / 15, y / 15, seed + 3, 2),
  )
  const granules = scatter(
    random,
    field,
    9,
    (x, y) => {
      const b = belowPurkinje.at(x, y)
      if (b < 4) return 0
      const w = white.at(x, y)
      if (w > 8) return 0
      // islands of neuropil (glomeruli) lie between crowds of granule cells
      const crowd = crowds.at(x, y)
      if (crowd > 0.4) return 0
      const thin = b < 20 ? 1.6 : w > -18 ? 1.7 : 0
      if (b < 40 && !free(x, y, 3.4)) return 0
      large.look(x, y)
      return large.first < 11.5 ? 0 : 5.2 + thin + (crowd > 0.22 ? 0.8 : 0)
    },
    { into: packed, tries: 15 },
  ).map(([x, y]) => ({
    ...nucleusOf(random, x, y, random.gauss(2.85, 0.17), random.gauss(2.65, 0.16), random.range(0, 3.1)),
    dark: random.gauss(1.08, 0.1),
    clumps: random.range(0.5, 0.75),
    clumpUm: 0.9,
  }))
  const halos: Blob[] = []
  const glia = scatter(
    random,
    field,
    26,
    (x, y) => {
      const w = white.at(x, y)
      return w > 6 ? 12.5 + 4 * noise(x / 40, y / 40, seed + 5) : 0
    },
    { tries: 16 },
  ).map(([x, y]) => {
    const turn = layout.outward(x, y) + Math.PI / 2
    if (random.chance(0.22))
      return { ...nucleusOf(random, x, y, random.gauss(4.2, 0.3), 3.2, turn), dark: 0.62, clumps: 0.6 }
    if (random.chance(0.12)) return nucleusOf(random, x, y, random.range(4.5, 6.5), 1.4, turn)
    const r = random.gauss(2.75, 0.18)
    halos.push({ x, y, rx: r + 1.7, ry: r + 1.3, angle: turn, wobble: 0.08, seed: random.int(999) })
    return { ...nucleusOf(random, x, y, r, r * 0.95, turn), dark: 1.15 }
  })
  return { molecular, bergmann, granules, golgi, glia, halos }
}

/** A small vessel that runs within the section. */
export interface Capillary {
  line: Point[]
  width: number
  nuclei: Nucleus[]
  redCells: Blob[]
}

/** Vessels of the pia, capillaries of the nervous tissue, nuclei of the pia. */
export function vessels(seed: number, layout: Layout) {
  const random = createRandom(seed)
  const pial: Vessel[] = []
  const take = (x: number, y: number, r: number, stretch: number, angle: number) => {
    if (pial.some((v) => Math.hypot(v.outer.x - x, v.outer.y - y) < v.outer.rx + r * stretch + 14)) return
    const coat = r > 9 && random.chance(0.4) ? 5 : 0
    const made = vessel(seed + pial.length * 7, x, y, Math.max(4, r - coat), coat, stretch)
    pial.push(turned(made, angle))
  }
  for (const { line } of layout.sulci)
    for (const s of along(line, 46, random, 0.4)) {
      const room = -layout.depth.at(s.x, s.y) - 3
      if (room < 8 || room > 42 || s.y < 60 || random.chance(0.25)) continue
      take(s.x, s.y, Math.min(room - 2, random.range(6, 26)), random.range(1.2, 1.9), s.angle)
    }
  for (let x = 60; x < widthUm - 60; x += random.range(70, 190)) {
    const room = -layout.depth.at(x, layout.fissure(x)) - 3
    if (room > 8) take(x, layout.fissure(x), room - 2, random.range(1.2, 2.2), 0.05)
  }
  for (const line of layout.surfaces)
    for (const s of along(line, 210, random, 0.4)) {
      if (s.y > 420 || s.x < 60 || s.x > widthUm - 60) continue
      const r = random.range(8, 19)
      const out = layout.outward(s.x, s.y)
      take(
        s.x + Math.cos(out) * (r + 5),
        s.y + Math.sin(out) * (r + 5),
        r,
        random.range(1, 1.6),
        out + Math.PI / 2,
      )
    }
  const capillaries: Capillary[] = []
  for (let tries = 0; tries < 3000 && capillaries.length < 130; tries++) {
    const [x, y] = [random.range(30, widthUm - 30), random.range(60, heightUm - 20)]
    if (layout.depth.at(x, y) < 12) continue
    const molecular = layout.belowPurkinje.at(x, y) < 0
    const out = layout.outward(x, y)
    const angle = molecular ? out + random.gauss(0, 0.35) : random.range(0, 6.2)
    const long = random.range(22, molecular ? 80 : 48)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const sway = random.gauss(0, 0.05 * long)
    const line = Array.from({ length: 9 }, (_, k): Point => {
      const far = (k / 8 - 0.5) * long
      const off = sway * Math.sin(k * 0.6)
      return [x + dx * far - dy * off, y + dy * far + dx * off]
    })
    if (
      line.some(([px, py]) => layout.depth.at(px, py) < 4 || Math.abs(layout.belowPurkinje.at(px, py)) < 34)
    )
      continue
    if (capillaries.some((c) => Math.hypot((c.line[4]?.[0] ?? 0) - x, (c.line[4]?.[1] ?? 0) - y) < 90))
      continue
    const width = random.range(4, 6.5)
    const nuclei = along(
      offsetLine(line, (random.chance(0.5) ? 1 : -1) * (width / 2 + 0.7)),
      24,
      random,
      0.3,
    ).map((s) => nucleusOf(random, s.x, s.y, random.range(3.4, 5), 1.25, s.angle))
    const redCells = along(line, 9, random, 0.4)
      .filter((s) => random.chance(0.45) && Math.hypot(s.x - x, s.y - y) < long / 2 - 3)
      .map((s): Blob => ({ x: s.x, y: s.y, rx: 3.4, ry: Math.min(3, width * 0.43), angle: s.angle }))
    capillaries.push({ line, width, nuclei, redCells })
  }
  const flat: Nucleus[] = []
  for (const line of layout.surfaces)
    for (const s of along(line, 15, random, 0.45)) {
      const out = layout.outward(s.x, s.y)
      const off = random.range(2.5, 9)
      flat.push(
        nucleusOf(
          random,
          s.x + Math.cos(out) * off,
          s.y + Math.sin(out) * off,
          random.range(3.5, 6.5),
          random.range(1, 1.6),
          out + Math.PI / 2 + random.gauss(0, 0.12),
        ),
      )
    }
  return { pial, capillaries, flat }
}

/** The same vessel with its long axis in another direction. */
function turned(v: Vessel, angle: number): Vessel {
  const turn = angle - (v.outer.angle ?? 0)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const { x, y } = v.outer
  const move = <T extends Blob>(b: T): T => ({
    ...b,
    x: x + (b.x - x) * cos - (b.y - y) * sin,
    y: y + (b.x - x) * sin + (b.y - y) * cos,
    angle: (b.angle ?? 0) + turn,
  })
  return {
    ...v,
    outer: move(v.outer),
    lumen: move(v.lumen),
    nuclei: v.nuclei.map(move),
    redCells: v.redCells.map(move),
  }
}
