import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import {
  adminAccountDetail,
  adminAccountSave,
  type ManagedAcademy,
  type ManagedAccountDetail,
} from '../../../contract/admin/adminPeople.ts'
import type { Role } from '../../../contract/session.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { sessionAtom } from '../../../queries/session/session.ts'
import { grantableRoles } from '../../../rules/people/adminRoles.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import css from '../Admin.module.css'
import { FormSheet } from '../parts/FormSheet.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { accountTitle } from '../parts/titles.ts'
import { useAdminForm } from '../parts/useAdminChange.ts'
import { useRoleNames } from '../parts/useRoleNames.ts'
import { AccountActs } from './AccountActs.tsx'
import { academyItems } from './academyItems.ts'
import { FirstPassword } from './FirstPassword.tsx'

interface Props {
  /** undefined: a new one */
  id: number | undefined
  academies: readonly ManagedAcademy[]
  onClose: () => void
}

/** Loads the account before its form begins. */
export function AccountForm({ id, academies, onClose }: Props) {
  const { t } = useLingui()
  const detail = useQuery({ ...adminQuery(adminAccountDetail, { id: id ?? 0 }), enabled: id !== undefined })
  if (id !== undefined && !detail.data)
    return (
      <Sheet open onClose={onClose} title={t(accountTitle)}>
        <SkeletonRows label={t`正在载入`} />
      </Sheet>
    )
  return <FilledForm account={detail.data} academies={academies} onClose={onClose} />
}

const formOf = (account: ManagedAccountDetail | undefined) => ({
  loginName: account?.loginName ?? '',
  number: account?.number ?? '',
  fullName: account?.fullName ?? '',
  fullNameEn: account?.fullNameEn ?? '',
  phone: account?.phone ?? '',
  email: account?.email ?? '',
  academyId: account?.academyId ?? null,
  subjectName: account?.subjectName ?? '',
  roles: account?.roles ?? (['Student'] as Role[]),
})

type Form = ReturnType<typeof formOf>

/** An account as it is being written; a new one answers with its first password. */
function useAccountFields(account: ManagedAccountDetail | undefined, onClose: () => void) {
  const { t } = useLingui()
  const [opened] = useState(() => formOf(account))
  const [form, setForm] = useState(opened)
  const [firstPassword, setFirstPassword] = useState<string | null>(null)
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const save = useAdminForm(
    (given: Form) => administer(adminAccountSave, { ...given, id: account?.id, base: opened }),
    t`已保存`,
    (reply) => {
      if (reply.firstPassword === null) onClose()
      else setFirstPassword(reply.firstPassword)
    },
  )
  return { form, change, firstPassword, setFirstPassword, save }
}

interface FilledProps extends Omit<Props, 'id'> {
  account: ManagedAccountDetail | undefined
}

function FilledForm({ account, academies, onClose }: FilledProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const ownRoles = useAtomValue(sessionAtom)?.user.roles ?? []
  const { form, change, firstPassword, setFirstPassword, save } = useAccountFields(account, onClose)
  const grantable = account?.grantable ?? grantableRoles(ownRoles)
  const canEdit = account === undefined || account.canEdit
  const isMade = firstPassword !== null && account === undefined
  return (
    <FormSheet
      title={account ? pick(account.fullName, account.fullNameEn) || account.loginName : t`新建账号`}
      onClose={onClose}
      onSave={() => (isMade ? onClose() : save.run(form))}
      isBusy={save.isBusy}
      fault={canEdit ? save.fault : { text: t`你的角色不能管理这个账号。`, field: '' }}
      action={isMade ? t`完成` : undefined}
      readOnly={!canEdit}
      round={isMade ? 1 : 0}
    >
      {firstPassword !== null && <FirstPassword password={firstPassword} />}
      <NamesAndContacts form={form} onChange={change} />
      <SelectField<number | ''>
        label={t`学院或班级`}
        name="academyId"
        value={form.academyId ?? ''}
        onChange={(value) => change({ academyId: value || null })}
        items={[{ value: '', label: t`未指定` }, ...academyItems(academies, pick)]}
      />
      <TextField
        label={t`专业或学科`}
        hint={t`学科管理员管理这里写的学科`}
        maxLength={100}
        name="subjectName"
        value={form.subjectName}
        onChange={({ target }) => change({ subjectName: target.value })}
      />
      <RoleChoices
        offered={[...new Set([...grantable, ...form.roles])]}
        chosen={form.roles}
        onChange={(roles) => change({ roles })}
      />
      {account && <AccountActs account={account} onPassword={setFirstPassword} />}
    </FormSheet>
  )
}

interface NamesProps {
  form: Form
  onChange: (part: Partial<Form>) => void
}

/** By which names and numbers the school knows the person, and how it reaches them. */
function NamesAndContacts({ form, onChange }: NamesProps) {
  const { t } = useLingui()
  return (
    <div className={css.pair}>
      <TextField
        label={t(accountTitle)}
        hint={t`登录时使用，不能有空格`}
        maxLength={50}
        autoComplete="off"
        name="loginName"
        value={form.loginName}
        onChange={({ target }) => onChange({ loginName: target.value })}
      />
      <TextField
        label={t`学号或工号`}
        hint={t`导入表格时按它找到这个账号`}
        maxLength={50}
        name="number"
        value={form.number}
        onChange={({ target }) => onChange({ number: target.value })}
      />
      <TextField
        label={t`姓名`}
        maxLength={50}
        name="fullName"
        value={form.fullName}
        onChange={({ target }) => onChange({ fullName: target.value })}
      />
      <TextField
        label={t`英文姓名`}
        maxLength={100}
        name="fullNameEn"
        value={form.fullNameEn}
        onChange={({ target }) => onChange({ fullNameEn: target.value })}
      />
      <TextField
        type="tel"
        label={t`手机号`}
        autoComplete="off"
        name="phone"
        value={form.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <TextField
        type="email"
        label={t`邮箱`}
        autoComplete="off"
        name="email"
        value={form.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
    </div>
  )
}

interface RolesProps {
  offered: readonly Role[]
  chosen: readonly Role[]
  onChange: (roles: Role[]) => void
}

function RoleChoices({ offered, chosen, onChange }: RolesProps) {
  const { t } = useLingui()
  const roleNames = useRoleNames()
  return (
    <fieldset className={css.field}>
      <legend>{t`角色`}</legend>
      <div className={css.checks}>
        {offered.map((role) => (
          <Checkbox
            key={role}
            checked={chosen.includes(role)}
            onChange={(isOn) => onChange(isOn ? [...chosen, role] : chosen.filter((other) => other !== role))}
          >
            {roleNames[role]}
          </Checkbox>
        ))}
      </div>
      {offered.includes('MachineAdmin') && (
        <span className={css.quiet}>{t`机房管理员的权限与学生相同。`}</span>
      )}
    </fieldset>
  )
}
