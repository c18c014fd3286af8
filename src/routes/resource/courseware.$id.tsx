import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { idParam } from '../../features/library/address/idParam.ts'
import { DeckFilters } from '../../features/teaching/DeckFilters.tsx'
import { DeckRows } from '../../features/teaching/DeckRows.tsx'
import { readDeckListSearch } from '../../features/teaching/search.ts'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import { subjectQuery } from '../../queries/library/collect.ts'
import { deckCatalogsQuery, decksQuery } from '../../queries/teaching/coursewares.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/resource/courseware/$id')({
  staticData: { title: msg`课件资源`, frame: 'page' },
  ...idParam,
  validateSearch: readDeckListSearch,
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(deckCatalogsQuery(id))
    return queryClient.ensureQueryData(subjectQuery(id))
  },
  component: SubjectDecks,
})

/** The decks of a subject: catalogue, kind, keyword (S11). */
function SubjectDecks() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: subject } = useSuspenseQuery(subjectQuery(id))
  const catalogs = useQuery(deckCatalogsQuery(id)).data?.records ?? []
  const { catalog, type, keyword } = search
  const decks = useInfiniteQuery(decksQuery({ subjectId: id, catalogId: catalog, fileType: type, keyword }))
  return (
    <Screen title={t`课件资源`} sub={pick(subject.name, subject.nameEn)} back="/resource">
      <DeckFilters
        search={search}
        catalogs={catalogs}
        onSearch={(to) =>
          void navigate({ search: (before) => ({ ...before, ...to }), replace: true, resetScroll: false })
        }
      />
      {decks.data && <DeckRows decks={decks.data.records} total={decks.data.total} />}
      {decks.hasNextPage && (
        <MoreBelow
          busy={decks.isFetchingNextPage}
          failed={decks.isFetchNextPageError}
          onMore={() => void decks.fetchNextPage()}
        />
      )}
    </Screen>
  )
}
