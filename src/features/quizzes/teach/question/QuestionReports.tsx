import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type QuestionReportLine,
  questionMend,
  questionReportClose,
} from '../../../../contract/questionMending.ts'
import { manageQuizzes } from '../../../../queries/quizzes/manage.ts'
import { hasForm } from '../../../../rules/questionForm.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { Card } from '../../../../ui/Card.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { RowButton } from '../../../../ui/Row.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'
import { Tag } from '../../../../ui/Tag.tsx'
import { Time } from '../../../../ui/Time.tsx'
import { toast } from '../../../../ui/toast.ts'
import css from '../../Quizzes.module.css'
import { questionReportsTitle } from '../../words.ts'
import { useManageFailure } from '../useManageFailure.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { requestOfForm } from './requestOfForm.ts'

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
      <Sheet open={current !== undefined} onClose={() => setChosen(null)} title={t(questionReportsTitle)}>
        {current && (
          <ReportSheet
            key={current.id}
            report={current}
            kindName={nameOf(current.kind)}
            onDone={() => setChosen(null)}
          />
        )}
      </Sheet>
    </>
  )
}

interface SheetProps {
  report: QuestionReportLine
  kindName: string
  onDone: () => void
}

function ReportSheet({ report, kindName, onDone }: SheetProps) {
  const { t } = useLingui()
  const [answer, setAnswer] = useState('')
  const fail = useManageFailure()
  const mend = useMutation({
    mutationFn: (question: NonNullable<QuestionReportLine['question']>) =>
      manageQuizzes(questionMend, { id: question.id, question: requestOfForm(question) }),
    onSuccess: () => toast(t`题目已保存`),
    onError: fail,
  })
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
      <TextField
        label={t`给学生的答复`}
        maxLength={200}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button busy={close.isPending} aria-disabled={!isReady} onClick={() => isReady && close.mutate()}>
        {t`答复并关闭`}
      </Button>
      {report.question && hasForm(report.question) && (
        <QuestionForm
          question={report.question}
          action={t`保存修改`}
          busy={mend.isPending}
          onSave={(question) => mend.mutate(question)}
        />
      )}
    </div>
  )
}
