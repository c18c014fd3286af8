import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { subjectCommon } from '../../contract/subjects.ts'
import { BookCards } from '../../features/books/BookCards.tsx'
import { ExamCard } from '../../features/exam/ExamCard.tsx'
import { Continue } from '../../features/exercise/Continue.tsx'
import { loadLastPlace } from '../../features/exercise/lastPlace.ts'
import { SubjectList } from '../../features/exercise/SubjectList.tsx'
import { ReviewCards } from '../../features/review/ReviewCards.tsx'
import { query } from '../../queries/query.ts'
import { Screen } from '../../ui/Screen.tsx'

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
      <BookCards />
      <ReviewCards />
      <ExamCard />
      <SubjectList subjects={subjects.data} />
    </Screen>
  )
}
