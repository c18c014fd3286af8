/**
 * Search parameters in a specimen's address. Anybody may have typed it; it is read before the screen, so it is short.
 */
import type { MarkId } from '../../../contract/specimens.ts'
import { readAddressNumber } from '../../../rules/addresses/addressNumber.ts'

export interface DetailSearch {
  /** came from somewhere to which one wants to return, such as the assistant */
  back?: 1
  /** the mark that is selected */
  mark?: MarkId
  /** where one looks, see placeText.ts */
  at?: string
  /** the layers of marks that are hidden, joined by `_` */
  hide?: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const markOf = (value: unknown): MarkId | undefined =>
  typeof value === 'string' && uuid.test(value) ? value : readAddressNumber(value)

/** Whether a text may name a place. */
export const isPlaceText = (text: unknown): text is string =>
  typeof text === 'string' && /^-?[\d.]{1,12}_-?[\d.]{1,12}_[\d.e-]{1,12}(_[\d.]{1,8})?$/.test(text)

export const readDetailSearch = ({ back, mark, at, hide }: Record<string, unknown>): DetailSearch => ({
  back: Number(back) === 1 ? 1 : undefined,
  mark: markOf(mark),
  at: isPlaceText(at) ? at : undefined,
  hide: typeof hide === 'string' && /^[a-z_]{1,60}$/.test(hide) ? hide : undefined,
})
