import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Gradebook, scorePublish } from '../../../contract/score.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import { useScoreFailure } from './useScoreFailure.ts'

/** Shows the totals to the students; from then on each change carries a reason. */
export function PublishScores({ book }: { book: Gradebook }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const isBlocked = book.unsetParts.length > 0
  const publish = useMutation({
    mutationFn: () => manageQuizzes(scorePublish, { courseId: book.courseId }),
    onSuccess: () => {
      setOpen(false)
      toast(t`成绩已公布`)
    },
    onError: useScoreFailure(),
  })
  return (
    <>
      <Button aria-disabled={isBlocked} onClick={() => !isBlocked && setOpen(true)}>
        {t`公布成绩`}
      </Button>
      <Confirm
        open={isOpen}
        title={t`公布整个成绩册？`}
        action={t`公布`}
        busy={publish.isPending}
        onConfirm={() => publish.mutate()}
        onClose={() => setOpen(false)}
      >
        {t`${book.lines.length} 名学生会收到消息。公布后成绩锁定，之后每次修改都要写原因。`}
      </Confirm>
    </>
  )
}
