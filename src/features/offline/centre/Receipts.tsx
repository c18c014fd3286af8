import { useLingui } from '@lingui/react/macro'
import type { Delivered } from '../../../queries/session/unsent.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Summary } from '../../../ui/Summary.tsx'
import { Time } from '../../../ui/Time.tsx'
import { actionName } from './actionNames.ts'
import { useRowNames } from './useRowNames.ts'

/** Changes that the service has acknowledged, the latest first. */
export function Receipts({ receipts }: { receipts: readonly Delivered[] }) {
  const { t, i18n } = useLingui()
  const names = useRowNames(receipts)
  if (receipts.length === 0) return null
  return (
    <details>
      <Summary>{t`最近送达的 ${receipts.length} 条`}</Summary>
      <Card flush as="ul">
        {receipts.map((receipt) => (
          <li key={receipt.n}>
            <Row
              title={i18n._(actionName(receipt))}
              sub={names.place(receipt)}
              trail={<Time at={receipt.receivedAt} precise />}
            />
          </li>
        ))}
      </Card>
    </details>
  )
}
