import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Browser, installBrowser, openPage, type Page, token } from '../world.ts'

let browser: Browser
let page: Page

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = () => null
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
  // nothing is delivered here: what waits is looked at
  browser.service = () => {
    throw new TypeError('no network')
  }
})
afterEach(() => page.sync.leaveQueue())

const exam = '00000000-0000-4000-8000-000000000001'
const [all, one] = ['00000000-0000-8000-8000-000000000002', '00000000-0000-8000-8000-000000000003']
const station = { specimenId: 1, markId: 2, right: false, said: '真皮' }

async function waits() {
  const { ledgerAtom } = await import('../../../../src/queries/engine/overlay.ts')
  await page.reading.ledgerRead()
  return getDefaultStore()
    .get(ledgerAtom)
    .rows.map(({ id, call, input }) => [id, call, (input as { stations: (typeof station)[] }).stations])
}

test('answers of an exam are queued once, and a changed verdict behind them', async () => {
  const { tellStations } = await import('../../../../src/queries/practice/stations.ts')
  for (const _ of [1, 2]) await tellStations(exam, [station], all)
  const anew = { ...station, right: true }
  await tellStations(exam, [anew], one)
  // of a mark of one's own there is nothing to tell
  await tellStations(exam, [{ ...station, markId: exam }], '00000000-0000-8000-8000-000000000004')
  expect(await waits()).toEqual([
    [all, 'exam.answers', [station]],
    [one, 'exam.answers', [anew]],
  ])
})
