import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Collected } from '../../features/teaching/Collected.tsx'
import { type CollectKind, collectKinds } from '../../features/teaching/collectSearch.ts'
import { collectedSpecimensQuery, subjectsQuery } from '../../queries/library/collect.ts'
import { collectedCoursesQuery } from '../../queries/teaching/courses.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Tabs, tabId } from '../../ui/Tabs.tsx'

const specimens = msg({ message: '标本', context: 'several' })

export const Route = createFileRoute('/my/collect')({
  staticData: { title: msg`我的收藏`, frame: 'page' },
  validateSearch: ({ kind }: Record<string, unknown>): { kind?: CollectKind } => ({
    kind: collectKinds.find((known) => known === kind),
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(collectedCoursesQuery())
    void queryClient.prefetchInfiniteQuery(collectedSpecimensQuery())
    return queryClient.ensureQueryData(subjectsQuery())
  },
  component: Favourites,
})

const panel = 'collected'

/** Favourite specimens, subjects and courses (S32). */
function Favourites() {
  const { t } = useLingui()
  const { kind = 'specimen' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const names: Record<CollectKind, string> = { specimen: t(specimens), subject: t`学科`, course: t`课程` }
  return (
    <Screen
      title={t`我的收藏`}
      back="/my"
      tabs={
        <Tabs
          label={t`收藏的种类`}
          panel={panel}
          value={kind}
          onChange={(next) => void navigate({ search: { kind: next }, replace: true })}
          items={collectKinds.map((value) => ({ value, label: names[value] }))}
        />
      }
    >
      <div id={panel} role="tabpanel" aria-labelledby={tabId(panel, kind)}>
        <Collected key={kind} kind={kind} />
      </div>
    </Screen>
  )
}
