/** What the addresses of the two books share: each route says only which book it is. */
import type { QueryClient } from '@tanstack/react-query'
import { useLoaderData, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { CatalogId } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { loadDrafts } from '../../drafts/useDrafts.ts'
import { BookScreen } from '../../features/books/BookScreen.tsx'
import { bookQuery } from '../../queries/practice/books.ts'
import { BookPractice, draftKey } from './-bookPractice.tsx'

const lists = { wrong: '/exercise/wrong/', collection: '/exercise/collection/' } as const
const practices = {
  wrong: '/exercise/wrong/question/$catalogId',
  collection: '/exercise/collection/question/$catalogId',
} as const

/** A book with its catalogues and questions. */
export function BookRoute({ name }: { name: BookName }) {
  const search = useSearch({ from: lists[name] })
  const navigate = useNavigate({ from: lists[name] })
  return (
    <BookScreen
      name={name}
      search={search}
      onSearch={(change, step) =>
        void navigate({
          to: '.',
          search: (before) => ({ ...before, ...change }),
          replace: !step,
          resetScroll: Boolean(step),
        })
      }
    />
  )
}

/** The book, and the drafts that were begun of what is practised. */
export async function loadBookPractice(
  name: BookName,
  queryClient: QueryClient,
  catalogId: CatalogId,
  only: string | undefined,
) {
  const [begun] = await Promise.all([
    loadDrafts(draftKey(name, catalogId, only)),
    queryClient.ensureQueryData(bookQuery(name)),
  ])
  return { begun }
}

/** Practising a catalogue of a book. */
export function BookPracticeRoute({ name }: { name: BookName }) {
  const from = practices[name]
  const { catalogId } = useParams({ from })
  const search = useSearch({ from })
  const { begun } = useLoaderData({ from })
  const navigate = useNavigate({ from })
  return (
    <BookPractice
      name={name}
      catalogId={catalogId}
      search={search}
      begun={begun}
      onGo={(q) => void navigate({ to: '.', search: (before) => ({ ...before, q }), replace: true })}
    />
  )
}
