import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode, Ref } from 'react'
import type { Specimen } from '../../../contract/specimens.ts'
import { onlineAtom } from '../../../device/online.ts'
import { VirtualGrid } from '../../../parts/list/VirtualGrid.tsx'
import { MoreBelow } from '../../../parts/MoreBelow.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import type { ListPlace } from '../address/place.ts'
import { useReadyViewer } from '../specimen/useReadyViewer.ts'
import { NoList, NothingFound } from './NoSpecimens.tsx'
import css from './SpecimenList.module.css'
import { SpecimenListRow } from './SpecimenListRow.tsx'
import type { ListSearch } from './search.ts'
import type { SpecimenListing } from './useSpecimenListing.ts'

interface Props extends Pick<ListPlace, 'source' | 'subject'> {
  listing: SpecimenListing
  /** where one comes to who skips what narrows the list */
  head?: Ref<HTMLDivElement>
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
  /** of what the list is: the catalogue's or subject's name */
  title: string
  /** names the list among all lists */
  place: string
  /** keeps for offline what the list is of */
  keep?: ReactNode
  /** how a specimen stands in the list; left out: as a link to it */
  row?: (specimen: Specimen) => ReactNode
}

const asLink = (specimen: Specimen) => <SpecimenListRow specimen={specimen} />

/** The specimens of a listing; more are appended as one comes to the end. */
export function SpecimenList({ listing, head, title, place, keep, row = asLink, ...asked }: Props) {
  useReadyViewer()
  const { t } = useLingui()
  const { records, total, onDevice, failed, busy, more } = listing
  const online = useAtomValue(onlineAtom)
  const isStored = !online && total > 0
  return (
    <>
      <div ref={head} tabIndex={-1} className={css.head}>
        <div className={css.count} role="status">
          {records && (
            <>
              {/* one's own stand under a heading of the same words */}
              {asked.source === 'library' && <strong>{title}</strong>}
              <span className={css.total}>
                <FoundCount total={total} onDevice={onDevice} />
              </span>
            </>
          )}
          {records && (onDevice || isStored) && (
            <p className={css.here}>
              {asked.search.kept ? (
                <Trans>没有网络也能打开的标本</Trans>
              ) : onDevice ? (
                <Trans>没有网络，只在本机已保存的内容中查找</Trans>
              ) : (
                <Trans>没有网络，带“可离线”的一定能打开</Trans>
              )}
            </p>
          )}
        </div>
        {keep}
        {records && (
          <IconButton label={t`刷新`} disabled={busy} onClick={listing.reload}>
            <RefreshCw aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {!records && !failed && <SkeletonRows rows={6} picture={82} label={t`正在载入标本`} />}
      {failed && <NoList onRetry={listing.reload} busy={busy} />}
      {records && records.length > 0 && (
        <VirtualGrid items={records} total={Math.max(total, records.length)} label={title} place={place}>
          {row}
        </VirtualGrid>
      )}
      {records?.length === 0 && !more && <NothingFound {...asked} onDevice={onDevice} />}
      {more && <MoreBelow busy={more.busy} failed={more.failed} onMore={more.load} />}
    </>
  )
}

/** How many were found; of a search on this device alone it is not how many there are. */
function FoundCount({ total, onDevice }: Pick<SpecimenListing, 'total' | 'onDevice'>) {
  if (onDevice) return <Plural value={total} one="本机有 # 个标本" other="本机有 # 个标本" />
  return <Plural value={total} one="# 个标本" other="# 个标本" />
}
