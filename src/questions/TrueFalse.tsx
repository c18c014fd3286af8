import { useLingui } from '@lingui/react/macro'
import { readTruth, writeTruth } from '../rules/grading/trueFalse.ts'
import css from './Choices.module.css'
import { letter } from './letter.ts'
import { Option, stateOf, telling } from './Option.tsx'
import { type KindProps, stemId } from './types.ts'

/** PANDUAN */
export function TrueFalse({ question, content, onChange, shown, recited }: KindProps) {
  const told = telling({ shown, recited })
  const { t } = useLingui()
  const said = readTruth(content)
  const words = [
    { value: true, text: t`正确` },
    { value: false, text: t`错误` },
  ]
  return (
    <fieldset className={css.list} aria-labelledby={stemId(question)}>
      {words.map(({ value, text }, place) => (
        <Option
          key={text}
          type="radio"
          name={`${stemId(question)}-answer`}
          letter={letter(place)}
          checked={said === value}
          fixed={told !== 'asked'}
          state={stateOf(told, question.panDuanAnswer === value, said === value)}
          onChange={() => onChange(writeTruth(value))}
        >
          {text}
        </Option>
      ))}
    </fieldset>
  )
}
