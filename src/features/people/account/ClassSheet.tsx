import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type AcademyNode, academyTree } from '../../../contract/admin/academies.ts'
import { changeAcademy } from '../../../contract/users.ts'
import { ask, query } from '../../../queries/engine/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import css from './Account.module.css'
import { academyPath, missingAcademyKind } from './classPath.ts'
import { useAccountChange } from './useAccountChange.ts'

interface Props {
  open: boolean
  /** id of the class that the student is in */
  chosen: number | null
  onClose: () => void
}

/** A student chooses academy, grade and class from the school's tree (C097). */
export function ClassSheet({ open, chosen, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`选择班级`} place="middle">
      <ClassForm chosen={chosen} onDone={onClose} />
    </Sheet>
  )
}

function ClassForm({ chosen, onDone }: { chosen: number | null; onDone: () => void }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { data: tree } = useQuery(query(academyTree, {}))
  const [place, setPlace] = useState(chosen)
  const save = useAccountChange(
    (academyId: number) => ask(changeAcademy, { academyId }),
    t`班级已保存`,
    onDone,
  )
  if (!tree) return <SkeletonRows label={t`正在载入`} />
  const path = academyPath(tree, place)
  const last = path.at(-1)
  /** Each level that has something to choose from: the tree itself, then what stands below each choice. */
  const levels = [tree, ...path.map(({ children }) => children)].filter((nodes) => nodes.length > 0)
  const missingWords = { academy: t`请选择学院`, grade: t`请选择年级`, class: t`请选择班级` }
  const words = { academy: t`学院`, grade: t`年级`, class: t`所在班级` }
  const labelOf = (nodes: readonly AcademyNode[]) => words[nodes[0]?.kind ?? 'class']
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const missing = missingAcademyKind(tree ?? [], path)
    if (missing) return save.setFault(missingWords[missing])
    if (last && !save.isBusy) save.run(last.id)
  }
  return (
    <form noValidate className={css.form} onSubmit={onSubmit}>
      {levels.map((nodes, depth) => (
        <label key={labelOf(nodes)} className={css.field}>
          {labelOf(nodes)}
          <select
            className={css.select}
            value={String(path[depth]?.id ?? '')}
            onChange={({ target }) => setPlace(Number(target.value) || (path[depth - 1]?.id ?? null))}
          >
            <option value="">{t`请选择`}</option>
            {nodes.map(({ id, name, nameEn }) => (
              <option key={id} value={String(id)}>
                {pick(name, nameEn)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {save.fault && (
        <p role="alert" className={css.fault}>
          {save.fault}
        </p>
      )}
      <Button type="submit" wide busy={save.isBusy}>
        {t`保存`}
      </Button>
    </form>
  )
}
