import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  announcementDetail,
  announcementPage,
  announcementRead,
  announcementReadAll,
  announcementUnread,
  bannerList,
  messagePage,
  messageRead,
  messageReadAll,
  messageUnread,
} from '../../src/contract/notices.ts'
import { databases } from './databases.ts'
import { type Seeded, seed, times } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const page = { pageNo: 1, pageSize: 20 }

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    for (const name of ['student', 'student2', 'teacher', 'admin']) tokens[name] = await service.signIn(name)
  })
  afterAll(() => service.stop())

  const as = (name: string) => ({ token: tokens[name] ?? '' })

  test('C011 S06 the banners are there', async () => {
    const { data } = await service.ask(bannerList, {}, as('student'))
    expect(data.items).toMatchObject([{ titleEn: 'Banner', link: '/resource' }])
  })

  test('C014 C094 S29 announcements come newest first, and one by one', async () => {
    const { data } = await service.ask(announcementPage, page, as('student'))
    expect([data.total, data.records.map(({ titleEn }) => titleEn)]).toEqual([2, ['Notice 2', 'Notice 1']])
    const second = await service.ask(announcementPage, { pageNo: 2, pageSize: 1 }, as('student'))
    expect(second.data.records.map(({ titleEn }) => titleEn)).toEqual(['Notice 1'])
    const id = school.announcements[0] ?? 0
    const detail = await service.ask(announcementDetail, { id }, as('student'))
    expect(detail.data).toMatchObject({ id, contentEn: 'Text', read: false })
    expect((await service.ask(announcementDetail, { id: 9999 }, as('student'))).code).toBe(404)
  })

  test('C016 C108 T09 reading an announcement counts for the reader alone, and once', async () => {
    const id = school.announcements[0] ?? 0
    const unread = async (name: string) => (await service.ask(announcementUnread, {}, as(name))).data
    expect(await unread('student2')).toBe(2)
    await service.ask(announcementRead, { id }, as('student2'))
    await service.ask(announcementRead, { id }, as('student2'))
    expect(await unread('student2')).toBe(1)
    expect(await unread('teacher')).toBe(2)
    expect((await service.ask(announcementDetail, { id }, as('student2'))).data.read).toBe(true)
    expect((await service.ask(announcementRead, { id: 9999 }, as('student2'))).code).toBe(404)
  })

  test('C106 reading all announcements leaves those unread that arrived after `before`', async () => {
    const unread = async () => (await service.ask(announcementUnread, {}, as('admin'))).data
    await service.ask(announcementReadAll, { before: times.first }, as('admin'))
    expect(await unread()).toBe(1)
    await service.ask(announcementReadAll, {}, as('admin'))
    expect(await unread()).toBe(0)
    await service.ask(announcementReadAll, {}, as('admin'))
    expect(await unread()).toBe(0)
  })

  test('C093 C015 S28 B12 messages are the reader’s own', async () => {
    const { data } = await service.ask(messagePage, page, as('student'))
    expect([data.total, data.records.map(({ titleEn }) => titleEn)]).toEqual([2, ['Notice 2', 'Notice 1']])
    expect((await service.ask(messageUnread, {}, as('student'))).data).toBe(2)
    expect((await service.ask(messageUnread, {}, as('student2'))).data).toBe(1)
    expect((await service.ask(messageUnread, {}, as('teacher'))).data).toBe(0)
  })

  test('C107 S28 T09 a message is marked read by whom it was sent to, by nobody else', async () => {
    const id = school.messages[0] ?? 0
    const other = await service.ask(messageRead, { id }, as('student2'))
    expect([other.status, other.code]).toEqual([404, 404])
    expect((await service.ask(messageRead, { id }, as('student'))).code).toBe(0)
    const { data } = await service.ask(messagePage, page, as('student'))
    expect(data.records.find((row) => row.id === id)?.haveRead).toBe(true)
    expect((await service.ask(messageUnread, {}, as('student'))).data).toBe(1)
  })

  test('C105 reading all messages leaves those unread that arrived after `before`', async () => {
    await service.ask(messageReadAll, { before: times.second - 1 }, as('student'))
    expect((await service.ask(messageUnread, {}, as('student'))).data).toBe(1)
    await service.ask(messageReadAll, {}, as('student'))
    expect((await service.ask(messageUnread, {}, as('student'))).data).toBe(0)
    expect((await service.ask(messageUnread, {}, as('student2'))).data).toBe(1)
  })
})
