import { useLingui } from '@lingui/react/macro'
import type { MarkShape } from '../../contract/specimens.ts'
import type { DrawTool } from './drawing.ts'

/** The hints: a sentence that tells what to do now. */
export function useHints() {
  const { t } = useLingui()
  const dragged = t`按住拖动，或点两次定两端。两指移动和缩放画面。`
  const first: Record<DrawTool, string> = {
    select: t`点自己的标注可选中，再拖动它或控制点。`,
    point: t`点一下放下一个点。两指移动和缩放画面。`,
    arrow: t`从尾拖到尖，或点两次：先尾后尖。两指移动和缩放画面。`,
    line: dragged,
    rectangle: t`拖出方框，或点两次定对角。两指移动和缩放画面。`,
    ellipse: t`拖出椭圆，或点两次定对角。两指移动和缩放画面。`,
    polygon: t`逐点点出各角，点回第一点即闭合。`,
    freehand: t`按住沿结构描画。两指移动和缩放画面。`,
    text: t`点一下放文字。`,
  }
  const second = t`再点一次定另一端。`
  const next: Record<MarkShape, string> = {
    point: '',
    text: '',
    arrow: t`再点一次定箭头尖。`,
    line: second,
    rectangle: t`再点一次定对角。`,
    ellipse: t`再点一次定对角。`,
    polygon: t`至少三点，点回第一点即闭合。`,
    freehand: t`继续放点，再点末点即结束。`,
  }
  return { first, next, chosen: t`拖动控制点，或点它再点新处` }
}
