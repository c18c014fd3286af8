import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Says on the home that there is no network: to the ear at once, to the eye in its head (`HomeActions.module.css`). Other
 * screens have words of their own.
 */
export function NetworkSign() {
  const { t } = useLingui()
  const isHome = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname === '/' })
  const words = t`离线`
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--network-words', JSON.stringify(words))
    return () => void style.removeProperty('--network-words')
  }, [words])
  if (!isHome) return null
  return <span role="status" className="sr">{t`没有网络`}</span>
}
