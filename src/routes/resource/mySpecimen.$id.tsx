import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { idParam } from '../../features/resource/idParam.ts'
import { Library } from '../../features/resource/Library.tsx'
import { Picking, PickRow } from '../../features/resource/Picking.tsx'
import { readListSearch } from '../../features/resource/search.ts'
import { subjectQuery } from '../../queries/collect.ts'
import { specimensQuery } from '../../queries/specimens.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { useNames } from '../../viewer/names.ts'

export const Route = createFileRoute('/resource/mySpecimen/$id')({
  staticData: { title: msg`我的标本`, frame: 'page' },
  ...idParam,
  validateSearch: readListSearch,
  loader: ({ context, params: { id } }) => context.queryClient.ensureQueryData(subjectQuery(id)),
  component: MySpecimens,
})

/** What the person brought to a subject; several are chosen and deleted together. */
function MySpecimens() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: subject } = useSuspenseQuery(subjectQuery(id))
  // of all, whatever is searched for: where there is none, there is nothing to choose
  const all = useInfiniteQuery(specimensQuery('mine', { subjectId: id }))
  const isEmpty = all.data?.total === 0
  // null: nothing is being chosen
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  return (
    <Screen
      title={t`我的标本`}
      sub={pick(subject.name, subject.nameEn)}
      back="/resource"
      flush
      actions={
        isEmpty || (
          <Button kind="text" onClick={() => setPicked(picked ? null : new Set())}>
            {picked ? t`完成` : t`选择`}
          </Button>
        )
      }
    >
      <Library
        key={id}
        source="mine"
        subject={subject}
        search={search}
        onSearch={(to) =>
          navigate({ search: (before) => ({ ...before, ...to }), replace: true, resetScroll: false })
        }
        row={
          picked
            ? (specimen) => <PickRow specimen={specimen} picked={picked} onPicked={setPicked} />
            : undefined
        }
        tools={(listing) =>
          picked && <Picking subjectId={id} listing={listing} picked={picked} onPicked={setPicked} />
        }
      />
    </Screen>
  )
}
