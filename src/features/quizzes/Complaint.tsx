import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quizComplain } from '../../contract/quizzes/quizComplaints.ts'
import { manageQuizzes } from '../../queries/quizzes/manage.ts'
import { ownComplaintsQuery } from '../../queries/quizzes/quizzes.ts'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { Section } from '../../ui/Section.tsx'
import { Time } from '../../ui/Time.tsx'
import { toast } from '../../ui/toast.ts'
import css from './Quizzes.module.css'

interface Props {
  quizId: number
  questionId: number
}

/** A student asks to have the points of an answer looked at again, and reads what the teacher says (S40). */
export function Complaint({ quizId, questionId }: Props) {
  const { t } = useLingui()
  const own = useQuery(ownComplaintsQuery(quizId)).data?.filter((one) => one.questionId === questionId)
  if (!own) return null
  const isWaiting = own.some(({ answeredAt }) => answeredAt === 0)
  return (
    <Section title={t`成绩复核`}>
      <div className={css.stack}>
        {own.map(({ id, text, at, answer, answeredAt }) => (
          <div key={id}>
            <p className={css.prose}>{text}</p>
            <p className={css.quiet}>
              <Time at={at} precise /> · {answeredAt === 0 ? t`等待老师答复` : t`老师已答复`}
            </p>
            {answeredAt > 0 && <p className={css.notice}>{answer}</p>}
          </div>
        ))}
        {!isWaiting && <ComplaintForm quizId={quizId} questionId={questionId} />}
      </div>
    </Section>
  )
}

function ComplaintForm({ quizId, questionId }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const complain = useMutation({
    mutationFn: () => manageQuizzes(quizComplain, { quizId, questionId, text: text.trim() }),
    onSuccess: () => toast(t`复核申请已提交`, { kind: 'ok' }),
    onError: (error) =>
      toast(isUnplugged(error) ? t`没有网络，没有提交。` : refusalOf(error) || t`请求失败，请重试`, {
        kind: 'bad',
      }),
  })
  const isReady = text.trim() !== ''
  return (
    <>
      <TextArea label={t`对得分有疑问？请说明理由`} maxLength={1000} value={text} onText={setText} />
      <Button
        kind="soft"
        busy={complain.isPending}
        aria-disabled={!isReady}
        onClick={() => isReady && complain.mutate()}
      >
        {t`申请复核`}
      </Button>
    </>
  )
}
