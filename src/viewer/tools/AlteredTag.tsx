import { useLingui } from '@lingui/react/macro'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import css from '../slide/frame/Controls.module.css'

/** Nobody may take an altered picture for the slide itself: it says so, and leads back. */
export function AlteredTag({ onReset }: { onReset: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={css.altered} data-float="tag" onClick={onReset}>
      {t`已调整显示`}
      <RotateCcw aria-hidden="true" />
      <span className="sr">{t`，点按还原`}</span>
    </button>
  )
}
