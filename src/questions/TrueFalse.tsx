import { useLingui } from '@lingui/react'
import { letterOf } from '../rules/kinds/optionText.ts'
import { readTruth, writeTruth } from '../rules/kinds/trueFalse.ts'
import css from './Choices.module.css'
import { OptionRow, optionStateOf, telling } from './OptionRow.tsx'
import { truthWords } from './truthWords.ts'
import { type KindProps, stemId } from './types.ts'

/** PANDUAN */
export function TrueFalse({ question, content, onChange, shown, recited }: KindProps) {
  const told = telling({ shown, recited })
  const { i18n } = useLingui()
  const said = readTruth(content)
  return (
    <fieldset className={css.list} aria-labelledby={stemId(question)}>
      {truthWords.map(({ value, text }, place) => (
        <OptionRow
          key={text.id}
          type="radio"
          name={`${stemId(question)}-answer`}
          letter={letterOf(place)}
          checked={said === value}
          fixed={told !== 'asked'}
          state={optionStateOf(told, question.panDuanAnswer === value, said === value)}
          onChange={() => onChange(writeTruth(value))}
        >
          {i18n._(text)}
        </OptionRow>
      ))}
    </fieldset>
  )
}
