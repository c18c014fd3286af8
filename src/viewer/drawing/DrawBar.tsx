import { useLingui } from '@lingui/react/macro'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import { ColorRow } from './ColorRow.tsx'
import css from './DrawBar.module.css'
import type { Drawing } from './drawing.ts'
import { FirstLine } from './FirstLine.tsx'
import { ToolRow } from './ToolRow.tsx'

/** The drawing tools, below the picture. */
export function DrawBar({ drawing }: { drawing: Drawing }) {
  const { t } = useLingui()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // the focus comes here if drawing began elsewhere, in a list that may be gone now
    if (!document.activeElement?.closest('[data-viewer]')) bar.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={bar} className={css.bar} aria-label={t`绘制标注`} tabIndex={-1} data-drawbar>
      <FirstLine drawing={drawing} />
      <div className={css.line}>
        <ToolRow drawing={drawing} />
      </div>
      <div className={css.line}>
        <ColorRow value={drawing.chosen?.color ?? drawing.color} onChange={drawing.setColor} />
        <button
          type="button"
          className={css.act}
          aria-label={t`撤销`}
          title={t`撤销`}
          disabled={drawing.last === null}
          onClick={drawing.undo}
        >
          <Undo2 aria-hidden="true" />
        </button>
      </div>
    </section>
  )
}
