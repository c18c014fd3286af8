import { useLingui } from '@lingui/react/macro'
import Crosshair from 'lucide-react/icons/crosshair'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import css from '../slide/frame/Panel.module.css'
import { Panel, PanelButton } from '../slide/frame/Panel.tsx'
import { TallestText } from '../slide/frame/TallestText.tsx'
import { viewPlaceOf } from '../slide/geometry.ts'
import type { Slide } from '../slide/slide.ts'
import { useStore } from '../slide/store.ts'
import { crossesItself, measureText } from './measure.ts'
import type { Measuring } from './useMeasure.ts'

interface Props {
  slide: Slide
  /** µm for each image px */
  scale: number
  measuring: Measuring
  onClose: () => void
}

/** Length of a way or area of a ring, of places that are tapped or taken at the cross. */
export function MeasurePanel({ slide, scale, measuring, onClose }: Props) {
  const { t } = useLingui()
  const view = useStore(slide.settled)
  const { kind, points } = measuring
  const isCrossed = kind === 'area' && crossesItself(points)
  const value = isCrossed ? null : measureText(kind, points, scale)
  const last = points.at(-1)
  const { length } = points
  const crossed = t`边线交叉，无法计算面积；撤销上一点或清除后重画`
  const first = t`点按图像取点；或把结构移到十字处，按“在十字处取点”或回车键`
  const toCross = last && measureText('length', [last, viewPlaceOf(view)], scale)
  const reach = toCross ? t`已标 ${length} 个点，到十字中心 ${toCross}` : first
  return (
    <Panel
      title={t`测量`}
      onClose={onClose}
      says={
        <output className={css.result} aria-label={kind === 'length' ? t`长度` : t`面积`}>
          {value ?? ''}
        </output>
      }
    >
      <div className={css.choice}>
        <PanelButton pressed={kind === 'length'} onClick={() => measuring.choose('length')}>
          {t`长度`}
        </PanelButton>
        <PanelButton pressed={kind === 'area'} onClick={() => measuring.choose('area')}>
          {t`面积`}
        </PanelButton>
      </div>
      <div className={css.choice}>
        <PanelButton onClick={() => measuring.addMiddle(slide.live.get())}>
          <Crosshair aria-hidden="true" />
          {t`在十字处取点`}
        </PanelButton>
        <PanelButton aria-label={t`撤销上一点`} disabled={!last} onClick={measuring.undo}>
          <Undo2 aria-hidden="true" />
        </PanelButton>
        <PanelButton aria-label={t`清除所有点`} disabled={!last} onClick={measuring.clear}>
          <Trash2 aria-hidden="true" />
        </PanelButton>
      </div>
      <TallestText className={css.hint} text={isCrossed ? crossed : reach} others={[first, crossed]} />
    </Panel>
  )
}
