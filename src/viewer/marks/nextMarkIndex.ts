/** The index of the mark `step` further, around the end of the list. Where none is chosen (-1) it begins at the near end. */
export function nextMarkIndex(at: number, step: 1 | -1, count: number): number {
  if (at < 0) return step > 0 ? 0 : count - 1
  return (at + step + count) % count
}
