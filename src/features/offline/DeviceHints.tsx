import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import Compass from 'lucide-react/icons/compass'
import Cookie from 'lucide-react/icons/cookie'
import Lock from 'lucide-react/icons/lock'
import Share from 'lucide-react/icons/share'
import Smartphone from 'lucide-react/icons/smartphone'
import { installPromptAtom } from '../../device/installation/install.ts'
import { CopyLink } from '../../parts/CopyLink.tsx'
import { syncStatusAtom } from '../../queries/engine/sync.ts'
import { Button } from '../../ui/Button.tsx'
import { useFurtherTexts } from '../../ui/hooks/useFurtherTexts.ts'
import { Hint } from './Hint.tsx'
import { hintsDismissedAtom, useHint } from './hints.ts'

/** Hints that make this device better for learning: another browser, HTTPS, or the app on the home screen. */
export function DeviceHints({ always }: { always?: boolean }) {
  const { t } = useLingui()
  const install = useAtomValue(installPromptAtom)
  const [dismissed, dismiss] = useAtom(hintsDismissedAtom)
  const hint = useHint()
  const hasTexts = useFurtherTexts()
  if (!hasTexts || !hint || (!always && (dismissed === null || dismissed.includes(hint)))) return null
  const onDismiss = always ? undefined : () => dismiss(hint)

  switch (hint) {
    case 'inApp':
      return <InAppHint onDismiss={onDismiss} />
    case 'insecure':
      return (
        <Hint
          icon={<Lock />}
          title={t`离线功能需要 HTTPS`}
          text={t`当前地址是普通 HTTP：联网时一切可用。请学校管理员开启 HTTPS 后再离线使用。`}
          onDismiss={onDismiss}
        />
      )
    case 'forbidden':
      return (
        <Hint
          icon={<Cookie />}
          title={t`浏览器不让本站保存内容`}
          text={t`联网时一切可用。离开前请等答案送达；再次打开时需要重新登录。在浏览器设置中允许本站使用 Cookie 后，即可离线学习。`}
          onDismiss={onDismiss}
        />
      )
    case 'ios':
      return (
        <Hint
          icon={<Share />}
          title={t`添加到主屏幕`}
          text={t`点分享，再点“添加到主屏幕”，像应用一样打开。`}
          onDismiss={onDismiss}
        />
      )
    case 'install':
      return (
        <Hint
          icon={<Smartphone />}
          title={t`添加到主屏幕`}
          text={t`像应用一样打开，没有网络也能学。`}
          isLate={!always}
          action={
            <Button kind="text" onClick={() => void install?.show()}>
              {t`添加`}
            </Button>
          }
          onDismiss={onDismiss}
        />
      )
  }
}

/** What waits is sent from here first: another browser cannot see it. */
function InAppHint({ onDismiss }: { onDismiss: (() => void) | undefined }) {
  const { t } = useLingui()
  const { waiting, parked } = useAtomValue(syncStatusAtom)
  const unsent = waiting + parked
  return (
    <Hint
      icon={<Compass />}
      title={t`在浏览器打开，离线也能用`}
      text={
        unsent > 0 ? (
          <Plural
            value={unsent}
            one="这里还有 # 条没有送达。先联网等它送达，再点右上角 ··· 选择“在浏览器打开”。"
            other="这里还有 # 条没有送达。先联网等它们送达，再点右上角 ··· 选择“在浏览器打开”。"
          />
        ) : (
          <Trans>点右上角 ··· 选择“在浏览器打开”。这里做的题会照常发送。</Trans>
        )
      }
      action={<CopyLink />}
      onDismiss={onDismiss}
    />
  )
}
