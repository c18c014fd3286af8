import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { school } from '../school.ts'
import {
  type Asked,
  type Browser,
  installBrowser,
  openPage,
  type Page,
  token,
  until,
  watch,
} from '../world.ts'

const ids = Array.from({ length: 390 }, (_, at) => at + 1)
const marked = ids.slice(0, 350)

let browser: Browser
let page: Page
let online: boolean
let read: Map<number, number>
let there: ReturnType<typeof school>

/** 390 announcements, all unread at first. */
function reply(asked: Asked): unknown {
  const { path, body } = asked
  if (!online) return null
  if (path.endsWith('/announcement/unreadCount')) return ids.length - read.size
  if (path.endsWith('/announcement/page'))
    return { records: ids.map((id) => ({ id, createTime: id, read: read.has(id) })), total: ids.length }
  if (path.endsWith('/announcement/read')) read.set(Number(body.id), (read.get(Number(body.id)) ?? 0) + 1)
  return there.reply(asked)
}

async function restart(): Promise<void> {
  await page.sync.leaveQueue()
  page = await openPage()
}

beforeEach(async () => {
  vi.unstubAllGlobals()
  online = true
  read = new Map()
  there = school()
  browser = installBrowser()
  browser.service = reply
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
})
afterEach(() => page.sync.leaveQueue())

const count = () => watch<number>(page, page.unread.announcementUnreadQuery())
/** The ids of those listed that are unread; undefined until the list is there. */
async function list() {
  const { InfiniteQueryObserver } = await import('@tanstack/react-query')
  const observer = new InfiniteQueryObserver(
    page.client.queryClient,
    page.notices.announcementsQuery() as never,
  )
  const stop = observer.subscribe(() => undefined)
  const unread = () => {
    const shown = observer.getCurrentResult().data as unknown as { records: { id: number; read: boolean }[] }
    return shown?.records.filter(({ read }) => !read).map(({ id }) => id)
  }
  return { unread, stop }
}
const rowsInMemory = () => getDefaultStore().get(page.unsent.unsentRowsAtom).length
const waits = () => getDefaultStore().get(page.notices.waitsAtom)

test('F49 hundreds of waiting read marks show in lists and counts after a restart', async () => {
  const [before, listed] = [await count(), await list()]
  await until(() => before.now() === 390 && listed.unread()?.length === 390)
  online = false
  for (const id of marked) await page.readMarks.markRead('announcement', id)
  await until(() => before.now() === 40)
  for (const { stop } of [before, listed]) stop()

  await restart()
  const [unread, shown] = [await count(), await list()]
  await until(() => unread.now() === 40)
  await until(() => shown.unread()?.length === 40)
  expect(shown.unread()?.[0]).toBe(351)
  expect(rowsInMemory()).toBe(200)
  expect([1, 350, 351].map((id) => waits()('announcement', id))).toEqual([true, true, false])

  // one more: the count follows
  await page.readMarks.markRead('announcement', 390)
  await until(() => unread.now() === 39)
  expect(rowsInMemory()).toBe(201)

  online = true
  await page.sync.flushNow()
  await until(() => read.size === 351)
  await until(() => getDefaultStore().get(page.sync.syncStatusAtom).state === 'sent')
  expect([...read.values()].every((times) => times === 1)).toBe(true)
  expect(waits()('announcement', 350)).toBe(false)
  await until(() => page.client.queryClient.isFetching() === 0)
  expect([unread.now(), shown.unread()?.length]).toEqual([39, 39])
  // at no moment on the way was one counted twice, or not
  expect(unread.seen.filter((seen) => seen !== 390)).toEqual(
    unread.seen.filter((seen) => seen === 40 || seen === 39),
  )
  for (const { stop } of [unread, shown]) stop()
})

test('F49 a read mark behind hundreds that another tab gives up is unread again', async () => {
  const before = await count()
  await until(() => before.now() === 390)
  online = false
  for (const id of marked) await page.readMarks.markRead('announcement', id)
  before.stop()
  await restart()
  const unread = await count()
  await until(() => unread.now() === 40)
  const { storeOf } = await import('../../../../src/outbox/store.ts')
  const row = (await storeOf(1).rows()).find(({ subject }) => subject === 'announcement:300')
  const { currentOutbox } = await import('../../../../src/outbox/index.ts')
  await currentOutbox()?.discard(row?.seq ?? 0)
  await until(() => unread.now() === 41)
  expect(waits()('announcement', 300)).toBe(false)
  unread.stop()
})
