import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { NoticeSetting } from '../../../contract/notices.ts'
import { saveNoticeSetting } from '../../../queries/people/ownAccount.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from './Account.module.css'

interface Props {
  settings: NoticeSetting[]
  /** the school sends mail */
  hasMail: boolean
  /** the person has an address that was proved */
  isEmailConfirmed: boolean
}

/** Which messages a person wants, and which of them by mail too; important ones always come. */
export function NoticeSettings({ settings, hasMail, isEmailConfirmed }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [isChoosingMail, setChoosingMail] = useState(false)
  const save = useMutation({ mutationFn: saveNoticeSetting })
  if (settings.length === 0) return null
  // what cannot be turned off comes last
  const switches = settings.toSorted((one, other) => Number(one.always) - Number(other.always))
  const mailed = settings.filter(({ mail }) => mail).length
  return (
    <Section title={t`消息通知`}>
      <Card flush>
        <div className={css.switches}>
          {switches.map(({ kind, name, nameEn, enabled, mail, always }) => (
            <Switch
              key={kind}
              label={pick(name, nameEn)}
              hint={always && t`重要消息，不能关闭`}
              checked={enabled}
              disabled={always}
              onChange={(wanted) => save.mutate({ kind, enabled: wanted, mail })}
            />
          ))}
        </div>
        {hasMail && (
          <RowButton
            title={t`同时发到邮箱`}
            sub={!isEmailConfirmed && t`先绑定并验证邮箱`}
            trail={mailed > 0 ? t`${mailed} 种` : t`未开启`}
            disabled={!isEmailConfirmed}
            chevron
            onClick={() => setChoosingMail(true)}
          />
        )}
      </Card>
      <Sheet open={isChoosingMail} onClose={() => setChoosingMail(false)} title={t`同时发到邮箱`}>
        <div className={css.switches}>
          {settings.map(({ kind, name, nameEn, enabled, mail }) => (
            <Switch
              key={kind}
              label={pick(name, nameEn)}
              hint={!enabled && t`这种消息已关闭`}
              checked={mail && enabled}
              disabled={!enabled}
              onChange={(wanted) => save.mutate({ kind, enabled, mail: wanted })}
            />
          ))}
        </div>
      </Sheet>
    </Section>
  )
}
