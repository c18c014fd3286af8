import { useLingui } from '@lingui/react/macro'
import type { NoticeSetting } from '../../../contract/notices.ts'
import { saveNoticeSetting } from '../../../queries/people/ownAccount.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from './Account.module.css'

/** Which messages a person wants; those about own scores and the account always come. */
export function NoticeSettings({ settings }: { settings: NoticeSetting[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  if (settings.length === 0) return null
  return (
    <Section title={t`消息通知`}>
      <Card flush className={css.switches}>
        {settings.map(({ kind, name, nameEn, enabled, always }) => (
          <Switch
            key={kind}
            label={pick(name, nameEn)}
            hint={always && t`与成绩和账号有关，不能关闭`}
            checked={enabled}
            disabled={always}
            onChange={(wanted) => void saveNoticeSetting(kind, wanted)}
          />
        ))}
      </Card>
    </Section>
  )
}
