import * as v from 'valibot'
import type * as learningPlatforms from '../../admin/learningPlatforms.ts'
import { numberSources } from '../../admin/learningPlatforms.ts'
import { count, nothing, type Replies, replyId, replyText, yes } from '../shapes.ts'

export const replies = {
  adminPlatforms: v.strictObject({
    platforms: v.array(
      v.strictObject({
        id: replyId,
        name: replyText,
        issuer: replyText,
        clientId: replyText,
        signInUrl: replyText,
        tokenUrl: replyText,
        keysUrl: replyText,
        deployments: v.array(replyText),
        scoreHosts: v.array(v.string()),
        numberSource: v.picklist(numberSources),
        enabled: yes,
        people: count,
        waiting: count,
        failed: count,
        reason: replyText,
      }),
    ),
    tool: v.strictObject({
      loginUrl: replyText,
      launchUrl: replyText,
      deepLinkUrl: replyText,
      keysUrl: replyText,
      isSecure: yes,
    }),
  }),
  adminPlatformSave: replyId,
  adminPlatformRemove: nothing,
  adminPlatformTest: v.strictObject({ keys: replyText, token: replyText }),
} satisfies Replies<typeof learningPlatforms>
