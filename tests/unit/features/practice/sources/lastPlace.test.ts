import { beforeEach, expect, test, vi } from 'vitest'
import { type Browser, installBrowser, openPage, token } from '../../../queries/world.ts'

let browser: Browser

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = ({ path }) => (path === 'line' ? {} : null)
  const page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
  return () => page.sync.leaveQueue()
})

const named = { name: '皮肤', nameEn: 'Skin', at: 3, of: 12 }
const catalogId = '0b1e5c1e-7f0a-4c57-9d0f-3a51f0a5a001'

test.each([
  ['a chapter, as it was noted before books were', { catalogId: 7, questionId: 21, ...named }],
  [
    'a catalogue and a question of one’s own in 错题本',
    { to: '/exercise/wrong/question/$catalogId' as const, catalogId, questionId: catalogId, ...named },
  ],
])('is gone on with where it was left: %s', async (_, place) => {
  const { loadLastPlace, saveLastPlace } = await import(
    '../../../../../src/features/practice/sources/lastPlace.ts'
  )
  await saveLastPlace(place)
  expect(await loadLastPlace()).toEqual(place)
})

test('a finished chapter is not offered again, an unfinished other one stays', async () => {
  const { forgetLastPlace, loadLastPlace, saveLastPlace } = await import(
    '../../../../../src/features/practice/sources/lastPlace.ts'
  )
  const place = { catalogId: 7, questionId: 21, ...named }
  await saveLastPlace(place)
  await forgetLastPlace({ ...place, catalogId: 8 })
  expect(await loadLastPlace()).toEqual(place)
  await forgetLastPlace(place)
  expect(await loadLastPlace()).toBeUndefined()
})
