import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readBookSearch } from '../../../features/books/search.ts'
import { bookQuery } from '../../../queries/practice/books.ts'
import { BookRoute } from '../-bookRoute.tsx'

export const Route = createFileRoute('/exercise/collection/')({
  staticData: { title: msg`题目收藏` },
  validateSearch: readBookSearch,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(bookQuery('collection')),
  component: () => <BookRoute name="collection" />,
})
