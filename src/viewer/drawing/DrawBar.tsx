import { Plural, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { classes } from '../../ui/classes.ts'
import { useStore } from '../store.ts'
import { ColorRow } from './ColorRow.tsx'
import css from './DrawBar.module.css'
import { canFinish, finished, stepBack } from './draft.ts'
import type { Drawing } from './drawing.ts'
import { SizeField } from './SizeField.tsx'
import { ToolRow } from './ToolRow.tsx'
import { useHints } from './useHints.ts'

/** What one draws with, below the picture. The first line says what to do now, or what can be done with the chosen. */
export function DrawBar({ drawing }: { drawing: Drawing }) {
  const { t } = useLingui()
  const hints = useHints()
  const { tool, chosen } = drawing
  const draft = useStore(drawing.draft)
  const isStepwise = draft !== null && draft.points.length > 0
  return (
    <section className={css.bar} aria-label={t`绘制标注`} data-drawbar>
      <div className={classes(css.line, css.first)}>
        {isStepwise ? (
          <>
            <p className={css.hint} role="status">
              <strong>
                <Plural value={draft.points.length} one="已放 # 点" other="已放 # 点" />
              </strong>
              {hints.next[draft.shape]}
            </p>
            <button type="button" className={css.act} onClick={() => drawing.draft.set(stepBack(draft))}>
              <Undo2 aria-hidden="true" />
              {t`退一点`}
            </button>
            {draft.shape === 'polygon' || draft.shape === 'freehand' ? (
              <button
                type="button"
                className={classes(css.act, css.done)}
                disabled={!canFinish(draft)}
                onClick={() => {
                  const { whole } = finished(draft, 0)
                  drawing.draft.set(null)
                  if (whole) drawing.make(draft.shape, whole)
                }}
              >
                {t`完成图形`}
              </button>
            ) : null}
          </>
        ) : chosen ? (
          <>
            <p className={css.hint} role="status">
              <strong>{chosen.name}</strong>
              {hints.chosen}
            </p>
            <button type="button" className={css.act} onClick={() => drawing.name(chosen)}>
              <SquarePen aria-hidden="true" />
              {t`编辑`}
            </button>
            <button
              type="button"
              className={css.act}
              aria-label={t`删除标注“${chosen.name}”`}
              onClick={() => drawing.remove(chosen)}
            >
              <Trash2 aria-hidden="true" />
            </button>
          </>
        ) : tool === 'text' ? (
          <SizeField value={drawing.fontSize} onChange={drawing.setFontSize} />
        ) : (
          <p className={css.hint}>{hints.first[tool]}</p>
        )}
        {!isStepwise && (
          <button
            type="button"
            className={classes(css.act, css.done)}
            aria-label={t`结束绘制`}
            onClick={() => drawing.setOn(false)}
          >
            <Check aria-hidden="true" />
            {chosen ? '' : t`结束`}
          </button>
        )}
      </div>
      <div className={css.line}>
        <ToolRow drawing={drawing} />
      </div>
      <div className={css.line}>
        <ColorRow value={chosen?.color ?? drawing.color} onChange={drawing.setColor} />
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
