import { get, id, oneOf, post, postOnce, title, word } from './endpoint.ts'
import type { Role } from './session.ts'

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
  isEmailConfirmed: boolean
  /** masked: 138****0001; empty without one */
  phone: string
  gender: Gender
  /** masked: 4…1234; empty without one. The number itself is in no reply. */
  idCardNo: string
  /** address of the photo for exams, or empty */
  examImage: string
  gradeName: string
  /** the class, as `classesName` */
  className: string
  /** When the person graduates (ms UTC); null where the school did not tell. */
  graduateTime: number | null
  /** whether the school lets people write their own name */
  canEditName: boolean
  /** its place in the tree; null: it has none */
  academyId: number | null
  /** the school lets students choose their class themselves */
  canChooseClass: boolean
}

/** Empty until the person told it. */
export type Gender = '' | 'male' | 'female'

export const baseInfo = get('/dh-usercenter/user/baseInfo', { id }).replies<BaseInfo>()
export const changeLanguage = postOnce('/dh-usercenter/user/language', {
  language: oneOf(['Zh', 'En']),
}).replies<null>()

/** C091, C092: the base info of the caller, by the side on which the caller stands. */
export const studentBaseInfo = get('/dh-usercenter/user/student/baseInfo', {}).replies<BaseInfo>()
export const teacherBaseInfo = get('/dh-usercenter/user/teacher/baseInfo', {}).replies<BaseInfo>()

export const changeGender = postOnce('/dh-usercenter/user/gender', {
  gender: oneOf(['', 'male', 'female']),
}).replies<null>()
/** 18 digits, the last of which may be X; answers it masked. An empty one takes it away. */
export const changeIdCard = post('/dh-usercenter/user/idCard', { idCardNo: title }).replies<string>()
/** A call of ours: refused where the school keeps the names. */
export const changeFullName = post('/dh-usercenter/user/fullName', { fullName: word }).replies<null>()
/** A call of ours beside C097: a student chooses the own class, where the school allows it. */
export const changeAcademy = post('/dh-usercenter/user/academy', { academyId: id }).replies<null>()
