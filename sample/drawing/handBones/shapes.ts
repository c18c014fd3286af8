import type { Point } from '../drawing.ts'
import { type Strap, strapOutline } from '../kernel/flesh.ts'
import { points } from '../kernel/points.ts'
import { smooth } from '../kernel/relief.ts'

/** The plate's own units: a px at full size, 18 for a mm. A right hand from the palm, hanging down: lateral is left. */
export const width = 2900
export const height = 4096
export const perMm = 18

/** Places in mm: x from the axis of the middle finger (lateral is negative), y from the wrist down. */
export const place = ([x, y]: Point): Point => [1620 + x * perMm, 420 + y * perMm]
export const spots = (list: string): Point[] => points(list).map(place)
export const loop = (list: string): Point[] => smooth(spots(list), true, 6)

export const radius = loop(
  '-27.4,2 -24.6,3.4 -20,-0.4 -12,-1.2 -5,0.2 4,-1 7.4,-2.4 7.6,-6 6,-12 3,-20 1,-32 -18,-32 -22,-20 -26,-10 -28,-4',
)
export const ulna = loop(
  '9.6,-8.6 13,-7.4 18,-8.4 20.4,-7.4 22,-5 23.6,-6.6 23,-11 20.6,-17 19,-24 18.4,-36 9.4,-36 9.6,-24 9,-14',
)

export const carpals = {
  scaphoid: loop(
    '-4.8,3.4 -11,1 -18,3 -23,8 -25,14 -23.4,18.8 -18.6,19.6 -14.4,16.6 -10.4,13 -6.6,11.6 -4.6,8',
  ),
  lunate: loop(
    '-3.8,4.4 -1.4,2 2.4,0.8 6.6,1.8 9,5 9.4,9.6 8.6,13.4 6.6,14.6 5.4,12.4 3.4,10.3 0.6,9.7 -1.8,10.6 -3.4,12 -4.6,11.4 -4.6,8',
  ),
  triquetrum: loop('10,4.6 14,3.6 19,5.6 23,10.4 22.4,15.4 18,18.6 13.4,17.4 10.4,14 9.4,9'),
  pisiform: loop('14.4,7.4 18.6,6.2 22,9.4 22.2,14 18.8,17.2 14.8,15.8 12.8,11.6'),
  trapezium: loop(
    '-26.4,20.4 -21.4,20.6 -16.6,20.4 -14.8,24 -15.4,30 -19,33.4 -24.4,32.6 -28.4,28.4 -29,23.4',
  ),
  trapezoid: loop('-14,20 -10.6,16.6 -7.6,17.6 -6.9,21.4 -7,25.4 -8.2,30 -11.4,32.6 -14.2,30 -13.8,24.6'),
  capitate: loop(
    '-4.2,14.6 -2,12.4 0.8,11.6 3.4,12.6 5,15 5.4,18 4.6,21.4 4.6,24.6 6,29.6 6.8,34.4 5.6,37.4 0,38 -5.8,37.2 -7.2,33.6 -6.6,29 -5.6,24.8 -5.4,21.4 -5.6,17.8',
  ),
  hamate: loop(
    '6.8,17.4 8.2,15.2 10,15.6 13,18.8 18,20.2 21.8,24.4 22.4,31 20,36.4 13.4,37.8 8,36.8 8,31.6 6.4,26.4 6,22',
  ),
}
export const hook = loop('10.6,24.6 13.4,22.8 16,25 16,30 13.6,33 11,31.6 10,28')
export const scaphoidTubercle = loop('-22.8,12.6 -19.6,12.4 -17.8,15.2 -19.2,18.4 -22.2,18.2 -23.8,15.4')
export const trapeziumTubercle = loop('-24.6,21.8 -21.6,21.4 -19.8,24 -20.4,28.6 -22.6,29.6 -24.8,26')
export const sesamoids: [Point, Point] = [place([-42.8, 71.4]), place([-48.8, 68.2])]

/** A long bone by its ends (mm) and its widths at base, waist and head (mm). */
interface Long {
  from: Point
  to: Point
  base: number
  waist: number
  head: number
  /** ends in a broad rough tuft under the nail instead of a joint */
  last?: true
}
const long = (list: string, base: number, waist: number, head: number, last?: true): Long => {
  const [from = [0, 0], to = [0, 0]] = points(list)
  return last ? { from, to, base, waist, head, last } : { from, to, base, waist, head }
}

/** Rays from the thumb to the little finger: metacarpal bone, then phalanges. */
export const rays: Long[][] = [
  [
    long('-27.4,35.4 -47.6,73.4', 15.6, 10, 15),
    long('-47.8,75.4 -61.4,103', 15, 8.6, 12),
    long('-62.2,104.8 -71,125', 13, 6.8, 11.4, true),
  ],
  [
    long('-12.6,34.4 -23.8,98', 15, 8.6, 15),
    long('-24.2,100.2 -30,138.6', 15, 9, 12),
    long('-30.2,140.4 -33.2,163', 12.4, 7.4, 10),
    long('-33.4,164.6 -35.4,181', 10.4, 5, 8.4, true),
  ],
  [
    long('-1,39.2 -2.6,102', 15, 9, 15.4),
    long('-2.6,104.2 -3,147.6', 15.4, 9.4, 12.6),
    long('-3,149.4 -3,176', 13, 7.8, 10.4),
    long('-3,177.6 -3,194.6', 10.8, 5.2, 8.8, true),
  ],
  [
    long('11,39 18.2,94.6', 12, 7.2, 13.4),
    long('18.6,96.8 23,136.4', 13.8, 8.6, 11.6),
    long('23.2,138.2 25.6,163.4', 12, 7.2, 9.8),
    long('25.8,165 27.2,181.4', 10, 5, 8.4, true),
  ],
  [
    long('20.4,38.8 35,86.6', 12.6, 7, 12.6),
    long('35.2,88.4 43.4,119.4', 12.6, 7.6, 10.2),
    long('44,121.2 48.4,138.8', 10.6, 6.2, 8.4),
    long('48.8,140.2 52,154.8', 8.8, 4.4, 7.2, true),
  ],
]

/** Widths along a bone, as parts of base, waist and head. */
export function shaft({ from, to, base, waist, head, last }: Long): Strap {
  const a = place(from)
  const b = place(to)
  const steps = 24
  const line = Array.from(
    { length: steps + 1 },
    (_, i): Point => [a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps],
  )
  const rows: [number, number][] = last
    ? [
        [0, base * 0.86],
        [0.1, base],
        [0.26, base * 0.72],
        [0.52, waist],
        [0.66, waist * 1.06],
        [0.84, head],
        [0.93, head * 0.93],
        [1, head * 0.66],
      ]
    : [
        [0, base * 0.84],
        [0.06, base],
        [0.16, base * 0.9],
        [0.34, waist * 1.06],
        [0.55, waist],
        [0.74, waist * 1.12],
        [0.87, head * 0.92],
        [0.94, head],
        [1, head * 0.72],
      ]
  const width = line.map((_, i) => {
    const t = i / steps
    const k = Math.max(
      1,
      rows.findIndex(([at]) => at >= t),
    )
    const [t0 = 0, w0 = 0] = rows[k - 1] ?? []
    const [t1 = 1, w1 = 0] = rows[k] ?? []
    const u = (t - t0) / (t1 - t0 || 1)
    return (w0 + (w1 - w0) * u * u * (3 - 2 * u)) * perMm
  })
  return { line, width }
}

export function boneOutline(bone: Long): Point[] {
  const s = shaft(bone)
  const outline = strapOutline(s)
  const half = outline.length / 2
  const [a, b] = [s.line[0] ?? [0, 0], s.line.at(-1) ?? [0, 0]]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const dx = (b[0] - a[0]) / length
  const dy = (b[1] - a[1]) / length
  // bases are hollow, heads round, tufts blunt
  const cup: Point = [a[0] + dx * perMm * 0.5, a[1] + dy * perMm * 0.5]
  const beyond = perMm * (bone.last ? 0.75 : 1.1)
  const cap: Point = [b[0] + dx * beyond, b[1] + dy * beyond]
  return smooth([...outline.slice(0, half), cap, ...outline.slice(half), cup], true, 3)
}
