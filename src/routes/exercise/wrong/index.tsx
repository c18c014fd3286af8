import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookScreen } from '../../../features/books/BookScreen.tsx'
import { readBookSearch } from '../../../features/books/search.ts'
import { bookQuery } from '../../../queries/practice/books.ts'

export const Route = createFileRoute('/exercise/wrong/')({
  staticData: { title: msg`错题本` },
  validateSearch: readBookSearch,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(bookQuery('wrong')),
  component: Book,
})

function Book() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BookScreen
      name="wrong"
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
