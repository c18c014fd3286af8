import * as v from 'valibot'
import type * as system from '../system.ts'
import { count, type Replies, replyText, replyTime, yes } from './shapes.ts'

export const replies = {
  systemInfo: v.strictObject({
    schoolId: v.optional(v.pipe(v.string(), v.uuid())),
    name: replyText,
    nameEn: replyText,
    aiSetting: v.strictObject({ aiEnable: yes, aiChatUrl: replyText }),
    installModules: v.array(replyText),
    passwordPolicy: v.strictObject({
      minLength: count,
      maxLength: count,
      uppercase: yes,
      lowercase: yes,
      digit: yes,
      symbol: yes,
    }),
    emailService: yes,
    sms: yes,
    exactlyOnce: v.optional(yes),
    batch: v.optional(yes),
    quiz: v.optional(yes),
    time: v.optional(replyTime),
    minVersion: v.optional(count),
    identity: v.optional(
      v.array(v.strictObject({ provider: v.picklist(['oidc', 'cas']), name: replyText, nameEn: replyText })),
    ),
    sample: v.optional(yes),
  }),
} satisfies Replies<typeof system>
