/** Search parameters in the addresses of teaching. Anybody may have typed them. */
import { type DeckFileType, deckFileTypes } from '../../contract/teaching/deckFileTypes.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface CourseSearch {
  id: number
}
export const readCourseSearch = ({ id }: Record<string, unknown>): CourseSearch => ({
  id: readAddressNumber(id) ?? 0,
})

export interface PlayerSearch {
  id: number
  course?: number
  slide?: string
}
export const readPlayerSearch = ({ id, course, slide }: Record<string, unknown>): PlayerSearch => ({
  id: readAddressNumber(id) ?? 0,
  course: readAddressNumber(course),
  slide: readSlide(slide),
})

export const readSlide = (slide: unknown): string | undefined =>
  typeof slide === 'string' && uuid.test(slide) ? slide : undefined

export interface RoomSearch {
  room: number
}
export const readRoomSearch = ({ room }: Record<string, unknown>): RoomSearch => ({
  room: readAddressNumber(room) ?? 0,
})

export interface PresentSearch {
  course: number
  room?: number
  /** the courseware */
  id?: number
  slide?: string
}
export const readPresentSearch = ({ course, room, id, slide }: Record<string, unknown>): PresentSearch => ({
  course: readAddressNumber(course) ?? 0,
  room: readAddressNumber(room),
  id: readAddressNumber(id),
  slide: readSlide(slide),
})

export interface DeckListSearch {
  catalog?: number
  type?: DeckFileType
  keyword?: string
}
export const readDeckListSearch = ({ catalog, type, keyword }: Record<string, unknown>): DeckListSearch => ({
  catalog: readAddressNumber(catalog),
  type: deckFileTypes.find((known) => known === type),
  keyword: typeof keyword === 'string' && keyword.trim() ? keyword.trim().slice(0, 100) : undefined,
})
