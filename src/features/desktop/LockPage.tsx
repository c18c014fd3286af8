import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { currentUser, signInByAccount, signOut } from '../../contract/session.ts'
import { lockScreen } from '../../device/desktopClient.ts'
import { ask } from '../../queries/engine/query.ts'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import css from './Desktop.module.css'

/** Proves the password by a sign-in whose session is ended at once: the session of this page stays as it is. */
async function provePassword(password: string): Promise<void> {
  const { loginName } = await ask(currentUser, {})
  const { accessToken, jwt } = await ask(signInByAccount, { loginName, password })
  const token = accessToken ?? jwt
  if (token) await ask(signOut, { token })
}

/** B15: stands over everything while the screen is locked; the person's password, or the client, unlocks it. */
export function LockPage({ fullName }: { fullName: string }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const unlock = useMutation({ mutationFn: provePassword, onSuccess: () => lockScreen(false) })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (password !== '' && !unlock.isPending) unlock.mutate(password)
  }
  const { error } = unlock
  const fault =
    error && (isUnplugged(error) ? t`没有网络，联网后再试。` : refusalOf(error) || t`请求失败，请重试`)
  return (
    <dialog
      ref={dialog}
      className={css.lock}
      aria-label={t`屏幕已锁定`}
      onCancel={(event) => event.preventDefault()}
    >
      <form noValidate className={css.form} onSubmit={onSubmit}>
        <Lock aria-hidden="true" className={css.icon} />
        <h1 className={css.title}>{t`屏幕已锁定`}</h1>
        <p className={css.lead}>{fullName}</p>
        <PasswordField
          name="password"
          label={t`密码`}
          value={password}
          error={fault || (isTried && password === '' ? t`请输入密码` : '')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" wide busy={unlock.isPending}>{t`解锁`}</Button>
      </form>
    </dialog>
  )
}
