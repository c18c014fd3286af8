import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminSubjectSave,
  adminSubjectTree,
  type ManagedSubject,
} from '../../../contract/admin/adminSchool.ts'
import { subjectTitle } from '../../../parts/subjectTitle.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { usePermissions } from '../../../queries/session/usePermissions.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import css from '../Admin.module.css'
import { CoverField } from '../parts/CoverField.tsx'
import { FormSheet } from '../parts/FormSheet.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { useAdminForm } from '../parts/useAdminChange.ts'
import { withOpened } from '../parts/withOpened.ts'
import { CatalogPlace } from './CatalogPlace.tsx'

type Editing = Omit<ManagedSubject, 'id' | 'specimens' | 'questions' | 'canEdit' | 'children'> & {
  id: number | undefined
}

const newBelow = (parentId: number | null, position: number): Editing => ({
  id: undefined,
  parentId,
  name: '',
  nameEn: '',
  desc: '',
  descEn: '',
  cover: '',
  enabled: true,
  position,
})

/** Subjects and their parts; each leads to its catalogue. */
export function ManagedSubjects({ rest }: { rest: string }) {
  const { t } = useLingui()
  const mayCreate = usePermissions().hasAny('subject.create')
  const subjects = useQuery(adminQuery(adminSubjectTree, {}))
  const [editing, setEditing] = useState<Editing | null>(null)
  const catalogOf = Number(rest)
  if (catalogOf > 0) return <CatalogPlace subjectId={catalogOf} />
  return (
    <>
      {mayCreate && (
        <div className={css.row}>
          <Button onClick={() => setEditing(newBelow(null, subjects.data?.length ?? 0))}>
            {t`新建学科`}
          </Button>
        </div>
      )}
      <LoadedQuery of={subjects}>
        {(tree) =>
          tree.length === 0 ? (
            <BlankPage art="empty" title={t`还没有学科`} text={t`标本和题目都放在学科的目录里。`} />
          ) : (
            <Card>
              <SubjectNodes nodes={tree} onEdit={setEditing} />
            </Card>
          )
        }
      </LoadedQuery>
      {editing && <SubjectForm key={editing.id ?? 'new'} given={editing} onClose={() => setEditing(null)} />}
    </>
  )
}

function SubjectNodes({
  nodes,
  onEdit,
}: {
  nodes: readonly ManagedSubject[]
  onEdit: (editing: Editing) => void
}) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <ul className={css.tree}>
      {nodes.map((node) => {
        const { specimens, questions, canEdit, children, ...editing } = node
        return (
          <li key={node.id}>
            <div className={classes(css.node, !node.enabled && css.faded)}>
              <span className={css.grow}>
                {pick(node.name, node.nameEn)}{' '}
                <span className={css.quiet}>{t`${specimens} 个标本，${questions} 道题`}</span>{' '}
                {!node.enabled && <Tag>{t`未启用`}</Tag>}
              </span>
              {canEdit && (
                <>
                  <ButtonLink
                    kind="text"
                    to="/admin/$"
                    params={{ _splat: `subjects/${node.id}` }}
                  >{t`目录`}</ButtonLink>
                  <Button
                    kind="text"
                    onClick={() => onEdit(newBelow(node.id, children.length))}
                  >{t`加分支`}</Button>
                  <Button kind="text" onClick={() => onEdit(editing)}>{t`修改`}</Button>
                </>
              )}
            </div>
            {children.length > 0 && <SubjectNodes nodes={children} onEdit={onEdit} />}
          </li>
        )
      })}
    </ul>
  )
}

function SubjectForm({ given, onClose }: { given: Editing; onClose: () => void }) {
  const { t } = useLingui()
  const [form, setForm] = useState(given)
  const change = (part: Partial<Editing>) => setForm((before) => ({ ...before, ...part }))
  const save = useAdminForm(
    (form: Editing) => administer(adminSubjectSave, withOpened(form, given)),
    t`已保存`,
    onClose,
  )
  return (
    <FormSheet
      title={t(subjectTitle)}
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
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t`英文名称`}
        maxLength={200}
        name="nameEn"
        value={form.nameEn}
        onChange={({ target }) => change({ nameEn: target.value })}
      />
      <TextArea label={t`介绍`} name="desc" value={form.desc} onText={(desc) => change({ desc })} />
      <TextArea
        label={t`英文介绍`}
        name="descEn"
        value={form.descEn}
        onText={(descEn) => change({ descEn })}
      />
      <CoverField
        label={t`封面`}
        hint={t`没有封面时，显示一个画出的图案`}
        address={form.cover}
        onChange={(cover) => change({ cover })}
      />
      <TextField
        label={t`顺序`}
        hint={t`小的排在前面`}
        inputMode="numeric"
        name="position"
        value={String(form.position)}
        onChange={({ target }) => change({ position: Number(target.value.replace(/\D/g, '')) })}
      />
      <Switch
        label={t`启用`}
        hint={t`未启用的学科，学生看不到其中的标本和题目`}
        checked={form.enabled}
        onChange={(enabled) => change({ enabled })}
      />
    </FormSheet>
  )
}
