import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type QuizSitter,
  quizAllow,
  quizAllowTakeOver,
  quizExtend,
  quizReopen,
  type TeacherQuizDetail,
} from '../../../contract/quizzes/quizTeaching.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Quizzes.module.css'
import { useManageFailure } from './useManageFailure.ts'

interface Props {
  quiz: TeacherQuizDetail
  sitter: QuizSitter
}

/** Shares of extra time that schools grant: none, a quarter, a half, double. */
const timeFactors = ['1', '1.25', '1.5', '2']

/** The acts on one student: each needs a reason, which is cleared once it was used. */
function useOneStudentActs({ quiz, sitter }: Props) {
  const { t } = useLingui()
  const [minutes, setMinutes] = useState('10')
  const [factor, setFactor] = useState(String(sitter.timeFactor))
  const [reason, setReason] = useState('')
  const fail = useManageFailure()
  const done = () => {
    setReason('')
    toast(t`已完成`)
  }
  const student = { quizId: quiz.id, accountId: sitter.accountId, reason }
  const extend = useMutation({
    mutationFn: () => manageQuizzes(quizExtend, { ...student, minutes: Math.trunc(Number(minutes)) }),
    onSuccess: done,
    onError: fail,
  })
  const allow = useMutation({
    mutationFn: () => manageQuizzes(quizAllow, { ...student, factor: Number(factor) }),
    onSuccess: done,
    onError: fail,
  })
  const reopen = useMutation({
    mutationFn: () => manageQuizzes(quizReopen, student),
    onSuccess: done,
    onError: fail,
  })
  const allowDevice = useMutation({
    mutationFn: () => manageQuizzes(quizAllowTakeOver, student),
    onSuccess: done,
    onError: fail,
  })
  return { minutes, setMinutes, factor, setFactor, reason, setReason, extend, allow, reopen, allowDevice }
}

/** More time for one student in this quiz or in all, another device, and taking back a hand-in made by mistake. */
export function OneStudentActs({ quiz, sitter }: Props) {
  const { t } = useLingui()
  const acts = useOneStudentActs({ quiz, sitter })
  const { minutes, factor, reason, extend, allow, reopen, allowDevice } = acts
  const hasReason = reason.trim() !== ''
  const mayExtend = hasReason && Number(minutes) >= 1
  const mayAllow = hasReason && Number(factor) !== sitter.timeFactor
  return (
    <Section title={t`个人处理`}>
      <div className={css.stack}>
        <TextField
          label={t`原因`}
          hint={t`如涉及健康等隐私，只写“批准”即可；其他老师看不到个人加时的原因。`}
          maxLength={200}
          value={reason}
          onChange={(event) => acts.setReason(event.target.value)}
        />
        <TextField
          type="number"
          min={1}
          max={600}
          label={t`增加的分钟`}
          value={minutes}
          onChange={(event) => acts.setMinutes(event.target.value)}
        />
        <Button
          kind="soft"
          busy={extend.isPending}
          aria-disabled={!mayExtend}
          onClick={() => mayExtend && extend.mutate()}
        >
          {t`为该生加时`}
        </Button>
        <p className={css.quiet}>{t`该生每次测验的时间`}</p>
        <Segmented
          label={t`该生每次测验的时间`}
          value={factor}
          onChange={acts.setFactor}
          items={timeFactors.map((value) => ({ value, label: value === '1' ? t`不加` : `×${value}` }))}
        />
        {sitter.timeReason !== '' && <p className={css.quiet}>{t`你当时写的原因：${sitter.timeReason}`}</p>}
        <Button
          kind="soft"
          busy={allow.isPending}
          aria-disabled={!mayAllow}
          onClick={() => mayAllow && allow.mutate()}
        >
          {t`用于该生的每次测验`}
        </Button>
        {sitter.attempt?.state === 'running' && quiz.takeOver === 'teacher' && (
          <Button
            kind="plain"
            busy={allowDevice.isPending}
            aria-disabled={!hasReason}
            onClick={() => hasReason && allowDevice.mutate()}
          >
            {t`允许换一台设备`}
          </Button>
        )}
        {sitter.attempt?.state === 'submitted' && !quiz.isReleased && (
          <Button
            kind="plain"
            busy={reopen.isPending}
            aria-disabled={!hasReason}
            onClick={() => hasReason && reopen.mutate()}
          >
            {t`退回继续作答`}
          </Button>
        )}
      </div>
    </Section>
  )
}
