import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { subjectCommon } from '../../contract/subjects.ts'
import { BookTile } from '../../features/books/BookTile.tsx'
import { ExamTile } from '../../features/exam/setup/ExamTile.tsx'
import { Continue } from '../../features/practice/chapters/Continue.tsx'
import { SubjectList } from '../../features/practice/chapters/SubjectList.tsx'
import { loadLastPlace } from '../../features/practice/sources/lastPlace.ts'
import { BankRows } from '../../features/review/BankRows.tsx'
import { ReviewTile } from '../../features/review/ReviewTile.tsx'
import { query } from '../../queries/engine/query.ts'
import { Screen } from '../../ui/Screen.tsx'
import { TileGroup } from '../../ui/Tile.tsx'

export const Route = createFileRoute('/exercise/')({
  staticData: { title: msg`练习`, frame: 'tab' },
  loader: async ({ context: { queryClient } }) => {
    const [last] = await Promise.all([loadLastPlace(), queryClient.ensureQueryData(query(subjectCommon, {}))])
    return { last }
  },
  component: Exercise,
})

function Exercise() {
  const { t } = useLingui()
  const { last } = Route.useLoaderData()
  const subjects = useSuspenseQuery(query(subjectCommon, {}))
  return (
    <Screen title={t`练习`}>
      {last && <Continue last={last} />}
      <TileGroup label={t`题本、复习与考试`}>
        <BookTile name="wrong" />
        <BookTile name="collection" />
        <ReviewTile />
        <ExamTile />
      </TileGroup>
      <SubjectList subjects={subjects.data} />
      <BankRows />
    </Screen>
  )
}
