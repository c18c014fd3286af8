import type { ReactNode } from 'react'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import type { Loaded } from '../../queries/engine/paged.ts'
import type { NoticeKind } from '../../queries/notices/unread.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ReadAll } from './ReadAll.tsx'

interface Growing<T> {
  data: Loaded<T> | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

interface InboxProps<T> {
  kind: NoticeKind
  title: string
  sub: string
  unread: number
  /** a chip for changes that wait to be sent; nothing when all are sent */
  chip: ReactNode
  pages: Growing<T>
  empty: { title: string; text: string }
  children: (items: T[]) => ReactNode
}

/** A list of notices of one kind, newest first, that grows as it is scrolled. */
export function Inbox<T>({ kind, title, sub, unread, chip, pages, empty, children }: InboxProps<T>) {
  if (!pages.data) return null
  const { records } = pages.data
  return (
    <Screen title={title} back="/my" narrow sub={sub} actions={chip}>
      <ReadAll kind={kind} unread={unread} />
      {records.length === 0 ? <BlankPage art="empty" {...empty} /> : children(records)}
      {pages.hasNextPage && (
        <MoreBelow
          busy={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </Screen>
  )
}
