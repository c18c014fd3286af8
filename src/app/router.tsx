/** The router: base path, history, what stands in while a screen comes or cannot come. */
import { useLingui } from '@lingui/react/macro'
import { createRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ApiError } from '../api/errors.ts'
import { reloadPage } from '../device/installation/reloadPage.ts'
import { langAtom } from '../device/language.ts'
import { basePath } from '../device/names.ts'
import type { FailureKind } from '../features/offline/CouldNotLoad.tsx'
import { PendingScreen } from '../features/offline/PendingScreen.tsx'
import { queryClient } from '../queries/engine/client.ts'
import { routeTree } from '../routeTree.gen.ts'
import { Button } from '../ui/Button.tsx'
import { focusMain } from '../ui/hooks/focusMain.ts'
import { loadTextsAt } from './catalogs.ts'
import { chunkTimeoutMs, isChunkError } from './chunks.ts'
import { failureKindOf } from './failures.ts'
import { readOnlyValidated } from './validatedSearch.ts'

/** Comes only when something failed; where even that cannot be had, a line and a way out. */
const Failed = lazy(() =>
  import('../features/offline/CouldNotLoad.tsx').then(
    ({ CouldNotLoad }) => ({ default: CouldNotLoad }),
    () => ({ default: LastResort }),
  ),
)

function LastResort() {
  const { t } = useLingui()
  return (
    // its look stands in index.html: no file has to come for it
    <main id="main" tabIndex={-1} className="start-error">
      <h1>{t`页面没有加载完整`}</h1>
      <Button onClick={reloadPage}>{t`重新加载`}</Button>
    </main>
  )
}

/** A screen that is on its way; for too long, and its place says so. Should it come after all, it still stands there. */
function Coming() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), chunkTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return <PendingScreen />
  return (
    // the page that says so may be as late
    <Suspense fallback={<LastResort />}>
      <Failed kind="stale" onRetry={reloadPage} />
    </Suspense>
  )
}

function NotFound() {
  return (
    <Suspense fallback={<PendingScreen />}>
      <Failed kind="gone" onRetry={reloadPage} />
    </Suspense>
  )
}

function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const kind: FailureKind = isChunkError(error) ? 'stale' : failureKindOf(error)
  function retry() {
    if (kind === 'server' || kind === 'stale') return reloadPage()
    reset()
    void router.invalidate()
  }
  return (
    <Suspense fallback={<PendingScreen />}>
      <Failed kind={kind} text={error instanceof ApiError ? error.text : undefined} onRetry={retry} />
    </Suspense>
  )
}

export const router = createRouter({
  routeTree,
  basepath: basePath,
  context: { queryClient, loadTextsAt: (pathname: string) => loadTextsAt(pathname) },
  trailingSlash: 'never',
  scrollRestoration: true,
  // the library is kept alive: wherever one comes from, it stands where it was left
  getScrollRestorationKey: ({ pathname, href, state }) =>
    pathname.endsWith('/resource') ? href : (state.__TSR_key ?? href),
  defaultPreload: 'intent',
  // the queries know how old they are
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 200,
  defaultPendingComponent: Coming,
  defaultErrorComponent: ScreenFailed,
  defaultNotFoundComponent: NotFound,
})

readOnlyValidated(Object.values(router.routesById))

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Joins the router to what is not React: the place of reading, the language. */
export function watchRouter(): void {
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    // a screen reader goes on reading where the new screen begins
    if (pathChanged && fromLocation) focusMain()
  })
  getDefaultStore().sub(langAtom, () => void router.invalidate())
}
