import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { signInByIdentity } from '../../contract/identity.ts'
import { deviceName } from '../../device/installation/deviceName.ts'
import { keptDeviceId } from '../../device/installation/keptDeviceId.ts'
import { ask } from '../../queries/engine/query.ts'
import { isUnplugged, refusalOf, signIn } from '../../queries/session/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/FieldError.tsx'
import { useFurtherTexts } from '../../ui/hooks/useFurtherTexts.ts'
import css from './Form.module.css'
import { FormFoot, type SignInChoices } from './FormFoot.tsx'

interface Props {
  ticket: string
  /** the secret that the ticket is bound to */
  binding: string
  onSignedIn: () => void
}

/** The last step of who comes back from another sign-in: how this device keeps the session, and the agreement. */
export function IdentityLastStep({ ticket, binding, onSignedIn }: Props) {
  const { t } = useLingui()
  const hasTexts = useFurtherTexts()
  const [choices, setChoices] = useState<SignInChoices>({ remember: true, shared: false, agreed: false })
  const [isMissing, setMissing] = useState(false)
  const enter = useMutation({
    mutationFn: async () => {
      const wbInfo = { uuid: await keptDeviceId(), name: deviceName() }
      return signIn(await ask(signInByIdentity, { ticket, binding, wbInfo }), choices)
    },
    onSuccess: onSignedIn,
  })
  if (!hasTexts) return null

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setMissing(!choices.agreed)
    if (choices.agreed && !enter.isPending) enter.mutate()
  }

  return (
    <form noValidate className={css.form} onSubmit={onSubmit} aria-label={t`学校统一登录`}>
      <p className={css.lead}>{t`学校已确认你的身份，再确认下面几项就可以进入。`}</p>
      <FormFoot
        choices={choices}
        missing={isMissing}
        onChange={(part) => {
          setChoices({ ...choices, ...part })
          if (part.agreed) setMissing(false)
        }}
      />
      {enter.isError && (
        <FieldError>
          {isUnplugged(enter.error)
            ? t`没有网络，请联网后再试`
            : refusalOf(enter.error) || t`服务器出错了，请稍后再试`}
        </FieldError>
      )}
      <Button type="submit" wide busy={enter.isPending}>
        {t`进入`}
      </Button>
      <div className={css.end}>
        <Link to="/account/login" replace className={css.forgot}>
          {t`换一种方式登录`}
        </Link>
      </div>
    </form>
  )
}
