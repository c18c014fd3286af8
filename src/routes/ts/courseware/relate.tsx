import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { RelatedResources } from '../../../features/teaching/RelatedResources.tsx'
import { readPlayerSearch } from '../../../features/teaching/search.ts'
import { coursewareQuery, resourcesQuery } from '../../../queries/teaching/coursewares.ts'
import { Screen } from '../../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/courseware/relate')({
  staticData: { title: msg`相关资源`, frame: 'page' },
  validateSearch: readPlayerSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    if (id === 0) throw notFound()
    await queryClient.ensureQueryData(resourcesQuery(id))
  },
  component: RelateScreen,
})

/** Pictures, films and specimens of a slide; the way back leads to the same slide. */
function RelateScreen() {
  const { t } = useLingui()
  const { id, slide } = Route.useSearch()
  const courseware = useQuery(coursewareQuery(id)).data
  const { data } = useSuspenseQuery(resourcesQuery(id))
  return (
    <Screen title={t`相关资源`} back="/ts">
      <RelatedResources resources={data} slides={courseware?.slides ?? []} slideId={slide} />
    </Screen>
  )
}
