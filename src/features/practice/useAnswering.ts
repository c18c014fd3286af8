import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { AnyQuestion, QuestionId } from '../../contract/questions.ts'
import type { KeptDrafts } from '../../drafts/useDrafts.ts'
import { lastReceipt } from '../../queries/engine/overlay.ts'
import { verdictChangesAtom } from '../../queries/practice/practice.ts'
import { rateAnew } from '../../queries/practice/review.ts'
import { judge } from '../../rules/kinds/index.ts'
import { waitForPaint } from '../../ui/hooks/afterPaint.ts'
import { applyVerdicts, type GivenAnswer } from './sources/progress.ts'
import type { AnswerOptions, QuestionSource } from './sources/questionSource.ts'

/** Answering the questions of a question source: drafts until they are submitted, then the verdict at once, then storage. */
export function useAnswering(source: QuestionSource, drafts: KeptDrafts) {
  const [given, setGiven] = useState<ReadonlyMap<QuestionId, GivenAnswer>>(new Map())

  const changes = useAtomValue(verdictChangesAtom)
  const judged = useMemo(() => applyVerdicts(given, changes), [given, changes])
  useEffect(() => {
    if (changes.size > 0) void rateAnew()
  }, [changes])

  const note = (question: QuestionId, entry: GivenAnswer) =>
    setGiven((before) => {
      const now = before.get(question)
      // a later answer to the same question is already on its way
      if (entry.saving !== 'saving' && now?.content !== entry.content) return before
      return new Map(before).set(question, entry)
    })

  /** The verdict is painted before anything is awaited; "saved" is said when it is. False: it could not be stored. */
  async function submit(
    question: AnyQuestion,
    content: string,
    ms: number,
    how?: AnswerOptions,
  ): Promise<boolean> {
    const answer = { content, correct: judge(question, content), ms, since: lastReceipt() }
    note(question.id, { ...answer, saving: 'saving' })
    // folded into its chapter behind the verdict's own frame, which need not wait for it
    await waitForPaint()
    try {
      await source.submit(question, content, Math.round(ms), how)
      note(question.id, { ...answer, saving: 'saved' })
      drafts.drop(question.id)
      return true
    } catch (error) {
      note(question.id, { ...answer, saving: 'failed' })
      console.error(error)
      return false
    }
  }

  function forget() {
    setGiven(new Map())
    drafts.clear()
  }

  return { given: judged, submit, forget }
}
