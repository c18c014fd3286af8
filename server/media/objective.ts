import type { Drawing, Structure } from '../../sample/drawing/drawing.ts'

const objectives = [100, 40, 20, 10, 4]

/** The greatest objective worth offering: at 1:1 it shows 10 µm / objective for each px, or a third finer at most. */
export const usefulObjective = (pxPerUm: number) =>
  objectives.find((objective) => objective <= pxPerUm * 13.4) ?? 4

/** The same of a drawing at its full size, or what its marks ask for; 0 where they ask for none: electron micrographs. */
export function objectiveOf({ widthUm, heightUm, longSidePx }: Drawing, structures: Structure[]) {
  const wanted = structures.map(({ objective }) => objective)
  if (wanted.every((objective) => objective === 0)) return 0
  return Math.max(usefulObjective(longSidePx / Math.max(widthUm, heightUm)), ...wanted)
}
