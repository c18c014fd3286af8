import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type QuizComplaint, quizComplaintAnswer } from '../../../contract/quizzes/quizComplaints.ts'
import type { TeacherQuizDetail } from '../../../contract/quizzes/quizTeaching.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { complaintsQuery } from '../../../queries/quizzes/quizzes.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Quizzes.module.css'
import { useManageFailure } from './useManageFailure.ts'

/** What students of a released quiz ask to have looked at again. Those that wait stand first. */
export function Complaints({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const complaints = useQuery(complaintsQuery(quiz.id)).data ?? []
  if (complaints.length === 0) return null
  return (
    <Section title={t`复核申请`}>
      <div className={css.stack}>
        <p className={css.quiet}>{t`请先在“按题评阅”中改分，再在这里答复。`}</p>
        {complaints.map((complaint) => (
          <Card key={complaint.id}>
            <ComplaintToAnswer quiz={quiz} complaint={complaint} />
          </Card>
        ))}
      </div>
    </Section>
  )
}

interface Props {
  quiz: TeacherQuizDetail
  complaint: QuizComplaint
}

function ComplaintToAnswer({ quiz, complaint }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [answer, setAnswer] = useState('')
  const send = useMutation({
    mutationFn: () =>
      manageQuizzes(quizComplaintAnswer, { id: complaint.id, quizId: quiz.id, answer: answer.trim() }),
    onSuccess: () => toast(t`已答复，学生会收到消息`, { kind: 'ok' }),
    onError: useManageFailure(),
  })
  const number = quiz.questions.findIndex(({ id }) => id === complaint.questionId) + 1
  const isReady = answer.trim() !== ''
  return (
    <div className={css.stack}>
      <p className={css.timelineHead}>
        <strong>{pick(complaint.name, complaint.nameEn)}</strong>
        <span className={css.quiet}>{complaint.loginName}</span>
        <Tag>{number > 0 ? t`第 ${number} 题` : t`总分`}</Tag>
        <span className={css.quiet}>
          <Time at={complaint.at} precise />
        </span>
      </p>
      <p className={css.prose}>{complaint.text}</p>
      {complaint.answeredAt > 0 ? (
        <p className={css.quiet}>{t`答复：${complaint.answer}`}</p>
      ) : (
        <>
          <TextArea label={t`答复`} maxLength={1000} value={answer} onText={setAnswer} />
          <Button
            kind="soft"
            busy={send.isPending}
            aria-disabled={!isReady}
            onClick={() => isReady && send.mutate()}
          >
            {t`答复学生`}
          </Button>
        </>
      )}
    </div>
  )
}
