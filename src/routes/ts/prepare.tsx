import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import type { Preparation } from '../../contract/teaching/prepare.ts'
import { PreparationForm } from '../../features/teaching/prepare/PreparationForm.tsx'
import { Preparations } from '../../features/teaching/prepare/Preparations.tsx'
import { readCourseSearch } from '../../features/teaching/search.ts'
import { courseQuery, roomsQuery } from '../../queries/teaching/courses.ts'
import { coursePreparationsQuery } from '../../queries/teaching/prepare.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/prepare')({
  staticData: { title: msg`课前准备`, frame: 'page' },
  validateSearch: readCourseSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    if (id === 0) throw notFound()
    await Promise.all([
      queryClient.ensureQueryData(courseQuery(id)),
      queryClient.ensureQueryData(coursePreparationsQuery(id)),
    ])
  },
  component: PrepareScreen,
})

/** While a class gets ready, its teacher looks on. */
const askAgainMs = 15_000

/** Needs of each lab of a course, and who is ready for it. */
function PrepareScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useSearch()
  const { data: course } = useSuspenseQuery(courseQuery(id))
  const preparations = useQuery({ ...coursePreparationsQuery(id), refetchInterval: askAgainMs }).data ?? []
  const rooms = useQuery({ ...roomsQuery(id), enabled: course.may.prepare }).data ?? []
  const [editing, setEditing] = useState<Preparation | 'new' | null>(null)
  return (
    <Screen
      title={t`课前准备`}
      sub={pick(course.name, course.nameEn)}
      back="/ts"
      actions={
        course.may.prepare &&
        rooms.length > 0 && (
          <Button kind="text" onClick={() => setEditing('new')}>
            {t`新建`}
          </Button>
        )
      }
    >
      <Preparations
        preparations={preparations}
        mayPrepare={course.may.prepare}
        onEdit={(preparation) => setEditing(preparation)}
      />
      <PreparationForm editing={editing} rooms={rooms} courseId={id} onClose={() => setEditing(null)} />
    </Screen>
  )
}
