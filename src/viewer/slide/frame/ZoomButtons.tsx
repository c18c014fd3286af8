import { useLingui } from '@lingui/react/macro'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { Slide } from '../slide.ts'
import css from './Controls.module.css'

/** Zoom buttons, for people who can use neither fingers nor a wheel. */
export function ZoomButtons({ slide }: { slide: Slide }) {
  const { t } = useLingui()
  return (
    <fieldset className={css.column} aria-label={t`缩放`} data-float="zoom">
      <button
        type="button"
        className={css.button}
        aria-label={t`放大`}
        title={t`放大`}
        onClick={() => slide.zoomBy(1.6)}
      >
        <Plus aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css.button}
        aria-label={t`缩小`}
        title={t`缩小`}
        onClick={() => slide.zoomBy(1 / 1.6)}
      >
        <Minus aria-hidden="true" />
      </button>
      <button type="button" className={css.text} onClick={() => slide.whole()}>
        {t`全图`}
      </button>
    </fieldset>
  )
}
