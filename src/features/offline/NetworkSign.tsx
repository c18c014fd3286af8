import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** Says that there is no network: to the ear at once, to the eye in the head of the home (`HomeActions.module.css`). */
export function NetworkSign() {
  const { t } = useLingui()
  const words = t`离线`
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--network-words', JSON.stringify(words))
    return () => void style.removeProperty('--network-words')
  }, [words])
  return <span role="status" className="sr">{t`没有网络`}</span>
}
