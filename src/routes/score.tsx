import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CourseScores, ExamScores } from '../features/scores/Scores.tsx'
import { examScoresQuery, scoresQuery } from '../queries/quizzes/quizzes.ts'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'

export const Route = createFileRoute('/score')({
  staticData: { title: msg`成绩`, frame: 'page' },
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(examScoresQuery())
    await queryClient.ensureQueryData(scoresQuery())
  },
  component: Scores,
})

/** Scores by course and part, and those of exams (S35). */
function Scores() {
  const { t } = useLingui()
  const courses = useQuery(scoresQuery()).data?.records ?? []
  const exams = useQuery(examScoresQuery()).data?.records ?? []
  return (
    <Screen title={t`成绩`} back="/my">
      <CourseScores courses={courses} />
      {exams.length > 0 && (
        <Section title={t`考试成绩`}>
          <ExamScores exams={exams} />
        </Section>
      )}
    </Screen>
  )
}
