import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { receiptsAtom, unsentRowsAtom } from '../../../queries/unsent.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import { OfOthers } from '../Losses.tsx'
import css from '../SyncCentre.module.css'
import { SyncState } from '../SyncState.tsx'
import { CarryFile } from './CarryFile.tsx'
import { Parked } from './Parked.tsx'
import { Receipts } from './Receipts.tsx'
import { WaitingList } from './WaitingList.tsx'

/** What waits, what needs the person and why, what was delivered, and what can be done about it. */
export function SyncCentre({ persisted }: { persisted: boolean }) {
  const { t } = useLingui()
  const rows = useAtomValue(unsentRowsAtom)
  const receipts = useAtomValue(receiptsAtom)
  const parked = rows.filter(({ state }) => state === 'parked')
  const waiting = rows.filter(({ state }) => state === 'waiting')
  return (
    <div className={css.centre}>
      <SyncState />
      <Parked rows={parked} />
      <WaitingList rows={waiting} />
      <CarryFile unsent={rows.length} />
      <Receipts receipts={receipts} />
      <Card flush>
        <Row
          title={t`防止被浏览器清理`}
          sub={persisted ? t`浏览器已承诺保留本机内容。` : t`空间不足时，浏览器可能清理本机内容。`}
          trail={persisted ? t`已开启` : t`未开启`}
        />
      </Card>
      <OfOthers />
    </div>
  )
}
