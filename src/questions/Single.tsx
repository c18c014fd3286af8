import { memo } from 'react'
import type { AnyQuestion } from '../contract/questions.ts'
import { letterOf } from '../rules/kinds/optionText.ts'
import { readChoice, writeChoice } from '../rules/kinds/single.ts'
import { useNames } from '../ui/bilingual.ts'
import { Rich } from '../ui/markup/Rich.tsx'
import css from './Choices.module.css'
import { OptionRow, optionStateOf, telling } from './OptionRow.tsx'
import { type KindProps, stemId } from './types.ts'

interface ChoiceProps extends Pick<KindProps, 'onChange'> {
  option: AnyQuestion['options'][number]
  place: number
  name: string
  told: ReturnType<typeof telling>
  isChosen: boolean
}

/** One option; the others rest when another one is chosen. */
const Choice = memo(function Choice({ option, place, name, told, isChosen, onChange }: ChoiceProps) {
  const { pick } = useNames()
  return (
    <OptionRow
      type="radio"
      name={name}
      letter={letterOf(place)}
      checked={isChosen}
      fixed={told !== 'asked'}
      state={optionStateOf(told, option.answer === true, isChosen)}
      onChange={() => onChange(writeChoice(option.id))}
    >
      <Rich text={pick(option.content, option.contentEn)} />
    </OptionRow>
  )
})

/** DANXUAN */
export function Single({ question, content, onChange, shown, recited }: KindProps) {
  const told = telling({ shown, recited })
  const chosen = readChoice(content)
  return (
    <fieldset className={css.list} aria-labelledby={stemId(question)}>
      {question.options.map((option, place) => (
        <Choice
          key={option.id}
          option={option}
          place={place}
          name={`${stemId(question)}-answer`}
          told={told}
          isChosen={option.id === chosen}
          onChange={onChange}
        />
      ))}
    </fieldset>
  )
}
