import { useLingui } from '@lingui/react/macro'
import type { DeviceReport } from '../../../contract/devices.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from './Account.module.css'

/** Latest report of each of the person's devices to the service, as teachers see it. */
export function DeviceReports({ reports }: { reports: readonly DeviceReport[] }) {
  const { t } = useLingui()
  if (reports.length === 0) return null
  return (
    <Section title={t`老师能看到的设备状态`}>
      <Card flush as="ul">
        {reports.map(({ uuid, name, unsent, packs, reportedAt }) => (
          <li key={uuid}>
            <Row
              title={name || t`未命名的设备`}
              sub={
                <>
                  <span className={css.fact}>{t`待发送 ${unsent} 条，离线保存 ${packs.length} 项`}</span>
                  <span className={css.fact}>
                    <Time at={reportedAt} precise />
                  </span>
                </>
              }
            />
          </li>
        ))}
      </Card>
    </Section>
  )
}
