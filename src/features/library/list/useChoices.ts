import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dyeList, suitPeopleList } from '../../../contract/specimens.ts'
import { query } from '../../../queries/engine/query.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { isUnstained, namesStain, stainTag } from '../specimen/stain.ts'

interface Choice<F extends string, V> {
  /** the field of the address */
  field: F
  label: string
  options: { value: V; name: string }[]
}

export type FilterChoices = (Choice<'dye', string> | Choice<'people', number>)[]

/** Choices for filtering a subject (undefined: all subjects), beside catalogue and kind. */
export function useChoices(subjectId: number | undefined): FilterChoices {
  const { t } = useLingui()
  const { pick } = useNames()
  const { data = [] } = useQuery(query(dyeList, subjectId === undefined ? {} : { subjectId }))
  const { data: people = [] } = useQuery(query(suitPeopleList, {}))
  const named = data.filter(namesStain)
  // Unstained specimens stand together, after the stains.
  const dyes = [...named.filter((one) => !isUnstained(one)), ...named.filter(isUnstained)]
  const stains = dyes.map(({ dye, dyeEn }) => ({ value: dye, name: stainTag(pick(dye, dyeEn)) }))
  const isOnly = (name: string) => stains.filter((one) => one.name === name).length === 1
  return [
    {
      field: 'dye',
      label: t`染色与成像`,
      // two that are tagged alike are told apart by their whole names
      options: dyes.map(({ dye, dyeEn }) => {
        const whole = pick(dye, dyeEn)
        return { value: dye, name: isOnly(stainTag(whole)) ? stainTag(whole) : whole }
      }),
    },
    {
      field: 'people',
      label: t`适合人群`,
      options: people.map(({ id, name, nameEn }) => ({ value: id, name: pick(name, nameEn) })),
    },
  ]
}
