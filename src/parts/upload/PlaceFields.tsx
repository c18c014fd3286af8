import { useLingui } from '@lingui/react/macro'
import { subjectTitle } from '../subjectTitle.ts'
import css from './Upload.module.css'

export interface PlaceItem {
  value: number
  label: string
}

interface Props {
  subjects: readonly PlaceItem[]
  catalogs: readonly PlaceItem[]
  subjectId: number
  catalogId: number
  onChange: (place: { subjectId: number; catalogId: number }) => void
  /** the words of the choice to leave it to the file; left out: a choice must be made */
  fromFile?: string
}

/** Items of a tree in its order, each indented as deep as it stands. */
export function placeItems<T extends { id: number; children: readonly T[] }>(
  nodes: readonly T[],
  nameOf: (node: T) => string,
  depth = 0,
): PlaceItem[] {
  return nodes.flatMap((node) => [
    { value: node.id, label: `${'　'.repeat(depth)}${nameOf(node)}` },
    ...placeItems(node.children, nameOf, depth + 1),
  ])
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
