import * as v from 'valibot'
import type * as credentials from '../credentials.ts'
import { count, nothing, type Replies, replyText, replyTime, yes } from './shapes.ts'

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
  accountClosing: v.strictObject({
    closesAt: v.nullable(replyTime),
    answers: count,
    marks: count,
    notes: count,
    messages: count,
    attempts: count,
    submissions: count,
  }),
  closeAccount: nothing,
  keepAccount: nothing,
} satisfies Replies<typeof credentials>
