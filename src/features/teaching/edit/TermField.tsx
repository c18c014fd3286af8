import { useLingui } from '@lingui/react/macro'
import type { Term } from '../../../contract/teaching/course.ts'
import { useNames } from '../../../ui/bilingual.ts'
import css from '../Teaching.module.css'

interface Props {
  terms: readonly Term[]
  value: number | null
  onChange: (id: number | null) => void
}

/** The term of a course; a course may have none. */
export function TermField({ terms, value, onChange }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <label className={css.field}>
      {t`学期`}
      <select
        className={css.select}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.target.value) || null)}
      >
        <option value="">{t`未指定`}</option>
        {terms.map(({ id, name, nameEn }) => (
          <option key={id} value={id}>
            {pick(name, nameEn)}
          </option>
        ))}
      </select>
    </label>
  )
}
