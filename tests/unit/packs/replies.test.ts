import { hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Contents } from '../../../src/contract/sync.ts'
import { mark, specimen } from '../features/library/sample.ts'
import { type Browser, installBrowser, openPage, until, watch } from '../queries/world.ts'

let browser: Browser

beforeEach(() => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = ({ path, query }) => {
    if (path === '/dh-specimen/specimen/info') return specimen(Number(query.id))
    if (path === '/dh-specimen/mark/common')
      return { presetMarks: [mark(7)], teacherMarks: { system: [], school: [] } }
    if (path === '/dh-specimen/mark/personal') return []
    return path === '/dh-usercenter/user/current' ? 500 : 'there'
  }
})
afterEach(() => vi.unstubAllGlobals())

const calls: Contents['calls'] = [
  { path: '/dh-specimen/specimen/info', query: { id: 9 } },
  { path: '/dh-specimen/mark/common', query: { specimenId: 9 } },
  { path: '/dh-specimen/mark/personal', query: { specimenId: 9 } },
  { path: '/dh-specimen/something/newer', query: { specimenId: 9 } },
]
const asked = () => browser.asked.filter(({ path }) => path.endsWith('/info'))

test('kept things open offline in the other language', async () => {
  const first = await openPage()
  await first.begin.signIn({ accessToken: 'T', id: 1 }, { remember: true, shared: false })
  const packs = await import('../../../src/packs/replies.ts')
  expect(await packs.hasReplies(1, calls)).toBe(false)
  await packs.keepReplies(1, calls, { isStale: () => false }, new AbortController().signal)
  expect(await packs.hasReplies(1, calls)).toBe(true)
  const names = packs.storedNamesOf(calls)
  await first.sync.leaveQueue()

  const { service } = browser
  browser.service = () => null
  const page = await openPage()
  const { setLang } = await import('../../../src/device/language.ts')
  setLang('en')
  const { hasReplies, storedNamesOf } = await import('../../../src/packs/replies.ts')
  const { specimenInfo } = await import('../../../src/contract/specimens.ts')
  expect(await hasReplies(1, calls)).toBe(true)
  // what belongs to it is known by the same names, so that it is not dropped for room
  expect(storedNamesOf(calls).toSorted()).toEqual(names.toSorted())
  expect(await hasReplies(1, [{ path: specimenInfo.path, query: { id: 10 } }])).toBe(false)
  const shown = await watch<{ id: number }>(page, page.query.query(specimenInfo, { id: 9 }))
  while (shown.now()?.id !== 9) await new Promise<void>((resolve) => setImmediate(resolve))
  // from its first moment on
  expect(
    page.client.queryClient.getQueryState(page.query.query(specimenInfo, { id: 9 }).queryKey),
  ).toMatchObject({
    isInvalidated: true,
  })
  await expect(
    page.client.queryClient.fetchQuery(page.query.query(specimenInfo, { id: 10 })),
  ).rejects.toThrow()
  shown.stop()

  browser.service = service
  browser.asked = []
  // not taken for the reply in this language
  const again = await watch(page, page.query.query(specimenInfo, { id: 9 }))
  await until(() => asked().length === 1)
  again.stop()
  await page.sync.leaveQueue()
})

test('a reply that is older than its picture is fetched again when the thing is kept', async () => {
  const first = await openPage()
  await first.begin.signIn({ accessToken: 'T', id: 1 }, { remember: true, shared: false })
  const { keepReplies } = await import('../../../src/packs/replies.ts')
  const { service } = browser
  const made = { url: '/new/', tileSize: 512, minLevel: 9, maxLevel: 13 }
  const info = (tiles: typeof made | null) => (one: Parameters<typeof service>[0]) =>
    one.path.endsWith('/info') ? specimen(9, { tiles } as never) : service(one)
  browser.service = info(null)
  const never = new AbortController().signal
  await keepReplies(1, calls, { isStale: () => false }, never)
  await first.sync.leaveQueue()

  // another start: what is stored answers first
  browser.service = info(made)
  const second = await openPage()
  const { setOwner } = await import('../../../src/queries/engine/owner.ts')
  setOwner({ user: 1, state: 'in' })
  const again = await import('../../../src/packs/replies.ts')
  browser.asked = []
  await again.keepReplies(1, calls, { isStale: () => false }, never)
  expect(asked()).toHaveLength(0)
  await again.keepReplies(1, calls, { isStale: () => true }, never)
  await second.sync.leaveQueue()

  browser.service = () => null
  const third = await openPage()
  const owner = await import('../../../src/queries/engine/owner.ts')
  owner.setOwner({ user: 1, state: 'in' })
  const { specimenInfo } = await import('../../../src/contract/specimens.ts')
  const kept = await third.client.queryClient.fetchQuery(third.query.query(specimenInfo, { id: 9 }))
  expect(kept.reply.tiles).toEqual(made)
  await third.sync.leaveQueue()
})

test('the lists that lead to kept things stand where their screens look for them', async () => {
  const page = await openPage()
  const { storedNamesOf } = await import('../../../src/packs/replies.ts')
  const { subjectsQuery } = await import('../../../src/queries/library/collect.ts')
  const { chapterTreeQuery } = await import('../../../src/queries/practice/practice.ts')
  const { specimenCatalog } = await import('../../../src/contract/subjects.ts')
  const named = storedNamesOf([
    { path: '/dh-specimen/subject/listCommon', query: {} },
    { path: '/dh-specimen/specimen/catalog', query: { subjectId: 3 } },
    { path: '/dh-questionbank/practise/chapter/tree', query: { subjectId: 3 } },
  ])
  const wanted = [subjectsQuery(), page.query.query(specimenCatalog, { subjectId: 3 }), chapterTreeQuery(3)]
  expect(named).toEqual(expect.arrayContaining(wanted.map(({ queryKey }) => hashKey(queryKey))))
  await page.sync.leaveQueue()
})
