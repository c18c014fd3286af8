/** The shapes inside an SVG selector: as much SVG as annotations use, without a browser. Pure. */
import type { Exchanged } from './exchange.ts'
import { tidy } from './exchange.ts'
import type { Found } from './found.ts'
import { openRing } from './found.ts'
import { boxAround, type Place } from './shape.ts'

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

/** A path of straight lines; null where it bends, which ours cannot. Each part of it is a line or a ring. */
function pathOf(d: string): Found[] | null {
  const found: Found[] = []
  let points: Place[] = []
  let [x, y] = [0, 0]
  const end = (kind: 'line' | 'ring') => {
    if (points.length > 1) found.push({ kind, points: kind === 'ring' ? openRing(points) : points })
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
    if (!'MLHV'.includes(upper)) return null
    if (upper === 'M') end('line')
    else if (points.length === 0) points = [[x, y]]
    const steps: [number | null, number | null][] =
      upper === 'H'
        ? values.map((to) => [to, null])
        : upper === 'V'
          ? values.map((to) => [null, to])
          : paired(values)
    for (const [toX, toY] of steps) {
      x = toX === null ? x : isRelative ? x + toX : toX
      y = toY === null ? y : isRelative ? y + toY : toY
      points.push([x, y])
    }
  }
  end('line')
  return found
}

type Read = (attribute: (name: string) => string, number: (name: string) => number) => Found[] | null

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

const elements: Record<string, Read> = {
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
  polyline: (a) => [{ kind: 'line', points: paired(numbers(a('points'))) }],
  polygon: (a) => [{ kind: 'ring', points: paired(numbers(a('points'))) }],
  path: (a) => pathOf(a('d')),
}

const names = Object.keys(elements).join('|')

/** The shapes of a drawing; null for each that is none of ours, and for a drawing that is moved by a transform. */
export function fromSvg(svg: string): (Found | null)[] {
  const tags = [...svg.matchAll(new RegExp(`<(?:\\w+:)?(${names})\\b([^<>]*)>`, 'gi'))]
  const isMoved = /\stransform\s*=/i.test(svg)
  return tags.flatMap(([, name = '', rest = '']) => {
    const attribute = (wanted: string) =>
      new RegExp(`\\s${wanted}\\s*=\\s*["']([^"']*)["']`, 'i').exec(rest)?.[1] ?? ''
    const found = isMoved
      ? null
      : elements[name.toLowerCase()]?.(attribute, (wanted) => Number.parseFloat(attribute(wanted) || '0'))
    return found ?? [null]
  })
}
