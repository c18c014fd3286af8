/** Search parameters in the addresses of teaching. Anybody may have typed them. */
import { type DeckFileType, deckFileTypes } from '../../contract/teaching/deckFileTypes.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function idIn(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export interface CourseSearch {
  id: number
}
export const readCourseSearch = ({ id }: Record<string, unknown>): CourseSearch => ({ id: idIn(id) ?? 0 })

export interface PlayerSearch {
  id: number
  course?: number
  slide?: string
}
export const readPlayerSearch = ({ id, course, slide }: Record<string, unknown>): PlayerSearch => ({
  id: idIn(id) ?? 0,
  course: idIn(course),
  slide: readSlide(slide),
})

export const readSlide = (slide: unknown): string | undefined =>
  typeof slide === 'string' && uuid.test(slide) ? slide : undefined

export interface RoomSearch {
  room: number
}
export const readRoomSearch = ({ room }: Record<string, unknown>): RoomSearch => ({ room: idIn(room) ?? 0 })

export interface PresentSearch {
  course: number
  room?: number
  /** the courseware */
  id?: number
  slide?: string
}
export const readPresentSearch = ({ course, room, id, slide }: Record<string, unknown>): PresentSearch => ({
  course: idIn(course) ?? 0,
  room: idIn(room),
  id: idIn(id),
  slide: readSlide(slide),
})

export interface DeckListSearch {
  catalog?: number
  type?: DeckFileType
  keyword?: string
}
export const readDeckListSearch = ({ catalog, type, keyword }: Record<string, unknown>): DeckListSearch => ({
  catalog: idIn(catalog),
  type: deckFileTypes.find((known) => known === type),
  keyword: typeof keyword === 'string' && keyword.trim() ? keyword.trim().slice(0, 100) : undefined,
})
