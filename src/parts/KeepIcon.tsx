import CloudAlert from 'lucide-react/icons/cloud-alert'
import Download from 'lucide-react/icons/download'
import HardDriveDownload from 'lucide-react/icons/hard-drive-download'
import Pause from 'lucide-react/icons/pause'
import type { KeptState } from '../packs/state.ts'
import { Ring } from '../ui/signs/Ring.tsx'

/** How far it is: a ring while it comes, a sign when it does not. `label` is spoken of the ring. */
export function KeepIcon({ kept, label }: { kept: KeptState; label: string }) {
  switch (kept.state) {
    case 'waiting':
    case 'loading':
      return <Ring value={kept.bytes > 0 ? kept.done / kept.bytes : 0} label={label} bare />
    case 'kept':
      return <HardDriveDownload aria-hidden="true" />
    case 'paused':
      return <Pause aria-hidden="true" />
    case 'failed':
      return <CloudAlert aria-hidden="true" />
    default:
      return <Download aria-hidden="true" />
  }
}
