import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import {
  adminAcademyTree,
  adminAccountPage,
  type ManagedAcademy,
  type ManagedAccount,
} from '../../../contract/admin/adminPeople.ts'
import type { Role } from '../../../contract/session.ts'
import { langAtom } from '../../../device/language.ts'
import { adminQuery } from '../../../queries/admin/admin.ts'
import { usePermissions } from '../../../queries/session/usePermissions.ts'
import { betweenNames } from '../../../rules/lang.ts'
import { roleOrder } from '../../../rules/roles.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { PausingSearch } from '../../../ui/fields/PausingSearch.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import type { AdminSearch } from '../adminSearch.ts'
import { AdminTable } from '../parts/AdminTable.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { adminPageSize, Pager } from '../parts/Pager.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { accountTitle } from '../parts/titles.ts'
import { useAdminSearch } from '../parts/useAdminSearch.ts'
import { useRoleNames } from '../parts/useRoleNames.ts'
import { AccountForm } from './AccountForm.tsx'
import { academyItems } from './academyItems.ts'
import { ImportAccounts } from './ImportAccounts.tsx'
import { RenewPasswords } from './RenewPasswords.tsx'

const roleTitle = msg({ message: '角色', context: 'one' })

const states = ['active', 'disabled', 'fresh'] as const

const roleIn = ({ by }: AdminSearch) => roleOrder.find((name) => name === by)
const stateIn = ({ state }: AdminSearch) => states.find((name) => name === state)

/** Who has an account: found, made, changed, disabled, brought from a file. */
export function AccountScreen({ rest }: { rest: string }) {
  if (rest === 'import') return <ImportAccounts />
  return rest === 'passwords' ? <RenewPasswords /> : <AccountList />
}

function AccountList() {
  const { t } = useLingui()
  const { search, page, change } = useAdminSearch('accounts')
  const mayImport = usePermissions().hasAny('account.import')
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const academies = useQuery(adminQuery(adminAcademyTree, {})).data ?? []
  const accounts = useQuery(
    adminQuery(adminAccountPage, {
      pageNo: page,
      pageSize: adminPageSize,
      keyword: search.q,
      role: roleIn(search),
      state: stateIn(search),
      academyId: search.at,
    }),
  )
  return (
    <>
      <AccountFilters academies={academies} />
      <div className={css.row}>
        <Button onClick={() => setOpen('new')}>{t`新建账号`}</Button>
        {mayImport && (
          <ButtonLink kind="soft" to="/admin/$" params={{ _splat: 'accounts/import' }}>
            {t`从表格导入`}
          </ButtonLink>
        )}
        <ButtonLink kind="soft" to="/admin/$" params={{ _splat: 'accounts/passwords' }}>
          {t`重新生成初始密码`}
        </ButtonLink>
      </div>
      <LoadedQuery of={accounts}>
        {({ records, total }) => (
          <>
            <AccountTable accounts={records} onOpen={setOpen} />
            <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </LoadedQuery>
      {open !== null && (
        <AccountForm
          key={open}
          id={open === 'new' ? undefined : open}
          academies={academies}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

/** Narrows the list by words, role, place and state; the address holds what was chosen. */
function AccountFilters({ academies }: { academies: readonly ManagedAcademy[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { search, change } = useAdminSearch('accounts')
  const roleNames = useRoleNames()
  return (
    <div className={css.tools}>
      <PausingSearch
        label={t`查找账号`}
        placeholder={t`姓名、账号、学号或手机号`}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <SelectField<Role | ''>
        label={t(roleTitle)}
        value={roleIn(search) ?? ''}
        onChange={(by) => change({ by: by || undefined })}
        items={[
          { value: '', label: t`全部` },
          ...roleOrder.map((value) => ({ value, label: roleNames[value] })),
        ]}
      />
      <SelectField<number | ''>
        label={t`学院或班级`}
        value={search.at ?? ''}
        onChange={(at) => change({ at: at || undefined })}
        items={[{ value: '', label: t`全部` }, ...academyItems(academies, pick)]}
      />
      <SelectField<(typeof states)[number] | ''>
        label={t`状态`}
        value={stateIn(search) ?? ''}
        onChange={(next) => change({ state: next || undefined })}
        items={[
          { value: '', label: t`全部` },
          { value: 'active', label: t`使用中` },
          { value: 'fresh', label: t`还没登录过` },
          { value: 'disabled', label: t`已停用` },
        ]}
      />
    </div>
  )
}

function AccountTable({
  accounts,
  onOpen,
}: {
  accounts: readonly ManagedAccount[]
  onOpen: (id: number) => void
}) {
  const { t } = useLingui()
  const { pick } = useNames()
  const lang = useAtomValue(langAtom)
  const roleNames = useRoleNames()
  return (
    <AdminTable
      label={t`账号`}
      rows={accounts}
      rowKey={({ id }) => id}
      empty={<BlankPage art="empty" title={t`没有找到账号`} text={t`换一个条件，或者新建、导入账号。`} />}
      columns={[
        {
          head: t`姓名`,
          cell: ({ id, fullName, fullNameEn, loginName }) => (
            <Button kind="text" onClick={() => onOpen(id)}>
              {pick(fullName, fullNameEn) || loginName}
            </Button>
          ),
        },
        { head: t(accountTitle), cell: ({ loginName }) => loginName },
        { head: t`学号或工号`, cell: ({ number }) => number || '—' },
        {
          head: t`学院与班级`,
          cell: ({ academyName, academyNameEn, classesName, classesNameEn }) =>
            [pick(academyName, academyNameEn), pick(classesName, classesNameEn)]
              .filter(Boolean)
              .join(' · ') || '—',
        },
        {
          head: t(roleTitle),
          cell: ({ roles }) => roles.map((role) => roleNames[role]).join(betweenNames(lang)),
        },
        {
          head: t`状态`,
          cell: ({ disabled, mustChangePassword, lastSeenAt }) => {
            if (disabled) return <Tag tone="bad">{t`已停用`}</Tag>
            if (mustChangePassword) return <Tag tone="warn">{t`待首次登录`}</Tag>
            return lastSeenAt === null ? t`还没登录过` : <Time at={lastSeenAt} />
          },
        },
      ]}
    />
  )
}
