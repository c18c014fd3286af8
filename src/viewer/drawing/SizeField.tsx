import { useLingui } from '@lingui/react/macro'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { fontSizes } from '../../rules/marks/limits.ts'
import { fontSizeWithin } from '../../rules/marks/personal.ts'
import css from './SizeField.module.css'

/** The size of a text, px: by slider, or step by step. */
export function SizeField({ value, onChange }: { value: number; onChange: (px: number) => void }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>{t`字号`}</label>
      <button
        type="button"
        className={css.step}
        aria-label={t`字号减小`}
        disabled={value <= fontSizes.least}
        onClick={() => onChange(fontSizeWithin(value - 1))}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        id={id}
        type="range"
        className={css.slider}
        min={fontSizes.least}
        max={fontSizes.most}
        step={1}
        value={value}
        aria-valuetext={`${value} px`}
        onChange={(event) => onChange(fontSizeWithin(event.target.valueAsNumber))}
      />
      <button
        type="button"
        className={css.step}
        aria-label={t`字号增大`}
        disabled={value >= fontSizes.most}
        onClick={() => onChange(fontSizeWithin(value + 1))}
      >
        <Plus aria-hidden="true" />
      </button>
      <output className={css.value} htmlFor={id}>
        {value} px
      </output>
    </div>
  )
}
