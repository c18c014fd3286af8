import { useLingui } from '@lingui/react/macro'
import { useFurtherTexts } from '../../ui/hooks/useFurtherTexts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { SyncSummary } from './SyncSummary.tsx'

export function SyncSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const hasTexts = useFurtherTexts()
  if (!hasTexts) return null
  return (
    <Sheet open={open} onClose={onClose} title={t`同步`}>
      <SyncSummary />
    </Sheet>
  )
}
