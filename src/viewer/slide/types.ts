import type { ReactNode } from 'react'
import type { FileType, Mark, MarkId, Specimen } from '../../contract/specimens.ts'
import type { Point, ViewPlace } from './geometry.ts'
import type { Slide } from './slide.ts'

/** Where the picture is looked at first: a place in px at full size and the objective it is seen with. */
export interface Focus {
  x: number
  y: number
  objective: number
  /** of a turntable group: the frame that is shown first */
  frame?: number
}

export interface ViewerProps {
  specimen: Specimen
  marks: readonly Mark[]
  /** the id of the mark that is selected */
  selected: MarkId | null
  onSelect: (id: MarkId | null) => void
  /** the first view; without it the whole picture */
  focus?: Focus
  /** the very first view, as a link names it: it comes before `focus` and before the selected mark */
  place?: ViewPlace
  /** receives the picture's place whenever it comes to rest */
  onPlace?: (place: ViewPlace) => void
  /** more over the picture, in the same portal as the marks: gestures that begin there still move the picture */
  overlay?: (slide: Slide) => ReactNode
  /** more buttons in the tool bar */
  tools?: ReactNode
  /** stands at the foot instead of the marks' bar */
  foot?: ReactNode
  /** Escape while that stands there: whether there was something to leave */
  onLeave?: () => boolean
  /** how deep tiles are loaded, 0 to 9 (see clarity.ts); all of it without */
  clarity?: number
  onClarity?: (clarity: number) => void
  /** the whole address of a place; without it nothing is shared */
  link?: (place: ViewPlace) => string
  /** nothing can be downloaded here: a saved picture is shown instead, to be kept by a long press */
  byPress?: boolean
  /** asks for a second specimen beside this one */
  onCompare?: () => void
  /** begins and ends drawing */
  onDraw?: () => void
  /** a tool wants room, or needs it no longer */
  onTool?: (open: boolean) => void
  /** one of two beside each other: only what moves it */
  paired?: boolean
  /** the picture, once it can be moved */
  onSlide?: (slide: Slide | null) => void
  /** inside a question: small, no list, no minimap, with a button to fill the screen */
  compact?: boolean
  /** whether names stand at the pins; false for a self-test and in questions (default true) */
  names?: boolean
  /** Latin names, too, where one name is told at the foot */
  latin?: boolean
  /** in a self-test: whose names were turned up, and what turns one up */
  revealed?: ReadonlySet<MarkId>
  onReveal?: (id: MarkId) => void
  /** marks that stand on the picture themselves, without a pin */
  pinless?: ReadonlySet<MarkId>
  /** a nameless pointer at this place, px at full size; of a turntable group in this frame, the first without it */
  arrow?: { x: number; y: number; frame?: number }
  /** a place was pointed at by a tap, or by Enter, which points at the middle of the view */
  onTap?: (at: Point) => void
  /** whether all that is in sight stands as sharp as it can be had, whenever that changes */
  onSharp?: (sharp: boolean) => void
}

export type ViewerTable = Record<FileType, React.ComponentType<ViewerProps>>
