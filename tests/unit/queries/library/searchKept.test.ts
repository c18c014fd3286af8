import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PersonalMark } from '../../../../src/contract/specimens.ts'
import { mark, specimen } from '../../features/library/sample.ts'
import { type Browser, installBrowser, openPage, until } from '../world.ts'

let browser: Browser

const drawn = (clientId: string, name: string, specimenId = 9): PersonalMark => ({
  ...{ clientId, specimenId, name, shape: 'point', points: [[1, 2]], frame: 0 },
  ...{ desc: '', color: 'yellow', fontSize: 14, updatedAt: 0 },
})

beforeEach(() => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = ({ path, query }) => {
    if (path === '/dh-specimen/specimen/info') return specimen(Number(query.id))
    if (path === '/dh-specimen/specimen/front/page')
      return { records: [specimen(1), specimen(2, { name: '肝', nameEn: 'Liver', subjectId: 4 })], total: 2 }
    if (path === '/dh-specimen/mark/common')
      return { presetMarks: [mark(7, 'preset', '致密斑')], teacherMarks: { system: [], school: [] } }
    if (path === '/dh-specimen/mark/personal')
      return [drawn('00000000-0000-4000-8000-000000000001', '我的泡状核')]
    return path === '/dh-usercenter/user/current' ? 500 : 'there'
  }
})
afterEach(() => vi.unstubAllGlobals())

test('specimens that were listed or opened are found offline after a restart', async () => {
  const first = await openPage()
  await first.begin.signIn({ accessToken: 'T', id: 1 }, { remember: true, shared: false })
  const { query } = await import('../../../../src/queries/engine/query.ts')
  const { specimensQuery } = await import('../../../../src/queries/library/specimens.ts')
  const { specimenInfo, commonMarks, personalMarks } = await import('../../../../src/contract/specimens.ts')
  const { queryClient } = first.client
  await queryClient.fetchInfiniteQuery(specimensQuery('library', {}) as never)
  await queryClient.fetchQuery(query(specimenInfo, { id: 9 }))
  await queryClient.fetchQuery(query(commonMarks, { specimenId: 9 }))
  await queryClient.fetchQuery(query(personalMarks, { specimenId: 9 }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await first.sync.leaveQueue()

  browser.service = () => null
  const page = await openPage()
  const { searchKept } = await import('../../../../src/queries/library/searchKept.ts')
  const { setOwner } = await import('../../../../src/queries/engine/owner.ts')
  setOwner({ user: 1, state: 'in' })
  const ids = async (...args: Parameters<typeof searchKept>) =>
    (await searchKept(...args)).map(({ id }) => id)
  await until(async () => (await ids({})).length === 3)
  expect(await ids({ subjects: [4] })).toEqual([2])
  expect(await ids({}, [9, 2])).toEqual([9, 2])
  expect(await ids({ keyword: '肝' })).toEqual([2])
  const [hit] = await searchKept({ keyword: '致密斑' })
  expect([hit?.id, hit?.hit?.markId]).toEqual([9, 7])
  // one's own, also one that was only ever drawn here, without network
  const { saveMark } = await import('../../../../src/queries/library/marks.ts')
  const fresh = '00000000-0000-4000-8000-000000000002'
  await saveMark(drawn(fresh, '我画的血管', 2))
  const hits = async (keyword: string) =>
    (await searchKept({ keyword })).map(({ id, hit: mark }) => [id, mark?.markId])
  expect(await hits('我的泡状核')).toEqual([[9, '00000000-0000-4000-8000-000000000001']])
  expect(await hits('我画的')).toEqual([[2, fresh]])
  setOwner(null)
  expect(await ids({})).toEqual([])
  await page.sync.leaveQueue()
})

test('without network one’s own specimens are those that the person brought', async () => {
  const { service } = browser
  browser.service = (asked) =>
    asked.path === '/dh-specimen/specimen/my/page'
      ? { records: [specimen(5, { creator: 3 }), specimen(6, { creator: 3, published: false })], total: 2 }
      : service(asked)
  const page = await openPage()
  await page.begin.signIn({ accessToken: 'T', id: 3 }, { remember: true, shared: false })
  const { specimensQuery } = await import('../../../../src/queries/library/specimens.ts')
  for (const source of ['library', 'mine'] as const)
    await page.client.queryClient.fetchInfiniteQuery(specimensQuery(source, {}) as never)
  const { searchKept } = await import('../../../../src/queries/library/searchKept.ts')
  const { lookedFor } = await import('../../../../src/features/library/address/place.ts')
  const found = async (source: 'library' | 'mine') =>
    (await searchKept(lookedFor({ source, subject: null, catalog: [] }, {}))).map(({ id }) => id)
  await until(async () => (await found('mine')).length > 0)
  expect(await found('mine')).toEqual([5, 6])
  expect(await found('library')).toEqual([1, 5, 2])
  await page.sync.leaveQueue()
})
