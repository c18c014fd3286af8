/** What was read is told once, now or when there is a network. */
import { noticesLane } from '../../device/names.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { NoticeKind } from './unread.ts'

/** Marks one that is unread as read; stored on the device when it resolves. */
export async function markRead(kind: NoticeKind, id: number): Promise<void> {
  await enqueue(`${kind}.read`, { id }, { lane: noticesLane, subject: `${kind}:${id}` })
}

/** Marks everything that has come until now; what comes later stays unread. */
export async function markAllRead(kind: NoticeKind, now = Date.now()): Promise<void> {
  await enqueue(`${kind}.readAll`, { before: now }, { lane: noticesLane, subject: `${kind}:all` })
}
