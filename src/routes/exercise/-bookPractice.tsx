import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { BookBundle, BookNode, CatalogId } from '../../contract/books.ts'
import type { BookName, QuestionId } from '../../contract/questions.ts'
import type { BegunDrafts } from '../../drafts/useDrafts.ts'
import { flattenNodes, pathToCatalog } from '../../features/books/catalogs/tree.ts'
import { entriesOf, entriesToPractise, sortEntries } from '../../features/books/items/listing.ts'
import type { BookPracticeSearch } from '../../features/books/search.ts'
import { bookPaths, useBookWords } from '../../features/books/words.ts'
import { useChapterNames } from '../../features/practice/chapters/useChapterNames.ts'
import { Practice } from '../../features/practice/Practice.tsx'
import { useBookSource } from '../../features/practice/sources/useBookSource.ts'
import { remainingRound } from '../../features/practice/sources/useRound.ts'
import { bookQuery } from '../../queries/practice/books.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

interface Props {
  name: BookName
  catalogId: CatalogId
  search: BookPracticeSearch
  begun: BegunDrafts
  onGo: (question: QuestionId) => void
}

/** Where the drafts of a book's practice stand on this device. */
export const draftKey = (name: BookName, catalogId: CatalogId, only: string | undefined) =>
  [name, catalogId, ...(only ? [only] : [])].join(':')

/** Practising a catalogue of a book: all of it, or some. */
export function BookPractice(props: Props) {
  const { name, catalogId, search } = props
  const { t } = useLingui()
  const words = useBookWords(name)
  const { data: book } = useSuspenseQuery(bookQuery(name))
  const path = pathToCatalog(book.tree, catalogId)
  const [root, node] = [path[0], path.at(-1)]
  if (root && node)
    return <Opened key={draftKey(name, catalogId, search.only)} {...props} {...{ book, root, node }} />
  return (
    <Screen title={words.title} back={bookPaths[name].home}>
      <BlankPage
        art="lost"
        title={t`这个目录已经不在了`}
        text={t`里面的题目回到了“全部题目”。`}
        action={<ButtonLink to={bookPaths[name].home}>{words.title}</ButtonLink>}
      />
    </Screen>
  )
}

interface OpenedProps extends Props {
  book: BookBundle
  root: BookNode
  node: BookNode
}

function Opened({ name, catalogId, search, begun, onGo, book, root, node }: OpenedProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const words = useBookWords(name)
  const { only, sort = 'date' } = search
  const names = useMemo(
    () => new Map(flattenNodes(node.items).map((below) => [below.node.id, below.node.name])),
    [node],
  )
  const title = node.parentId === null ? pick(node.name, node.nameEn) : node.name
  const { home: back, practice: to } = bookPaths[name]
  const resumable = useMemo(() => {
    const named = (own: string) => `${words.title} · ${own}`
    const chosen = { only, sort: search.sort }
    return { to, catalogId, search: chosen, name: named(node.name), nameEn: named(node.nameEn) }
  }, [to, catalogId, only, search.sort, words.title, node.name, node.nameEn])
  const chapters = useChapterNames([root.subjectId])
  const all = entriesOf(book, node)
  const [round] = useState(() => {
    const asked = entriesToPractise(all, only, begun.round).map(({ question }) => question.id)
    return remainingRound(asked, begun.round)
  })
  const source = useBookSource({
    deckKey: draftKey(name, catalogId, only),
    name,
    book,
    catalogId,
    only,
    title,
    back,
    resumable,
    begun: round,
    subjectId: root.subjectId,
    entries: sortEntries(entriesToPractise(all, only, round), sort, undefined),
    names,
    chapters,
  })
  if (source.questions.length === 0)
    return (
      <Screen title={title} back={back}>
        <BlankPage
          art="empty"
          title={t`这里没有要练的题`}
          text={t`换一个目录，或者练习全部。`}
          action={<ButtonLink to={bookPaths[name].home}>{words.title}</ButtonLink>}
        />
      </Screen>
    )
  return <Practice source={source} begun={begun} asked={search.q} onGo={onGo} />
}
