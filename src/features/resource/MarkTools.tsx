import { useLingui } from '@lingui/react/macro'
import PencilLine from 'lucide-react/icons/pencil-line'
import controls from '../../viewer/Controls.module.css'
import type { Marking } from './useMarking.ts'

/** Begins and ends drawing. One's own layer is shown from then on, so that one sees what one does. */
export function MarkTools({ marking }: { marking: Marking }) {
  const { t } = useLingui()
  const { drawing, hidden, onHidden, onSelect } = marking
  const label = t`绘制标注`
  return (
    <button
      type="button"
      className={controls.button}
      aria-label={label}
      title={label}
      aria-pressed={drawing.isOn}
      onClick={() => {
        if (hidden.has('personal')) onHidden(new Set([...hidden].filter((layer) => layer !== 'personal')))
        onSelect(null)
        drawing.setOn(!drawing.isOn)
      }}
    >
      <PencilLine aria-hidden="true" />
    </button>
  )
}
