import { readChoice, writeChoice } from '../rules/grading/single.ts'
import { useNames } from '../viewer/names.ts'
import css from './Choices.module.css'
import { letter } from './letter.ts'
import { Option, stateOf } from './Option.tsx'
import { type KindProps, stemId } from './types.ts'

/** DANXUAN */
export function Single({ question, content, onChange, shown }: KindProps) {
  const { pick } = useNames()
  const chosen = readChoice(content)
  return (
    <fieldset className={css.list} aria-labelledby={stemId(question)}>
      {question.options.map((option, place) => (
        <Option
          key={option.id}
          type="radio"
          name={`${stemId(question)}-answer`}
          letter={letter(place)}
          checked={option.id === chosen}
          fixed={shown}
          state={shown ? stateOf(option.answer === true, option.id === chosen) : undefined}
          onChange={() => onChange(writeChoice(option.id))}
        >
          {pick(option.content, option.contentEn)}
        </Option>
      ))}
    </fieldset>
  )
}
