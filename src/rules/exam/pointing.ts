/** "Point at it": how far a tapped place is from a structure, and how far it may be. Pure. */
import type { Mark, Specimen } from '../../contract/specimens.ts'
import { distanceTo, isInside, type Spot } from '../marks/outline.ts'
import { shownUnder, underOneTimesUm } from '../objectives.ts'
import { isSynonym } from './names.ts'

/** How far (CSS px) a fingertip may miss an edge. */
export const fingerPx = 12

/** The screen that a picture is told to fill where no objective says how near one is: CSS px of its longer side. */
const wholeScreenPx = 480

export interface Distance {
  value: number
  /** `um`: micrometres · `px`: of the picture at full size, where nobody knows its scale */
  unit: 'um' | 'px'
}

type Picture = Pick<Specimen, 'width' | 'height' | 'scale' | 'zoom'>

const longSide = ({ width, height }: Picture) => Math.max(width, height, 1)

const told = (px: number, picture: Picture): Distance =>
  picture.scale > 0 ? { value: px * picture.scale, unit: 'um' } : { value: px, unit: 'px' }

/**
 * How far outside of the outline still counts, for the edge of a structure is no sharper than a finger: 12 CSS px at
 * the objective N that the mark is shown under, which are 12 × 10 / N µm (4×: 30 µm, 10×: 12 µm, 40×: 3 µm), however
 * near one has zoomed meanwhile. What is looked at as a whole, under no objective, counts as 480 CSS px long: 2.5 % of it.
 */
export function tolerance({ objective }: Pick<Mark, 'objective'>, picture: Picture): Distance {
  const um = objective > 0 && picture.scale > 0
  return um
    ? { value: (fingerPx * underOneTimesUm) / shownUnder(objective, picture), unit: 'um' }
    : told((fingerPx / wholeScreenPx) * longSide(picture), picture)
}

export interface Pointed {
  right: boolean
  /** to the nearest outline that bears the name; 0 inside */
  distance: Distance
  tolerance: Distance
  /** the marked structure in which the place lies instead, if any */
  instead: Mark | null
}

/** Marks with the name of the asked structure in the same picture, itself too: a tap on any of them is right. */
export const alsoMarked = (asked: Mark, marks: readonly Mark[]): Mark[] =>
  marks.filter((mark) => mark.outline.length > 2 && isSynonym(mark, asked))

/**
 * Judges a tapped place: right within the tolerance of the outline of the asked structure, or of another one that the
 * same picture marks with the same name.
 */
export function point(asked: Mark, marks: readonly Mark[], picture: Picture, at: Spot): Pointed {
  const same = alsoMarked(asked, marks)
  const px = Math.min(...[asked, ...same].map(({ outline }) => distanceTo(outline, at)))
  const [distance, most] = [told(px, picture), tolerance(asked, picture)]
  const right = distance.value <= most.value
  // a structure that holds the asked one is no other answer, nor are its namesakes: each may hold the like
  const holders = marks.filter((mark) =>
    [asked, ...same].some((one) => one !== mark && isInside(mark.outline, one)),
  )
  const isOther = (mark: Mark) =>
    mark !== asked && !same.includes(mark) && !holders.some((holder) => isSynonym(holder, mark))
  const others = right ? [] : marks.filter(isOther)
  const instead = others.find(({ outline }) => outline.length > 2 && isInside(outline, at)) ?? null
  return { right, distance, tolerance: most, instead }
}
