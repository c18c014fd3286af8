import { get } from '../endpoint.ts'

export type AcademyKind = 'academy' | 'grade' | 'class'

export interface AcademyNode {
  id: number
  kind: AcademyKind
  name: string
  nameEn: string
  children: AcademyNode[]
}

export const academyTree = get('/dh-usercenter/academy/tree', {}).replies<AcademyNode[]>()
