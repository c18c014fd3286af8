import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Part, StainName } from '../../rules/stain.ts'
import css from '../slide/frame/Panel.module.css'
import { Panel, PanelButton, Slider } from '../slide/frame/Panel.tsx'
import { type Adjustment, isAltered, UNALTERED } from './adjust.ts'

export const stainNames: Record<StainName, ReturnType<typeof msg>> = {
  hematoxylin: msg`苏木精`,
  eosin: msg`伊红`,
  azure: msg`天青`,
  eosinY: msg`伊红 Y`,
  methyleneBlue: msg`亚甲蓝`,
  crystalViolet: msg`结晶紫`,
  safranin: msg`番红`,
}

interface Props {
  adjustment: Adjustment
  /** the stains that can be shown alone */
  parts: readonly Part[]
  onChange: (adjustment: Adjustment) => void
  onClose: () => void
}

const percent = (value: number) => `${Math.round(value * 100)}%`

/** The lamp, the film and the filters: only what is asked for, and one way back. */
export function AdjustPanel({ adjustment, parts, onChange, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Panel
      title={t`调整显示`}
      onClose={onClose}
      says={
        <PanelButton disabled={!isAltered(adjustment)} onClick={() => onChange(UNALTERED)}>
          {t`还原`}
        </PanelButton>
      }
    >
      <ColourChoice adjustment={adjustment} parts={parts} onChange={onChange} />
      <LightSliders adjustment={adjustment} onChange={onChange} />
    </Panel>
  )
}

/** All colours, none, or those of one stain. */
function ColourChoice({ adjustment, parts, onChange }: Omit<Props, 'onClose'>) {
  const { t, i18n } = useLingui()
  const { grey, stain } = adjustment
  const set = (change: Pick<Adjustment, 'grey' | 'stain'>) => onChange({ ...adjustment, ...change })
  return (
    <fieldset className={css.choice} aria-label={t`颜色`}>
      <PanelButton pressed={!grey && stain === null} onClick={() => set({ grey: false, stain: null })}>
        {t`原色`}
      </PanelButton>
      <PanelButton pressed={grey} onClick={() => set({ grey: true, stain: null })}>
        {t`灰度`}
      </PanelButton>
      {parts.map(({ name }, which) => {
        const stainName = i18n._(stainNames[name])
        return (
          <PanelButton
            key={name}
            pressed={stain === which}
            onClick={() => set({ grey: false, stain: which })}
          >
            {t`只看${stainName}`}
          </PanelButton>
        )
      })}
    </fieldset>
  )
}

function LightSliders({ adjustment, onChange }: Pick<Props, 'adjustment' | 'onChange'>) {
  const { t } = useLingui()
  const { brightness, contrast, gamma } = adjustment
  const set = (change: Partial<Adjustment>) => onChange({ ...adjustment, ...change })
  return (
    <div className={css.sliders}>
      <Slider
        label={t`亮度`}
        value={brightness}
        text={percent(brightness)}
        min={0.5}
        max={1.6}
        step={0.05}
        onChange={(value) => set({ brightness: value })}
      />
      <Slider
        label={t`对比度`}
        value={contrast}
        text={percent(contrast)}
        min={0.5}
        max={2}
        step={0.05}
        onChange={(value) => set({ contrast: value })}
      />
      <Slider
        label={t`伽马`}
        value={gamma}
        text={gamma.toFixed(2)}
        min={0.4}
        max={2.5}
        step={0.05}
        onChange={(value) => set({ gamma: value })}
      />
    </div>
  )
}
