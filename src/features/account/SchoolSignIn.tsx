import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import {
  type IdentityProvider,
  identityMarks,
  identityPath,
  signInByIdentity,
} from '../../contract/identity.ts'
import type { SystemInfo } from '../../contract/system.ts'
import { deviceId } from '../../device/identity.ts'
import { deviceName } from '../../device/installation/deviceName.ts'
import { langAtom } from '../../device/language.ts'
import { readText, remove, writeText } from '../../device/local.ts'
import { newId, tabKeys } from '../../device/names.ts'
import { ask } from '../../queries/engine/query.ts'
import { isUnplugged, refusalOf, signIn } from '../../queries/session/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/FieldError.tsx'
import css from './Form.module.css'
import { FormFoot, type SignInChoices } from './FormFoot.tsx'

interface Props {
  offers: SystemInfo['identity']
  /** of the address, without `#`: what the school's service sent the browser back with */
  mark: string
  onSignedIn: () => void
}

const behind = (mark: string, begin: string) =>
  `#${mark}`.startsWith(begin) ? `#${mark}`.slice(begin.length) : null

/** Sign-in at the school's own service: the buttons that lead there, and the last step of who comes back from it. */
export default function SchoolSignIn({ offers = [], mark, onSignedIn }: Props) {
  const ticket = behind(mark, identityMarks.ticket)
  if (ticket !== null) return <LastStep ticket={ticket} onSignedIn={onSignedIn} />
  return <Offers offers={offers} fault={behind(mark, identityMarks.fault)} />
}

/** The way back is bound to this tab: a link that somebody else sends signs nobody in as somebody else. */
function goTo(provider: IdentityProvider): void {
  const binding = newId()
  writeText('sessionStorage', tabKeys.identityBinding, binding)
  location.assign(`${identityPath(provider, 'begin')}?binding=${binding}`)
}

function Offers({ offers, fault }: { offers: NonNullable<Props['offers']>; fault: string | null }) {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  const wordsOf: Record<string, string> = {
    unknown: t`你的学号或工号在这里还没有账号，请联系管理员`,
    disabled: t`账号已停用，请联系管理员`,
  }
  return (
    <section aria-label={t`学校统一登录`} className={css.form}>
      {fault !== null && <FieldError>{wordsOf[fault] ?? t`未能确认你的身份，请重试`}</FieldError>}
      {offers.map(({ provider, name, nameEn }) => {
        const called = lang === 'zh' ? name : nameEn
        return (
          <Button key={provider} kind="plain" wide onClick={() => goTo(provider)}>
            {t`用${called}登录`}
          </Button>
        )
      })}
    </section>
  )
}

function LastStep({ ticket, onSignedIn }: { ticket: string; onSignedIn: () => void }) {
  const { t } = useLingui()
  const [choices, setChoices] = useState<SignInChoices>({ remember: true, shared: false, agreed: false })
  const [isMissing, setMissing] = useState(false)
  const enter = useMutation({
    mutationFn: async () => {
      const binding = readText('sessionStorage', tabKeys.identityBinding) ?? newId()
      const wbInfo = { uuid: deviceId(), name: deviceName() }
      const end = await signIn(await ask(signInByIdentity, { ticket, binding, wbInfo }), choices)
      remove('sessionStorage', tabKeys.identityBinding)
      return end
    },
    onSuccess: onSignedIn,
  })

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
