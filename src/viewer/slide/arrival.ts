/** The choice of the view that a picture shows as it opens, and afterwards. Pure, but for what it remembers. */
import type { MarkId } from '../../contract/specimens.ts'

interface Now<Picture> {
  picture: Picture
  /** whether a link names the very first view */
  placed: boolean
  selected: MarkId | null
  /** whether the selected mark is there: it may come after the picture, be hidden, or another's */
  known: boolean
}

/** place: the view that the link names · first, later: the selected mark, if one is selected */
export type Arrival = 'place' | 'first' | 'later'

/** Tells of one viewer, each time something changed, which view comes next; null: the view stays. */
export function createArrival<Picture>() {
  let shown: Picture | null = null
  /**
   * the mark selected when the link's place was shown: the view does not leave that place when the mark becomes known
   */
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
