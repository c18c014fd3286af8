import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { specimenInfo } from '../../contract/specimens.ts'
import { CompareScreen } from '../../features/resource/CompareScreen.tsx'
import { readCompareSearch } from '../../features/resource/compareSearch.ts'
import { query } from '../../queries/query.ts'
import { preloadViewer } from '../../viewer/lazy.ts'

export const Route = createFileRoute('/resource/compare')({
  staticData: { title: msg`标本对比`, frame: 'page' },
  validateSearch: readCompareSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { left, right } }) => {
    preloadViewer().catch(() => undefined)
    const ids = [left, right].filter((id) => id !== undefined)
    await Promise.all(ids.map((id) => context.queryClient.ensureQueryData(query(specimenInfo, { id }))))
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
      onPick={(side, { id }) => navigate({ search: (before) => ({ ...before, [side]: id }), replace: true })}
    />
  )
}
