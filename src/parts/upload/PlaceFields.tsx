import { useLingui } from '@lingui/react/macro'
import { subjectTitle } from '../subjectTitle.ts'
import type { TreeItem } from '../treeItems.ts'
import css from './Upload.module.css'

interface Props {
  subjects: readonly TreeItem[]
  catalogs: readonly TreeItem[]
  subjectId: number
  catalogId: number
  onChange: (place: { subjectId: number; catalogId: number }) => void
  /** the words of the choice to leave it to the file; left out: a choice must be made */
  fromFile?: string
}

/** The subject and the catalogue into which files go. */
export function PlaceFields({ subjects, catalogs, subjectId, catalogId, onChange, fromFile }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.pair}>
      <label className={css.field}>
        {t(subjectTitle)}
        <select
          className={css.select}
          value={subjectId}
          onChange={({ target }) => onChange({ subjectId: Number(target.value), catalogId: 0 })}
        >
          <option value={0}>{fromFile ?? t`请选择学科`}</option>
          {subjects.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        {t`目录`}
        <select
          className={css.select}
          value={catalogId}
          disabled={subjectId === 0}
          onChange={({ target }) => onChange({ subjectId, catalogId: Number(target.value) })}
        >
          <option value={0}>{fromFile ?? t`请选择目录`}</option>
          {catalogs.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
