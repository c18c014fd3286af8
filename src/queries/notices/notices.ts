/** Announcements and messages: lists and read marks follow the queue; their counts stand in unread.ts. */
import { atom } from 'jotai'
import { Offline } from '../../api/errors.ts'
import type { Paged } from '../../contract/endpoint.ts'
import {
  type Announcement,
  announcementDetail,
  announcementPage,
  bannerList,
  type Message,
  messagePage,
} from '../../contract/notices.ts'
import { queryClient } from '../engine/client.ts'
import { ledgerAtom, type Operation, operationsAfter } from '../engine/overlay.ts'
import { pagedQuery } from '../engine/paged.ts'
import { ask, overlaidQuery, query } from '../engine/query.ts'
import { pendingSubjectsAtom } from '../engine/sync.ts'
import { type NoticeKind, readHere } from './unread.ts'

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
  overlaidQuery(announcementDetail, { id }, foldAnnouncement, (signal) => fetchAnnouncement(id, signal))
export const messagesQuery = () => pagedQuery(messagePage, {}, foldMessages)

/** Whether it waits to be told that one was read. */
export const waitsAtom = atom((get) => {
  const subjects = get(pendingSubjectsAtom)
  const { marks } = get(ledgerAtom)
  return (kind: NoticeKind, id: number) => subjects.has(`${kind}:${id}`) || marks[kind].has(id)
})
