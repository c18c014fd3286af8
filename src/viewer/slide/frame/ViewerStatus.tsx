import { useLingui } from '@lingui/react/macro'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './ViewerStatus.module.css'

/** The service is still cutting the picture. */
export function BeingMade() {
  const { t } = useLingui()
  return (
    <div className={css.paper}>
      <BlankPage art="empty" title={t`图像正在制作`} text={t`制作完成后即可观察，标注和资料现在就能看。`} />
    </div>
  )
}

/**
 * Nothing of the picture stands yet: the small picture, which a list has loaded already, lies blurred beneath.
 * @param thumbnail empty: there is none
 */
export function Opening({ thumbnail = '' }: { thumbnail?: string }) {
  const { t } = useLingui()
  return (
    <p className={css.opening} role="status">
      {thumbnail !== '' && <img className={css.base} src={thumbnail} alt="" />}
      <span className={css.field} aria-hidden="true" />
      {t`正在打开图像…`}
    </p>
  )
}

/** Not even the coarsest tile could be had. */
export function CannotOpen({ onRetry, compact }: { onRetry: () => void; compact?: boolean }) {
  const { t } = useLingui()
  const retry = <Button onClick={onRetry}>{t`重试`}</Button>
  if (compact)
    return (
      <div className={css.small}>
        <p>{navigator.onLine ? t`图像没有打开` : t`图像还没存到本机，联网后能看`}</p>
        {retry}
      </div>
    )
  return (
    <div className={css.paper}>
      <BlankPage
        art={navigator.onLine ? 'error' : 'offline'}
        title={t`图像没有打开`}
        text={t`标注和资料仍可查看；连上网络后再试一次。`}
        action={retry}
      />
    </div>
  )
}

/** Some tiles could not be had: the coarser picture stays where they would be. */
export function NotSharp({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <p className={css.notice} role="status" data-float="notice">
      {navigator.onLine ? t`部分区域未载入清晰图像` : t`此处的清晰图像需联网查看`}
      <button type="button" className={css.again} onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t`重试`}
      </button>
    </p>
  )
}
