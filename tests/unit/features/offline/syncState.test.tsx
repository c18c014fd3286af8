import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SyncState } from '../../../../src/features/offline/SyncState.tsx'
import { type SyncStatus, syncStatusAtom } from '../../../../src/queries/sync.ts'

vi.mock(import('../../../../src/queries/sync.ts'), async (real) => ({
  ...(await real()),
  syncStatusAtom: atom<SyncStatus>({ state: 'sent', waiting: 0, parked: 0, signIn: false }),
}))

i18n.loadAndActivate({ locale: 'zh', messages: {} })

function words(now: SyncStatus): string {
  getDefaultStore().set(syncStatusAtom as PrimitiveAtom<SyncStatus>, now)
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <SyncState />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

test('the centre asks for a sign-in where one is needed, also while something else needs the person', () => {
  for (const state of ['signIn', 'attention'] as const) {
    const said = words({ state, waiting: 5, parked: 1, signIn: true })
    expect(said).toContain('重新登录后，下面的内容会发送')
    expect(said).not.toContain('联网后打开本应用即会发送')
    expect(said).not.toContain('立即发送')
  }
  const said = words({ state: 'attention', waiting: 5, parked: 1, signIn: false })
  expect(said).toContain('联网后打开本应用即会发送')
  expect(said).toContain('立即发送')
})
