import * as v from 'valibot'
import type * as users from '../users.ts'
import { id, nothing, type Replies, text, time, yes } from './shapes.ts'

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
  id,
  loginName: text,
  fullName: text,
  academyName: text,
  classesName: text,
  subjectName: text,
  image: text,
  userType: role,
  email: text,
  isEmailConfirmed: yes,
  phone: text,
  gender: v.picklist(['', 'male', 'female']),
  idCardNo: text,
  examImage: text,
  gradeName: text,
  className: text,
  graduateTime: v.nullable(time),
  canEditName: yes,
})

export const replies = {
  currentUser: v.strictObject({
    id,
    loginName: text,
    fullName: text,
    image: text,
    userType: role,
    roleTypeKeys: v.array(role),
    permissions: v.array(text),
  }),
  baseInfo,
  studentBaseInfo: baseInfo,
  teacherBaseInfo: baseInfo,
  changeGender: nothing,
  changeIdCard: text,
  changeFullName: nothing,
  changeLanguage: nothing,
} satisfies Replies<typeof users>
