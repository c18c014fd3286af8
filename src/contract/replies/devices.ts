import * as v from 'valibot'
import type * as devices from '../devices.ts'
import { depths } from '../sync.ts'
import { count, nothing, type Replies, text, time, yes } from './shapes.ts'

export const replies = {
  deviceReport: nothing,
  deviceReports: v.array(
    v.strictObject({
      uuid: text,
      name: text,
      unsent: count,
      packs: v.array(v.strictObject({ id: text, depth: v.picklist(depths), etag: text })),
      reportedAt: time,
    }),
  ),
  signedInDevices: v.array(
    v.strictObject({ id: text, name: text, firstSeen: time, lastSeen: time, isThis: yes }),
  ),
  endDevice: nothing,
} satisfies Replies<typeof devices>
