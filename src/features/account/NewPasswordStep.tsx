import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { signInByAccount } from '../../contract/session.ts'
import { deviceName } from '../../device/installation/deviceName.ts'
import { keptDeviceId } from '../../device/installation/keptDeviceId.ts'
import { ask } from '../../queries/engine/query.ts'
import { signIn } from '../../queries/session/signIn.ts'
import { useFurtherTexts } from '../../ui/hooks/useFurtherTexts.ts'
import { toast } from '../../ui/toast.ts'
import css from './Form.module.css'
import type { SignInChoices } from './FormFoot.tsx'
import { NewPassword } from './NewPassword.tsx'

/** A sign-in that asks for a new password first. */
export interface FurtherStep {
  ticket: string
  /** absent after a sign-in by phone */
  loginName?: string
  choices: SignInChoices
}

interface Props {
  step: FurtherStep
  onSignedIn: () => void
  /** the password is set, and the person signs in with it */
  onBack: () => void
}

/** The initial password must be changed (T02); then the sign-in goes on by itself. */
export default function NewPasswordStep({ step, onSignedIn, onBack }: Props) {
  const { t } = useLingui()
  const hasTexts = useFurtherTexts()
  const { ticket, loginName, choices } = step
  const goOn = useMutation({
    mutationFn: async (password: string) => {
      if (!loginName) return null
      return signIn(
        await ask(signInByAccount, {
          loginName,
          password,
          wbInfo: { uuid: await keptDeviceId(), name: deviceName() },
        }),
        choices,
      )
    },
    onSuccess: (end) => {
      if (end === 'in') return onSignedIn()
      toast(t`新密码已保存，请用新密码登录。`, { kind: 'ok' })
      onBack()
    },
    onError: onBack,
  })
  if (!hasTexts) return null
  return (
    <div className={css.form}>
      <h2 className={css.title}>{t`设置新密码`}</h2>
      <p className={css.lead}>{t`第一次登录，请先把初始密码换成自己的密码。`}</p>
      <NewPassword proof={{ ticket }} onDone={(password) => goOn.mutate(password)} />
    </div>
  )
}
