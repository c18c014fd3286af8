/** What a picture shows as it opens, and afterwards. Pure, but for what it remembers. */
import type { MarkId } from '../../contract/specimens.ts'

interface Now<Picture> {
  picture: Picture
  /** whether a link names the very first view */
  placed: boolean
  selected: MarkId | null
  /** whether the selected mark is there: it may come after the picture, be hidden, or another's */
  known: boolean
}

/** place: the view that the link names · first, later: what is selected, if anything is */
export type Arrival = 'place' | 'first' | 'later'

/** Tells of one viewer, each time something changed, what is shown next; null: what is shown stays. */
export function createArrival<Picture>() {
  let shown: Picture | null = null
  /** what was selected at the link's place: it does not take one away from there when it comes */
  let opened: MarkId | null = null
  return ({ picture, placed, selected, known }: Now<Picture>): Arrival | null => {
    const first = shown !== picture
    if (first && placed) {
      shown = picture
      opened = selected
      return 'place'
    }
    if (selected !== null && (!known || selected === opened)) return null
    shown = picture
    opened = null
    return first ? 'first' : 'later'
  }
}
