/** Announcements and messages: lists, counts and read marks follow the queue. */
import { QueryObserver } from '@tanstack/react-query'
import { atom } from 'jotai'
import { Offline } from '../api/errors.ts'
import type { Paged } from '../contract/endpoint.ts'
import {
  type Announcement,
  announcementDetail,
  announcementPage,
  announcementUnread,
  bannerList,
  type Message,
  messagePage,
  messageUnread,
} from '../contract/notices.ts'
import { queryClient } from './client.ts'
import { whileSignedIn } from './here.ts'
import { ledgerAtom, marksBehind, type Operation, ofAction, operationsAfter } from './overlay.ts'
import { pagedQuery } from './paged.ts'
import { ask, folded, query } from './query.ts'
import { pendingSubjectsAtom } from './sync.ts'

export type NoticeKind = 'announcement' | 'message'

/** What was read here: single ids, and everything up to a time. */
function readHere(kind: NoticeKind, operations: readonly Operation[]) {
  const behind = marksBehind()[kind]
  const ids = new Set(ofAction(operations, `${kind}.read`).map(({ input }) => input.id))
  const times = ofAction(operations, `${kind}.readAll`).map(({ input }) => input.before ?? 0)
  const before = times.length > 0 ? Math.max(...times) : null
  const has = (id: number, createTime: number) =>
    ids.has(id) || behind.has(id) || (before !== null && createTime <= before)
  const single = behind.size + [...ids].filter((id) => !behind.has(id)).length
  return { single, before, has }
}

function foldAnnouncement(one: Announcement, operations: readonly Operation[]): Announcement {
  return one.read || !readHere('announcement', operations).has(one.id, one.createTime)
    ? one
    : { ...one, read: true }
}

export function foldAnnouncements(
  page: Paged<Announcement>,
  operations: readonly Operation[],
): Paged<Announcement> {
  const { has } = readHere('announcement', operations)
  const records = page.records.map((one) =>
    !one.read && has(one.id, one.createTime) ? { ...one, read: true } : one,
  )
  return { ...page, records }
}

export function foldMessages(page: Paged<Message>, operations: readonly Operation[]): Paged<Message> {
  const { has } = readHere('message', operations)
  const records = page.records.map((one) =>
    !one.haveRead && has(one.id, one.createTime) ? { ...one, haveRead: true } : one,
  )
  return { ...page, records }
}

/** Only what was unread is ever marked, so each mark takes one off. */
export function foldUnread(kind: NoticeKind, count: number, operations: readonly Operation[]): number {
  const { single, before } = readHere(kind, operations)
  return before === null ? Math.max(count - single, 0) : 0
}

export const bannersQuery = () => query(bannerList, {})
export const announcementsQuery = () => pagedQuery(announcementPage, {}, foldAnnouncements)

/** The announcement out of the list, which holds its text too: what was listed can be read without network. */
async function listed(id: number): Promise<Announcement | undefined> {
  const { pages } = await queryClient.ensureInfiniteQueryData(announcementsQuery())
  const all = pages.flatMap(({ reply, asOf }) => foldAnnouncements(reply, operationsAfter(asOf)).records)
  return all.find((one) => one.id === id)
}

async function fetchAnnouncement(id: number, signal: AbortSignal): Promise<Announcement> {
  try {
    return await ask(announcementDetail, { id }, signal)
  } catch (error) {
    const known = error instanceof Offline ? await listed(id) : undefined
    if (known) return known
    throw error
  }
}

export const announcementQuery = (id: number) =>
  folded(announcementDetail, { id }, foldAnnouncement, (signal) => fetchAnnouncement(id, signal))
export const announcementUnreadQuery = () =>
  folded(announcementUnread, {}, (count, operations) => foldUnread('announcement', count, operations))
export const messagesQuery = () => pagedQuery(messagePage, {}, foldMessages)
export const messageUnreadQuery = () =>
  folded(messageUnread, {}, (count, operations) => foldUnread('message', count, operations))

/** Whether it waits to be told that one was read. */
export const waitsAtom = atom((get) => {
  const subjects = get(pendingSubjectsAtom)
  const { marks } = get(ledgerAtom)
  return (kind: NoticeKind, id: number) => subjects.has(`${kind}:${id}`) || marks[kind].has(id)
})

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
