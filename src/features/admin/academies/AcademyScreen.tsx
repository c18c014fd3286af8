import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminAcademyArchive,
  adminAcademySave,
  adminAcademyTree,
  type GradeMoveKind,
  type ManagedAcademy,
} from '../../../contract/admin/adminPeople.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import css from '../Admin.module.css'
import { FormSheet } from '../parts/FormSheet.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { useAdminForm } from '../parts/useAdminChange.ts'
import { withOpened } from '../parts/withOpened.ts'
import { GradeMoveSheet } from './GradeMoveSheet.tsx'
import { GradeMoves } from './GradeMoves.tsx'

type Kind = ManagedAcademy['kind']
interface Editing {
  id: number | undefined
  parentId: number | null
  kind: Kind
  name: string
  nameEn: string
  position: number
}

const newAt = (parentId: number | null, kind: Kind): Editing => ({
  id: undefined,
  parentId,
  kind,
  name: '',
  nameEn: '',
  position: 0,
})

/** Academies, grades and classes as a tree; grades go up a year or graduate here. */
export function AcademyScreen() {
  const { t } = useLingui()
  const tree = useQuery(adminQuery(adminAcademyTree, {}))
  const [editing, setEditing] = useState<Editing | null>(null)
  const [moving, setMoving] = useState<{ grade: ManagedAcademy; kind: GradeMoveKind } | null>(null)
  return (
    <>
      <div className={css.row}>
        <Button onClick={() => setEditing(newAt(null, 'academy'))}>{t`新建学院`}</Button>
      </div>
      <LoadedQuery of={tree}>
        {(academies) =>
          academies.length === 0 ? (
            <BlankPage
              art="empty"
              title={t`还没有学院和班级`}
              text={t`可以在这里新建，也可以在导入账号时由表格自动生成。`}
            />
          ) : (
            <Card>
              <AcademyNodes
                nodes={academies}
                onEdit={setEditing}
                onMove={(grade, kind) => setMoving({ grade, kind })}
              />
            </Card>
          )
        }
      </LoadedQuery>
      <GradeMoves />
      {editing && <AcademyForm key={editing.id ?? 'new'} given={editing} onClose={() => setEditing(null)} />}
      {moving && <GradeMoveSheet grade={moving.grade} kind={moving.kind} onClose={() => setMoving(null)} />}
    </>
  )
}

interface NodesProps {
  nodes: readonly ManagedAcademy[]
  onEdit: (editing: Editing) => void
  onMove: (grade: ManagedAcademy, kind: GradeMoveKind) => void
}

const below: Record<Kind, readonly Kind[]> = { academy: ['grade', 'class'], grade: ['class'], class: [] }

function AcademyNodes({ nodes, onEdit, onMove }: NodesProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const addWords: Record<Kind, string> = {
    academy: t`加学院`,
    grade: t`加年级`,
    class: t`加班级`,
  }
  const archive = useAdminForm(
    ({ id, isArchived }: ManagedAcademy) => administer(adminAcademyArchive, { id, archived: !isArchived }),
    t`已保存`,
  )
  return (
    <ul className={css.tree}>
      {nodes.map((node) => {
        const { id, kind, name, nameEn, position, parentId, people, isArchived, children } = node
        const { length } = children
        return (
          <li key={id}>
            <div className={classes(css.node, isArchived && css.faded)}>
              <span className={css.grow}>
                {pick(name, nameEn)} {people > 0 && <span className={css.quiet}>{t`${people} 人`}</span>}{' '}
                {isArchived && <Tag>{t`已归档`}</Tag>}
              </span>
              {isArchived ? (
                <Button kind="text" onClick={() => archive.run(node)}>{t`恢复`}</Button>
              ) : (
                <>
                  {kind === 'grade' && (
                    <>
                      <Button kind="text" onClick={() => onMove(node, 'promote')}>{t`升级`}</Button>
                      <Button kind="text" onClick={() => onMove(node, 'graduate')}>{t`毕业`}</Button>
                    </>
                  )}
                  {below[kind].map((child) => (
                    <Button key={child} kind="text" onClick={() => onEdit(newAt(id, child))}>
                      {addWords[child]}
                    </Button>
                  ))}
                  <Button
                    kind="text"
                    onClick={() => onEdit({ id, parentId, kind, name, nameEn, position })}
                  >{t`修改`}</Button>
                  {people === 0 && length === 0 && (
                    <Button kind="text" onClick={() => archive.run(node)}>{t`归档`}</Button>
                  )}
                </>
              )}
            </div>
            {length > 0 && <AcademyNodes nodes={children} onEdit={onEdit} onMove={onMove} />}
          </li>
        )
      })}
    </ul>
  )
}

function AcademyForm({ given, onClose }: { given: Editing; onClose: () => void }) {
  const { t } = useLingui()
  const [form, setForm] = useState(given)
  const titles: Record<Kind, string> = { academy: t`学院`, grade: t`年级`, class: t`班级` }
  const save = useAdminForm(
    (form: Editing) => administer(adminAcademySave, withOpened(form, given)),
    t`已保存`,
    onClose,
  )
  return (
    <FormSheet
      title={titles[form.kind]}
      onClose={onClose}
      onSave={() => save.run(form)}
      isBusy={save.isBusy}
      fault={save.fault}
    >
      <TextField
        label={t`名称`}
        maxLength={100}
        name="name"
        value={form.name}
        onChange={({ target }) => setForm({ ...form, name: target.value })}
      />
      <TextField
        label={t`英文名称`}
        maxLength={200}
        name="nameEn"
        value={form.nameEn}
        onChange={({ target }) => setForm({ ...form, nameEn: target.value })}
      />
      <TextField
        label={t`顺序`}
        hint={t`小的排在前面`}
        inputMode="numeric"
        name="position"
        value={String(form.position)}
        onChange={({ target }) => setForm({ ...form, position: Number(target.value.replace(/\D/g, '')) })}
      />
    </FormSheet>
  )
}
