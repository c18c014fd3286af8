import type { Mark } from '../../../contract/specimens.ts'
import type { SpecimenView } from '../../../contract/teaching/courseware.ts'

/** Part of the picture's height that is shown around a mark without an outline. */
const pointHeightRatio = 0.12
/** An outline is shown with as much room around it as it is high. */
const outlineFactor = 3
const leastHeight = 0.02

/** Where a specimen is opened to show one of its marks. */
export function placeOfMark(
  { x, y, outline }: Pick<Mark, 'x' | 'y' | 'outline'>,
  width: number,
  height: number,
): SpecimenView {
  const [xs, ys] = [outline.map((point) => point[0]), outline.map((point) => point[1])]
  const isArea = outline.length > 2
  const middle = (values: number[], otherwise: number) =>
    isArea ? (Math.min(...values) + Math.max(...values)) / 2 : otherwise
  const part = isArea ? (outlineFactor * (Math.max(...ys) - Math.min(...ys))) / height : pointHeightRatio
  return {
    x: middle(xs, x) / width,
    y: middle(ys, y) / height,
    height: Math.min(1, Math.max(leastHeight, part)),
  }
}
