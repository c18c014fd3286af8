import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readBookSearch } from '../../../features/books/search.ts'
import { bookQuery } from '../../../queries/practice/books.ts'
import { BookRoute } from '../-bookRoute.tsx'

export const Route = createFileRoute('/exercise/wrong/')({
  staticData: { title: msg`错题本` },
  validateSearch: readBookSearch,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(bookQuery('wrong')),
  component: () => <BookRoute name="wrong" />,
})
