import { afterEach, expect, test, vi } from 'vitest'
import { watchGoneChunks } from '../../../src/app/chunks.ts'
import { keepDraft } from '../../../src/queries/drafts.ts'

const order: string[] = []

vi.mock('../../../src/queries/owner.ts', () => ({ currentOwner: () => ({ user: 1, state: 'in' }) }))
vi.mock('../../../src/device/db.ts', () => ({
  inUser: async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push('saved')
  },
}))

afterEach(() => vi.unstubAllGlobals())

test('F24 what is being written is stored before the page is loaded anew', async () => {
  let fail: (event: unknown) => void = () => undefined
  vi.stubGlobal('addEventListener', (_: string, listener: typeof fail) => {
    fail = listener
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('location', { pathname: '/wk_mobile/my', reload: () => order.push('gone') })
  watchGoneChunks()
  const stop = keepDraft(() => ({ key: 'chapter:1', value: 'the last letter' }))
  fail({ payload: new Error('Failed to fetch dynamically imported module: a.js') })
  await vi.waitFor(() => expect(order).toContain('gone'))
  stop()
  expect(order).toEqual(['saved', 'gone'])
})
