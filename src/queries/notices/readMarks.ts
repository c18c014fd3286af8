/** What was read is told once, now or when there is a network. */
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import type { NoticeKind } from './unread.ts'

/** Marks one that is unread as read; stored on the device when it resolves. */
export async function markRead(kind: NoticeKind, id: number): Promise<void> {
  await enqueueInLane(`${kind}.read`, { id }, { subject: `${kind}:${id}` })
}

/** Marks everything that has come until now; what comes later stays unread. */
export async function markAllRead(kind: NoticeKind, now = Date.now()): Promise<void> {
  await enqueueInLane(`${kind}.readAll`, { before: now }, { subject: `${kind}:all` })
}
