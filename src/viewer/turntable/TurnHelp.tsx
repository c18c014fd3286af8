import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../ui/Sheet.tsx'
import css from '../tools/Sheets.module.css'

/** All keys and gestures of a turntable, and the buttons that do the same. */
export function TurnHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const keys: [string, string][] = [
    ['← →', t`向左、向右转一帧（按住 Shift 移动画面）`],
    ['PageUp PageDown', t`转八分之一圈`],
    ['Home', t`回到正面`],
    ['Space', t`自动转动、停止`],
    ['↑ ↓', t`放大后上下移动画面`],
    ['+ -', t`放大、缩小`],
    ['0', t`看全图`],
    ['P N', t`上一处、下一处标注`],
    ['T', t`导览标注`],
    ['A', t`调整显示`],
    ['F', t`全屏`],
    ['S', t`保存当前画面`],
    ['Esc', t`收起工具，取消选中`],
    ['?', t`打开这张表`],
  ]
  const gestures: [string, string][] = [
    [t`单指左右拖动`, t`转动标本`],
    [t`双指捏合、滚轮`, t`放大、缩小`],
    [t`双指拖动、Shift 加拖动`, t`移动画面`],
    [t`双击`, t`放大一级，再双击看全图`],
    [t`点按缩略图`, t`移到该处`],
    [t`点按标注`, t`显示名称`],
  ]
  const list = (rows: [string, string][], isKeys: boolean) => (
    <dl className={css.keys}>
      {rows.map(([what, does]) => (
        <div key={what} style={{ display: 'contents' }}>
          <dt>{isKeys ? what.split(' ').map((key) => <kbd key={key}>{key}</kbd>) : what}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <Sheet open={open} onClose={onClose} title={t`手势与按键`} reads>
      <h3 className={css.heading}>{t`手势`}</h3>
      {list(gestures, false)}
      <h3 className={css.heading}>{t`按键（先选中图像）`}</h3>
      {list(keys, true)}
      <p
        className={css.words}
      >{t`每种手势都有同样作用的按钮：图像下方转动，右下角缩放，右上角工具，最下面逐个看标注。`}</p>
    </Sheet>
  )
}
