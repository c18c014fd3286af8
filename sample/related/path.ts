/** The way of a film over a picture: pure. */

/** What is seen of a picture, px at full size. */
export interface View {
  /** its middle */
  x: number
  y: number
  width: number
}

export interface Moment extends View {
  /** of the stop where it rests; null on the way */
  stop: number | null
}

/** frames */
const opening = 6
const rest = 10
const leg = 19

/** How many frames a film with so many stops has. */
export const lengthOf = (stops: number): number => opening + stops * (leg + rest)

/** Frames during which a stop is spoken of: from the second half of the way to it until the film goes on. */
export const spokenOf = (stop: number): { from: number; to: number } => {
  const begin = opening + stop * (leg + rest)
  return { from: begin + Math.ceil(leg / 2), to: begin + leg + rest }
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Between two views: the width by equal factors, the middle so that the picture seems to come straight nearer. */
function between(from: View, to: View, t: number): View {
  const width = from.width * (to.width / from.width) ** t
  const change = to.width - from.width
  const part = Math.abs(change) < 1 ? t : (width - from.width) / change
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, width }
}

/** Back far enough that both ends are in sight, then down again. */
function over(from: View, to: View, t: number): View {
  const apart = Math.hypot(to.x - from.x, to.y - from.y)
  const width = Math.max(from.width, to.width, apart * 1.6)
  if (width === from.width || width === to.width) return between(from, to, t)
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width }
  return t < 0.5 ? between(from, top, t * 2) : between(top, to, t * 2 - 1)
}

/** A moment for each frame: first the whole, then each stop in turn. */
export function wayOver(whole: View, stops: readonly View[]): Moment[] {
  const moments: Moment[] = Array.from({ length: opening }, () => ({ ...whole, stop: null }))
  let from = whole
  for (const [stop, to] of stops.entries()) {
    for (let n = 1; n <= leg; n++) moments.push({ ...over(from, to, ease(n / leg)), stop: null })
    for (let n = 0; n < rest; n++) moments.push({ ...to, stop })
    from = to
  }
  return moments
}
