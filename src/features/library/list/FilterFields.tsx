import { Chip, ChipSet } from '../../../ui/Chip.tsx'
import css from './Filters.module.css'
import type { ListSearch } from './search.ts'
import type { FilterChoices } from './useChoices.ts'

interface Props {
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
  choices: FilterChoices
}

/** Stains and groups of people, one of each; tapped again it is off. */
export function FilterFields({ search, onSearch, choices }: Props) {
  return (
    <div className={css.fields}>
      {choices.map(({ field, label, options }) =>
        options.length === 0 ? null : (
          <fieldset key={field} className={css.field}>
            <legend className={css.legend}>{label}</legend>
            <ChipSet label={label} className={css.options}>
              {options.map(({ value, name }) => {
                const isOn = search[field] === value
                return (
                  <Chip
                    key={value}
                    className={css.option}
                    pressed={isOn}
                    onClick={() => onSearch({ [field]: isOn ? undefined : value })}
                  >
                    <span className={css.optionName}>{name}</span>
                  </Chip>
                )
              })}
            </ChipSet>
          </fieldset>
        ),
      )}
    </div>
  )
}
