import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookScreen } from '../../../features/books/BookScreen.tsx'
import { readBookSearch } from '../../../features/books/search.ts'
import { bookQuery } from '../../../queries/practice/books.ts'

export const Route = createFileRoute('/exercise/collection/')({
  staticData: { title: msg`题目收藏` },
  validateSearch: readBookSearch,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(bookQuery('collection')),
  component: Book,
})

function Book() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BookScreen
      name="collection"
      search={search}
      onSearch={(change, step) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          replace: !step,
          resetScroll: Boolean(step),
        })
      }
    />
  )
}
