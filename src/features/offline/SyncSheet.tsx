import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../ui/Sheet.tsx'
import { SyncSummary } from './SyncSummary.tsx'

export function SyncSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`同步`}>
      <SyncSummary />
    </Sheet>
  )
}
