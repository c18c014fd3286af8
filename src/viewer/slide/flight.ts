/** Where the view goes when a place or a mark is asked for. Pure. */
import type { Mark } from '../../contract/specimens.ts'
import { type Resolved, shownUnder, zoomUnder } from '../../rules/objectives.ts'
import {
  boxOf,
  isOnScreen,
  type Point,
  type ScreenView,
  type Size,
  toScreen,
  type ViewPlace,
  zoomOfWhole,
} from './geometry.ts'

export interface FlightPicture extends Size, Resolved {}

/** A view to fly to: the point that comes to the middle, and CSS px for each image px. */
export interface Flight {
  centre: Point
  zoom: number
}

/** How much of the screen's shorter side a structure fills on a picture without a scale. */
const filledRatio = 0.35

/** To a place under an objective, or the greatest that is offered; on a picture without a scale, three times closer than the whole. */
export function toPlace(place: Point & { objective: number }, picture: FlightPicture, screen: Size): Flight {
  const whole = zoomOfWhole(picture, screen)
  const { scale } = picture
  const zoom =
    scale > 0 && place.objective > 0 ? zoomUnder(shownUnder(place.objective, picture), scale) : whole * 3
  return { centre: { x: place.x, y: place.y }, zoom: Math.max(zoom, whole) }
}

/** A drawn place without extent is looked at under this objective. */
const DRAWN = 10

/** To something that somebody drew: a third of the screen, wherever it was drawn. */
function toDrawn({ x, y, outline }: Mark, picture: FlightPicture, screen: Size): Flight {
  if (outline.length < 2) return toPlace({ x, y, objective: DRAWN }, picture, screen)
  const { left, top, width, height } = boxOf(outline)
  const close = (Math.min(screen.width, screen.height) * filledRatio) / Math.max(width, height, 1)
  const centre = { x: left + width / 2, y: top + height / 2 }
  return { centre, zoom: Math.max(close, zoomOfWhole(picture, screen)) }
}

/** To a mark: its tip in the middle under its objective; where there is none (a diagram, an electron micrograph) its structure fills a third of the screen. */
export function toMark(mark: Mark, picture: FlightPicture, screen: Size): Flight {
  if (mark.layer === 'personal') return toDrawn(mark, picture, screen)
  if (mark.outline.length < 3 || (picture.scale > 0 && mark.objective > 0))
    return toPlace(mark, picture, screen)
  const whole = zoomOfWhole(picture, screen)
  const box = boxOf(mark.outline)
  const room = Math.min(screen.width, screen.height) * filledRatio
  const close = room / Math.max(box.width, box.height, 1)
  return { centre: { x: mark.x, y: mark.y }, zoom: Math.min(Math.max(close, whole * 1.2), whole * 3) }
}

/**
 * Where a question's small picture opens: at the very place, but where its arrow would lie outside of what is seen, with
 * the arrow in the middle.
 * @param seen what is seen at the place
 */
export const withArrow = (place: ViewPlace, arrow: Point, seen: ScreenView): ViewPlace =>
  isOnScreen(toScreen(seen, arrow), seen) ? place : { ...place, x: arrow.x, y: arrow.y }
