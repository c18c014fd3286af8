import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import type { Drawing } from '../../viewer/drawing/drawing.ts'
import css from './MarkList.module.css'

/** Says what was deleted or imported last, and takes it back. */
export function MarkUndo({ drawing }: { drawing: Drawing }) {
  const { t } = useLingui()
  const { last, undo } = drawing
  const isTold = last && (last.kind === 'removed' || last.kind === 'added')
  return (
    <div role="status">
      {isTold && (
        <p className={css.undo}>
          <span>
            {last.kind === 'removed' ? (
              t`已删除“${last.name}”`
            ) : (
              <Plural value={last.count} one="已导入 # 处标注" other="已导入 # 处标注" />
            )}
          </span>
          <Button kind="text" onClick={undo}>
            {t`撤销`}
          </Button>
        </p>
      )}
    </div>
  )
}
