import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadDrafts } from '../../../../drafts/useDrafts.ts'
import { catalogParam, readPracticeSearch } from '../../../../features/books/search.ts'
import { bookQuery } from '../../../../queries/practice/books.ts'
import { BookPractice, draftKey } from '../../-bookPractice.tsx'

export const Route = createFileRoute('/exercise/wrong/question/$catalogId')({
  staticData: { title: msg`错题练习` },
  params: catalogParam,
  validateSearch: readPracticeSearch,
  loaderDeps: ({ search: { only } }) => ({ only }),
  loader: async ({ context: { queryClient }, params: { catalogId }, deps: { only } }) => {
    const [begun] = await Promise.all([
      loadDrafts(draftKey('wrong', catalogId, only)),
      queryClient.ensureQueryData(bookQuery('wrong')),
    ])
    return { begun }
  },
  // drafts change while the screen stands: what the loader found then must not come back
  gcTime: 0,
  // nor is anything loaded anew for the next question
  staleTime: Number.POSITIVE_INFINITY,
  preloadGcTime: 0,
  component: Practise,
})

function Practise() {
  const { catalogId } = Route.useParams()
  const search = Route.useSearch()
  const { begun } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <BookPractice
      name="wrong"
      catalogId={catalogId}
      search={search}
      begun={begun}
      onGo={(q) => void navigate({ search: (before) => ({ ...before, q }), replace: true })}
    />
  )
}
