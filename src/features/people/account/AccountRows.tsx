import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendResetMail } from '../../../contract/credentials.ts'
import type { BaseInfo } from '../../../contract/users.ts'
import { ask } from '../../../queries/engine/query.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from './Account.module.css'
import { type ContactKind, ContactSheet } from './ContactSheet.tsx'
import { PasswordSheet } from './PasswordSheet.tsx'
import { useAccountChange } from './useAccountChange.ts'

interface Props {
  info: BaseInfo
  /** the school sends codes to phones */
  hasSms: boolean
  /** the school sends mail */
  hasMail: boolean
}

/** How the person signs in and is reached. */
export function AccountRows({ info, hasSms, hasMail }: Props) {
  const { t } = useLingui()
  const [contact, setContact] = useState<ContactKind | null>(null)
  const [isChanging, setChanging] = useState(false)
  const mailReset = useAccountChange(
    () => ask(sendResetMail, {}),
    t`邮件已发出，请在 15 分钟内打开链接`,
    () => undefined,
  )
  const value = (text: string) => <span className={css.value}>{text}</span>
  const mailState = info.isEmailConfirmed ? t`已验证` : t`未验证`
  return (
    <Section title={t`账号与安全`}>
      <Card flush>
        <RowButton title={t`修改密码`} chevron onClick={() => setChanging(true)} />
        {hasSms && (
          <RowButton
            title={t`手机号`}
            trail={value(info.phone || t`未绑定`)}
            chevron
            onClick={() => setContact('phone')}
          />
        )}
        {hasMail && (
          <RowButton
            title={t`邮箱`}
            sub={info.email}
            trail={value(info.email ? mailState : t`未绑定`)}
            chevron
            onClick={() => setContact('email')}
          />
        )}
        {hasMail && (
          <RowButton
            title={t`用邮件重设密码`}
            sub={mailReset.fault || t`忘记当前密码时，把链接发到已验证的邮箱`}
            chevron
            onClick={() => !mailReset.isBusy && mailReset.run(undefined)}
          />
        )}
      </Card>
      <PasswordSheet open={isChanging} phone={hasSms ? info.phone : ''} onClose={() => setChanging(false)} />
      <ContactSheet kind={contact} onClose={() => setContact(null)} />
    </Section>
  )
}
