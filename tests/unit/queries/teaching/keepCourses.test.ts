import { expect, onTestFinished, test, vi } from 'vitest'
import { courseStudying } from '../../../../src/contract/teaching/course.ts'
import { recordLatest } from '../../../../src/contract/teaching/record.ts'
import { roomStudentList } from '../../../../src/contract/teaching/room.ts'
import { school } from '../school.ts'
import { type Asked, installBrowser, openPage, token, until } from '../world.ts'

test('S17 C069 C070 studied courses open offline without having been opened', async () => {
  vi.unstubAllGlobals()
  let online = true
  const there = school()
  const browser = installBrowser()
  browser.service = (asked: Asked) => {
    if (!online) return null
    if (asked.path === courseStudying.path) return [{ id: 7, name: '组织学' }]
    if (asked.path === recordLatest.path) return { courseId: 7 }
    if (asked.path === roomStudentList.path) return [{ id: 8 }]
    return there.reply(asked)
  }
  let page = await openPage()
  onTestFinished(() => page.sync.leaveQueue())
  await page.begin.signIn(token, { remember: true, shared: false })
  const { keepCourses } = await import('../../../../src/queries/teaching/keepCourses.ts')
  await keepCourses()
  await until(() => page.client.queryClient.isFetching() === 0)
  online = false

  await page.sync.leaveQueue()
  page = await openPage()
  const { queryClient } = page.client
  const replyOf = async (call: typeof courseStudying | typeof recordLatest | typeof roomStudentList) => {
    const { reply } = await queryClient.fetchQuery(page.query.query<typeof call>(call, {}))
    return reply
  }
  expect(await replyOf(courseStudying)).toMatchObject([{ id: 7 }])
  expect(await replyOf(recordLatest)).toMatchObject({ courseId: 7 })
  expect(await replyOf(roomStudentList)).toMatchObject([{ id: 8 }])
})
