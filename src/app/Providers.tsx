import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { queryClient } from '../queries/engine/client.ts'
import { router } from './router.tsx'
import { updateNeededAtom, updateReadyAtom } from './updates.ts'

/** Comes when there is a new version to speak of. */
const UpdatePrompt = lazy(() =>
  import('../features/offline/UpdatePrompt.tsx').then(({ UpdatePrompt }) => ({ default: UpdatePrompt })),
)

const acceptUpdate = async () => (await import('./serviceWorker.ts')).acceptUpdate()

export function Providers() {
  const updateReady = useAtomValue(updateReadyAtom)
  const updateNeeded = useAtomValue(updateNeededAtom)
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        {(updateReady || updateNeeded) && (
          <Suspense>
            <UpdatePrompt key={String(updateNeeded)} needed={updateNeeded} onAccept={acceptUpdate} />
          </Suspense>
        )}
      </QueryClientProvider>
    </I18nProvider>
  )
}
