import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Held } from '../../../../src/features/offline/Held.tsx'
import { SyncChip } from '../../../../src/features/offline/SyncChip.tsx'
import { SyncState } from '../../../../src/features/offline/SyncState.tsx'
import type { FlushEnd } from '../../../../src/outbox/outbox.ts'
import { type SyncStatus, syncStatusAtom } from '../../../../src/queries/engine/sync.ts'
import { type UnsentRow, unsentRowsAtom } from '../../../../src/queries/session/unsent.ts'

vi.mock(import('../../../../src/queries/engine/sync.ts'), async (real) => ({
  ...(await real()),
  syncStatusAtom: atom<SyncStatus>({ state: 'sent', waiting: 0, parked: 0, signIn: false }),
}))

vi.mock(import('../../../../src/queries/session/unsent.ts'), async (real) => ({
  ...(await real()),
  unsentRowsAtom: atom<readonly UnsentRow[]>([]),
}))

i18n.loadAndActivate({ locale: 'zh', messages: {} })

/** What is said to a person who stands at `at`. */
async function words(now: SyncStatus, at = '/'): Promise<string> {
  getDefaultStore().set(syncStatusAtom as PrimitiveAtom<SyncStatus>, now)
  const root = createRootRoute({ component: SyncState })
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = createRouter({ routeTree: root, history })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

test('a pause that the service asked for is announced with its end, our own pauses are not', () => {
  const at = Date.now() + 600_000
  const said = (end: FlushEnd | null) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Held end={end} />
      </I18nProvider>,
    )
  const time = new Date(at).toTimeString().slice(0, 5)
  expect(said({ state: 'done', next: at, asked: at })).toContain(`服务器请求稍后再发，约 ${time}。`)
  expect(said({ state: 'done', next: at })).toBe('')
  expect(said({ state: 'done', next: 1, asked: 1 })).toBe('')
  expect(said(null)).toBe('')
})

test('the sync centre asks for a sign-in, also while something else needs the person', async () => {
  for (const state of ['signIn', 'attention'] as const) {
    const said = await words({ state, waiting: 5, parked: 1, signIn: true }, '/?q=3')
    expect(said).toContain('重新登录后，下面的内容会发送')
    expect(said).toContain(`href="/account/login?back=${encodeURIComponent('/?q=3')}"`)
    expect(said).not.toContain('联网后打开本应用即会发送')
    expect(said).not.toContain('立即发送')
  }
  const said = await words({ state: 'attention', waiting: 5, parked: 1, signIn: false })
  expect(said).toContain('联网后打开本应用即会发送')
  expect(said).toContain('立即发送')
  expect(said).not.toContain('登录')
})

test('rows behind a refused one cannot be sent now, all other rows can', async () => {
  const row = (state: UnsentRow['state'], lane: string) =>
    ({ call: 'chapter.submit', lane, input: {}, state, notBefore: 0 }) as UnsentRow
  const said = (...rows: UnsentRow[]) => {
    getDefaultStore().set(unsentRowsAtom as PrimitiveAtom<readonly UnsentRow[]>, rows)
    const waiting = rows.filter(({ state }) => state === 'waiting').length
    return words({ state: 'attention', waiting, parked: rows.length - waiting, signIn: false })
  }
  const behind = [row('parked', 'chapter:1'), row('waiting', 'chapter:1')]
  const held = await said(...behind)
  expect(held).toContain('1 条等需要处理的内容解决后发送')
  expect(held).not.toContain('联网后打开本应用即会发送')
  expect(held).not.toContain('立即发送')
  const free = await said(...behind, row('waiting', 'chapter:2'))
  expect(free).toContain('2 条内容已保存在本机')
  expect(free).toContain('立即发送')
})

test('“all delivered” appears only after something was sent from this device: walk 25', async () => {
  const chip = (now: SyncStatus) => {
    getDefaultStore().set(syncStatusAtom as PrimitiveAtom<SyncStatus>, now)
    return renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <SyncChip />
      </I18nProvider>,
    )
  }
  const nothing: SyncStatus = { state: 'sent', waiting: 0, parked: 0, signIn: false }
  expect(chip(nothing)).toBe('')
  expect(await words(nothing)).toContain('本机还没有要发送的内容')
  expect(chip({ ...nothing, lastSuccess: 1 })).toContain('已送达')
  expect(await words({ ...nothing, lastSuccess: 1 })).toContain('你在本机做的一切都已送达服务器')
  expect(chip({ ...nothing, state: 'waiting', waiting: 2 })).toContain('2 条待发送')
})
