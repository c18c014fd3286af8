import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { networkAtom } from '../../queries/engine/network.ts'
import css from './Teaching.module.css'

/** In place of a part of a screen that neither came nor stands on this device. */
export function NotLoaded() {
  const { t } = useLingui()
  const online = useAtomValue(networkAtom)
  return (
    <p className={css.quiet} role="status">
      {online ? t`这部分没有加载出来。` : t`现在没有网络，这里还没有存到本机`}
    </p>
  )
}
