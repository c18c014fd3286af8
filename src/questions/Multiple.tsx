import { Trans } from '@lingui/react/macro'
import { readChoices, writeChoices } from '../rules/kinds/multiple.ts'
import { letterOf } from '../rules/kinds/optionText.ts'
import { useNames } from '../ui/bilingual.ts'
import { Rich } from '../ui/markup/Rich.tsx'
import css from './Choices.module.css'
import { Note } from './Note.tsx'
import { OptionRow, optionStateOf, telling } from './OptionRow.tsx'
import { type KindProps, stemId } from './types.ts'

/** DUOXUAN */
export function Multiple({ question, content, onChange, shown, recited, isPaper }: KindProps) {
  const told = telling({ shown, recited })
  const { pick } = useNames()
  const chosen = readChoices(content) ?? []
  const toggle = (id: number) =>
    onChange(writeChoices(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]))
  return (
    <fieldset className={css.list} aria-labelledby={stemId(question)}>
      {told === 'asked' && (
        <Note>{isPaper ? <Trans>可选多项</Trans> : <Trans>可选多项，全部选对才算对</Trans>}</Note>
      )}
      {question.options.map((option, place) => (
        <OptionRow
          key={option.id}
          type="checkbox"
          name={`${stemId(question)}-answer`}
          letter={letterOf(place)}
          checked={chosen.includes(option.id)}
          fixed={told !== 'asked'}
          state={optionStateOf(told, option.answer === true, chosen.includes(option.id))}
          onChange={() => toggle(option.id)}
        >
          <Rich text={pick(option.content, option.contentEn)} />
        </OptionRow>
      ))}
    </fieldset>
  )
}
