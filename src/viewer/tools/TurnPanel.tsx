import { useLingui } from '@lingui/react/macro'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import css from '../slide/frame/Panel.module.css'
import { Panel, PanelButton, Slider } from '../slide/frame/Panel.tsx'
import type { Slide } from '../slide/slide.ts'
import { usePart } from '../slide/store.ts'

/** -180 to 180, whole degrees. */
const aboutUpright = (degrees: number) => Math.round(degrees > 180 ? degrees - 360 : degrees)

/** The panel that turns the picture, as two fingers do, but by buttons and to the degree. */
export function TurnPanel({ slide, onClose }: { slide: Slide; onClose: () => void }) {
  const { t } = useLingui()
  const angle = usePart(slide.live, ({ rotation }) => aboutUpright(rotation))
  return (
    <Panel title={t`旋转`} onClose={onClose}>
      <Slider
        label={t`角度`}
        value={angle}
        text={`${angle}°`}
        min={-180}
        max={180}
        step={1}
        onChange={(degrees) => slide.rotateTo(degrees, 'once')}
      />
      <div className={css.choice}>
        <PanelButton aria-label={t`向左转 90°`} onClick={() => slide.rotateBy(-90)}>
          <RotateCcw aria-hidden="true" />
          90°
        </PanelButton>
        <PanelButton aria-label={t`向右转 90°`} onClick={() => slide.rotateBy(90)}>
          <RotateCw aria-hidden="true" />
          90°
        </PanelButton>
        <PanelButton disabled={angle === 0} onClick={() => slide.rotateTo(0)}>{t`摆正`}</PanelButton>
      </div>
    </Panel>
  )
}
