/** Where a picture lies on the screen while it is zoomed and moved. Pure. */

import { MAX_STRETCH } from '../../rules/objectives.ts'
import type { Flight } from '../slide/flight.ts'
import { type Point, type ScreenView, type Size, zoomOfWhole } from '../slide/geometry.ts'

/** The zoom within its limits: the whole picture, and twice its px. */
export function allowedZoom(zoom: number, picture: Size, screen: Size) {
  const whole = zoomOfWhole(picture, screen)
  return Math.min(Math.max(zoom, whole), Math.max(MAX_STRETCH, whole * 4))
}

/** In the middle where it is smaller than the screen, else without a gap at its edges. */
function within(at: number, long: number, room: number) {
  return long <= room ? (room - long) / 2 : Math.min(0, Math.max(room - long, at))
}

export function kept(view: ScreenView, picture: Size): ScreenView {
  const x = within(view.x, picture.width * view.zoom, view.width)
  const y = within(view.y, picture.height * view.zoom, view.height)
  return { ...view, x, y }
}

export function wholeOf(picture: Size, screen: Size): ScreenView {
  const zoom = zoomOfWhole(picture, screen)
  return kept({ x: 0, y: 0, zoom, rotation: 0, width: screen.width, height: screen.height }, picture)
}

/** Zoomed about a place of the screen, which stays where it is. */
export function zoomedAt(view: ScreenView, picture: Size, factor: number, at: Point): ScreenView {
  const zoom = allowedZoom(view.zoom * factor, picture, view)
  const grown = zoom / view.zoom
  return kept(
    { ...view, zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    picture,
  )
}

export const pannedBy = (view: ScreenView, picture: Size, step: Point): ScreenView =>
  kept({ ...view, x: view.x + step.x, y: view.y + step.y }, picture)

/** With a place of the picture in the middle of the screen. */
export function centredOn(view: ScreenView, picture: Size, { centre, zoom: wanted }: Flight): ScreenView {
  const zoom = allowedZoom(wanted, picture, view)
  return kept(
    { ...view, zoom, x: view.width / 2 - centre.x * zoom, y: view.height / 2 - centre.y * zoom },
    picture,
  )
}

/** The same picture on a screen of another size: what was in the middle stays there, and a whole picture stays whole. */
export function resized(view: ScreenView, picture: Size, screen: Size): ScreenView {
  const wasWhole = view.zoom <= zoomOfWhole(picture, view) * 1.001
  if (wasWhole || view.width === 0) return wholeOf(picture, screen)
  const centre = { x: (view.width / 2 - view.x) / view.zoom, y: (view.height / 2 - view.y) / view.zoom }
  return centredOn({ ...view, width: screen.width, height: screen.height }, picture, {
    centre,
    zoom: view.zoom,
  })
}

/** Part of the way between two views, 0 to 1. */
export function between(from: ScreenView, to: ScreenView, t: number): ScreenView {
  const mix = (a: number, b: number) => a + (b - a) * t
  const zoom = from.zoom * (to.zoom / from.zoom) ** t
  return { ...to, zoom, x: mix(from.x, to.x), y: mix(from.y, to.y) }
}
