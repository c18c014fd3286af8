import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AssignmentLine,
  assignmentDecide,
  type Submission,
  type TeacherAssignment,
} from '../../../contract/quizzes/assignment.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Time } from '../../../ui/Time.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Assignments.module.css'
import { useAssignmentFailure } from './useAssignmentFailure.ts'

interface Props {
  assignment: TeacherAssignment
  line: AssignmentLine
  last: Submission
}

/** Work that arrived late and that only the student's device says was in time: a teacher decides. */
export function DecideLateness({ assignment, line, last }: Props) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const decide = useMutation({
    mutationFn: (isLate: boolean) =>
      manageQuizzes(assignmentDecide, {
        practiseId: assignment.id,
        accountId: line.accountId,
        version: last.version,
        isLate,
        reason,
      }),
    onSuccess: () => toast(t`已认定`),
    onError: useAssignmentFailure(),
  })
  const isReady = reason.trim() !== ''
  return (
    <div className={css.notice}>
      <p>
        {t`学生的设备记录在`} <Time at={last.madeAt} precise />{' '}
        {t`提交，服务在截止后收到。设备时间可以改动，服务不能证明。认定前按时计算。`}
      </p>
      <TextField
        label={t`认定的原因`}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={css.buttons}>
        <Button
          kind="soft"
          aria-disabled={!isReady}
          busy={decide.isPending}
          onClick={() => isReady && decide.mutate(false)}
        >
          {t`认定按时`}
        </Button>
        <Button kind="plain" aria-disabled={!isReady} onClick={() => isReady && decide.mutate(true)}>
          {t`认定迟交`}
        </Button>
      </div>
    </div>
  )
}
