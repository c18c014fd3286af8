import { useLingui } from '@lingui/react/macro'
import Contrast from 'lucide-react/icons/contrast'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Ruler from 'lucide-react/icons/ruler'
import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import css from './slide/frame/Controls.module.css'
import type { Toolbox, ToolName } from './slide/frame/tools.ts'

interface Props {
  toolbox: Toolbox
  /** without a scale nothing can be measured */
  measures: boolean
  /** a turntable turns by itself, not in the picture's plane */
  turns?: boolean
  /** fills the screen already, as a question's picture does */
  filled?: boolean
  /** more buttons, of whoever shows the picture */
  children?: ReactNode
}

/** The tools that are used most; all of them stand in the sheet behind the last button. */
export function ToolBar({ toolbox, measures, turns = true, filled, children }: Props) {
  const { t } = useLingui()
  const tool = (name: ToolName, label: string, icon: ReactNode, className?: string) => (
    <button
      type="button"
      className={classes(css.button, className)}
      aria-label={label}
      title={label}
      aria-pressed={toolbox.tool === name}
      onClick={() => toolbox.openTool(name)}
    >
      {icon}
    </button>
  )
  const fill = toolbox.isFull ? t`退出全屏` : t`全屏`
  return (
    <fieldset className={css.row} aria-label={t`工具`} data-float="tools">
      {children}
      {measures && tool('measure', t`测量`, <Ruler aria-hidden="true" />)}
      {tool('adjust', t`调整显示`, <Contrast aria-hidden="true" />, css.spare)}
      {turns && tool('turn', t`旋转`, <RotateCw aria-hidden="true" />, css.roomy)}
      {!filled && (
        <button
          type="button"
          className={css.button}
          aria-label={fill}
          title={fill}
          onClick={() => toolbox.setFull(!toolbox.isFull)}
        >
          {toolbox.isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </button>
      )}
      <button
        type="button"
        className={css.button}
        aria-label={t`更多工具`}
        title={t`更多工具`}
        aria-haspopup="dialog"
        onClick={() => toolbox.openSheet('more')}
      >
        <Ellipsis aria-hidden="true" />
      </button>
    </fieldset>
  )
}
