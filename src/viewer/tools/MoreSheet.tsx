import { useLingui } from '@lingui/react/macro'
import Camera from 'lucide-react/icons/camera'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Columns2 from 'lucide-react/icons/columns-2'
import Contrast from 'lucide-react/icons/contrast'
import Gauge from 'lucide-react/icons/gauge'
import Maximize from 'lucide-react/icons/maximize'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Route from 'lucide-react/icons/route'
import Ruler from 'lucide-react/icons/ruler'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { RowButton } from '../../ui/Row.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { maxClarity } from '../slide/clarity.ts'
import type { Toolbox, ToolName, ViewerSheetName } from '../slide/frame/tools.ts'
import css from './MoreSheet.module.css'

interface Props {
  toolbox: Toolbox
  measures: boolean
  turns?: boolean
  /** there are marks to be led through */
  tours: boolean
  filled?: boolean
  onCompare?: () => void
  shares: boolean
  /** 0 to 9, undefined where it cannot be chosen */
  clarity?: number
}

/** Everything that can be done with a slide, by name. */
export function MoreSheet({
  toolbox,
  measures,
  turns = true,
  tours,
  filled,
  onCompare,
  shares,
  clarity,
}: Props) {
  const { t } = useLingui()
  const close = () => toolbox.closeSheet('more')
  const tool = (name: ToolName, title: string, lead: ReactNode) => (
    <RowButton lead={lead} title={title} onClick={() => toolbox.openTool(name)} />
  )
  const sheet = (name: ViewerSheetName, title: string, lead: ReactNode, trail?: ReactNode) => (
    <RowButton lead={lead} title={title} trail={trail} chevron onClick={() => toolbox.openSheet(name)} />
  )
  return (
    <Sheet open={toolbox.sheet === 'more'} onClose={close} title={t`工具`}>
      <div className={css.rows}>
        {tours && tool('tour', t`导览标注`, <Route aria-hidden="true" />)}
        {turns && tool('turn', t`旋转`, <RotateCw aria-hidden="true" />)}
        {measures && tool('measure', t`测量长度和面积`, <Ruler aria-hidden="true" />)}
        {tool('adjust', t`调整亮度、对比度和染色`, <Contrast aria-hidden="true" />)}
        {onCompare && (
          <RowButton
            lead={<Columns2 aria-hidden="true" />}
            title={t`与另一标本对比`}
            chevron
            onClick={() => {
              close()
              onCompare()
            }}
          />
        )}
        {sheet('snapshot', t`保存当前画面`, <Camera aria-hidden="true" />)}
        {shares && sheet('share', t`分享此处（链接、二维码）`, <Share2 aria-hidden="true" />)}
        {!filled && (
          <RowButton
            lead={<Maximize aria-hidden="true" />}
            title={toolbox.isFull ? t`退出全屏` : t`全屏`}
            onClick={() => {
              close()
              toolbox.setFull(!toolbox.isFull)
            }}
          />
        )}
        {clarity !== undefined &&
          sheet(
            'clarity',
            t`清晰度`,
            <Gauge aria-hidden="true" />,
            clarity === maxClarity ? t`最高` : `${clarity} / ${maxClarity}`,
          )}
        {sheet('help', t`手势与按键`, <CircleHelp aria-hidden="true" />)}
      </div>
    </Sheet>
  )
}
