/**
 * Pure geometry of the viewer. Three measures:
 * - image px: of the picture at full size
 * - CSS px: of the screen; `zoom` is always CSS px for each image px
 * - µm: `scale` is µm for each image px at full size, 0 where it is not known
 *
 * The eyepiece: under an objective N one CSS px shows 10/N µm. It is the convention of slide scanners, where
 * "40×" means 0.25 µm for each px, so a level of the picture at 1:1 on the screen is what its objective shows.
 */
export const UM_UNDER_1X = 10

/** The revolver: what a student's microscope has. 100× is the oil immersion lens. */
export const OBJECTIVES = [4, 10, 20, 40, 100] as const
export type Objective = (typeof OBJECTIVES)[number]

/** How far an image px may be stretched on the screen before the picture is only blur. */
export const MAX_STRETCH = 2

/** A size in CSS px or image px. */
export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** What stands on the screen: the picture's origin in CSS px, and CSS px for each image px. */
export interface View extends Size {
  x: number
  y: number
  zoom: number
}

/** CSS px for each image px under this objective. */
export const zoomUnder = (objective: number, scale: number) => (scale * objective) / UM_UNDER_1X

/** The objective that shows a picture at this zoom; not rounded. */
export const objectiveAt = (zoom: number, scale: number) => (zoom * UM_UNDER_1X) / scale

/** The zoom at which the whole picture just fits. */
export const zoomOfWhole = (picture: Size, screen: Size) =>
  Math.min(screen.width / picture.width, screen.height / picture.height)

/** How far in one can go: twice the pixels, or the greatest useful objective where that is more. */
export const maxZoom = (scale: number, greatest: number) =>
  Math.max(MAX_STRETCH, scale > 0 ? zoomUnder(greatest, scale) : 0)

/**
 * The objectives that are offered: those that show less than the whole picture on this screen, up to the
 * greatest useful one; oil only where the pixels for it really exist.
 */
export function usableObjectives(
  picture: Size & { scale: number; zoom: number },
  screen: Size,
): readonly Objective[] {
  if (picture.scale <= 0) return []
  const whole = zoomOfWhole(picture, screen)
  return OBJECTIVES.filter((objective) => {
    const zoom = zoomUnder(objective, picture.scale)
    if (zoom <= whole) return false
    if (picture.zoom > 0 && objective > picture.zoom) return false
    return objective === 100 ? zoom <= 1.25 : zoom <= MAX_STRETCH * 1.25
  })
}

/** "40", "2.5", "0.8": at most two digits that mean something. */
export function objectiveText(objective: number) {
  return objective < 10 ? String(Math.round(objective * 10) / 10) : String(Math.round(objective))
}

/** Whether a view counts as being under this objective (within 3 %). */
export const isUnder = (objective: number, current: number) => Math.abs(current / objective - 1) < 0.03

export interface ScaleBar {
  /** CSS px */
  length: number
  value: number
  unit: 'µm' | 'mm'
}

/** The longest bar of 1, 2 or 5 times a power of ten that is at most `room` CSS px; null without a scale. */
export function scaleBar(zoom: number, scale: number, room: number): ScaleBar | null {
  if (scale <= 0 || zoom <= 0) return null
  const umPerPx = scale / zoom
  const power = 10 ** Math.floor(Math.log10(umPerPx * room) + 1e-9)
  const step = [5, 2, 1].find((factor) => (factor * power) / umPerPx <= room + 1e-6) ?? 1
  const um = step * power
  const tidy = (value: number) => Number(value.toPrecision(1))
  return um >= 1000
    ? { length: um / umPerPx, value: tidy(um / 1000), unit: 'mm' }
    : { length: um / umPerPx, value: tidy(um), unit: 'µm' }
}

export const toScreen = (view: View, point: Point): Point => ({
  x: view.x + point.x * view.zoom,
  y: view.y + point.y * view.zoom,
})

/** The part of the picture that is on the screen, as fractions of the picture, cut at its edges. */
export function visiblePart(view: View, picture: Size) {
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  const left = cut(-view.x / view.zoom / picture.width)
  const top = cut(-view.y / view.zoom / picture.height)
  const right = cut((view.width - view.x) / view.zoom / picture.width)
  const bottom = cut((view.height - view.y) / view.zoom / picture.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** The box around a polygon, image px. */
export function boxOf(outline: readonly (readonly [number, number])[]) {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Whether a point lies in a polygon (even-odd). */
export function isInside(outline: readonly (readonly [number, number])[], { x, y }: Point) {
  let inside = false
  let before = outline.at(-1)
  for (const point of outline) {
    if (before && point[1] > y !== before[1] > y) {
      const crossing = ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]
      if (x < crossing) inside = !inside
    }
    before = point
  }
  return inside
}
