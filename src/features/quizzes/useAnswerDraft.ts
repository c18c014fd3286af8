import { useLingui } from '@lingui/react/macro'
import { atom, getDefaultStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Question } from '../../contract/questions.ts'
import { loadTyping, saveTyping } from '../../queries/quizzes/run.ts'
import { sessionAtom } from '../../queries/session/currentSession.ts'
import { kindOf } from '../../rules/kinds/index.ts'
import { toast } from '../../ui/toast.ts'
import { drawLate } from './drawLate.ts'

/** How long typing rests before it is stored as an answer, ms. */
const restMs = 5000
/** Time (ms) in which a tapped answer is usually stored: until then the page does not call it unsaved. */
const storingMs = 250
/** Kinds whose answer is whole with one tap. */
const isTapped = (question: Question) => ['DANXUAN', 'PANDUAN'].includes(kindOf(question))

/** Everything that is written while the page stands, by question. */
function createWritten() {
  const store = getDefaultStore()
  const writtenAtom = atom<ReadonlyMap<number, string>>(new Map())
  const all = () => store.get(writtenAtom)
  const write = (questionId: number, content: string) =>
    store.set(writtenAtom, new Map(all()).set(questionId, content))
  return { writtenAtom, all, write }
}

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
  const [user] = useState(() => getDefaultStore().get(sessionAtom)?.user.id)
  const questionId = question?.id ?? 0
  /** The question in sight reads its atom. */
  const [written] = useState(createWritten)
  /** The same as the page shows it, which for a tapped answer is a little later. */
  const [drafts, setDrafts] = useState(written.all)
  const stored = answers.get(questionId) ?? ''
  const content = drafts.get(questionId) ?? stored
  /** The words that were last given to be stored, by question. */
  const given = useRef(new Map<number, string>())
  const save = async () => {
    const words = written.all().get(questionId)
    if (words === undefined || words === given.current.get(questionId)) return
    given.current.set(questionId, words)
    try {
      await store(questionId, words)
    } catch (error) {
      given.current.delete(questionId)
      // whoever signs in above the paper ends the session of its person: their words are kept as they were typed
      if (getDefaultStore().get(sessionAtom)?.user.id === user)
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
      if (isGone || !typing || written.all().has(typing.questionId)) return
      written.write(typing.questionId, typing.content)
      setDrafts(written.all())
    })
    return () => {
      isGone = true
    }
  }, [quizId, written])
  const isUnsaved = content !== stored
  useEffect(() => {
    if (content === stored) return
    const timer = setTimeout(() => void saver.current().catch(() => undefined), restMs)
    return () => clearTimeout(timer)
  }, [content, stored])
  const change = (next: string) => {
    written.write(questionId, next)
    const show = () => setDrafts(written.all())
    if (question && isTapped(question)) {
      const timer = setTimeout(show, storingMs)
      const showStored = () => {
        clearTimeout(timer)
        drawLate(show)
      }
      void save().then(showStored, showStored)
    } else {
      void saveTyping(quizId, questionId, next)
      show()
    }
  }
  return { content, isUnsaved, change, save, writtenAtom: written.writtenAtom }
}
