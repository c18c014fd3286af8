import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { specimenInfo } from '../../contract/specimens.ts'
import { CompareScreen } from '../../features/library/compare/CompareScreen.tsx'
import { readCompareSearch } from '../../features/library/compare/compareSearch.ts'
import { query } from '../../queries/engine/query.ts'
import { preloadViewer } from '../../viewer/lazy.ts'

export const Route = createFileRoute('/resource/compare')({
  staticData: { title: msg`标本对比`, frame: 'page' },
  validateSearch: readCompareSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { left, right } }) => {
    preloadViewer().catch(() => undefined)
    const ids = [left, right].filter((id) => id !== undefined)
    const asked = await Promise.allSettled(
      ids.map((id) => context.queryClient.ensureQueryData(query(specimenInfo, { id }))),
    )
    // one half that is there stays; its neighbour says what is missing
    const failed = asked.filter((one) => one.status === 'rejected')
    if (failed[0] && failed.length === asked.length) throw failed[0].reason
  },
  component: Compare,
})

function useSpecimen(id: number | undefined) {
  return useQuery({ ...query(specimenInfo, { id: id ?? 0 }), enabled: id !== undefined }).data
}

function Compare() {
  const { left, right } = Route.useSearch()
  const navigate = Route.useNavigate()
  const first = useSpecimen(left)
  const second = useSpecimen(right)
  return (
    <CompareScreen
      left={first}
      right={second}
      missing={{ left: Boolean(left && !first), right: Boolean(right && !second) }}
      onPick={(side, { id }) => navigate({ search: (before) => ({ ...before, [side]: id }), replace: true })}
    />
  )
}
