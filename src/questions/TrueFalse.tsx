import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { readTruth, writeTruth } from '../rules/grading/trueFalse.ts'
import css from './Choices.module.css'
import { letter } from './letter.ts'
import { Option, stateOf, telling } from './Option.tsx'
import { type KindProps, stemId } from './types.ts'

/** Not 正确 and 错误: beside the word of a verdict those would be read as one. */
const words = [
  { value: true, text: msg({ message: '对', context: 'statement' }) },
  { value: false, text: msg({ message: '错', context: 'statement' }) },
]

/** PANDUAN */
export function TrueFalse({ question, content, onChange, shown, recited }: KindProps) {
  const told = telling({ shown, recited })
  const { i18n } = useLingui()
  const said = readTruth(content)
  return (
    <fieldset className={css.list} aria-labelledby={stemId(question)}>
      {words.map(({ value, text }, place) => (
        <Option
          key={text.id}
          type="radio"
          name={`${stemId(question)}-answer`}
          letter={letter(place)}
          checked={said === value}
          fixed={told !== 'asked'}
          state={stateOf(told, question.panDuanAnswer === value, said === value)}
          onChange={() => onChange(writeTruth(value))}
        >
          {i18n._(text)}
        </Option>
      ))}
    </fieldset>
  )
}
