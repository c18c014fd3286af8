import { Trans } from '@lingui/react/macro'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import Download from 'lucide-react/icons/download'
import HardDriveDownload from 'lucide-react/icons/hard-drive-download'
import { useKept } from '../../packs/usePacks.ts'
import { Tag } from '../../ui/Tag.tsx'

interface Props {
  catalogId: number
  /** in words alone: the sign stands beside it already */
  bare?: boolean
}

/** Whether a chapter can be practised without network, all of it; nothing where it was never opened. */
export function KeptBadge({ catalogId, bare }: Props) {
  const kept = useKept({ kind: 'chapter', id: catalogId })
  if (kept.state === 'kept') {
    return (
      <Tag tone="ok" icon={!bare && <HardDriveDownload aria-hidden="true" />}>
        <Trans>可离线</Trans>
      </Tag>
    )
  }
  if (kept.state === 'loading') {
    const percent = kept.bytes > 0 ? Math.floor((kept.done / kept.bytes) * 100) : 0
    return (
      <Tag icon={!bare && <Download aria-hidden="true" />}>
        <span className="num">
          <Trans>正在存到本机 {percent}%</Trans>
        </span>
      </Tag>
    )
  }
  // merely without network is no fault: it goes on when the chapter is opened again
  if (kept.state === 'failed' && kept.why !== 'offline') {
    return (
      <Tag tone="warn" icon={!bare && <CloudAlert aria-hidden="true" />}>
        <Trans>还不能离线</Trans>
      </Tag>
    )
  }
  return null
}
