import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type IdentityProvider, identityMarks, identityPath } from '../../contract/identity.ts'
import type { SystemInfo } from '../../contract/system.ts'
import { langAtom } from '../../device/language.ts'
import { readText, remove, writeText } from '../../device/local.ts'
import { newId, tabKeys } from '../../device/names.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/FieldError.tsx'
import css from './Form.module.css'
import { IdentityLastStep } from './IdentityLastStep.tsx'
import { LinkByPassword } from './LinkByPassword.tsx'

interface Props {
  offers: SystemInfo['identity']
  /** of the address, without `#`: what the school's service sent the browser back with */
  mark: string
  onSignedIn: () => void
}

/** @returns what stands behind it in the mark of an address; null where the mark is another one */
export const readIdentityMark = (mark: string, begin: string): string | null =>
  `#${mark}`.startsWith(begin) ? `#${mark}`.slice(begin.length) : null

/** Sign-in at the school's own service: the buttons that lead there, and the last step of who comes back from it. */
export default function SchoolSignIn({ offers = [], mark, onSignedIn }: Props) {
  const [binding] = useState(() => readText('sessionStorage', tabKeys.identityBinding) ?? newId())
  const onIn = () => {
    remove('sessionStorage', tabKeys.identityBinding)
    onSignedIn()
  }
  const ticket = readIdentityMark(mark, identityMarks.ticket)
  if (ticket !== null) return <IdentityLastStep ticket={ticket} binding={binding} onSignedIn={onIn} />
  const offer = readIdentityMark(mark, identityMarks.link)
  if (offer !== null) return <LinkByPassword offer={offer} binding={binding} onSignedIn={onIn} />
  return <Offers offers={offers} fault={readIdentityMark(mark, identityMarks.fault)} />
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
