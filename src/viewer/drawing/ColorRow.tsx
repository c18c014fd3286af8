import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type MarkColor, markColors } from '../../contract/specimens.ts'
import { cssOf } from '../../rules/marks/colors.ts'
import css from './DrawBar.module.css'

const names = {
  yellow: msg`黄色`,
  red: msg`红色`,
  green: msg`绿色`,
  blue: msg`蓝色`,
  violet: msg`紫色`,
  black: msg`黑色`,
} satisfies Record<MarkColor, object>

/** The colours of marks, as they stand on a picture. */
export function ColorRow({ value, onChange }: { value: MarkColor; onChange: (color: MarkColor) => void }) {
  const { t, i18n } = useLingui()
  const group = useId()
  return (
    <fieldset className={css.colors} aria-label={t`颜色`}>
      {markColors.map((color) => (
        <label key={color} className={css.swatch} title={i18n._(names[color])}>
          <input
            type="radio"
            className="sr"
            name={group}
            value={color}
            checked={value === color}
            onChange={() => onChange(color)}
          />
          <span className="sr">{i18n._(names[color])}</span>
          <i style={{ background: cssOf(color) }} />
        </label>
      ))}
    </fieldset>
  )
}
