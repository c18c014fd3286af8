import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { Arrange } from '../../features/teaching/edit/Arrange.tsx'
import { readCourseSearch } from '../../features/teaching/search.ts'
import { coursewareQuery, resourcesQuery } from '../../queries/teaching/coursewares.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/arrange')({
  staticData: { title: msg`编排课件`, frame: 'page' },
  validateSearch: readCourseSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    if (id === 0) throw notFound()
    await queryClient.ensureQueryData(resourcesQuery(id))
    await queryClient.ensureQueryData(coursewareQuery(id))
  },
  component: ArrangeScreen,
})

/** A courseware's slides, their order, notes and specimens. */
function ArrangeScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useSearch()
  const { data: courseware } = useSuspenseQuery(coursewareQuery(id))
  const { data: resources } = useSuspenseQuery(resourcesQuery(id))
  return (
    <Screen
      title={pick(courseware.name, courseware.nameEn)}
      sub={t`${courseware.slideCount} 页`}
      back="/ts/coursewares"
      actions={
        <ButtonLink to="/ts/courseware" search={{ id }} kind="text">
          {t`预览`}
        </ButtonLink>
      }
    >
      <Arrange key={courseware.version} courseware={courseware} resources={resources} />
    </Screen>
  )
}
