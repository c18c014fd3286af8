import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changePassword, changePasswordByCode, sendOwnCode } from '../../../contract/credentials.ts'
import { systemInfo } from '../../../contract/system.ts'
import { ask, query } from '../../../queries/engine/query.ts'
import { defaultPolicy } from '../../../rules/people/password.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from './Account.module.css'
import { CodeField } from './CodeField.tsx'
import { useAccountChange } from './useAccountChange.ts'
import { useSendCode } from './useSendCode.ts'

interface Props {
  open: boolean
  /** masked; empty: there is no way by code */
  phone: string
  onClose: () => void
}

/** A new password, by the old one or by a code to the own phone. */
export function PasswordSheet({ open, phone, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`修改密码`} place="middle">
      <PasswordForm phone={phone} onDone={onClose} />
    </Sheet>
  )
}

const noFaults = { old: '', code: '', password: '', repeat: '' }

/** A new password as it is being typed. Faults are shown from the first try to save on. */
function usePasswordForm(onDone: () => void) {
  const { t } = useLingui()
  const [way, setWay] = useState<'old' | 'code'>('old')
  const [form, setForm] = useState({ old: '', code: '', password: '', repeat: '' })
  const [isTried, setTried] = useState(false)
  const sending = useSendCode(() => ask(sendOwnCode, { purpose: 'password' }))
  const save = useAccountChange(
    () =>
      way === 'old'
        ? ask(changePassword, { oldPassword: form.old, newPassword: form.password })
        : ask(changePasswordByCode, { code: form.code, newPassword: form.password }),
    t`密码已修改，其他设备需要重新登录`,
    onDone,
  )
  const faults = {
    old: way === 'old' && form.old === '' ? t`请输入当前密码` : '',
    code: way === 'code' && form.code === '' ? t`请输入验证码` : '',
    password: form.password === '' ? t`请输入新密码` : '',
    repeat: form.repeat === form.password ? '' : t`两次输入的密码不一致`,
  }
  const change = (part: Partial<typeof form>) => {
    save.setFault('')
    setForm({ ...form, ...part })
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.values(faults).every((fault) => fault === '') && !save.isBusy) save.run(undefined)
  }
  return { way, setWay, form, change, faults: isTried ? faults : noFaults, sending, save, onSubmit }
}

function PasswordForm({ phone, onDone }: { phone: string; onDone: () => void }) {
  const { t } = useLingui()
  const fields = usePasswordForm(onDone)
  const { form, change, faults, save } = fields
  const { minLength, maxLength } = useQuery(query(systemInfo, {})).data?.passwordPolicy ?? defaultPolicy
  return (
    <form noValidate className={css.form} onSubmit={fields.onSubmit}>
      {phone && (
        <Segmented
          label={t`验证方式`}
          value={fields.way}
          onChange={fields.setWay}
          items={[
            { value: 'old', label: t`当前密码` },
            { value: 'code', label: t`短信验证码` },
          ]}
        />
      )}
      {fields.way === 'old' ? (
        <PasswordField
          name="old"
          autoComplete="current-password"
          label={t`当前密码`}
          value={form.old}
          error={faults.old}
          onChange={(event) => change({ old: event.target.value })}
        />
      ) : (
        <CodeToPhone phone={phone} fields={fields} />
      )}
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t`新密码`}
        value={form.password}
        hint={t`${minLength} 至 ${maxLength} 位`}
        error={faults.password || save.fault}
        onChange={(event) => change({ password: event.target.value })}
      />
      <PasswordField
        name="repeat"
        autoComplete="new-password"
        label={t`再输入一次新密码`}
        value={form.repeat}
        error={faults.repeat}
        onChange={(event) => change({ repeat: event.target.value })}
      />
      <Button type="submit" wide busy={save.isBusy}>
        {t`保存新密码`}
      </Button>
    </form>
  )
}

interface CodeProps {
  phone: string
  fields: ReturnType<typeof usePasswordForm>
}

function CodeToPhone({ phone, fields: { form, change, faults, sending } }: CodeProps) {
  const { t } = useLingui()
  return (
    <>
      <p className={css.lead}>{t`验证码会发到 ${phone}。`}</p>
      <CodeField
        code={form.code}
        left={sending.left}
        isSending={sending.isSending}
        error={faults.code}
        onChange={(code) => change({ code })}
        onSend={sending.send}
      />
    </>
  )
}
