import * as v from 'valibot'
import type * as session from '../session.ts'
import { count, nothing, type Replies, replyId, replyText, yes } from './shapes.ts'
import { role } from './users.ts'

export const loginResult = v.strictObject({
  accessToken: v.optional(replyText),
  jwt: v.optional(replyText),
  expireInSeconds: v.optional(count),
  id: replyId,
  roleTypeKeys: v.optional(v.array(role)),
  nextStep: v.optional(v.literal('resetPassword')),
  ticket: v.optional(replyText),
})

export const replies = {
  signInByAccount: loginResult,
  signInByPhone: loginResult,
  resetPassword: nothing,
  checkCode: yes,
  sendCode: count,
  signOut: nothing,
  currentUser: v.strictObject({
    id: replyId,
    loginName: replyText,
    fullName: replyText,
    image: replyText,
    userType: role,
    roleTypeKeys: v.array(role),
    permissions: v.array(replyText),
  }),
} satisfies Replies<typeof session>
