/** Resting place of the assistant's ball: at an edge of the screen, beside the controls there. */

export interface BallBox {
  left: number
  top: number
  width: number
  height: number
}

export interface BallPoint {
  x: number
  y: number
}

export const edges = ['left', 'right', 'top', 'bottom'] as const
type Edge = (typeof edges)[number]

/** A place that means the same on another screen: an edge, and how far along it (0 to 1). */
export interface BallPlace {
  edge: Edge
  share: number
}

/** Diameter of the ball (px), set by the specification. */
export const ballPx = 40
/** Side of the area (px) around the ball that reacts to a finger. */
export const touchPx = 44
/** How far (px) a press may wander and still count as a click. */
export const dragThresholdPx = 5
const marginPx = 8
/** Distance (px) between two places that are tried. */
const stepPx = 12

export const startPlace: BallPlace = { edge: 'right', share: 0.7 }

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** How far (px) the ball's corner can move along each side of the screen. */
const travelIn = (screen: { width: number; height: number }) => ({
  x: Math.max(screen.width - ballPx - 2 * marginPx, 1),
  y: Math.max(screen.height - ballPx - 2 * marginPx, 1),
})

/** The edge that is nearest to a ball whose corner stands here. */
export function nearestPlace(corner: BallPoint, screen: { width: number; height: number }): BallPlace {
  const travel = travelIn(screen)
  const x = clamp(corner.x - marginPx, travel.x)
  const y = clamp(corner.y - marginPx, travel.y)
  const distances: Record<Edge, number> = { left: x, right: travel.x - x, top: y, bottom: travel.y - y }
  const edge = edges.reduce((best, next) => (distances[next] < distances[best] ? next : best))
  const isUpright = edge === 'left' || edge === 'right'
  return { edge, share: isUpright ? y / travel.y : x / travel.x }
}

/** The ball's corner at a place. */
export function cornerAt({ edge, share }: BallPlace, screen: { width: number; height: number }): BallPoint {
  const travel = travelIn(screen)
  const along = { x: marginPx + share * travel.x, y: marginPx + share * travel.y }
  if (edge === 'left') return { x: marginPx, y: along.y }
  if (edge === 'right') return { x: marginPx + travel.x, y: along.y }
  if (edge === 'top') return { x: along.x, y: marginPx }
  return { x: along.x, y: marginPx + travel.y }
}

function overlapPx2(corner: BallPoint, box: BallBox): number {
  const inset = (touchPx - ballPx) / 2
  const [left, top] = [corner.x - inset, corner.y - inset]
  const width = Math.min(left + touchPx, box.left + box.width) - Math.max(left, box.left)
  const height = Math.min(top + touchPx, box.top + box.height) - Math.max(top, box.top)
  return width > 0 && height > 0 ? width * height : 0
}

function allCorners(screen: { width: number; height: number }): BallPoint[] {
  const travel = travelIn(screen)
  return edges.flatMap((edge) => {
    const length = edge === 'left' || edge === 'right' ? travel.y : travel.x
    const count = Math.ceil(length / stepPx)
    return Array.from({ length: count + 1 }, (_, i) => cornerAt({ edge, share: i / count }, screen))
  })
}

/**
 * The corner nearest to the wanted place at which the ball covers nothing that can be pressed; where controls fill all
 * edges, the one that covers least.
 */
export function freeCorner(
  wanted: BallPlace,
  screen: { width: number; height: number },
  controls: readonly BallBox[],
): BallPoint {
  const home = cornerAt(wanted, screen)
  const covered = (corner: BallPoint) => controls.reduce((sum, box) => sum + overlapPx2(corner, box), 0)
  const far = ({ x, y }: BallPoint) => Math.hypot(x - home.x, y - home.y)
  let best = { corner: home, covered: covered(home), far: 0 }
  if (best.covered === 0) return home
  for (const corner of allCorners(screen)) {
    const next = { corner, covered: covered(corner), far: far(corner) }
    if (next.covered < best.covered || (next.covered === best.covered && next.far < best.far)) best = next
  }
  return best.corner
}
