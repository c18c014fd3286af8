import { readChoice, writeChoice } from '../rules/kinds/single.ts'
import { useNames } from '../ui/bilingual.ts'
import { Rich } from '../ui/markup/Rich.tsx'
import css from './Choices.module.css'
import { letter } from './letter.ts'
import { OptionRow, optionStateOf, telling } from './OptionRow.tsx'
import { type KindProps, stemId } from './types.ts'

/** DANXUAN */
export function Single({ question, content, onChange, shown, recited }: KindProps) {
  const told = telling({ shown, recited })
  const { pick } = useNames()
  const chosen = readChoice(content)
  return (
    <fieldset className={css.list} aria-labelledby={stemId(question)}>
      {question.options.map((option, place) => (
        <OptionRow
          key={option.id}
          type="radio"
          name={`${stemId(question)}-answer`}
          letter={letter(place)}
          checked={option.id === chosen}
          fixed={told !== 'asked'}
          state={optionStateOf(told, option.answer === true, option.id === chosen)}
          onChange={() => onChange(writeChoice(option.id))}
        >
          <Rich text={pick(option.content, option.contentEn)} />
        </OptionRow>
      ))}
    </fieldset>
  )
}
