import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { pendingSubjectsAtom } from '../../queries/sync.ts'
import { isAnswered, isSelfMarked } from '../../rules/grading/index.ts'
import type { Deck } from './deck.ts'
import type { SavedState } from './Saved.tsx'
import { type Place, places, startAt } from './standing.ts'
import { useAnswering } from './useAnswering.ts'
import type { Drafts } from './useDrafts.ts'

export interface PracticeProps {
  deck: Deck
  /** answers begun before and not submitted */
  begun: Drafts
  /** the question of the address */
  asked: QuestionId | undefined
  onGo: (question: QuestionId) => void
}

/** A deck being practised: where the student is, what stands there, and what can be done. */
export function usePractice({ deck, begun, asked, onGo }: PracticeProps) {
  const pending = useAtomValue(pendingSubjectsAtom)
  const { given, drafts, submit, forget } = useAnswering(deck, begun)
  const all = places(deck, given)
  // where practice began stays where it is while answers come in
  const [start] = useState(() => startAt(all, asked))
  const found = all.findIndex((place) => place.question.id === asked)
  const current = found >= 0 ? found : start
  const place = all[current]
  const shown = place !== undefined && place.standing !== 'unanswered'
  const content = place ? (shown ? place.content : drafts.of(place.question.id)) : ''
  const goer = (index: number) => {
    const there = all[index]
    return there && (() => onGo(there.question.id))
  }
  return {
    all,
    current,
    place,
    shown,
    content,
    /** there is something to submit */
    ready: place !== undefined && !shown && isAnswered(place.question, content),
    /** undefined where there is no such question */
    back: goer(current - 1),
    next: goer(current + 1),
    go: (index: number) => goer(index)?.(),
    submit: () => void (place && submit(place.question, content, 0)),
    change(next: string) {
      if (!place) return
      if (!shown) drafts.keep(place.question.id, next)
      else if (isSelfMarked(place.question)) void submit(place.question, next, 0)
    },
    savedState: (of: Place): SavedState => savedState(of, pending.get(`question:${of.question.id}`)),
    isWaiting: (question: QuestionId) => pending.has(`question:${question}`),
    forget,
  }
}

function savedState({ given }: Place, pending: 'waiting' | 'parked' | undefined): SavedState {
  if (given?.saving === 'saving' || given?.saving === 'failed') return given.saving
  return pending ?? 'received'
}
