/** How far a wheel or a trackpad zooms. Pure. */

/** Height of a line and of a page in px, for wheels that count in those. */
const pxOfMode = [1, 40, 800]
/** A wheel's notch is 100 to 120 px in most browsers: it zooms by about a third. */
const zoomPerPx = 0.0025
/** Two fingers that pinch on a trackpad come as small steps with Ctrl. */
const zoomPerPinchedPx = 0.01
/** A wheel that moves by more than this in one event was flung. */
const maxStepPx = 240

/** The factor that one event zooms by: it follows the distance moved, however many events tell of it. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>) {
  const px = deltaY * (pxOfMode[deltaMode] ?? 1)
  const step = Math.max(-maxStepPx, Math.min(maxStepPx, px))
  // a mouse's wheel with Ctrl held still moves by whole notches
  const isPinch = ctrlKey && Math.abs(px) < 50
  return Math.exp(-step * (isPinch ? zoomPerPinchedPx : zoomPerPx))
}
