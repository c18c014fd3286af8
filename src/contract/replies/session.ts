import * as v from 'valibot'
import type * as session from '../session.ts'
import { count, id, nothing, type Replies, text, yes } from './shapes.ts'
import { role } from './users.ts'

export const loginResult = v.strictObject({
  accessToken: v.optional(text),
  jwt: v.optional(text),
  expireInSeconds: v.optional(count),
  id,
  roleTypeKeys: v.optional(v.array(role)),
  nextStep: v.optional(v.literal('resetPassword')),
  ticket: v.optional(text),
})

export const replies = {
  signInByAccount: loginResult,
  signInByPhone: loginResult,
  resetPassword: nothing,
  checkCode: yes,
  sendCode: count,
  signOut: nothing,
} satisfies Replies<typeof session>
