import { useAtomValue } from 'jotai'
import { receiptsAtom, unsentRowsAtom } from '../../../queries/session/unsent.ts'
import { Card } from '../../../ui/Card.tsx'
import { OfOthers } from '../Losses.tsx'
import css from '../SyncCentre.module.css'
import { SyncState } from '../SyncState.tsx'
import { ProtectionRow } from '../storage/ProtectionRow.tsx'
import { CarryFile } from './CarryFile.tsx'
import { ClockHint } from './ClockHint.tsx'
import { Parked } from './Parked.tsx'
import { Receipts } from './Receipts.tsx'
import { WaitingList } from './WaitingList.tsx'

/** What waits, what needs the person and why, what was delivered, and what can be done about it. */
export function SyncCentre({ persisted }: { persisted: boolean }) {
  const rows = useAtomValue(unsentRowsAtom)
  const receipts = useAtomValue(receiptsAtom)
  const parked = rows.filter(({ state }) => state === 'parked')
  return (
    <div className={css.centre}>
      <SyncState />
      <ClockHint />
      <Parked rows={parked} />
      <WaitingList rows={rows} />
      <CarryFile unsent={rows.length} />
      <Receipts receipts={receipts} />
      <Card flush>
        <ProtectionRow persisted={persisted} />
      </Card>
      <OfOthers />
    </div>
  )
}
