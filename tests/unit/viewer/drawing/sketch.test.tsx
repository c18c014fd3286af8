/** What is drawn shows on any stain: each shape, in each colour, stands on white. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type MarkShape, markColors, markShapes } from '../../../../src/contract/specimens.ts'
import { cssOf } from '../../../../src/rules/marks/colors.ts'
import type { Places } from '../../../../src/rules/marks/shape.ts'
import names from '../../../../src/viewer/drawing/Sketch.module.css'
import { Sketch } from '../../../../src/viewer/drawing/Sketch.tsx'

const sheet = readFileSync(
  join(import.meta.dirname, '../../../../src/viewer/drawing/Sketch.module.css'),
  'utf8',
)
const rules = [...sheet.matchAll(/((?:\.\w+,?\s*)+)\{([^}]*)\}/g)]

const classes = rules.flatMap(([, names = '']) => names.match(/\w+/g) ?? [])

/** What the sheet says of a class. */
function lookOf(name: string): Record<string, string> {
  const own = rules.filter(([, classes = '']) => classes.match(/\w+/g)?.includes(name))
  return Object.fromEntries(
    own.flatMap(([, , body = '']) =>
      [...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, key, value]) => [key, value]),
    ),
  )
}

interface Element extends Record<string, string | undefined> {
  tag: string
}

/** Paths, circles and texts in the order in which they are painted, with what the sheet says of them. */
function painted(html: string): Element[] {
  return [...html.matchAll(/<(path|circle|text)\b([^>]*)>/g)].map(([, tag = '', attributes = '']) => {
    const told = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    )
    const name = classes.find((one) => names[one] === told.class)
    return { tag, ...told, ...(name ? lookOf(name) : {}) }
  })
}

const white = '#fff'
const width = (one: Element) => Number.parseFloat(one['stroke-width'] ?? '0')

/** Whether white shows around it: below it lies the same, wider, or its own edge is painted first. */
function isRinged(one: Element, below: Element[]): boolean {
  if (one.stroke === white) return one['paint-order'] === 'stroke' && width(one) > 0
  return below.some((ring) =>
    one.tag === 'circle'
      ? ring.fill === white && Number(ring.r) > Number(one.r)
      : ring.stroke === white && ring.d === one.d && width(ring) >= width(one) + 2,
  )
}

const corners: Places = [
  [10, 10],
  [90, 20],
  [60, 80],
]
const placesOf: Record<MarkShape, Places> = {
  point: [[10, 10]],
  text: [[10, 10]],
  arrow: corners.slice(0, 2),
  line: corners.slice(0, 2),
  rectangle: corners.slice(0, 2),
  ellipse: corners.slice(0, 2),
  polygon: corners,
  freehand: corners,
}

test.each(markShapes)('%s: whole or being drawn, in every colour it lies on a white ring', (shape) => {
  const places = placesOf[shape]
  for (const [points, open] of [
    [places, false],
    [places.slice(0, 1), true],
    [places, true],
  ] as const)
    for (const color of markColors) {
      const html = renderToString(<Sketch {...{ shape, points, color, open }} text="肾小体" fontSize={16} />)
      const all = painted(html)
      const coloured = all.filter(({ fill, stroke }) => [fill, stroke].includes(cssOf(color)))
      expect(coloured.length).toBeGreaterThan(0)
      for (const one of coloured)
        expect([color, isRinged(one, all.slice(0, all.indexOf(one)))]).toEqual([color, true])
    }
})
