import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Circle from 'lucide-react/icons/circle'
import CircleDot from 'lucide-react/icons/circle-dot'
import Hand from 'lucide-react/icons/hand'
import MoveUpRight from 'lucide-react/icons/move-up-right'
import Pencil from 'lucide-react/icons/pencil'
import Pentagon from 'lucide-react/icons/pentagon'
import Slash from 'lucide-react/icons/slash'
import Square from 'lucide-react/icons/square'
import Type from 'lucide-react/icons/type'
import { useId } from 'react'
import css from './DrawBar.module.css'
import type { Drawing, DrawTool } from './drawing.ts'

const tools = {
  select: { Icon: Hand, name: msg`移动与选择` },
  point: { Icon: CircleDot, name: msg`点` },
  arrow: { Icon: MoveUpRight, name: msg`箭头` },
  line: { Icon: Slash, name: msg`直线` },
  rectangle: { Icon: Square, name: msg`矩形` },
  ellipse: { Icon: Circle, name: msg`椭圆` },
  polygon: { Icon: Pentagon, name: msg`多边形` },
  freehand: { Icon: Pencil, name: msg`手绘` },
  text: { Icon: Type, name: msg`文字` },
} satisfies Record<DrawTool, object>

/** The tools in a row that scrolls where it does not fit. */
export function ToolRow({ drawing }: { drawing: Drawing }) {
  const { t, i18n } = useLingui()
  const group = useId()
  return (
    <fieldset className={css.tools} aria-label={t`绘制工具`}>
      {(Object.keys(tools) as DrawTool[]).map((tool) => {
        const { Icon, name } = tools[tool]
        return (
          <label key={tool} className={css.tool} title={i18n._(name)}>
            <input
              type="radio"
              className="sr"
              name={group}
              value={tool}
              checked={drawing.tool === tool}
              onChange={() => drawing.pick(tool)}
              // arrows walk among the tools, so Enter is what takes one into the hand of the keys
              onKeyDown={(event) => {
                if (event.key === 'Enter') drawing.pick(tool, true)
              }}
            />
            <span className="sr">{i18n._(name)}</span>
            <Icon aria-hidden="true" />
          </label>
        )
      })}
    </fieldset>
  )
}
