import { expect, onTestFinished, test, vi } from 'vitest'
import { microbeList } from '../../../../src/contract/microbe.ts'
import { school } from '../school.ts'
import { type Asked, installBrowser, openPage, token, until } from '../world.ts'

test('O01 announcements, messages and experiments open offline at their first visit', async () => {
  vi.unstubAllGlobals()
  let online = true
  const there = school()
  const browser = installBrowser()
  browser.service = (asked: Asked) => {
    if (!online) return null
    if (asked.path.endsWith('/announcement/page')) return { records: [{ id: 7, createTime: 7 }], total: 1 }
    if (asked.path.endsWith('/message/page')) return { records: [{ id: 8, createTime: 8 }], total: 1 }
    if (asked.path === microbeList.path) return [{ id: 9 }]
    return there.reply(asked)
  }
  let page = await openPage()
  onTestFinished(() => page.sync.leaveQueue())
  await page.begin.signIn(token, { remember: true, shared: false })
  const { keepNewest } = await import('../../../../src/queries/notices/keepNewest.ts')
  await keepNewest()
  await until(() => page.client.queryClient.isFetching() === 0)
  online = false

  await page.sync.leaveQueue()
  page = await openPage()
  const { queryClient } = page.client
  const firstId = (data: unknown) =>
    (data as { pages: { reply: { records: { id: number }[] } }[] }).pages[0]?.reply.records[0]?.id
  expect(firstId(await queryClient.fetchInfiniteQuery(page.notices.announcementsQuery()))).toBe(7)
  expect(firstId(await queryClient.fetchInfiniteQuery(page.notices.messagesQuery()))).toBe(8)
  const experiments = await queryClient.fetchQuery(page.query.query(microbeList, {}))
  expect(experiments.reply).toEqual([{ id: 9 }])
})
