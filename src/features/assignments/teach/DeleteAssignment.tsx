import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { assignmentDelete } from '../../../contract/quizzes/assignment.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAssignmentFailure } from './useAssignmentFailure.ts'

/** Takes back an assignment that nobody has handed in yet: the service refuses any other. */
export function DeleteAssignment({ id }: { id: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => manageQuizzes(assignmentDelete, { id }),
    onSuccess: async () => {
      await navigate({ to: '/practice', search: {}, replace: true })
      toast(t`作业已删除`)
    },
    onError: useAssignmentFailure(),
  })
  return (
    <>
      <Button kind="text" onClick={() => setAsked(true)}>
        {t`删除作业`}
      </Button>
      <Confirm
        open={isAsked}
        title={t`删除这份作业？`}
        action={t`删除`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(false)}
      >
        {t`还没有人提交。删除后学生不再看到它，不能恢复。`}
      </Confirm>
    </>
  )
}
