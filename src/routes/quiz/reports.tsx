import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { QuestionReports } from '../../features/quizzes/teach/question/QuestionReports.tsx'
import { questionReportsTitle } from '../../features/quizzes/words.ts'
import { questionReportsQuery } from '../../queries/quizzes/ownQuestions.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/quiz/reports')({
  staticData: { title: msg({ message: '题目纠错', context: 'several' }), frame: 'page' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(questionReportsQuery()),
  component: Reports,
})

/** Reports of students on questions, for teachers to mend and to answer. */
function Reports() {
  const { t } = useLingui()
  const reports = useQuery(questionReportsQuery()).data?.records ?? []
  return (
    <Screen title={t(questionReportsTitle)} back="/quiz" narrow>
      {reports.length === 0 ? (
        <BlankPage art="empty" title={t`没有待处理的反馈`} text={t`学生反馈的题目问题会出现在这里。`} />
      ) : (
        <QuestionReports reports={reports} />
      )}
    </Screen>
  )
}
