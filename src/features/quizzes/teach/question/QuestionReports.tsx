import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type QuestionReportLine, questionReportClose } from '../../../../contract/questionMending.ts'
import type { Question } from '../../../../contract/questions.ts'
import { GuardedSheet } from '../../../../parts/forms/GuardedSheet.tsx'
import { bankQuestionQuery } from '../../../../queries/quizzes/bankQuestion.ts'
import { manageQuizzes, mendQuestion } from '../../../../queries/quizzes/manage.ts'
import { hasForm } from '../../../../rules/questionForm.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { Card } from '../../../../ui/Card.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { RowButton } from '../../../../ui/Row.tsx'
import { Tag } from '../../../../ui/Tag.tsx'
import { Time } from '../../../../ui/Time.tsx'
import { toast } from '../../../../ui/toast.ts'
import css from '../../Quizzes.module.css'
import { questionReportsTitle } from '../../words.ts'
import { useManageFailure } from '../useManageFailure.ts'
import { MendQuestion } from './MendQuestion.tsx'

const mistakeNames: Record<string, MessageDescriptor> = {
  answer: msg`答案有误`,
  text: msg`文字有误`,
  picture: msg`图片有误`,
  other: msg`其他问题`,
}

/** Faults that students reported in questions: each opens the question in the form, and is closed with an answer. */
export function QuestionReports({ reports }: { reports: readonly QuestionReportLine[] }) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const [chosen, setChosen] = useState<number | null>(null)
  const [round, setRound] = useState(0)
  const current = reports.find(({ id }) => id === chosen)
  const nameOf = (kind: string) => {
    const name = mistakeNames[kind]
    return name ? i18n._(name) : kind
  }
  return (
    <>
      <Card flush as="ul">
        {reports.map((report) => (
          <li key={report.id}>
            <RowButton
              chevron
              onClick={() => setChosen(report.id)}
              title={report.question ? pick(report.question.title, report.question.titleEn) : t`题目已不存在`}
              sub={
                <>
                  <Time at={report.at} precise />
                  {report.text !== '' && ` · ${report.text}`}
                </>
              }
              trail={<Tag tone="warn">{nameOf(report.kind)}</Tag>}
            />
          </li>
        ))}
      </Card>
      <GuardedSheet
        open={current !== undefined}
        onClose={() => setChosen(null)}
        title={t(questionReportsTitle)}
        round={round}
      >
        {current && (
          <ReportSheet
            key={current.id}
            report={current}
            kindName={nameOf(current.kind)}
            onSaved={() => setRound((before) => before + 1)}
            onDone={() => setChosen(null)}
          />
        )}
      </GuardedSheet>
    </>
  )
}

interface SheetProps {
  report: QuestionReportLine
  kindName: string
  /** the question was saved; the answer is still to be given */
  onSaved: () => void
  onDone: () => void
}

function ReportSheet({ report, kindName, onSaved, onDone }: SheetProps) {
  const { t } = useLingui()
  const [answer, setAnswer] = useState('')
  const fail = useManageFailure()
  const close = useMutation({
    mutationFn: () => manageQuizzes(questionReportClose, { id: report.id, answer }),
    onSuccess: () => {
      toast(t`已关闭，学生会收到消息`)
      onDone()
    },
    onError: fail,
  })
  const isReady = answer.trim() !== ''
  return (
    <div className={css.stack}>
      <p className={css.notice}>
        {kindName}
        {report.text !== '' && `：${report.text}`}
      </p>
      <div data-unsaved>
        <TextField
          label={t`给学生的答复`}
          maxLength={200}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </div>
      <Button busy={close.isPending} aria-disabled={!isReady} onClick={() => isReady && close.mutate()}>
        {t`答复并关闭`}
      </Button>
      {report.question && hasForm(report.question) && (
        <ReportedQuestion question={report.question} onSaved={() => answer.trim() === '' && onSaved()} />
      )}
    </div>
  )
}

function ReportedQuestion({ question, onSaved }: { question: Question; onSaved: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  return (
    <MendQuestion
      question={question}
      action={t`保存修改`}
      save={(changed, base) => mendQuestion(question.id, changed, base)}
      readLatest={() => client.fetchQuery(bankQuestionQuery(question.id))}
      onSaved={() => {
        toast(t`题目已保存`)
        onSaved()
      }}
    />
  )
}
