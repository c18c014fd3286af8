import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { SealedRooms } from '../../features/quizzes/teach/sealed/SealedRooms.tsx'
import { sealedPaperTitle } from '../../features/quizzes/words.ts'
import { teacherQuizQuery } from '../../queries/quizzes/quizzes.ts'
import { quizSealsQuery } from '../../queries/quizzes/seals.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/quiz/sealed')({
  staticData: { title: msg({ message: '密封试卷', context: 'title' }), frame: 'page' },
  validateSearch: ({ quizId }: Record<string, unknown>): { quizId: number } => ({
    quizId: readAddressNumber(quizId) ?? 0,
  }),
  loaderDeps: ({ search: { quizId } }) => ({ quizId }),
  loader: ({ context: { queryClient }, deps: { quizId } }) => {
    if (quizId === 0) throw notFound()
    return Promise.all([
      queryClient.ensureQueryData(quizSealsQuery(quizId)),
      queryClient.ensureQueryData(teacherQuizQuery(quizId)),
    ])
  },
  component: Sealed,
})

/** The sealed papers of a quiz: codes to read out, who holds a paper, and what was witnessed at the end (S39). */
function Sealed() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { quizId } = Route.useSearch()
  const { data: rooms } = useSuspenseQuery(quizSealsQuery(quizId))
  const { data: quiz } = useSuspenseQuery(teacherQuizQuery(quizId))
  return (
    <Screen title={t(sealedPaperTitle)} sub={pick(quiz.title, quiz.titleEn)} back="/quiz" narrow>
      {rooms.length === 0 ? (
        <BlankPage art="empty" title={t`还没有发布给班级`} text={t`发布后，每个班级有自己的口令。`} />
      ) : (
        <SealedRooms quizId={quizId} rooms={rooms} />
      )}
    </Screen>
  )
}
