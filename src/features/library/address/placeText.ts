/** A place of a picture and the layers that are hidden, as an address says them. */
import type { MarkLayer } from '../../../contract/specimens.ts'
import { type HiddenLayers, layers } from '../../../viewer/marks/layers.ts'
import { normalAngle, type ViewPlace } from '../../../viewer/slide/geometry.ts'
import { isPlaceText } from './detailSearch.ts'

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)))

/** x, y and zoom, and degrees where the picture is turned: `4096_3072_0.5_30`. A tenth of a px on the screen is kept. */
export function writeViewPlace({ x, y, zoom, rotation }: ViewPlace): string {
  const digits = zoom > 1 ? 2 : 1
  const parts = [short(x, digits), short(y, digits), String(Number(zoom.toPrecision(5)))]
  const angle = normalAngle(Number(rotation.toFixed(1)))
  return (angle === 0 ? parts : [...parts, short(angle, 1)]).join('_')
}

/** Undefined for what names no place. */
export function readViewPlace(text: unknown): ViewPlace | undefined {
  if (!isPlaceText(text)) return
  const [x = Number.NaN, y = Number.NaN, zoom = Number.NaN, rotation = 0] = text.split('_').map(Number)
  const isPlace = [x, y, zoom, rotation].every(Number.isFinite) && zoom >= 1e-5 && zoom <= 100
  return isPlace ? { x, y, zoom, rotation: normalAngle(rotation) } : undefined
}

export const readHiddenLayers = (text: string | undefined): HiddenLayers =>
  new Set<MarkLayer>(layers.filter((layer) => text?.split('_').includes(layer)))

export const writeHidden = (hidden: HiddenLayers) =>
  layers.filter((layer) => hidden.has(layer)).join('_') || undefined
