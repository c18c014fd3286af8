import { get, id, oneOf, postOnce } from './endpoint.ts'
import type { Role } from './session.ts'

export interface CurrentUser {
  id: number
  loginName: string
  fullName: string
  /** address of the avatar, or empty */
  image: string
  /** the single role, the first match of the specification's order */
  userType: Role
  roleTypeKeys: Role[]
  permissions: string[]
}

export interface BaseInfo {
  id: number
  loginName: string
  fullName: string
  academyName: string
  classesName: string
  subjectName: string
  image: string
  userType: Role
  email: string
}

export const currentUser = get('/dh-usercenter/user/current', {}).replies<CurrentUser>()
export const baseInfo = get('/dh-usercenter/user/baseInfo', { id }).replies<BaseInfo>()
export const changeLanguage = postOnce('/dh-usercenter/user/language', {
  language: oneOf(['Zh', 'En']),
}).replies<null>()
