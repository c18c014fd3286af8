import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type ExamMode, examModes } from '../../../rules/exam/stations.ts'
import css from './ModePicker.module.css'
import { modeWords } from './modes.ts'

/** The three games, as cards. */
export function ModePicker({ value, onChange }: { value: ExamMode; onChange: (mode: ExamMode) => void }) {
  const { t, i18n } = useLingui()
  const group = useId()
  return (
    <fieldset className={css.modes}>
      <legend className="sr">{t`考法`}</legend>
      {examModes.map((mode) => {
        const { name, hint, Icon } = modeWords[mode]
        return (
          <label key={mode} className={css.mode}>
            <input
              type="radio"
              className="sr"
              name={group}
              checked={mode === value}
              onChange={() => onChange(mode)}
            />
            <span className={css.icon}>
              <Icon aria-hidden="true" />
            </span>
            <span className={css.words}>
              <span className={css.name}>{i18n._(name)}</span>
              <span className={css.hint}>{i18n._(hint)}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
