import type { Mark, MarkId } from '../../contract/specimens.ts'
import { placeIn } from '../../rules/marks/frames.ts'
import { isOnScreen, isWholeSeen, type ScreenView, type Size, toScreen } from '../slide/geometry.ts'

export interface Numbered {
  mark: Mark
  /** as on the picture and in the list */
  number: number
}

/**
 * The marks whose numbers stand on what is seen of a picture.
 * @param frame of a turntable group: the one in front
 * @param pinless those that stand on the picture without a number
 */
export function seenMarks(
  marks: readonly Mark[],
  view: ScreenView,
  picture: Size,
  { frame = 0, pinless }: { frame?: number | undefined; pinless?: ReadonlySet<MarkId> | undefined } = {},
): Numbered[] {
  const isAll = isWholeSeen(view, picture)
  return marks
    .map((mark, at) => ({ mark, number: at + 1 }))
    .filter(({ mark }) => {
      const place = pinless?.has(mark.id) ? null : placeIn(mark, frame)
      return place !== null && (isAll || isOnScreen(toScreen(view, place), view))
    })
}
