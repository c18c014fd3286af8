import type { MarkShape } from '../../contract/specimens.ts'

/** How many points a shape needs, and how many it may have. */
export const pointsOf: Record<MarkShape, { least: number; most: number }> = {
  point: { least: 1, most: 1 },
  text: { least: 1, most: 1 },
  arrow: { least: 2, most: 2 },
  line: { least: 2, most: 2 },
  rectangle: { least: 2, most: 2 },
  ellipse: { least: 2, most: 2 },
  polygon: { least: 3, most: 2000 },
  freehand: { least: 2, most: 2000 },
}

/** Sizes of a mark's text in px. */
export const fontSizes = { least: 8, most: 24 }

/** Lengths of a mark's texts in characters. */
export const markName = { most: 200 }
export const markDesc = { most: 2000 }

/** Limits of a coordinate (px at full size): somewhat outside of a picture is still a place, far outside is none. */
export const places = { least: -100_000, most: 10_000_000 }
