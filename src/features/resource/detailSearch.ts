/** What a specimen's address says: where one looks, what is selected, what is hidden. Anybody may have typed it. */
import type { MarkId, MarkLayer } from '../../contract/specimens.ts'
import { type Place, turned } from '../../viewer/geometry.ts'

export interface DetailSearch {
  /** came from somewhere to which one wants to return, such as the assistant */
  back?: 1
  /** the mark that is selected */
  mark?: MarkId
  /** the place, see `writePlace` */
  at?: string
  /** the layers of marks that are hidden, joined by `_` */
  hide?: string
}

const layers: readonly MarkLayer[] = ['preset', 'system', 'school', 'personal']
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function markOf(value: unknown): MarkId | undefined {
  if (typeof value === 'string' && uuid.test(value)) return value
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)))

/** x, y and zoom, and degrees where the picture is turned: `4096_3072_0.5_30`. A tenth of a px on the screen is kept. */
export function writePlace({ x, y, zoom, rotation }: Place): string {
  const digits = zoom > 1 ? 2 : 1
  const parts = [short(x, digits), short(y, digits), String(Number(zoom.toPrecision(5)))]
  const angle = turned(Number(rotation.toFixed(1)))
  return (angle === 0 ? parts : [...parts, short(angle, 1)]).join('_')
}

/** Undefined for what names no place. */
export function readPlace(text: unknown): Place | undefined {
  if (typeof text !== 'string' || !/^-?[\d.]{1,12}_-?[\d.]{1,12}_[\d.e-]{1,12}(_[\d.]{1,8})?$/.test(text))
    return
  const [x = Number.NaN, y = Number.NaN, zoom = Number.NaN, rotation = 0] = text.split('_').map(Number)
  const isPlace = [x, y, zoom, rotation].every(Number.isFinite) && zoom >= 1e-5 && zoom <= 100
  return isPlace ? { x, y, zoom, rotation: turned(rotation) } : undefined
}

export const readHidden = (text: string | undefined): ReadonlySet<MarkLayer> =>
  new Set(layers.filter((layer) => text?.split('_').includes(layer)))

export const writeHidden = (hidden: ReadonlySet<MarkLayer>) =>
  layers.filter((layer) => hidden.has(layer)).join('_') || undefined

export function readDetailSearch(raw: Record<string, unknown>): DetailSearch {
  const place = readPlace(raw.at)
  return {
    back: Number(raw.back) === 1 ? 1 : undefined,
    mark: markOf(raw.mark),
    at: place && writePlace(place),
    hide: typeof raw.hide === 'string' ? writeHidden(readHidden(raw.hide)) : undefined,
  }
}
