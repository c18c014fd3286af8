/** A notice that was read is told to the service once, now or when there is a network. */
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import type { NoticeKind } from './unread.ts'

/** Marks one that is unread as read; stored on the device when it resolves. */
export async function markRead(kind: NoticeKind, id: number): Promise<void> {
  await enqueueInLane(`${kind}.read`, { id }, { subject: `${kind}:${id}` })
}

/** Marks all notices that have come until now as read; later ones stay unread. */
export async function markAllRead(kind: NoticeKind, now = Date.now()): Promise<void> {
  await enqueueInLane(`${kind}.readAll`, { before: now }, { subject: `${kind}:all` })
}
