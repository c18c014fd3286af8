import { get, keyword, type Paged, page } from './endpoint.ts'

export interface Course {
  id: number
  name: string
  nameEn: string
  desc: string
  descEn: string
  thumbnail: string
  collected: boolean
  teachers: { id: number; name: string; nameEn: string }[]
}

export const coursePage = get('/dh-teaching/course/page', { ...page, keyword }).replies<Paged<Course>>()
