import { useLingui } from '@lingui/react/macro'
import PencilLine from 'lucide-react/icons/pencil-line'
import controls from '../../../viewer/slide/frame/Controls.module.css'
import type { Marking } from './useMarking.ts'

/** Begins and ends drawing. */
export function MarkTools({ marking }: { marking: Marking }) {
  const { t } = useLingui()
  const { drawing, draw } = marking
  const label = t`绘制标注`
  return (
    <button
      type="button"
      className={controls.button}
      aria-label={label}
      title={label}
      aria-pressed={drawing.isOn}
      onClick={() => draw(!drawing.isOn)}
    >
      <PencilLine aria-hidden="true" />
    </button>
  )
}
