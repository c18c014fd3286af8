/** The shapes inside an SVG selector: as much SVG as annotations use, without a browser. Pure. */
import type { Exchanged } from './exchange.ts'
import { tidy } from './exchange.ts'
import type { Found } from './found.ts'
import { lineOrLoop, openRing } from './found.ts'
import { isInside } from './outline.ts'
import { boxAround, type Place } from './shape.ts'
import { type Affine, combineTransforms, IDENTITY, movedBy, transformOf } from './transform.ts'

const listed = (points: readonly Place[]) => points.map(([x, y]) => `${tidy(x)},${tidy(y)}`).join(' ')

function elementOf({ shape, points }: Exchanged): string {
  const [a = [0, 0], b = a] = points
  switch (shape) {
    case 'point':
    case 'text':
      return `<circle cx="${tidy(a[0])}" cy="${tidy(a[1])}" r="0"/>`
    case 'line':
    case 'arrow':
      return `<line x1="${tidy(a[0])}" y1="${tidy(a[1])}" x2="${tidy(b[0])}" y2="${tidy(b[1])}"/>`
    case 'freehand':
      return `<polyline fill="none" points="${listed(points)}"/>`
    case 'ellipse': {
      const { left, top, right, bottom } = boxAround(points)
      const [rx, ry] = [(right - left) / 2, (bottom - top) / 2]
      return `<ellipse cx="${tidy(left + rx)}" cy="${tidy(top + ry)}" rx="${tidy(rx)}" ry="${tidy(ry)}"/>`
    }
    default:
      return `<polygon points="${listed(points)}"/>`
  }
}

export const toSvg = (mark: Exchanged) => `<svg xmlns="http://www.w3.org/2000/svg">${elementOf(mark)}</svg>`

const numbers = (text: string) => (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
const paired = (values: number[]) =>
  values.flatMap((x, at): Place[] => (at % 2 === 0 ? [[x, values[at + 1] ?? Number.NaN]] : []))

/** A path that comes back to where it began is closed, also where no Z says so. */
function lineOrCorners(points: Place[]): Found {
  const ring = openRing(points)
  return ring.length >= 3 && ring.length < points.length
    ? { kind: 'corners', points: ring }
    : { kind: 'line', points }
}

/** Where each step of a command leads; null: that coordinate stays. */
function stepsOf(command: string, values: number[]): (readonly [number | null, number | null])[] {
  if (command === 'H') return values.map((to) => [to, null])
  if (command === 'V') return values.map((to) => [null, to])
  return paired(values)
}

/** The straight pieces that stand for a bend. */
const piecesOfBend = 8

/** Points of a Bézier curve behind its first one; `corners`: its first point, those that pull it, its last. */
function bend(corners: readonly Place[]): Place[] {
  return Array.from({ length: piecesOfBend }, (_, at) => {
    const part = (at + 1) / piecesOfBend
    let row = corners
    while (row.length > 1)
      row = row.slice(1).map(([x, y], n): Place => {
        const [fromX, fromY] = row[n] as Place
        return [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
      })
    return row[0] as Place
  })
}

/** How many points follow each letter of a curve. */
const pointsOfBend: Record<string, number> = { C: 3, S: 2, Q: 2, T: 1 }

/** The curves of one command; those that go on smoothly are pulled by the mirrored point of the one before. */
function bends(command: string, values: number[], [x, y]: Place, isRelative: boolean, pull: Place | null) {
  const size = pointsOfBend[command] ?? 0
  const all = paired(values)
  const points: Place[] = []
  let [at, last]: [Place, Place | null] = [[x, y], pull]
  for (let n = 0; n + size <= all.length; n += size) {
    const [baseX, baseY] = isRelative ? at : [0, 0]
    const given = all.slice(n, n + size).map(([toX, toY]): Place => [toX + baseX, toY + baseY])
    const mirrored: Place = last ? [2 * at[0] - last[0], 2 * at[1] - last[1]] : at
    const pulled = command === 'S' || command === 'T' ? [mirrored, ...given] : given
    points.push(...bend([at, ...pulled]))
    last = pulled.at(-2) ?? null
    at = pulled.at(-1) ?? at
  }
  return { points, last }
}

/** A path of lines and bends; null where it has arcs. Each part of it is a line or a ring. */
function pathOf(d: string): Found[] | null {
  const found: Found[] = []
  let points: Place[] = []
  let [x, y] = [0, 0]
  let pull: Place | null = null
  const end = (kind: 'line' | 'ring') => {
    if (points.length > 1)
      found.push(kind === 'ring' ? { kind, points: openRing(points) } : lineOrCorners(points))
    points = []
  }
  for (const [, command = '', rest = ''] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const values = numbers(rest)
    const upper = command.toUpperCase()
    const isRelative = command !== upper
    if (upper === 'Z') {
      const [start] = points
      end('ring')
      if (start) [x, y] = start
      continue
    }
    if (pointsOfBend[upper] !== undefined) {
      if (points.length === 0) points = [[x, y]]
      const curve = bends(upper, values, [x, y], isRelative, pull)
      points.push(...curve.points)
      ;[x, y] = points.at(-1) ?? [x, y]
      pull = curve.last
      continue
    }
    pull = null
    if (!'MLHV'.includes(upper)) return null
    if (upper === 'M') end('line')
    else if (points.length === 0) points = [[x, y]]
    for (const [toX, toY] of stepsOf(upper, values)) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      if (toX !== null) x = fromX + toX
      if (toY !== null) y = fromY + toY
      points.push([x, y])
    }
  }
  end('line')
  return found
}

type ReadElement = (attribute: (name: string) => string, number: (name: string) => number) => Found[] | null

const oval = (cx: number, cy: number, rx: number, ry: number): Found[] =>
  rx === 0 && ry === 0
    ? [{ kind: 'place', points: [[cx, cy]] }]
    : [
        {
          kind: 'oval',
          points: [
            [cx - rx, cy - ry],
            [cx + rx, cy + ry],
          ],
        },
      ]

const elements: Record<string, ReadElement> = {
  circle: (_, n) => oval(n('cx'), n('cy'), n('r'), n('r')),
  ellipse: (_, n) => oval(n('cx'), n('cy'), n('rx'), n('ry')),
  rect: (_, n) => [
    {
      kind: 'box',
      points: [
        [n('x'), n('y')],
        [n('x') + n('width'), n('y') + n('height')],
      ],
    },
  ],
  line: (_, n) => [
    {
      kind: 'line',
      points: [
        [n('x1'), n('y1')],
        [n('x2'), n('y2')],
      ],
    },
  ],
  polyline: (a) => [lineOrLoop(paired(numbers(a('points'))))],
  polygon: (a) => [{ kind: 'ring', points: paired(numbers(a('points'))) }],
  path: (a) => withHoles(pathOf(a('d'))),
}

/** a path of more rings is a drawing: each counts by itself */
const maxRings = 50

/** Tells the rings of a path that lie within another of its rings. */
function withHoles(found: Found[] | null): Found[] | null {
  const rings = (found ?? []).filter(({ kind }) => kind === 'ring')
  if (rings.length < 2 || rings.length > maxRings) return found
  const isWithin = (one: Found, other: Found) =>
    one !== other && one.points.every(([x, y]) => isInside(other.points, { x, y }))
  return (found ?? []).map((one) =>
    rings.includes(one) && rings.some((other) => isWithin(one, other)) ? { ...one, isHole: true } : one,
  )
}

/** Of a picture, px; for lengths given in per cent. */
interface Size {
  width: number
  height: number
}

/** A length in px; per cent is of the picture's width, its height, or for radii of a circle its diagonal. */
function lengthOf(name: string, text: string, { width, height }: Size): number {
  const value = Number.parseFloat(text || '0')
  if (!text.trim().endsWith('%')) return value
  if (name === 'r') return (value / 100) * Math.hypot(width, height) * Math.SQRT1_2
  return (value / 100) * (/^(?:y|height|cy|ry|y1|y2)$/.test(name) ? height : width)
}

/** A transform may stand in the style too. */
const styled = (style: string) => /(?:^|;)\s*transform\s*:([^;]*)/i.exec(style)?.[1] ?? ''

const tagPattern = /<(\/?)(?:\w+:)?(\w+)\b([^<>]*)>/g

/**
 * The shapes of a drawing, where their own and their groups' transforms put them; null for each that is none of ours.
 * @param size of the picture that lengths in per cent are of
 */
export function fromSvg(svg: string, size: Size): (Found | null)[] {
  const found: (Found | null)[] = []
  /** the transformations of the groups around the element */
  const around: (Affine | null)[] = [IDENTITY]
  for (const [, closing, tag = '', rest = ''] of svg.matchAll(tagPattern)) {
    const name = tag.toLowerCase()
    const attribute = (wanted: string) =>
      new RegExp(`\\s${wanted}\\s*=\\s*["']([^"']*)["']`, 'i').exec(rest)?.[1] ?? ''
    const outer = around.at(-1) ?? null
    const isGroup = name === 'g' || name === 'svg'
    if (isGroup && closing) around.pop()
    if (closing) continue
    const affine =
      outer && combineTransforms(outer, transformOf(attribute('transform') || styled(attribute('style'))))
    if (isGroup && !rest.endsWith('/')) around.push(affine)
    if (!Object.hasOwn(elements, name)) continue
    const shapes = elements[name]?.(attribute, (wanted) => lengthOf(wanted, attribute(wanted), size))
    if (shapes && affine) found.push(...shapes.map((shape) => movedBy(affine, shape)))
    else found.push(null)
  }
  return found
}
