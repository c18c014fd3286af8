import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import Pause from 'lucide-react/icons/pause'
import { useState } from 'react'
import { keepOffline, roomyBytes } from '../../packs/keeping.ts'
import { type Kept, useEntry, useKept } from '../../packs/usePacks.ts'
import { useSizes } from '../../parts/useKeeping.ts'
import { bytesText } from '../../ui/bytes.ts'
import { later } from '../../ui/later.tsx'
import { Tag } from '../../ui/Tag.tsx'
import css from './ChapterKept.module.css'
import { KeptBadge } from './KeptBadge.tsx'

const KeepSheet = later(async () => (await import('../../parts/KeepSheet.tsx')).KeepSheet)

/** Size and beginning of the pictures that an open chapter lacks until the person says so; null where none wait. */
function useWaiting(thing: Kept) {
  const { i18n } = useLingui()
  const kept = useKept(thing)
  const entry = useEntry(thing)
  const mayWait = kept.state === 'kept' && kept.depth === 'overview' && entry?.pinned === false
  const { sizes } = useSizes(thing, mayWait)
  if (!mayWait || !sizes) return null
  const depth = sizes.full <= roomyBytes ? 'full' : 'study'
  if (sizes[depth] <= sizes.overview) return null
  return {
    size: bytesText(sizes[depth] - sizes.overview, i18n.locale),
    begin: () => void keepOffline(thing, depth, false),
  }
}

/**
 * How far an open chapter is kept on this device. A tap fetches pictures that wait for it, with their size; else it opens
 * the sheet that tells all and stops what comes.
 */
export function ChapterKept({ catalogId }: { catalogId: number }) {
  const { t } = useLingui()
  const thing: Kept = { kind: 'chapter', id: catalogId }
  const kept = useKept(thing)
  const waiting = useWaiting(thing)
  // The sheet is mounted at the first tap, so that its code is loaded only then.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isTold = kept.state === 'kept' || kept.state === 'loading' || kept.state === 'paused'
  const hasFailed = kept.state === 'failed' && kept.why !== 'offline'
  return (
    <>
      {(isTold || hasFailed) && (
        <button
          type="button"
          className={css.button}
          aria-haspopup={waiting ? undefined : 'dialog'}
          onClick={waiting?.begin ?? (() => setOpen(true))}
        >
          {waiting ? (
            <Tag icon={<Download aria-hidden="true" />}>
              <span className={css.words}>
                <Trans>下载图片</Trans>
              </span>
              <span className="num">{waiting.size}</span>
            </Tag>
          ) : kept.state === 'paused' ? (
            <Tag icon={<Pause aria-hidden="true" />}>
              <span className={css.words}>{t`已暂停保存`}</span>
            </Tag>
          ) : (
            <span className={css.words}>
              <KeptBadge catalogId={catalogId} />
            </span>
          )}
        </button>
      )}
      {isOpen !== null && <KeepSheet {...thing} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
