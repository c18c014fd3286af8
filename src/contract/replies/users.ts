import * as v from 'valibot'
import type * as users from '../users.ts'
import { nothing, type Replies, replyId, replyText, replyTime, yes } from './shapes.ts'

export const role = v.picklist([
  'Student',
  'Teacher',
  'MachineAdmin',
  'SubjectAdmin',
  'AcademyAdmin',
  'SystemAdmin',
  'SuperAdmin',
])

const baseInfo = v.strictObject({
  id: replyId,
  loginName: replyText,
  fullName: replyText,
  academyName: replyText,
  classesName: replyText,
  subjectName: replyText,
  image: replyText,
  userType: role,
  email: replyText,
  isEmailConfirmed: yes,
  phone: replyText,
  gender: v.picklist(['', 'male', 'female']),
  idCardNo: replyText,
  examImage: replyText,
  gradeName: replyText,
  className: replyText,
  graduateTime: v.nullable(replyTime),
  canEditName: yes,
  academyId: v.nullable(replyId),
  canChooseClass: yes,
})

export const replies = {
  baseInfo,
  studentBaseInfo: baseInfo,
  teacherBaseInfo: baseInfo,
  changeGender: nothing,
  changeIdCard: replyText,
  changeFullName: nothing,
  changeAcademy: nothing,
  changeLanguage: nothing,
} satisfies Replies<typeof users>
