import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Dot from 'lucide-react/icons/dot'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { resetPassword } from '../../contract/session.ts'
import { type PasswordPolicy, systemInfo } from '../../contract/system.ts'
import { ask, query } from '../../queries/engine/query.ts'
import { defaultPolicy, passwordFaults } from '../../rules/people/password.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import css from './Form.module.css'
import { focusField } from './focusField.ts'
import { newPasswordFaults } from './newPasswordFaults.ts'
import { usePasswordWords } from './usePasswordWords.ts'

interface Props {
  /** proof that this person may set a password: phone and code, or a ticket */
  proof: { phoneNum: string; code: string } | { ticket: string }
  onDone: (password: string) => void
}

/** A new password, checked against the school's policy: each rule that it breaks has its own message (V01). */
export function NewPassword({ proof, onDone }: Props) {
  const { t } = useLingui()
  const policy = useQuery(query(systemInfo, {})).data?.passwordPolicy ?? defaultPolicy
  const words = usePasswordWords(policy)
  const [form, setForm] = useState({ password: '', repeat: '' })
  const [tried, setTried] = useState(false)
  const faults = newPasswordFaults(form, policy)

  const save = useMutation({
    mutationFn: () => ask(resetPassword, { ...proof, password: form.password }),
    onSuccess: () => onDone(form.password),
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (faults.password) focusField(event.currentTarget, 'password')
    else if (faults.repeat) focusField(event.currentTarget, 'repeat')
    else if (!save.isPending) save.mutate()
  }

  const passwordError =
    faults.password === 'empty'
      ? t`请输入新密码`
      : faults.password && <BrokenRules told={faults.password.map((fault) => words.fault[fault])} />
  return (
    <form noValidate className={css.form} onSubmit={onSubmit} aria-label={t`设置新密码`}>
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t`新密码`}
        value={form.password}
        error={tried && passwordError}
        hint={<Rules password={form.password} policy={policy} tried={tried} />}
        onChange={(event) => setForm({ ...form, password: event.target.value })}
      />
      <PasswordField
        name="repeat"
        autoComplete="new-password"
        label={t`再输入一次新密码`}
        value={form.repeat}
        error={
          tried &&
          faults.repeat &&
          (faults.repeat === 'empty' ? t`请再输入一次新密码` : t`两次输入的密码不一致`)
        }
        onChange={(event) => setForm({ ...form, repeat: event.target.value })}
      />
      <Button type="submit" wide busy={save.isPending}>
        {save.isPending ? t`正在保存…` : t`保存新密码`}
      </Button>
    </form>
  )
}

interface RulesProps {
  password: string
  policy: PasswordPolicy
  tried: boolean
}

/** The rules of the policy, each with a mark: kept, not yet, or broken by what was sent. */
function Rules({ password, policy, tried }: RulesProps) {
  const words = usePasswordWords(policy)
  const broken = new Set(passwordFaults(password, policy))
  return (
    <ul className={css.rules}>
      {words.rules.map(({ faults: told, text }) => {
        const given = password !== ''
        const kept = given && told.every((fault) => !broken.has(fault))
        const unmet = given && tried && !kept
        const Pending = unmet ? X : Dot
        const Icon = kept ? Check : Pending
        return (
          <li key={text} data-kept={kept || undefined} data-unmet={unmet || undefined}>
            <Icon aria-hidden="true" />
            {text}
          </li>
        )
      })}
    </ul>
  )
}

/** One message for each rule; several are seen in the list above, where each has its mark, and only spoken here. */
function BrokenRules({ told }: { told: string[] }) {
  const { t } = useLingui()
  if (told.length === 1) return told[0]
  return (
    <>
      <span aria-hidden="true">{t`上面标 ✕ 的要求还没有满足。`}</span>
      <span className="sr">{told.join(' ')}</span>
    </>
  )
}
