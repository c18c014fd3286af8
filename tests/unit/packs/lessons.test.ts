/** Lessons kept for offline: where their replies stand, and what a new version of one fetches. */
import 'fake-indexeddb/auto'
import { hashKey } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Contents } from '../../../src/contract/sync.ts'
import { type App, openApp, user } from './app.ts'
import { things } from './device.ts'

const course = { kind: 'course', id: 5 } as const
const preview = (id: number, version: string): Contents['calls'][number] => ({
  path: '/dh-teaching/courseware/preview',
  query: { id },
  version,
})
const slide = (name: string) => `/wk_mobile/media/deck/1-0123456789abcdef/${name}.webp`

let app: App
let asked: string[] = []

beforeAll(async () => {
  app = await openApp()
  const toDevice = fetch
  vi.stubGlobal('fetch', (given: string | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(typeof given === 'string' ? given : given.url, 'http://device')
    asked.push(pathname + search)
    return toDevice(given, init)
  })
})
beforeEach(async () => {
  await app.begin()
  things['course:5'] = []
  asked = []
})
afterAll(() => app.close())

const state = () => app.states.keptStateOf('course:5').state

test('the replies of a lesson stand where its screens look for them', async () => {
  const { storedNamesOf } = await import('../../../src/packs/replies.ts')
  const courses = await import('../../../src/queries/teaching/courses.ts')
  const wares = await import('../../../src/queries/teaching/coursewares.ts')
  const named = storedNamesOf([
    { path: '/dh-specimen/deck/preview', query: { id: 3 } },
    preview(4, '1'),
    { path: '/dh-teaching/courseware/resource', query: { id: 4 } },
    { path: '/dh-teaching/course/detail', query: { id: 5 } },
    { path: '/dh-teaching/courseware/byCourse', query: { courseId: 5 } },
    { path: '/dh-teaching/course/studying/home', query: {} },
  ])
  const wanted = [
    wares.deckQuery(3),
    wares.coursewareQuery(4),
    wares.resourcesQuery(4),
    courses.courseQuery(5),
    wares.courseCoursewaresQuery(5),
    courses.studyingQuery(),
  ]
  expect(named).toEqual(expect.arrayContaining(wanted.map(({ queryKey }) => hashKey(queryKey))))
})

test('a kept course fetches only courseware of a new version and its new slides', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map(slide)
  Object.assign(app.device, {
    calls: [preview(1, '1'), preview(2, '1')],
    beside: [a, b],
    pictures: [a, b, c],
  })
  await app.packs.keepOffline(course, 'focus')
  expect(state()).toBe('kept')
  const previews = () => new Set(asked.filter((path) => path.includes('/preview')))
  const slides = () => asked.filter((path) => path.includes('/deck/'))
  expect([...previews()].toSorted()).toEqual([
    '/dh-teaching/courseware/preview?id=1',
    '/dh-teaching/courseware/preview?id=2',
  ])
  expect(slides().toSorted()).toEqual([a, b])
  asked = []
  Object.assign(app.device, { calls: [preview(1, '1'), preview(2, '2')], beside: [a, c] })
  await app.packs.updateKept(course)
  expect(state()).toBe('kept')
  expect(previews()).toEqual(new Set(['/dh-teaching/courseware/preview?id=2']))
  expect(slides()).toEqual([c])
  // the slide that was replaced is gone
  expect([...app.device.cached].toSorted()).toEqual([a, c])
  const entry = await app.entries.readEntry(user, 'course:5')
  expect(entry?.calls.map(({ version }) => version)).toEqual(['1', '2'])
})
