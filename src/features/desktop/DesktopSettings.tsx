import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import {
  allowClose,
  cancelClose,
  closeUntilAtom,
  hasDesktopClient,
  lockScreen,
} from '../../device/desktopClient.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { RowButton } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Desktop.module.css'

/** B15: what the desktop client of a laboratory can be told; in a browser there is nothing to show. */
export function DesktopSettings() {
  const { t, i18n } = useLingui()
  const closeUntil = useAtomValue(closeUntilAtom)
  if (!hasDesktopClient()) return null
  const until = closeUntil && i18n.date(new Date(closeUntil), { hour: '2-digit', minute: '2-digit' })
  return (
    <Section title={t`桌面客户端`}>
      <Card flush>
        <div className={css.line}>
          <Switch
            label={t`允许关闭`}
            hint={until ? t`到 ${until} 为止` : t`30 分钟后自动取消`}
            checked={closeUntil !== null}
            onChange={(wanted) => (wanted ? allowClose() : cancelClose())}
          />
        </div>
        <RowButton title={t`锁定屏幕`} sub={t`用密码解锁`} chevron onClick={() => lockScreen(true)} />
      </Card>
    </Section>
  )
}
