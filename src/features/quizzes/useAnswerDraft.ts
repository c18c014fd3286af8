import { useLingui } from '@lingui/react/macro'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { Question } from '../../contract/questions.ts'
import { loadTyping, saveTyping } from '../../queries/quizzes/run.ts'
import { kindOf } from '../../rules/kinds/index.ts'
import { toast } from '../../ui/toast.ts'

/** How long typing rests before it is stored as an answer, ms. */
const restMs = 5000
/** How long (ms) the screen waits for a tapped answer to be stored, so that choice and words are drawn once. */
const drawingMs = 50
/** Kinds whose answer is whole with one tap. */
const isTapped = (question: Question) => ['DANXUAN', 'PANDUAN'].includes(kindOf(question))

/**
 * The answer in sight. What is written is kept at once; it becomes an answer with a tap, on leaving the question, after
 * a rest, and when the page is hidden.
 */
export function useAnswerDraft(
  quizId: number,
  question: Question | undefined,
  answers: ReadonlyMap<number, string>,
  store: (questionId: number, content: string) => Promise<unknown>,
) {
  const { t } = useLingui()
  const questionId = question?.id ?? 0
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map())
  const stored = answers.get(questionId) ?? ''
  const content = drafts.get(questionId) ?? stored
  const latest = useRef({ questionId, content })
  latest.current = { questionId, content }
  const save = async () => {
    const { questionId: id, content: words } = latest.current
    if (id === 0 || words === (answers.get(id) ?? '')) return
    try {
      await store(id, words)
    } catch (error) {
      toast(t`没有存下来，请再试一次。`, { kind: 'bad' })
      throw error
    }
  }
  const saver = useRef(save)
  saver.current = save
  useEffect(() => {
    const saveNow = () => void saver.current().catch(() => undefined)
    const saveHidden = () => document.visibilityState === 'hidden' && saveNow()
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveHidden)
      saveNow()
    }
  }, [])
  useEffect(() => {
    let isGone = false
    void loadTyping(quizId).then((typing) => {
      if (isGone || !typing) return
      setDrafts((before) =>
        before.has(typing.questionId) ? before : new Map(before).set(typing.questionId, typing.content),
      )
    })
    return () => {
      isGone = true
    }
  }, [quizId])
  const isUnsaved = content !== stored
  useEffect(() => {
    if (content === stored) return
    const timer = setTimeout(() => void saver.current().catch(() => undefined), restMs)
    return () => clearTimeout(timer)
  }, [content, stored])
  const change = (next: string) => {
    latest.current = { questionId, content: next }
    const show = () => setDrafts((before) => new Map(before).set(questionId, next))
    if (question && isTapped(question)) {
      const timer = setTimeout(show, drawingMs)
      const showStored = () => {
        clearTimeout(timer)
        startTransition(show)
      }
      void save().then(showStored, showStored)
    } else {
      void saveTyping(quizId, questionId, next)
      show()
    }
  }
  return { content, isUnsaved, change, save }
}
