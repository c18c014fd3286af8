/**
 * Pure geometry of the viewer. Three measures:
 * - image px: of the picture at full size
 * - CSS px: of the screen; `zoom` is always CSS px for each image px
 * - µm: `scale` is µm for each image px at full size, 0 where it is not known
 */
import {
  MAX_STRETCH,
  type Objective,
  objectivesOf,
  type Resolved,
  underOneTimesUm,
  zoomUnder,
} from '../../rules/objectives.ts'

/** A size in CSS px or image px. */
export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** The view on the screen: the picture's origin in CSS px, CSS px for each image px, and its rotation. */
export interface ScreenView extends Size {
  x: number
  y: number
  zoom: number
  /** degrees clockwise about the picture's origin, 0 to under 360 */
  rotation: number
}

/** A view without a screen: it means the same on every device. */
export interface ViewPlace extends Point {
  /** the image px in the middle of the screen is `x`, `y`; CSS px for each image px */
  zoom: number
  /** degrees clockwise, 0 to under 360 */
  rotation: number
}

/** Any angle as 0 to under 360 degrees. */
export const normalAngle = (degrees: number) => {
  const rest = ((degrees % 360) + 360) % 360
  return rest < 360 ? rest : 0
}

/** The objective that shows a picture at this zoom; not rounded. */
export const objectiveAt = (zoom: number, scale: number) => (zoom * underOneTimesUm) / scale

/** The zoom at which the whole picture just fits. */
export const zoomOfWhole = (picture: Size, screen: Size) =>
  Math.min(screen.width / picture.width, screen.height / picture.height)

/** How far in one can go: twice the pixels, or the greatest useful objective where that is more. */
export const maxZoom = (scale: number, greatest: number) =>
  Math.max(MAX_STRETCH, scale > 0 ? zoomUnder(greatest, scale) : 0)

/** The objectives that are offered: those that show less than the whole picture on this screen. */
export function usableObjectives(picture: Size & Resolved, screen: Size): readonly Objective[] {
  const whole = zoomOfWhole(picture, screen)
  return objectivesOf(picture).filter((objective) => zoomUnder(objective, picture.scale) > whole)
}

/** "40", "2.5", "0.8": at most two digits that mean something. */
export function objectiveText(objective: number) {
  return objective < 10 ? String(Math.round(objective * 10) / 10) : String(Math.round(objective))
}

/** Whether a view counts as being under this objective (within 3 %). */
export const isUnder = (objective: number, current: number) => Math.abs(current / objective - 1) < 0.03

export interface ScaleBarSize {
  /** CSS px */
  length: number
  value: number
  unit: 'nm' | 'µm' | 'mm'
}

/** The longest bar of 1, 2 or 5 times a power of ten that is at most `room` CSS px; null without a scale. */
export function scaleBarFor(zoom: number, scale: number, room: number): ScaleBarSize | null {
  if (scale <= 0 || zoom <= 0) return null
  const umPerPx = scale / zoom
  const power = 10 ** Math.floor(Math.log10(umPerPx * room) + 1e-9)
  const step = [5, 2, 1].find((factor) => (factor * power) / umPerPx <= room + 1e-6) ?? 1
  const um = step * power
  const tidy = (value: number) => Number(value.toPrecision(1))
  const length = um / umPerPx
  if (um >= 1000) return { length, value: tidy(um / 1000), unit: 'mm' }
  if (um < 0.99) return { length, value: tidy(um * 1000), unit: 'nm' }
  return { length, value: tidy(um), unit: 'µm' }
}

/** A step turned clockwise, y downwards. */
export function turnPoint({ x, y }: Point, degrees: number): Point {
  if (degrees === 0) return { x, y }
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** Where a place of the picture stands on the screen, CSS px. */
export function toScreen(view: ScreenView, point: Point): Point {
  const step = turnPoint(point, view.rotation)
  return { x: view.x + step.x * view.zoom, y: view.y + step.y * view.zoom }
}

/** Which place of the picture stands at this place of the screen, image px. */
export function toImage(view: ScreenView, point: Point): Point {
  const step = { x: (point.x - view.x) / view.zoom, y: (point.y - view.y) / view.zoom }
  return turnPoint(step, -view.rotation)
}

/** The view's place: the point of the picture in the middle of the screen. */
export function viewPlaceOf(view: ScreenView): ViewPlace {
  const middle = toImage(view, { x: view.width / 2, y: view.height / 2 })
  return { ...middle, zoom: view.zoom, rotation: view.rotation }
}

/** The screen as a frame on a small copy of the picture: its size and its middle as shares of the copy, degrees. */
export function frameOn(view: ScreenView, { width, height }: Size) {
  const middle = toImage(view, { x: view.width / 2, y: view.height / 2 })
  return {
    width: view.width / view.zoom / width,
    height: view.height / view.zoom / height,
    x: middle.x / width,
    y: middle.y / height,
    angle: -view.rotation,
  }
}

/** Whether the whole picture is on the screen (but for a rim of half a per cent). */
export function isWholeSeen(view: ScreenView, { width, height }: Size) {
  const rim = 0.005 * Math.max(width, height) * view.zoom
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].every((corner) => {
    const { x, y } = toScreen(view, corner)
    return x >= -rim && y >= -rim && x <= view.width + rim && y <= view.height + rim
  })
}

/** The box around a polygon, image px. */
export function boxOf(outline: readonly (readonly [number, number])[]) {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Whether a point is on the screen. */
export const isOnScreen = (point: Point, screen: Size) =>
  point.x >= 0 && point.y >= 0 && point.x <= screen.width && point.y <= screen.height
