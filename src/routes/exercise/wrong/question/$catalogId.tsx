import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { catalogParam, readPracticeSearch } from '../../../../features/books/search.ts'
import { BookPracticeRoute, loadBookPractice } from '../../-bookRoute.tsx'

export const Route = createFileRoute('/exercise/wrong/question/$catalogId')({
  staticData: { title: msg`错题练习` },
  params: catalogParam,
  validateSearch: readPracticeSearch,
  loaderDeps: ({ search: { only } }) => ({ only }),
  loader: ({ context: { queryClient }, params: { catalogId }, deps: { only } }) =>
    loadBookPractice('wrong', queryClient, catalogId, only),
  // drafts change while the screen stands: what the loader found then must not come back
  gcTime: 0,
  // the next question loads nothing again
  staleTime: Number.POSITIVE_INFINITY,
  preloadGcTime: 0,
  component: () => <BookPracticeRoute name="wrong" />,
})
