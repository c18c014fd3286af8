import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import Table from 'lucide-react/icons/table-2'
import { CourseScores, ExamScores } from '../../features/scores/Scores.tsx'
import { examScoresQuery, scoresQuery } from '../../queries/quizzes/quizzes.ts'
import { usePermissions } from '../../queries/session/usePermissions.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Section } from '../../ui/Section.tsx'

export const Route = createFileRoute('/score/')({
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
  const teaches = usePermissions().hasAny('score.read')
  const courses = useQuery(scoresQuery()).data?.records ?? []
  const exams = useQuery(examScoresQuery()).data?.records ?? []
  return (
    <Screen title={t`成绩`} back="/my">
      {teaches && (
        <Card flush>
          <RowLink
            to="/score/book"
            lead={<Table aria-hidden="true" />}
            title={t`成绩册`}
            sub={t`登记、导入与公布所教课程的成绩`}
          />
        </Card>
      )}
      {(courses.length > 0 || !teaches) && <CourseScores courses={courses} />}
      {exams.length > 0 && (
        <Section title={t`考试成绩`}>
          <ExamScores exams={exams} />
        </Section>
      )}
    </Screen>
  )
}
