import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchGoneChunks } from '../../../src/app/chunks.ts'
import { beforeLeaving } from '../../../src/device/leaving.ts'
import { saveDraft } from '../../../src/queries/engine/drafts.ts'

const order: string[] = []
let service: () => Promise<Response>

vi.mock('../../../src/queries/engine/owner.ts', () => ({ currentOwner: () => ({ user: 1, state: 'in' }) }))
vi.mock('../../../src/device/db.ts', () => ({
  inUser: async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push('saved')
  },
}))

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  order.length = 0
  service = async () => new Response('')
  vi.stubGlobal('location', { pathname: '/wk_mobile/my', reload: () => order.push('gone') })
})

/** A part of the app is gone while somebody writes. */
async function lose(): Promise<void> {
  let fail: (event: unknown) => Promise<void> = async () => undefined
  vi.stubGlobal('addEventListener', (_: string, listener: typeof fail) => {
    fail = listener
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('fetch', () => service())
  watchGoneChunks()
  const stop = beforeLeaving(() => saveDraft('chapter:1', 'the last letter'))
  await fail({ payload: new Error('Failed to fetch dynamically imported module: a.js') })
  await new Promise((resolve) => setTimeout(resolve, 80))
  stop()
}

test('F24 what is being written is stored before the page is loaded anew', async () => {
  await lose()
  expect([order[0], order.at(-1)]).toEqual(['saved', 'gone'])
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers that it is away', async () => new Response('', { status: 503 })],
] as const)('F24 while the service %s the page stays: nothing would come in its place', async (_, answer) => {
  service = answer
  await lose()
  expect(order).not.toContain('gone')
})
