import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { endDevice, type SignedInDevice } from '../../../contract/devices.ts'
import { ask } from '../../../queries/engine/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from './Account.module.css'
import { useAccountChange } from './useAccountChange.ts'

/** Where the person is signed in; another device can be signed out from here. */
export function SignedInDevices({ devices }: { devices: SignedInDevice[] }) {
  const { t } = useLingui()
  const [ending, setEnding] = useState<SignedInDevice | null>(null)
  const end = useAccountChange(
    (id: string) => ask(endDevice, { id }),
    t`已退出那台设备`,
    () => setEnding(null),
  )
  if (devices.length === 0) return null
  const nameOf = ({ name }: SignedInDevice) => name || t`未命名的设备`
  return (
    <Section title={t`已登录的设备`}>
      <Card flush>
        {devices.map((device) => {
          const name = nameOf(device)
          return (
            <Row
              key={device.id}
              title={name}
              sub={
                <>
                  <span className={css.fact}>
                    {t`首次登录`} <Time at={device.firstSeen} />
                  </span>
                  <span className={css.fact}>
                    {t`最近使用`} <Time at={device.lastSeen} />
                  </span>
                </>
              }
              trail={
                device.isThis ? (
                  <Tag tone="primary">{t`本机`}</Tag>
                ) : (
                  <Button
                    kind="text"
                    aria-label={t`退出 ${name}`}
                    onClick={() => setEnding(device)}
                  >{t`退出`}</Button>
                )
              }
            />
          )
        })}
      </Card>
      <Confirm
        open={ending !== null}
        title={t`退出这台设备？`}
        action={t`退出`}
        busy={end.isBusy}
        onConfirm={() => ending && end.run(ending.id)}
        onClose={() => setEnding(null)}
      >
        {end.fault || t`那台设备上未送达的内容会留在那里，重新登录后继续发送。`}
      </Confirm>
    </Section>
  )
}
