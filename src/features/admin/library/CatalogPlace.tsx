import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminCatalogRemove,
  adminCatalogSave,
  adminCatalogTree,
  adminSubjectTree,
  type ManagedCatalog,
} from '../../../contract/admin/adminSchool.ts'
import { nodesDownTo } from '../../../parts/treeItems.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Admin.module.css'
import { FormSheet } from '../parts/FormSheet.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { RemoveButton } from '../parts/RemoveButton.tsx'
import { useAdminChange, useAdminForm } from '../parts/useAdminChange.ts'
import { withOpened } from '../parts/withOpened.ts'

interface Editing {
  id: number | undefined
  parentId: number | null
  name: string
  nameEn: string
  position: number
}

/** The catalogue of a subject: the folders in which its specimens and questions hang. */
export function CatalogPlace({ subjectId }: { subjectId: number }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const catalogs = useQuery(adminQuery(adminCatalogTree, { subjectId }))
  const subjects = useQuery(adminQuery(adminSubjectTree, {})).data ?? []
  const subject = nodesDownTo(subjects, subjectId).at(-1)
  const [editing, setEditing] = useState<Editing | null>(null)
  const newBelow = (parentId: number | null, position: number) =>
    setEditing({ id: undefined, parentId, name: '', nameEn: '', position })
  return (
    <>
      <div className={css.between}>
        <h2>{subject ? pick(subject.name, subject.nameEn) : ''}</h2>
        <span className={css.row}>
          <ButtonLink kind="plain" to="/admin/$" params={{ _splat: 'subjects' }}>
            {t`全部学科`}
          </ButtonLink>
          <Button onClick={() => newBelow(null, catalogs.data?.length ?? 0)}>{t`新建目录`}</Button>
        </span>
      </div>
      <LoadedQuery of={catalogs}>
        {(tree) =>
          tree.length === 0 ? (
            <BlankPage art="empty" title={t`还没有目录`} text={t`新建目录后，可以放入标本和题目。`} />
          ) : (
            <Card>
              <CatalogNodes
                nodes={tree}
                onEdit={({ id, parentId, name, nameEn, position }) =>
                  setEditing({ id, parentId, name, nameEn, position })
                }
                onAdd={newBelow}
              />
            </Card>
          )
        }
      </LoadedQuery>
      {editing && (
        <CatalogForm
          key={editing.id ?? 'new'}
          subjectId={subjectId}
          given={editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

interface NodesProps {
  nodes: readonly ManagedCatalog[]
  onEdit: (node: ManagedCatalog) => void
  onAdd: (parentId: number, position: number) => void
}

function CatalogNodes({ nodes, onEdit, onAdd }: NodesProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const remove = useAdminChange((id: number) => administer(adminCatalogRemove, { id }), t`已删除`)
  return (
    <ul className={css.tree}>
      {nodes.map((node) => {
        const { id, specimens, questions, children } = node
        const isEmpty = specimens + questions + children.length === 0
        return (
          <li key={id}>
            <div className={css.node}>
              <span className={css.grow}>
                {pick(node.name, node.nameEn)}{' '}
                <span className={css.quiet}>{t`${specimens} 个标本，${questions} 道题`}</span>
              </span>
              <Button kind="text" onClick={() => onAdd(id, children.length)}>{t`加目录`}</Button>
              <Button kind="text" onClick={() => onEdit(node)}>{t`修改`}</Button>
              {isEmpty && (
                <RemoveButton
                  name={pick(node.name, node.nameEn)}
                  isBusy={remove.isBusy}
                  onRemove={() => remove.run(id)}
                >
                  {t`目录里没有内容，删除后不能恢复。`}
                </RemoveButton>
              )}
            </div>
            {children.length > 0 && <CatalogNodes nodes={children} onEdit={onEdit} onAdd={onAdd} />}
          </li>
        )
      })}
    </ul>
  )
}

function CatalogForm({
  subjectId,
  given,
  onClose,
}: {
  subjectId: number
  given: Editing
  onClose: () => void
}) {
  const { t } = useLingui()
  const [form, setForm] = useState(given)
  const save = useAdminForm(
    (form: Editing) => administer(adminCatalogSave, { ...withOpened(form, given), subjectId }),
    t`已保存`,
    onClose,
  )
  return (
    <FormSheet
      title={t`目录`}
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
