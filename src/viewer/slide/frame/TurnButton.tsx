import { useLingui } from '@lingui/react/macro'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Slide } from '../slide.ts'
import css from './Viewer.module.css'

/**
 * A button in place of two fingers: it turns the picture by 90° where there is no room for the tool that turns to the
 * degree.
 */
export function TurnButton({ slide }: { slide: Slide }) {
  const { t } = useLingui()
  const label = t`向右转 90°`
  return (
    <button
      type="button"
      className={css.turn}
      data-float="turn"
      aria-label={label}
      title={label}
      onClick={() => slide.rotateBy(90)}
    >
      <RotateCw aria-hidden="true" />
    </button>
  )
}
