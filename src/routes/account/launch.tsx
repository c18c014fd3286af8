import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Frame } from '../../features/account/Frame.tsx'
import { safeReturn } from '../../features/account/guard.ts'
import { PlatformLaunch } from '../../features/account/PlatformLaunch.tsx'
import { useDataReady } from '../../ui/hooks/useDataReady.ts'

interface Search {
  /** what the link opens */
  to?: string
}

export const Route = createFileRoute('/account/launch')({
  staticData: { title: msg`从学习平台打开`, frame: 'bare' },
  validateSearch: (search: Record<string, unknown>): Search => {
    const to = safeReturn(search.to)
    return to === undefined ? {} : { to }
  },
  component: LaunchScreen,
})

function LaunchScreen() {
  const { t } = useLingui()
  const router = useRouter()
  const { to = '/' } = Route.useSearch()
  const mark = useLocation({ select: ({ hash }) => hash })
  const open = useCallback(
    (linked?: string) => void router.navigate({ href: safeReturn(linked) ?? to, replace: true }),
    [router, to],
  )
  useDataReady(true)
  return (
    <Frame title={t`从学习平台打开`}>
      <PlatformLaunch mark={mark} onOpen={open} />
    </Frame>
  )
}
