import { msg } from '@lingui/core/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { idParam } from '../../features/library/address/idParam.ts'
import { SubjectLinks } from '../../features/library/catalog/SubjectLinks.tsx'
import { Library } from '../../features/library/list/Library.tsx'
import { readListSearch } from '../../features/library/list/search.ts'
import { PickToggle } from '../../features/library/picking/Picking.tsx'
import { usePicking } from '../../features/library/picking/usePicking.ts'
import { SubjectFavourite } from '../../features/library/specimen/Favourite.tsx'
import { NotOpen } from '../../features/library/specimen/NotOpen.tsx'
import { subjectQuery } from '../../queries/library/collect.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

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
