import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminSpecimenPage,
  adminSubjectTree,
  type ManagedSpecimen,
} from '../../../contract/admin/adminSchool.ts'
import { subjectTitle } from '../../../parts/subjectTitle.ts'
import { treeItems } from '../../../parts/treeItems.ts'
import { adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { PausingSearch } from '../../../ui/fields/PausingSearch.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { adminPageSize, Pager } from '../parts/Pager.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useAdminSearch } from '../parts/useAdminSearch.ts'
import { SpecimenForm } from './SpecimenForm.tsx'

const states = ['published', 'hidden', 'failed'] as const

/** The school's specimens: described, put in their folders, published. */
export function ManagedSpecimens() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { search, page, change } = useAdminSearch('specimens')
  const [editing, setEditing] = useState<ManagedSpecimen | null>(null)
  const state = states.find((name) => name === search.state)
  const subjects = useQuery(adminQuery(adminSubjectTree, {})).data ?? []
  const specimens = useQuery(
    adminQuery(adminSpecimenPage, {
      pageNo: page,
      pageSize: adminPageSize,
      keyword: search.q,
      subjectId: search.at,
      state,
    }),
  )
  return (
    <>
      <div className={css.tools}>
        <PausingSearch
          label={t`查找标本`}
          placeholder={t`标本名称`}
          value={search.q ?? ''}
          onSearch={(q) => change({ q: q || undefined })}
        />
        <SelectField<number | ''>
          label={t(subjectTitle)}
          value={search.at ?? ''}
          onChange={(at) => change({ at: at || undefined })}
          items={[
            { value: '', label: t`全部` },
            ...treeItems(subjects, ({ name, nameEn }) => pick(name, nameEn)),
          ]}
        />
        <SelectField<(typeof states)[number] | ''>
          label={t`状态`}
          value={state ?? ''}
          onChange={(next) => change({ state: next || undefined })}
          items={[
            { value: '', label: t`全部` },
            { value: 'published', label: t`已发布` },
            { value: 'hidden', label: t`未发布` },
            { value: 'failed', label: t`处理失败` },
          ]}
        />
      </div>
      <LoadedQuery of={specimens}>
        {({ records, total }) => (
          <>
            <SpecimenTable specimens={records} onOpen={setEditing} />
            <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </LoadedQuery>
      {editing && <SpecimenForm key={editing.id} specimen={editing} onClose={() => setEditing(null)} />}
    </>
  )
}

function SpecimenTable({
  specimens,
  onOpen,
}: {
  specimens: readonly ManagedSpecimen[]
  onOpen: (specimen: ManagedSpecimen) => void
}) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <AdminTable
      label={t`标本`}
      rows={specimens}
      rowKey={({ id }) => id}
      empty={
        <BlankPage
          art="empty"
          title={t`没有找到标本`}
          text={t`换一个条件，或导入新的标本。`}
          action={
            <ButtonLink to="/admin/$" params={{ _splat: 'materials' }}>
              {t`导入标本`}
            </ButtonLink>
          }
        />
      }
      columns={[
        {
          head: t`名称`,
          cell: (specimen) => (
            <Button kind="text" onClick={() => onOpen(specimen)}>
              {pick(specimen.name, specimen.nameEn)}
            </Button>
          ),
        },
        { head: t(subjectTitle), cell: ({ subjectName, subjectNameEn }) => pick(subjectName, subjectNameEn) },
        { head: t`目录`, cell: ({ catalogName, catalogNameEn }) => pick(catalogName, catalogNameEn) },
        { head: t`染色`, cell: ({ dye, dyeEn }) => pick(dye, dyeEn) || '—' },
        {
          head: t`状态`,
          cell: ({ published, state }) => {
            if (state === 'failed') return <Tag tone="bad">{t`处理失败`}</Tag>
            return published ? <Tag tone="ok">{t`已发布`}</Tag> : <Tag>{t`未发布`}</Tag>
          },
        },
        {
          head: t`查看`,
          cell: ({ id }) => (
            <ButtonLink kind="text" to="/resource/specimen/$id" params={{ id }}>
              {t`打开`}
            </ButtonLink>
          ),
        },
      ]}
    />
  )
}
