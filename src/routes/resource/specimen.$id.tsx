import { msg } from '@lingui/core/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SubjectFavourite } from '../../features/resource/Favourite.tsx'
import { idParam } from '../../features/resource/idParam.ts'
import { Library } from '../../features/resource/Library.tsx'
import { NotOpen } from '../../features/resource/NotOpen.tsx'
import { PickToggle } from '../../features/resource/Picking.tsx'
import { SubjectLinks } from '../../features/resource/SubjectLinks.tsx'
import { readListSearch } from '../../features/resource/search.ts'
import { usePicking } from '../../features/resource/usePicking.ts'
import { subjectQuery } from '../../queries/collect.ts'
import { Screen } from '../../ui/Screen.tsx'
import { useNames } from '../../viewer/names.ts'

export const Route = createFileRoute('/resource/specimen/$id')({
  staticData: { title: msg`标本`, frame: 'page' },
  ...idParam,
  validateSearch: readListSearch,
  loader: ({ context, params: { id } }) => context.queryClient.ensureQueryData(subjectQuery(id)),
  component: SubjectSpecimens,
})

/** The specimens of one subject, at an address of their own. */
function SubjectSpecimens() {
  const { pick } = useNames()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: subject } = useSuspenseQuery(subjectQuery(id))
  const picking = usePicking({ source: 'library', subject }, search)
  return (
    <Screen
      title={pick(subject.name, subject.nameEn)}
      back="/resource"
      flush
      actions={
        <>
          <PickToggle picking={picking} />
          <SubjectFavourite subject={subject} />
        </>
      }
    >
      {subject.enabled ? (
        <Library
          key={id}
          subject={subject}
          search={search}
          lead={<SubjectLinks subject={subject} />}
          choosing={picking.choosing}
          onSearch={(to) =>
            navigate({ search: (before) => ({ ...before, ...to }), replace: true, resetScroll: false })
          }
        />
      ) : (
        <NotOpen subject={subject} />
      )}
    </Screen>
  )
}
