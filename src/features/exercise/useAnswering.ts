import { useState } from 'react'
import type { ChapterBundle } from '../../contract/practice.ts'
import type { Question } from '../../contract/questions.ts'
import { submitAnswer } from '../../queries/practice.ts'
import { judge } from '../../rules/grading/index.ts'
import type { Given } from './standing.ts'
import { type Drafts, useDrafts } from './useDrafts.ts'

/** Answering the questions of a chapter: drafts until they are submitted, then the verdict at once, then storage. */
export function useAnswering(catalogId: number, bundle: ChapterBundle, begun: Drafts) {
  const [given, setGiven] = useState<ReadonlyMap<number, Given>>(new Map())
  const drafts = useDrafts(catalogId, begun)

  const note = (question: number, entry: Given) =>
    setGiven((before) => {
      const now = before.get(question)
      // a later answer to the same question is already on its way
      if (entry.saving !== 'saving' && now?.content !== entry.content) return before
      return new Map(before).set(question, entry)
    })

  /** The verdict is painted before anything is awaited; "saved" is said when it is. */
  async function submit(question: Question, content: string) {
    const answer = { content, correct: judge(question, content) }
    note(question.id, { ...answer, saving: 'saving' })
    try {
      await submitAnswer({ catalogId, paperId: bundle.card.paperId, questionId: question.id, content })
      note(question.id, { ...answer, saving: 'saved' })
      drafts.drop(question.id)
    } catch (error) {
      note(question.id, { ...answer, saving: 'failed' })
      console.error(error)
    }
  }

  function forget() {
    setGiven(new Map())
    drafts.clear()
  }

  return { given, drafts, submit, forget }
}
