import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { UpdatePrompt } from '../features/offline/UpdatePrompt.tsx'
import { queryClient } from '../queries/client.ts'
import { router } from './router.tsx'
import { acceptUpdate, updateReadyAtom } from './serviceWorker.ts'

export function Providers() {
  const updateReady = useAtomValue(updateReadyAtom)
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <UpdatePrompt ready={updateReady} onAccept={acceptUpdate} />
      </QueryClientProvider>
    </I18nProvider>
  )
}
