import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchGoneChunks } from '../../../src/app/chunks.ts'
import { beforeLeaving } from '../../../src/device/leaving.ts'
import { loadDraft, saveDraft } from '../../../src/queries/engine/drafts.ts'
import { setOwner } from '../../../src/queries/engine/owner.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const storedText = () => loadDraft('chapter:1', isText)

let service: () => Promise<Response>
/** The person's text as the database held it each time the page was loaded anew. */
const reloads: Promise<string | undefined>[] = []

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  reloads.length = 0
  service = async () => new Response('')
  setOwner({ user: 1, state: 'in' })
  const reload = () => void reloads.push(storedText())
  vi.stubGlobal('location', { pathname: '/wk_mobile/my', reload })
})

/** A part of the app is gone while somebody writes this. */
async function lose(text: string): Promise<void> {
  let fail: (event: unknown) => Promise<void> = async () => undefined
  vi.stubGlobal('addEventListener', (_: string, listener: typeof fail) => {
    fail = listener
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('fetch', () => service())
  watchGoneChunks()
  const stop = beforeLeaving(() => saveDraft('chapter:1', text))
  await fail({ payload: new Error('Failed to fetch dynamically imported module: a.js') })
  await new Promise((resolve) => setTimeout(resolve, 80))
  stop()
}

test('F24 what is being written is stored before the page is loaded anew', async () => {
  await lose('the last letter')
  expect(await Promise.all(reloads)).toEqual(['the last letter'])
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers that it is away', async () => new Response('', { status: 503 })],
] as const)(
  'F24 while the service %s the page stays: nothing would come in its place',
  async (how, answer) => {
    service = answer
    await lose(how)
    expect(reloads).toEqual([])
    expect(await storedText()).toBe(how)
  },
)
