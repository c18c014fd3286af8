import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Held } from '../../../../src/features/offline/Held.tsx'
import { SyncChip } from '../../../../src/features/offline/SyncChip.tsx'
import { SyncState } from '../../../../src/features/offline/SyncState.tsx'
import type { FlushEnd } from '../../../../src/outbox/outbox.ts'
import { type Ledger, ledgerAtom, setLedger } from '../../../../src/queries/engine/overlay.ts'
import { lastFlushAtom } from '../../../../src/queries/engine/sync.ts'
import type { UnsentRow } from '../../../../src/queries/session/unsent.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const emptyLedger = getDefaultStore().get(ledgerAtom)

const row = (state: UnsentRow['state'], lane: string) =>
  ({ call: 'chapter.submit', lane, input: {}, state, notBefore: 0, madeAt: Date.now() }) as UnsentRow

interface Queue {
  rows?: readonly UnsentRow[]
  /** the service no longer took the session at the last try */
  isSessionOver?: boolean
  lastSuccess?: number
}

/** This device's queue as the page last read it, and how the last try to send ended. */
function showQueue({ rows = [], isSessionOver = false, lastSuccess }: Queue): void {
  const waiting = rows.filter(({ state }) => state === 'waiting').length
  const ledger: Partial<Ledger> = { rows, waiting, parked: rows.length - waiting }
  setLedger({ ...emptyLedger, ...ledger, lastSuccess: lastSuccess ?? null })
  const end: FlushEnd = isSessionOver ? { state: 'signIn', refused: null } : { state: 'done', next: null }
  getDefaultStore().set(lastFlushAtom, end)
}

const draw = (content: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>{content}</I18nProvider>
    </QueryClientProvider>,
  )

/** The words of the sync centre about this queue to a person who stands at `at`. */
async function words(queue: Queue, at = '/'): Promise<string> {
  showQueue(queue)
  const root = createRootRoute({ component: SyncState })
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = createRouter({ routeTree: root, history })
  await router.load()
  return draw(<RouterProvider router={router as never} />)
}

const free = (count: number) => Array.from({ length: count }, (_, at) => row('waiting', `chapter:${at + 10}`))

test('only a pause that the service asked for is announced with its end', () => {
  const at = Date.now() + 600_000
  const said = (end: FlushEnd | null) => draw(<Held end={end} />)
  const time = new Date(at).toTimeString().slice(0, 5)
  expect(said({ state: 'done', next: at, asked: at })).toContain(`服务器请求稍后再发，约 ${time}。`)
  expect(said({ state: 'done', next: at })).toBe('')
  expect(said({ state: 'done', next: 1, asked: 1 })).toBe('')
  expect(said(null)).toBe('')
})

test('the sync centre asks for a sign-in, also while something else needs the person', async () => {
  const refused = row('parked', 'chapter:1')
  for (const rows of [free(5), [refused, ...free(5)]]) {
    const said = await words({ rows, isSessionOver: true }, '/?q=3')
    expect(said).toContain('重新登录后，下面的内容会发送')
    expect(said).toContain(`href="/account/login?back=${encodeURIComponent('/?q=3')}"`)
    expect(said).not.toContain('联网后打开本应用即会发送')
    expect(said).not.toContain('立即发送')
  }
  const said = await words({ rows: [refused, ...free(5)] })
  expect(said).toContain('联网后打开本应用即会发送')
  expect(said).toContain('立即发送')
  expect(said).not.toContain('登录')
})

test('rows behind a refused one cannot be sent now, all other rows can', async () => {
  const behind = [row('parked', 'chapter:1'), row('waiting', 'chapter:1')]
  const held = await words({ rows: behind })
  expect(held).toContain('1 条等需要处理的内容解决后发送')
  expect(held).not.toContain('联网后打开本应用即会发送')
  expect(held).not.toContain('立即发送')
  const sendable = await words({ rows: [...behind, row('waiting', 'chapter:2')] })
  expect(sendable).toContain('2 条内容已保存在本机')
  expect(sendable).toContain('立即发送')
})

test('“all delivered” appears only after something was sent from this device: walk 25', async () => {
  const chip = (queue: Queue) => {
    showQueue(queue)
    return draw(<SyncChip />)
  }
  expect(chip({})).toBe('')
  expect(await words({})).toContain('本机还没有要发送的内容')
  expect(chip({ lastSuccess: 1 })).toContain('已送达')
  expect(await words({ lastSuccess: 1 })).toContain('你在本机做的一切都已送达服务器')
  expect(chip({ rows: free(2) })).toContain('2 条待发送')
})
