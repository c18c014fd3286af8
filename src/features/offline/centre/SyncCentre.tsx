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

/** Sync centre: waiting changes, those that need the person and why, delivered ones, and the actions on them. */
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
