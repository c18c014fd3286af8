import * as v from 'valibot'
import type * as users from '../users.ts'
import { id, nothing, type Replies, text } from './shapes.ts'

export const role = v.picklist([
  'Student',
  'Teacher',
  'MachineAdmin',
  'SubjectAdmin',
  'AcademyAdmin',
  'SystemAdmin',
  'SuperAdmin',
])

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
  baseInfo: v.strictObject({
    id,
    loginName: text,
    fullName: text,
    academyName: text,
    classesName: text,
    subjectName: text,
    image: text,
    userType: role,
    email: text,
  }),
  changeLanguage: nothing,
} satisfies Replies<typeof users>
