import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { AnyQuestion, QuestionId } from '../../contract/questions.ts'
import type { KeptDrafts } from '../../drafts/useDrafts.ts'
import { lastReceipt } from '../../queries/engine/overlay.ts'
import { verdictChangesAtom } from '../../queries/practice/practice.ts'
import { rateAnew } from '../../queries/practice/review.ts'
import { judge } from '../../rules/grading/index.ts'
import { waitForPaint } from '../../ui/hooks/afterPaint.ts'
import type { Deck, How } from './sources/deck.ts'
import { type Given, rejudged } from './sources/standing.ts'

/** Answering the questions of a deck: drafts until they are submitted, then the verdict at once, then storage. */
export function useAnswering(deck: Deck, drafts: KeptDrafts) {
  const [given, setGiven] = useState<ReadonlyMap<QuestionId, Given>>(new Map())

  const changes = useAtomValue(verdictChangesAtom)
  const judged = useMemo(() => rejudged(given, changes), [given, changes])
  useEffect(() => {
    if (changes.size > 0) void rateAnew()
  }, [changes])

  const note = (question: QuestionId, entry: Given) =>
    setGiven((before) => {
      const now = before.get(question)
      // a later answer to the same question is already on its way
      if (entry.saving !== 'saving' && now?.content !== entry.content) return before
      return new Map(before).set(question, entry)
    })

  /** The verdict is painted before anything is awaited; "saved" is said when it is. False: it could not be stored. */
  async function submit(question: AnyQuestion, content: string, ms: number, how?: How): Promise<boolean> {
    const answer = { content, correct: judge(question, content), ms, since: lastReceipt() }
    note(question.id, { ...answer, saving: 'saving' })
    // folded into its chapter behind the verdict's own frame, which need not wait for it
    await waitForPaint()
    try {
      await deck.submit(question, content, Math.round(ms), how)
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
