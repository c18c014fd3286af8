import type { FileType, Mark, Specimen } from '../contract/specimens.ts'

/** Where the picture is looked at first: a place in px at full size and the objective it is seen with. */
export interface Focus {
  x: number
  y: number
  objective: number
}

export interface ViewerProps {
  specimen: Specimen
  marks: readonly Mark[]
  /** the id of the mark that is selected */
  selected: number | null
  onSelect: (id: number | null) => void
  /** the first view; without it the whole picture */
  focus?: Focus
  /** inside a question: small, no list, no minimap, with a button to fill the screen */
  compact?: boolean
  /** whether names stand at the pins; false for a self-test and in questions (default true) */
  names?: boolean
  /** a nameless pointer at this place, px at full size */
  arrow?: { x: number; y: number }
}

export type ViewerTable = Record<FileType, React.ComponentType<ViewerProps>>
