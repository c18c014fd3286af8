import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './Sheets.module.css'

interface Props {
  open: boolean
  onClose: () => void
}

/** All keys and gestures, and the buttons that do the same. */
export function HelpSheet({ open, onClose }: Props) {
  const { t } = useLingui()
  const keys: [string, string][] = [
    ['← ↑ → ↓', t`移动画面（按住 Shift 小步移动）`],
    ['+ -', t`放大、缩小`],
    ['0', t`看全图`],
    ['1 2 3 4 5', t`物镜 4×、10×、20×、40×、100×（切片足够清晰时）`],
    ['[ ]', t`向左、向右转 5°`],
    ['R', t`摆正`],
    ['P N', t`上一处、下一处标注`],
    ['T', t`导览标注`],
    ['M', t`测量：回车在十字处取点，退格撤销`],
    ['D', t`绘制标注`],
    ['A', t`调整显示`],
    ['F', t`全屏`],
    ['S', t`保存当前画面`],
    ['Esc', t`收起工具，取消选中`],
    ['?', t`打开这张表`],
  ]
  const gestures: [string, string][] = [
    [t`拖动`, t`移动画面`],
    [t`双指捏合、滚轮`, t`放大、缩小`],
    [t`双击`, t`放大一级`],
    [t`双指转动`, t`旋转到任意角度`],
    [t`点按标注`, t`显示名称`],
    [t`点按缩略图`, t`移到该处`],
  ]
  return (
    <Sheet open={open} onClose={onClose} title={t`手势与按键`} reads>
      <h3 className={css.heading}>{t`手势`}</h3>
      <dl className={css.keys}>
        {gestures.map(([gesture, does]) => (
          <div key={gesture} style={{ display: 'contents' }}>
            <dt>{gesture}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <h3 className={css.heading}>{t`按键（先选中图像）`}</h3>
      <dl className={css.keys}>
        {keys.map(([key, does]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={css.words}>{t`每种手势都有同样作用的按钮：右下角缩放，右上角工具，下方逐个看标注。`}</p>
    </Sheet>
  )
}
