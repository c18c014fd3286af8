import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  notFound,
  redirect,
  useMatches,
  useRouterState,
} from '@tanstack/react-router'
import { getDefaultStore, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { installedAtom } from '../device/installation/installedModules.ts'
import { guardAddress } from '../features/account/guard.ts'
import { Navigation } from '../features/home/Navigation.tsx'
import { unreadTotalAtom } from '../queries/notices/unread.ts'
import { sessionAtom } from '../queries/session/session.ts'
import { isPathInstalled } from '../rules/modules.ts'
import { defaultRoute } from '../rules/permitted.ts'
import { useRouteTitle } from '../ui/hooks/useTitle.ts'
import { Toasts } from '../ui/Toasts.tsx'
import css from './-root.module.css'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the page's name in the browser, until its screen knows a better one */
    title?: MessageDescriptor
    /** `tab`: one of the five places · `page`: without the bar on phones · `bare`: alone on the screen */
    frame?: 'tab' | 'page' | 'bare'
  }
}

interface Context {
  queryClient: QueryClient
  /** Brings the texts that an address needs beyond those of home and sign-in. */
  loadTextsAt: (pathname: string) => Promise<void>
}

/** Home and sign-in, whose texts are there from the start. */
const isFirst = (pathname: string) => /^(?:\/wk_mobile)?\/?(?:account(?:\/login)?)?\/?$/.test(pathname)

/** Leads from the start address to the first area that the school shows; an area that it does not show is not found. */
function leadToInstalled(pathname: string): void {
  const store = getDefaultStore()
  const installed = store.get(installedAtom)
  if (isPathInstalled(installed, pathname)) return
  if (pathname !== '/') throw notFound()
  throw redirect({
    to: defaultRoute(store.get(sessionAtom)?.user.permissions ?? [], installed),
    replace: true,
  })
}

export const Route = createRootRouteWithContext<Context>()({
  staticData: { title: msg`形态课堂` },
  beforeLoad: async ({ location, context }) => {
    const verdict = guardAddress(
      location.pathname,
      location.href,
      getDefaultStore().get(sessionAtom)?.state ?? null,
    )
    if (verdict.to === 'home') throw redirect({ to: '/', replace: true })
    if (verdict.to === 'signIn')
      throw redirect({ to: '/account/login', search: { back: verdict.back }, replace: true })
    if (!isFirst(location.pathname)) await context.loadTextsAt(location.pathname)
    leadToInstalled(location.pathname)
  },
  // around a screen whose texts are still to come or cannot be had, too
  shellComponent: Root,
})

function Root({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui()
  const name = useMatches({
    // of a screen whose texts have not come only the id is there
    select: (all) =>
      all.findLast(({ staticData: { title } }) => title && title.id in i18n.messages)?.staticData.title,
  })
  const frame = useMatches({
    select: (all) => all.findLast(({ staticData }) => staticData.frame)?.staticData.frame,
  })
  const busy = useRouterState({ select: (state) => state.status === 'pending' })
  const unread = useAtomValue(unreadTotalAtom)
  useRouteTitle(name ? i18n._(name) : '', t`形态课堂`)

  return (
    <div className={css.root} data-frame={frame ?? 'page'}>
      <a href="#main" className={css.skip}>
        {t`跳到正文`}
      </a>
      {busy && (
        // outside every landmark, so that screen readers announce it at once
        <div role="status">
          <div className={css.progress} role="progressbar" aria-label={t`正在打开页面`} />
        </div>
      )}
      {frame !== 'bare' && <Navigation bar={frame === 'tab'} unread={unread} />}
      {children}
      <Toasts />
    </div>
  )
}
