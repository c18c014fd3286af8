import { msg } from '@lingui/core/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, type ErrorComponentProps, notFound, useRouter } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { useMemo } from 'react'
import { commonMarks } from '../../contract/specimens.ts'
import { clarityAtom } from '../../device/clarity.ts'
import { readDetailSearch } from '../../features/library/address/detailSearch.ts'
import { allMarks } from '../../features/library/marks/marks.ts'
import { RemovedSpecimen } from '../../features/library/specimen/RemovedSpecimen.tsx'
import { SpecimenScreen } from '../../features/library/specimen/SpecimenScreen.tsx'
import { query } from '../../queries/engine/query.ts'
import { isTakenAway } from '../../queries/engine/revoked.ts'
import { specimenQuery } from '../../queries/library/collect.ts'
import { preloadViewer } from '../../viewer/lazy.ts'
import { hintTiles } from '../../viewer/slide/frame/hint.ts'

export const Route = createFileRoute('/resource/specimen/detail/$id')({
  // The error screen, which says that a specimen was taken away, is loaded with the route and not with the app.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  staticData: { title: msg`标本`, frame: 'page' },
  validateSearch: readDetailSearch,
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  beforeLoad: ({ params }) => {
    if (!Number.isSafeInteger(params.id) || params.id < 1) throw notFound()
  },
  loader: async ({ context, params: { id }, cause, location }) => {
    // neither is waited for: the viewer's chunk and the marks come while the specimen is read
    preloadViewer().catch(() => undefined)
    void context.queryClient.prefetchQuery(query(commonMarks, { specimenId: id }))
    const specimen = await context.queryClient.ensureQueryData(specimenQuery(id))
    const { at, mark } = readDetailSearch(location.search)
    // who only passes over a link, or looks at a part, does not need the whole
    if (cause !== 'preload' && !at && !mark) hintTiles(specimen.reply, getDefaultStore().get(clarityAtom))
  },
  // the address follows the picture: nothing is asked anew for that
  shouldReload: ({ cause }) => cause !== 'stay',
  component: SpecimenDetail,
  errorComponent: SpecimenFailed,
})

function SpecimenFailed(props: ErrorComponentProps) {
  const { id } = Route.useParams()
  const { defaultErrorComponent: Failed } = useRouter().options
  if (isTakenAway(props.error)) return <RemovedSpecimen id={id} />
  return Failed ? <Failed {...props} /> : null
}

function SpecimenDetail() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const { data: specimen } = useSuspenseQuery(specimenQuery(id))
  const marks = useQuery(query(commonMarks, { specimenId: id }))
  const all = useMemo(() => allMarks(marks.data), [marks.data])
  return (
    <SpecimenScreen
      key={id}
      specimen={specimen}
      marks={all}
      missing={marks.data ? null : { failed: marks.isError, ask: marks.refetch }}
      search={search}
    />
  )
}
