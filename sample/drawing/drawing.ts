/** What a drawing is: structure first (in µm), pixels afterwards. See ../shared/design/viewer-and-packs.md. */

/** A colour picture: 3 bytes (r, g, b) a pixel, row by row. */
export interface Picture {
  width: number
  height: number
  rgb: Uint8Array
}

/** A point in µm from the upper left corner of the drawing. */
export type Point = readonly [x: number, y: number]

/** A structure that can be pointed at, exactly where the plan has put it. */
export interface Structure {
  /** key of the term table (sample/school/terms) */
  term: string
  /** where a pointer's tip belongs: always inside `outline` */
  tip: Point
  /** the structure's outline, a closed polygon without the repeated first point */
  outline: Point[]
  /** the smallest objective at which the structure makes sense; 0 where none does: electron micrographs */
  objective: 0 | 4 | 10 | 20 | 40 | 100
}

/** A size that the plan has drawn, to be compared with the table of real sizes. */
export interface Measure {
  /** key of the size table, for example 'redCell' */
  size: string
  /** every drawn instance's value, in µm */
  um: number[]
}

/** A plan: where everything lies, made from a seed alone, so that the same seed gives the same slide at any size. */
export interface Plan {
  structures: Structure[]
  measures: Measure[]
  /** outlines of folds and tears, where nothing may be pointed at */
  damage?: Point[][]
  /** Draws the whole field with `pxPerUm` pixels for each µm. Pure: the same arguments give the same bytes. */
  render(pxPerUm: number): Picture
}

export interface Drawing {
  /** key of the specimen that it shows, for example 'thick-skin' */
  key: string
  /** the field's size in µm */
  widthUm: number
  heightUm: number
  /** the long side in px at full size: 8192 for most slides */
  longSidePx: number
  plan(seed: number): Plan
}
