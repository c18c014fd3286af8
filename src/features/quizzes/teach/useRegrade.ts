import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../contract/endpoint.ts'
import { type KeyChange, type QuizQuestionItem, quizRegrade } from '../../../contract/quizzes/quizTeaching.ts'
import { ask } from '../../../queries/engine/query.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { withRightAnswer } from '../../../rules/quizzes/regrade.ts'
import { toast } from '../../../ui/toast.ts'
import { useManageFailure } from './useManageFailure.ts'

export type Regraded = Reply<typeof quizRegrade>

const acceptPrefix = 'accept:'

/** The choice that an answer is right as well. */
export const acceptChoice = (content: string): string => `${acceptPrefix}${content}`

/** @param content the answer that is right now, where that is the choice */
function changeOf(choice: string, content: string): KeyChange {
  if (choice.startsWith(acceptPrefix)) return { kind: 'accept', content: choice.slice(acceptPrefix.length) }
  if (choice === 'key') return { kind: 'key', content }
  return { kind: choice === 'leaveOut' || choice === 'asPublished' ? choice : 'void' }
}

/** A correction as it is chosen. Whose points move is asked anew after each change, before anything is written. */
export function useRegrade(quizId: number, { id, question }: QuizQuestionItem) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState('void')
  const [content, setContent] = useState('')
  const [reason, setReason] = useState('')
  const [lowerReleased, setLowerReleased] = useState(false)
  const [moved, setMoved] = useState<Regraded | null>(null)
  const fail = useManageFailure()
  const given = { quizId, questionId: id, change: changeOf(choice, content), lowerReleased }
  const preview = useMutation({
    mutationFn: () => ask(quizRegrade, { ...given, reason: reason || '-', preview: true }),
    onSuccess: setMoved,
    onError: fail,
  })
  const write = useMutation({
    mutationFn: () => manageQuizzes(quizRegrade, { ...given, reason }),
    onSuccess: (reply) => {
      setOpen(false)
      setMoved(null)
      toast(t`已重新评分，${reply.moved.length} 人的得分有变`)
    },
    onError: fail,
  })
  /** What was shown of another choice says nothing any more. */
  const anew =
    <V>(set: (value: V) => void) =>
    (value: V) => {
      set(value)
      setMoved(null)
    }
  return {
    isOpen,
    setOpen,
    choice,
    choose: anew(setChoice),
    content,
    answer: anew(setContent),
    /** The new key is a whole answer to the question. */
    isWhole: choice !== 'key' || withRightAnswer(question, content) !== null,
    reason,
    setReason,
    lowerReleased,
    allowLower: anew(setLowerReleased),
    moved,
    preview,
    write,
  }
}
