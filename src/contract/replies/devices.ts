import * as v from 'valibot'
import type * as devices from '../devices.ts'
import { depths } from '../sync.ts'
import { count, nothing, type Replies, replyText, replyTime, yes } from './shapes.ts'

export const replies = {
  deviceReport: nothing,
  deviceReports: v.array(
    v.strictObject({
      uuid: replyText,
      name: replyText,
      unsent: count,
      packs: v.array(v.strictObject({ id: replyText, depth: v.picklist(depths), etag: replyText })),
      reportedAt: replyTime,
    }),
  ),
  signedInDevices: v.array(
    v.strictObject({
      id: replyText,
      name: replyText,
      firstSeen: replyTime,
      lastSeen: replyTime,
      isThis: yes,
    }),
  ),
  endDevice: nothing,
} satisfies Replies<typeof devices>
