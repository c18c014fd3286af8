import { Plural, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { specimenPage } from '../../contract/specimens.ts'
import { onlineAtom } from '../../device/online.ts'
import { pagedQuery, reload } from '../../queries/paged.ts'
import { Blank } from '../../ui/Blank.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { KindChips } from './KindChips.tsx'
import { MoreBelow } from './MoreBelow.tsx'
import css from './SpecimenList.module.css'
import { SpecimenRow } from './SpecimenRow.tsx'
import type { ListSearch } from './search.ts'

interface Props {
  subject: number
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
  /** stands before the kinds: the way to the catalogue */
  lead?: React.ReactNode
  /** of what the list is: the catalogue's or subject's name */
  title: string
}

/** The specimens of a subject or of a part of its catalogue; more are appended as one comes to the end. */
export function SpecimenList({ subject, search, onSearch, lead, title }: Props) {
  const { t } = useLingui()
  const { catalog, keyword, kind } = search
  const options = pagedQuery(specimenPage, { subjectId: subject, catalogId: catalog, keyword })
  const list = useInfiniteQuery(options)
  const loaded = list.data?.records ?? []
  const shown = kind ? loaded.filter((specimen) => specimen.kind === kind) : loaded
  const total = list.data?.total ?? 0
  const isFiltered = Boolean(kind || keyword || catalog)
  return (
    <>
      <KindChips lead={lead} found={loaded} kind={kind} onKind={(next) => onSearch({ kind: next })} />
      {list.data && shown.length > 0 && (
        <div className={css.head}>
          <p className={css.count} role="status">
            <strong>{title}</strong>
            <span aria-hidden="true">·</span>
            {/* the service counts without the kind: until all are here, only what is here can be counted */}
            <Plural value={kind ? shown.length : total} one="# 个标本" other="# 个标本" />
          </p>
          <IconButton label={t`刷新`} disabled={list.isFetching} onClick={() => reload(options.queryKey)}>
            <RefreshCw aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {list.isPending && <SkeletonRows rows={6} picture={82} label={t`正在载入标本`} />}
      {list.isError && !list.data && <NoList onRetry={() => list.refetch()} busy={list.isFetching} />}
      {shown.length > 0 && (
        <ul className={css.list}>
          {shown.map((specimen) => (
            <SpecimenRow key={specimen.id} specimen={specimen} />
          ))}
        </ul>
      )}
      {list.data && shown.length === 0 && !list.hasNextPage && (
        <Blank
          art="empty"
          title={keyword ? t`没有找到“${keyword}”` : t`这里还没有标本`}
          text={isFiltered ? t`换个名称，或看看全部标本。` : t`老师添加后会出现在这里。`}
          action={
            isFiltered && (
              <Button
                kind="soft"
                onClick={() => onSearch({ kind: undefined, keyword: undefined, catalog: undefined })}
              >
                {t`看全部标本`}
              </Button>
            )
          }
        />
      )}
      {list.hasNextPage && (
        <MoreBelow
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => list.fetchNextPage()}
        />
      )}
    </>
  )
}

function NoList({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  return (
    <Blank
      art={online ? 'error' : 'offline'}
      title={online ? t`标本没有载入` : t`没有网络，这份列表还没存在本机`}
      text={online ? t`你的作答和设置都不受影响。` : t`打开过的学科没有网络也能看。`}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t`重试`}
        </Button>
      }
    />
  )
}
