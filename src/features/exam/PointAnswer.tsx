import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import css from './Answer.module.css'

/** The place stands on the picture; here it is given. */
export function PointAnswer({ pointed, onGive }: { pointed: boolean; onGive: () => void }) {
  const { t } = useLingui()
  return (
    <div className={css.write}>
      <p className={css.hint}>
        {pointed
          ? t`可以再点别处改位置。`
          : t`在图上轻点它；可以移动、缩放。用键盘：方向键移动，回车点画面中央。`}
      </p>
      <Button wide disabled={!pointed} onClick={onGive}>
        {t`就是这里，下一站`}
      </Button>
    </div>
  )
}
