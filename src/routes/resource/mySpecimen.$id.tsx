import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { idParam } from '../../features/library/address/idParam.ts'
import { Library } from '../../features/library/list/Library.tsx'
import { readListSearch } from '../../features/library/list/search.ts'
import { PickToggle } from '../../features/library/picking/Picking.tsx'
import { usePicking } from '../../features/library/picking/usePicking.ts'
import { subjectQuery } from '../../queries/library/collect.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/resource/mySpecimen/$id')({
  staticData: { title: msg`我的标本`, frame: 'page' },
  ...idParam,
  validateSearch: readListSearch,
  loader: ({ context, params: { id } }) => context.queryClient.ensureQueryData(subjectQuery(id)),
  component: MySpecimens,
})

/** Specimens that the person added to a subject; several are chosen and deleted together. */
function MySpecimens() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: subject } = useSuspenseQuery(subjectQuery(id))
  const picking = usePicking({ source: 'mine', subject }, search)
  return (
    <Screen
      title={t`我的标本`}
      sub={pick(subject.name, subject.nameEn)}
      back="/resource"
      flush
      actions={<PickToggle picking={picking} />}
    >
      <Library
        key={id}
        source="mine"
        subject={subject}
        search={search}
        onSearch={(to) =>
          navigate({ search: (before) => ({ ...before, ...to }), replace: true, resetScroll: false })
        }
        choosing={picking.choosing}
      />
    </Screen>
  )
}
