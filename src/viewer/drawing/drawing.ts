import type { MarkColor, MarkShape, PersonalMark } from '../../contract/specimens.ts'
import type { Place } from '../../rules/marks/shape.ts'
import type { ViewStore } from '../slide/store.ts'
import type { DrawingDraft } from './draft.ts'

/** `select` moves the picture and takes hold of drawn marks; the others draw. */
export type DrawTool = 'select' | MarkShape

/** The store of drawn marks; the service learns of them later. */
export interface Keeper {
  save(mark: PersonalMark): void
  /** many new ones; false: none of them is kept, and that was said */
  saveAll(marks: readonly PersonalMark[]): Promise<boolean>
  remove(mark: PersonalMark): void
  /** a UUID */
  newId(): string
}

/** The last step, for the words beside the button that undoes it. */
export interface LastStep {
  kind: 'made' | 'changed' | 'removed' | 'added'
  count: number
  name: string
}

/** All that can be done with one's own marks on a picture. */
export interface Drawing {
  sketches: readonly PersonalMark[]
  isOn: boolean
  setOn(on: boolean): void
  /** Escape: gives up the unfinished drawing, else ends drawing; false where one does not draw */
  leave(): boolean
  tool: DrawTool
  /** `byKeys`: the crosshair is wanted */
  pick(tool: DrawTool, byKeys?: boolean): void
  byKeys: boolean
  color: MarkColor
  /** sets the colour of the next mark and of the chosen one */
  setColor(color: MarkColor): void
  fontSize: number
  setFontSize(px: number): void
  /** the drawing in the making, kept apart from React: it changes with each movement of the hand */
  draft: ViewStore<DrawingDraft | null>
  /** the mark that is selected for changes */
  chosen: PersonalMark | null
  choose(id: string | null): void
  /** of a turntable: the frame that stands in front now; new marks belong to it */
  turnTo(frame: number): void
  /** a shape is whole */
  make(shape: MarkShape, points: Place[]): void
  /** a text that has a place but no words yet, or something whose words are changed */
  naming: PersonalMark | null
  name(mark: PersonalMark | null): void
  change(mark: PersonalMark): void
  remove(mark: PersonalMark): void
  /** many new ones at once, undone at once: told as done when they are kept */
  add(marks: readonly PersonalMark[]): Promise<void>
  last: LastStep | null
  undo(): void
}
