/** How many announcements and messages are unread: the counts follow the queue. */
import { QueryObserver } from '@tanstack/react-query'
import { atom } from 'jotai'
import { announcementUnread, messageUnread } from '../../contract/notices.ts'
import { queryClient } from '../engine/client.ts'
import { marksBehind, type Operation, ofAction } from '../engine/overlay.ts'
import { overlaidQuery } from '../engine/query.ts'
import { whileSignedIn } from '../session/currentSession.ts'

export type NoticeKind = 'announcement' | 'message'

/** The notices that were read here: single ids, and everything up to a time. */
export function readHere(kind: NoticeKind, operations: readonly Operation[]) {
  const behind = marksBehind()[kind]
  const ids = new Set(ofAction(operations, `${kind}.read`).map(({ input }) => input.id))
  const times = ofAction(operations, `${kind}.readAll`).map(({ input }) => input.before ?? 0)
  const before = times.length > 0 ? Math.max(...times) : null
  const has = (id: number, createTime: number) =>
    ids.has(id) || behind.has(id) || (before !== null && createTime <= before)
  const single = behind.size + [...ids].filter((id) => !behind.has(id)).length
  return { single, before, has }
}

/** Only unread notices are ever marked, so each mark takes one off. */
export function foldUnread(kind: NoticeKind, count: number, operations: readonly Operation[]): number {
  const { single, before } = readHere(kind, operations)
  return before === null ? Math.max(count - single, 0) : 0
}

export const announcementUnreadQuery = () =>
  overlaidQuery(announcementUnread, {}, (count, operations) => foldUnread('announcement', count, operations))
export const messageUnreadQuery = () =>
  overlaidQuery(messageUnread, {}, (count, operations) => foldUnread('message', count, operations))

/** Unread announcements and messages together, for a badge; follows the counts while it is shown. */
export const unreadTotalAtom = atom(0)

unreadTotalAtom.onMount = (set) =>
  whileSignedIn(() => {
    const counts = [announcementUnreadQuery(), messageUnreadQuery()].map(
      (options) => new QueryObserver(queryClient, options as never),
    )
    const sum = () =>
      set(counts.reduce((total, observer) => total + Number(observer.getCurrentResult().data ?? 0), 0))
    const stops = counts.map((observer) => observer.subscribe(sum))
    sum()
    return () => {
      for (const stop of stops) stop()
      set(0)
    }
  })
