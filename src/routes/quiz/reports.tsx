import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { BankQuestions } from '../../features/quizzes/teach/question/BankQuestions.tsx'
import { QuestionReports } from '../../features/quizzes/teach/question/QuestionReports.tsx'
import { questionReportsTitle } from '../../features/quizzes/words.ts'
import { questionReportsQuery } from '../../queries/quizzes/ownQuestions.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/quiz/reports')({
  staticData: { title: msg({ message: '题目纠错', context: 'several' }), frame: 'page' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(questionReportsQuery()),
  component: Reports,
})

type Part = 'reports' | 'bank'

/** Reports of students on questions, for teachers to mend and to answer; and the bank, to mend what nobody reported. */
function Reports() {
  const { t } = useLingui()
  const [part, setPart] = useState<Part>('reports')
  return (
    <Screen title={t(questionReportsTitle)} back="/quiz" narrow>
      <Segmented<Part>
        label={t`要修改的题目`}
        value={part}
        onChange={setPart}
        items={[
          { value: 'reports', label: t`学生反馈` },
          { value: 'bank', label: t`整个题库` },
        ]}
      />
      {part === 'bank' ? <BankQuestions /> : <Reported />}
    </Screen>
  )
}

function Reported() {
  const { t } = useLingui()
  const reports = useQuery(questionReportsQuery()).data?.records ?? []
  return (
    <>
      {reports.length === 0 ? (
        <BlankPage art="empty" title={t`没有待处理的反馈`} text={t`学生反馈的题目问题会出现在这里。`} />
      ) : (
        <QuestionReports reports={reports} />
      )}
    </>
  )
}
