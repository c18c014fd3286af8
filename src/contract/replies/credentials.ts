import * as v from 'valibot'
import type * as credentials from '../credentials.ts'
import { count, nothing, type Replies, replyText, yes } from './shapes.ts'

export const replies = {
  changePassword: nothing,
  changePasswordByCode: nothing,
  sendOwnCode: count,
  changePhone: nothing,
  ownEmail: v.strictObject({ email: replyText, isEmailConfirmed: yes }),
  emailService: yes,
  sendEmailCode: count,
  checkEmail: nothing,
  confirmContact: nothing,
  sendResetMail: nothing,
} satisfies Replies<typeof credentials>
