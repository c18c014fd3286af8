import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { linkIdentity } from '../../contract/identity.ts'
import { deviceName } from '../../device/installation/deviceName.ts'
import { keptDeviceId } from '../../device/installation/keptDeviceId.ts'
import { ask } from '../../queries/engine/query.ts'
import { isUnplugged, refusalOf, signIn } from '../../queries/session/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/FieldError.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFurtherTexts } from '../../ui/hooks/useFurtherTexts.ts'
import css from './Form.module.css'
import { FormFoot, type SignInChoices } from './FormFoot.tsx'
import { accountFaults, type Faults, firstBad } from './fields.ts'
import { focusField } from './focusField.ts'
import { NewPassword } from './NewPassword.tsx'

interface Props {
  /** sealed by the service: who was proven */
  offer: string
  /** the secret that the offer is bound to */
  binding: string
  /** @param opens the address that a platform's link opens; empty: none */
  onSignedIn: (opens: string) => void
}

interface LinkForm extends SignInChoices {
  loginName: string
  password: string
}

type LinkFaults = Faults<'loginName' | 'password' | 'agreed'>

/** Links the account and signs in. A first password is changed before: `ticket` says that the new one is asked for. */
function useLinking({ offer, binding, onSignedIn }: Props) {
  const [form, setForm] = useState<LinkForm>({
    loginName: '',
    password: '',
    remember: true,
    shared: false,
    agreed: false,
  })
  const [ticket, setTicket] = useState<string | null>(null)
  const linking = useMutation({
    mutationFn: async (password: string) => {
      const wbInfo = { uuid: await keptDeviceId(), name: deviceName() }
      const loginName = form.loginName.trim()
      const { opens, ...result } = await ask(linkIdentity, { offer, binding, loginName, password, wbInfo })
      return { end: await signIn(result, form), opens }
    },
    onSuccess: ({ end, opens }) => {
      if (end === 'in') onSignedIn(opens)
      else setTicket(end.ticket ?? null)
    },
    onError: () => setTicket(null),
  })
  return { form, setForm, ticket, linking }
}

/** Proves an account by its password, once, where the outside sign-in gave no number that an account here has. */
export function LinkByPassword(props: Props) {
  const { t } = useLingui()
  const hasTexts = useFurtherTexts()
  const { form, setForm, ticket, linking } = useLinking(props)
  const [faults, setFaults] = useState<LinkFaults>({})
  if (!hasTexts) return null

  function change(part: Partial<LinkForm>) {
    linking.reset()
    setForm({ ...form, ...part })
    setFaults({})
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = accountFaults(form)
    setFaults(found)
    const bad = firstBad(found)
    if (bad) focusField(event.currentTarget, bad)
    else if (!linking.isPending) linking.mutate(form.password)
  }

  if (ticket !== null) return <FirstPasswordStep ticket={ticket} onDone={(next) => linking.mutate(next)} />
  return (
    <form noValidate className={css.form} onSubmit={onSubmit} aria-label={t`关联账号`}>
      <h2 className={css.title}>{t`关联账号`}</h2>
      <p className={css.lead}>
        {t`你的身份已确认，但还不知道这里的哪个账号是你的。用这里的账号和密码登录一次，以后就会直接进入。`}
      </p>
      <LinkFields form={form} faults={faults} onChange={change} />
      <FormFoot choices={form} missing={faults.agreed !== undefined} onChange={change} />
      {linking.isError && (
        <FieldError>
          {isUnplugged(linking.error)
            ? t`没有网络，请联网后再试`
            : refusalOf(linking.error) || t`服务器出错了，请稍后再试`}
        </FieldError>
      )}
      <Button type="submit" wide busy={linking.isPending}>
        {t`关联并进入`}
      </Button>
      <div className={css.end}>
        <Link to="/account/login" replace className={css.forgot}>
          {t`换一种方式登录`}
        </Link>
      </div>
    </form>
  )
}

interface FieldProps {
  form: LinkForm
  faults: LinkFaults
  onChange: (part: Partial<LinkForm>) => void
}

function LinkFields({ form, faults, onChange }: FieldProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        name="loginName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t`学号 / 工号 / 用户名`}
        value={form.loginName}
        error={faults.loginName && t`请输入学号、工号或用户名`}
        onChange={(event) => onChange({ loginName: event.target.value })}
      />
      <PasswordField
        name="password"
        label={t`密码`}
        value={form.password}
        error={faults.password && t`请输入密码`}
        onChange={(event) => onChange({ password: event.target.value })}
      />
    </>
  )
}

function FirstPasswordStep({ ticket, onDone }: { ticket: string; onDone: (password: string) => void }) {
  const { t } = useLingui()
  return (
    <div className={css.form}>
      <h2 className={css.title}>{t`设置新密码`}</h2>
      <p className={css.lead}>{t`第一次登录，请先把初始密码换成自己的密码。`}</p>
      <NewPassword proof={{ ticket }} onDone={onDone} />
    </div>
  )
}
