import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { BookName } from '../../contract/questions.ts'
import { networkAtom } from '../../queries/engine/network.ts'
import { bookQuery } from '../../queries/practice/books.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Shelves } from './Shelves.tsx'
import type { BookSearch } from './search.ts'
import { useBookWords } from './words.ts'

interface Props {
  name: BookName
  search: BookSearch
  /** `step`: a place of its own, from which one comes back */
  onSearch: (change: Partial<BookSearch>, step?: boolean) => void
}

/** A book of questions: its catalogues by subject, and the questions in them. */
export function BookScreen({ name, ...rest }: Props) {
  const { t } = useLingui()
  const words = useBookWords(name)
  const online = useAtomValue(networkAtom)
  const book = useQuery(bookQuery(name))
  const bare = (inside: ReactNode) => (
    <Screen title={words.title} back="/exercise">
      {inside}
    </Screen>
  )
  if (book.data) {
    if (book.data.tree.some(({ total, items }) => total > 0 || items.length > 0))
      return <Shelves name={name} book={book.data} {...rest} />
    return bare(
      <BlankPage
        art="empty"
        title={words.emptyTitle}
        text={words.emptyText}
        action={<ButtonLink to="/exercise/chapter">{t`去做章节练习`}</ButtonLink>}
      />,
    )
  }
  if (!book.isError) return bare(<SkeletonRows label={t`正在载入题目`} rows={6} />)
  return bare(
    <BlankPage
      art={online ? 'error' : 'offline'}
      title={online ? t`题目没有载入` : t`现在没有网络，这里还没有存到本机`}
      text={t`联网打开一次“练习”，以后没有网络也能用。已保存在本机的作答都还在。`}
      action={<Button onClick={() => void book.refetch()}>{t`重试`}</Button>}
    />,
  )
}
