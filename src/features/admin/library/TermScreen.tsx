import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminTermRemove, adminTermSave } from '../../../contract/admin/adminSchool.ts'
import { type Term, termList } from '../../../contract/teaching/course.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { dayInput, dayOfInputText } from '../parts/dates.ts'
import { FormSheet } from '../parts/FormSheet.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { RemoveButton } from '../parts/RemoveButton.tsx'
import { useAdminChange, useAdminForm } from '../parts/useAdminChange.ts'
import { withOpened } from '../parts/withOpened.ts'

/** The school's terms: courses belong to one. */
export function TermScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const terms = useQuery(adminQuery(termList, {}))
  const [editing, setEditing] = useState<Term | 'new' | null>(null)
  const remove = useAdminChange((id: number) => administer(adminTermRemove, { id }), t`已删除`)
  return (
    <>
      <div className={css.row}>
        <Button onClick={() => setEditing('new')}>{t`新建学期`}</Button>
      </div>
      <LoadedQuery of={terms}>
        {(rows) => (
          <AdminTable
            label={t`学期`}
            rows={rows}
            rowKey={({ id }) => id}
            empty={<BlankPage art="empty" title={t`还没有学期`} text={t`新建学期后，课程可以归入学期。`} />}
            columns={[
              { head: t`名称`, cell: ({ name, nameEn }) => pick(name, nameEn) },
              { head: t`开始日期`, cell: ({ startsAt }) => <Time at={startsAt} /> },
              { head: t`结束日期`, cell: ({ endsAt }) => <Time at={endsAt} /> },
              {
                head: t`操作`,
                cell: (term) => (
                  <span className={css.row}>
                    <Button kind="text" onClick={() => setEditing(term)}>{t`修改`}</Button>
                    <RemoveButton
                      name={pick(term.name, term.nameEn)}
                      isBusy={remove.isBusy}
                      onRemove={() => remove.run(term.id)}
                    >
                      {t`删除后不能恢复。有课程的学期不会被删除。`}
                    </RemoveButton>
                  </span>
                ),
              },
            ]}
          />
        )}
      </LoadedQuery>
      {editing && (
        <TermForm term={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </>
  )
}

function TermForm({ term, onClose }: { term: Term | undefined; onClose: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState(term?.name ?? '')
  const [nameEn, setNameEn] = useState(term?.nameEn ?? '')
  const [startsAt, setStartsAt] = useState(term?.startsAt ?? null)
  const [endsAt, setEndsAt] = useState(term?.endsAt ?? null)
  const save = useAdminForm(
    () => {
      const form = { id: term?.id, name, nameEn, startsAt: startsAt ?? 0, endsAt: endsAt ?? 0 }
      return administer(adminTermSave, withOpened(form, { ...form, ...term }))
    },
    t`已保存`,
    onClose,
  )
  return (
    <FormSheet
      title={t`学期`}
      onClose={onClose}
      onSave={() => save.run(undefined)}
      isBusy={save.isBusy}
      fault={save.fault}
    >
      <TextField label={t`名称`} name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <TextField
        label={t`英文名称`}
        name="nameEn"
        value={nameEn}
        onChange={({ target }) => setNameEn(target.value)}
      />
      <TextField
        type="date"
        label={t`开始日期`}
        name="startsAt"
        value={dayInput(startsAt)}
        onChange={({ target }) => setStartsAt(dayOfInputText(target.value))}
      />
      <TextField
        type="date"
        label={t`结束日期`}
        name="endsAt"
        value={dayInput(endsAt)}
        onChange={({ target }) => setEndsAt(dayOfInputText(target.value))}
      />
    </FormSheet>
  )
}
