/** The greatest objective under which a drawing is worth looking at. */
import { usefulObjective } from '../../server/media/objective.ts'
import type { Drawing, Structure } from '../drawing/drawing.ts'

/** That of a drawing at its full size, or what its marks ask for; 0 where they ask for none: electron micrographs. */
export function objectiveOf({ widthUm, heightUm, longSidePx }: Drawing, structures: Structure[]) {
  const wanted = structures.map(({ objective }) => objective)
  if (wanted.every((objective) => objective === 0)) return 0
  return Math.max(usefulObjective(longSidePx / Math.max(widthUm, heightUm)), ...wanted)
}
