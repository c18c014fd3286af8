import type { Point, Structure } from '../drawing.ts'
import { type Details, enamelAt } from './details.ts'
import { direction } from './mesh.ts'
import { enamelADay, growthZone, striaDays, striaDepth, striaSway, striaWave, type Tissue } from './tissue.ts'

/** µm of a rod from the junction to the surface, by index of the rails. */
export function rodLength(tissue: Tissue, i: number): number {
  const d = tissue.shape.dentine[i] ?? [0, 0]
  const s = tissue.shape.surface[i] ?? [0, 0]
  return Math.hypot(s[0] - d[0], s[1] - d[1])
}

export function markTooth(tissue: Tissue, details: Details, seed: number): Structure[] {
  const { shape, tubuleAt } = tissue
  const { dentine, pulp, surface, labialNeck, lingualNeck, horn } = shape
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k)
  const band = (indices: number[], one: (i: number) => Point, other: (i: number) => Point): Point[] => [
    ...indices.map(one),
    ...indices.toReversed().map(other),
  ]
  /** beside the dentine's surface, positive towards the pulp */
  const beside = (i: number, um: number): Point => {
    const d = dentine[i] ?? [0, 0]
    const [dx, dy] = direction(dentine, i)
    return [d[0] - dy * um, d[1] + dx * um]
  }
  const enamelAlong = (i: number) => enamelAt(shape, i, 0.5)
  const surfaceOf = (i: number) => surface[i] ?? [0, 0]
  const dentineOf = (i: number) => dentine[i] ?? [0, 0]
  const pulpOf = (i: number) => pulp[i] ?? [0, 0]
  const last = dentine.length - 1
  const cementum = (from: number, to: number): Structure => ({
    term: 'cementum',
    tip: enamelAt(shape, Math.round((from + to) / 2), 0.5),
    outline: band(run(from, to), surfaceOf, dentineOf),
    objective: 4,
  })
  const tubules = (i: number): Structure => ({
    term: 'dentinal-tubules',
    // the junction with the enamel is in view
    tip: tubuleAt(i, 0.94),
    outline: band(
      run(0, 20),
      (k) => tubuleAt(i - 3, 0.12 + k * 0.042),
      (k) => tubuleAt(i + 3, 0.12 + k * 0.042),
    ),
    objective: 10,
  })
  const space = (term: string, from: number, to: number): Structure => {
    const left = run(0, horn).filter((i) => pulpOf(i)[1] >= from && pulpOf(i)[1] <= to)
    const right = run(horn, last).filter((i) => pulpOf(i)[1] >= from && pulpOf(i)[1] <= to)
    const middle = pulpOf(left[left.length >> 1] ?? 0)
    const across = right.reduce((a, b) =>
      Math.abs(pulpOf(b)[1] - middle[1]) < Math.abs(pulpOf(a)[1] - middle[1]) ? b : a,
    )
    return {
      term,
      tip: [(middle[0] + pulpOf(across)[0]) / 2, middle[1]],
      outline: [...left.map(pulpOf), ...right.map(pulpOf)],
      objective: 4,
    }
  }
  const junctionRun = run(horn - 62, horn - 40)
  const schreger = run(horn - 88, horn - 66)
  const neck = (i: number, toward: number): Structure => ({
    term: 'cervical-line',
    tip: enamelAt(shape, i, 0.5),
    outline: band(
      [i - 2, i, i + 2],
      (k) => enamelAt(shape, k, 1),
      (k) => beside(k, toward),
    ),
    objective: 4,
  })
  // one at the cusp, which runs plainly from the junction into the enamel
  const spindle = details.spindles[43] ?? []
  const spindleTip = spindle[3] ?? [0, 0]
  const lamella = details.lamellae[0] ?? []
  const beam = (line: Point[], half: number): Point[] => [
    ...line.map(([x, y]): Point => [x - half, y - half]),
    ...line.toReversed().map(([x, y]): Point => [x + half, y + half]),
  ]
  return [
    {
      term: 'enamel',
      tip: enamelAlong(horn - 64),
      outline: band(run(labialNeck, lingualNeck), surfaceOf, dentineOf),
      objective: 4,
    },
    {
      term: 'dentine',
      tip: tubuleAt(horn - 84, 0.5),
      outline: band(run(0, last), dentineOf, pulpOf),
      objective: 4,
    },
    cementum(16, 46),
    cementum(last - 46, last - 16),
    space('pulp-cavity', 7000, 12_600),
    space('root-canal', 15_500, 23_800),
    {
      term: 'apical-foramen',
      tip: [5525, 24_880],
      outline: [
        [5390, 24_600],
        [5400, 24_750],
        [5350, 24_960],
        [5700, 24_960],
        [5655, 24_750],
        [5660, 24_600],
      ],
      objective: 4,
    },
    {
      term: 'enamel-dentine-junction',
      tip: beside(horn - 51, 8),
      outline: band(
        junctionRun,
        (i) => beside(i, -45),
        (i) => beside(i, 55),
      ),
      objective: 10,
    },
    stria(tissue, labialNeck + 34, seed),
    stria(tissue, horn - 8, seed),
    tubules(horn - 86),
    tubules(horn + 92),
    neck(labialNeck, 60),
    neck(lingualNeck, 60),
    {
      term: 'hunter-schreger-bands',
      tip: enamelAt(shape, horn - 77, 0.36),
      outline: band(
        schreger,
        (i) => enamelAt(shape, i, 0.08),
        (i) => enamelAt(shape, i, 0.62),
      ),
      objective: 4,
    },
    {
      term: 'tomes-granular-layer',
      tip: beside(labialNeck - 42, 28),
      outline: band(
        run(labialNeck - 60, labialNeck - 24),
        (i) => beside(i, 6),
        (i) => beside(i, 62),
      ),
      objective: 10,
    },
    {
      term: 'dead-tracts',
      tip: tubuleAt(horn - 3, 0.36),
      outline: band(
        run(0, 16),
        (k) => tubuleAt(horn - 6, 0.2 + k * 0.046),
        (k) => tubuleAt(horn + 5, 0.2 + k * 0.046),
      ),
      objective: 4,
    },
    { term: 'enamel-spindle', tip: spindleTip, outline: beam(spindle, 12), objective: 10 },
    { term: 'enamel-lamella', tip: lamella[20] ?? [0, 0], outline: beam(lamella, 14), objective: 10 },
  ]
}

/** A dark growth line that passes near the middle of the enamel at an index of the rails. */
function stria(tissue: Tissue, at: number, seed: number): Structure {
  const { shape, day } = tissue
  const arc = (i: number) => shape.arc[i] ?? 0
  const length = (i: number) => rodLength(tissue, i)
  const near = Math.round(day(arc(at), length(at) / 2) / striaDays)
  const reach = Math.floor(length(at) / 4 / (striaDays * enamelADay))
  const worth = (n: number) => striaDepth(n & 511, seed) * (0.55 + 0.75 * growthZone(n))
  let number = near
  for (let n = near - reach; n <= near + reach; n++) if (worth(n) > worth(number)) number = n
  const which = number * striaDays
  const place = (i: number, aside: number): Point => {
    const along = (um: number) => enamelAt(shape, i, Math.min(1, Math.max(0, um / length(i))))
    let um = (which - day(arc(i), 0)) * enamelADay
    // the line wavers with the place to which it leads
    for (let k = 0; k < 3; k++) {
      const [x, y] = along(um)
      um = (which - striaDays * striaSway * striaWave(x, y, seed) - day(arc(i), 0)) * enamelADay
    }
    return along(um + aside)
  }
  const through = (i: number) => {
    const um = (which - day(arc(i), 0)) * enamelADay
    return um > 25 && um < length(i) - 25
  }
  const out: number[] = []
  for (let i = at; i > shape.labialNeck && through(i); i--) out.unshift(i)
  for (let i = at + 1; i < shape.lingualNeck && through(i); i++) out.push(i)
  return {
    term: 'striae-of-retzius',
    tip: place(at, 0),
    outline: [...out.map((i) => place(i, 16)), ...out.toReversed().map((i) => place(i, -16))],
    objective: 10,
  }
}
