import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { Labels } from '../../features/teaching/prepare/Labels.tsx'
import { coursePreparationsQuery } from '../../queries/teaching/prepare.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/labels')({
  staticData: { title: msg`标签`, frame: 'page' },
  validateSearch: ({ course, preparation }: Record<string, unknown>) => ({
    course: readAddressNumber(course) ?? 0,
    preparation: readAddressNumber(preparation) ?? 0,
  }),
  loaderDeps: ({ search: { course } }) => ({ course }),
  loader: async ({ context: { queryClient }, deps: { course } }) => {
    if (course === 0) throw notFound()
    await queryClient.ensureQueryData(coursePreparationsQuery(course))
  },
  component: LabelsScreen,
})

/** The labels of a lab, for printing on A4. */
function LabelsScreen() {
  const { t } = useLingui()
  const { course, preparation: id } = Route.useSearch()
  const { data } = useSuspenseQuery(coursePreparationsQuery(course))
  const preparation = data.find((one) => one.id === id)
  return (
    <Screen
      title={t`标签`}
      sub={preparation?.title}
      back="/ts"
      actions={
        preparation && (
          <Button kind="text" onClick={() => print()}>
            {t`打印`}
          </Button>
        )
      }
    >
      {preparation ? (
        <Labels title={preparation.title} items={preparation.items} />
      ) : (
        <BlankPage art="empty" title={t`没有这次课前准备`} text={t`它可能已被删除。`} />
      )}
    </Screen>
  )
}
