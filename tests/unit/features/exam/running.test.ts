/** An exam that several tabs have open: what stands on the device is where the furthest of them has got to. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { Exam } from '../../../../src/features/exam/exam.ts'
import type { AnswerAtStation } from '../../../../src/rules/exam/verdict.ts'
import { installBrowser, openPage, type Page, token } from '../../queries/world.ts'
import { mark } from '../../rules/exam/material.ts'

let page: Page
let tabs: typeof import('../../../../src/features/exam/running.ts')
let exams: typeof import('../../../../src/features/exam/exam.ts')

beforeEach(async () => {
  vi.unstubAllGlobals()
  installBrowser()
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
  tabs = await import('../../../../src/features/exam/running.ts')
  exams = await import('../../../../src/features/exam/exam.ts')
})

const given: AnswerAtStation = { text: '表皮', at: null, view: null, ms: 900 }
const stations: Exam['stations'] = ['表皮', '真皮', '汗腺'].map((name) => ({
  ...{ key: name, specimenId: 1, mark: mark(name), choices: null },
  ...{ tip: { x: 0, y: 0 }, middle: { x: 0, y: 0 } },
}))
const at = (answered: number, more: Partial<Exam> = {}): Exam => ({
  id: 'this one',
  scope: { kind: 'chapter', id: 7 },
  ...{ name: '皮肤', nameEn: 'Skin', mode: 'name', chooses: false, seconds: 60 },
  stations,
  materials: {},
  given: Array.from({ length: answered }, () => given),
  ...{ left: 60_000, begun: '', flash: 3000 },
  ...more,
})
const begin = (exam: Exam) => page.drafts.saveDraft('exam', exam)
const runs = async () => exams.loadRunning()

test('a tab that was left behind takes back nothing that another tab did', async () => {
  await begin(at(0))
  await tabs.keepRunning(at(2), true)
  const further = at(2)
  expect(await tabs.keepRunning(at(1, { left: 20_000, begun: '真' }), true)).toEqual({
    stands: further,
    stored: true,
  })
  expect(await runs()).toEqual(further)
})

test('at one station, where less time is left is later; a field that was looked at was', async () => {
  await begin(at(1, { left: 50_000 }))
  const later = at(1, { left: 30_000, begun: '真' })
  await tabs.keepRunning(later, true)
  await tabs.keepRunning(at(1, { left: 40_000 }), true)
  expect(await runs()).toEqual(later)
  const looked = at(1, { looked: true })
  await tabs.keepRunning(looked, true)
  await tabs.keepRunning(at(1, { left: 10_000 }), true)
  expect(await runs()).toEqual(looked)
})

test('what this tab did not change is not written', async () => {
  await begin(at(1))
  await tabs.keepRunning(at(1, { begun: '真' }), false)
  expect(await runs()).toEqual(at(1))
})

test('what has ended in another tab does not come back', async () => {
  await begin(at(2))
  await page.drafts.saveDraft('exam:last', at(3))
  await tabs.endRunning(at(3))
  expect((await tabs.keepRunning(at(1), true)).stands).toBe(null)
  expect(await runs()).toBe(undefined)
})

test('an exam that has ended neither replaces nor ends one that was begun meanwhile', async () => {
  const other = at(0, { id: 'another one' })
  await begin(other)
  expect((await tabs.keepRunning(at(2), true)).stands).toBe(null)
  await tabs.endRunning(at(3))
  expect(await runs()).toEqual(other)
})

test('what the browser has cleared away stands again', async () => {
  await tabs.keepRunning(at(1), true)
  expect(await runs()).toEqual(at(1))
})
