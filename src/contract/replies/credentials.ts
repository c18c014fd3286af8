import * as v from 'valibot'
import type * as credentials from '../credentials.ts'
import { count, nothing, type Replies, text, yes } from './shapes.ts'

export const replies = {
  changePassword: nothing,
  changePasswordByCode: nothing,
  sendOwnCode: count,
  changePhone: nothing,
  ownEmail: v.strictObject({ email: text, isEmailConfirmed: yes }),
  emailService: yes,
  sendEmailCode: count,
  checkEmail: nothing,
  confirmContact: nothing,
  sendResetMail: nothing,
} satisfies Replies<typeof credentials>
