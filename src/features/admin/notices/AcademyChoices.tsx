import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import type { ManagedAcademy } from '../../../contract/admin/adminPeople.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Chip, ChipSet } from '../../../ui/Chip.tsx'
import css from '../Admin.module.css'
import { academyItems, managedAcademyPath } from '../accounts/academyItems.ts'
import { SelectField } from '../parts/SelectField.tsx'

interface Props {
  academies: readonly ManagedAcademy[]
  chosen: readonly number[]
  onChange: (ids: number[]) => void
  /** what the list says while nothing is chosen */
  unchosen: string
}

/** Several academies, grades or classes: each is added from the list, and taken away by its chip. */
export function AcademyChoices({ academies, chosen, onChange, unchosen }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const left = academyItems(academies, pick).filter(({ value }) => !chosen.includes(value))
  return (
    <>
      <SelectField<number | ''>
        label={t`学院或班级`}
        value=""
        onChange={(value) => value !== '' && onChange([...chosen, value])}
        items={[{ value: '', label: chosen.length > 0 ? t`再加一个` : unchosen }, ...left]}
      />
      {chosen.length > 0 && (
        <ChipSet label={t`已选的学院或班级`} className={css.row}>
          {chosen.map((id) => {
            const name = managedAcademyPath(academies, id, pick)
            return (
              <Chip
                key={id}
                chosen
                icon={<X aria-hidden="true" />}
                aria-label={t`去掉 ${name}`}
                onClick={() => onChange(chosen.filter((other) => other !== id))}
              >
                {name}
              </Chip>
            )
          })}
        </ChipSet>
      )}
    </>
  )
}
