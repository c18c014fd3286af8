import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { type PracticeMode, practiceLookAtom, setPracticeLook } from '../../device/practice.ts'
import type { BegunDrafts, KeptDrafts } from '../../drafts/useDrafts.ts'
import type { KeptFlags } from '../../drafts/useFlags.ts'
import { useLeft } from '../../drafts/useLeft.ts'
import { usePaper } from '../../drafts/usePaper.ts'
import { useStopwatch } from '../../drafts/useStopwatch.ts'
import { acknowledgedAtom, pendingAnswersAtom } from '../../queries/engine/pendingAnswers.ts'
import { handInKey } from '../../rules/handIn.ts'
import { isAnswered, isSelfMarked } from '../../rules/kinds/index.ts'
import {
  begunAnswers as begunOf,
  inCardOrder,
  isOtherMark,
  keepUnchanged,
  paperProgress,
  progressFrom,
  type QuestionProgress,
  savedState,
  startIndex,
} from './sources/progress.ts'
import type { QuestionSource } from './sources/questionSource.ts'
import { useAnswering } from './useAnswering.ts'

export interface PracticeProps {
  source: QuestionSource
  /** drafts, flags, paper and places left from earlier practice that was not submitted */
  begun: BegunDrafts
  /** the question of the address */
  asked: QuestionId | undefined
  onGo: (question: QuestionId) => void
}

export interface PracticeRunProps extends PracticeProps {
  /** answers that are not submitted, and flags: they stay where a few of the source are practised again */
  drafts: KeptDrafts
  flagged: KeptFlags
}

export type Practising = ReturnType<typeof usePractice>

/** Remembers the places as they were, so that those that did not change stay the same objects. */
function keeper() {
  let before: QuestionProgress[] = []
  return (now: QuestionProgress[]) => {
    before = keepUnchanged(before, now)
    return before as readonly QuestionProgress[]
  }
}

/** A question source being practised: where the student is, what stands there, and what can be done. */
export function usePractice({ source, begun, drafts, flagged, asked, onGo }: PracticeRunProps) {
  const look = useAtomValue(practiceLookAtom)
  const mode = source.mode ?? look.mode
  const isExam = mode === 'exam'
  const pending = useAtomValue(pendingAnswersAtom)
  const acknowledged = useAtomValue(acknowledgedAtom)
  const { given, submit, forget } = useAnswering(source, drafts)
  const { flags, toggle } = flagged
  const { questions, items, contents, times } = source
  const order = useMemo(() => inCardOrder({ questions, items }), [questions, items])
  // where practice began stays where it is while answers come in
  const [start] = useState(() => {
    const written = (isExam && begun.paper?.answers) || new Map()
    const stood = mode === 'practise' ? progressFrom(source, new Map()) : paperProgress(source, written)
    // a round of which nothing stands begins at its beginning, wherever the one before was left
    const isBlank = mode === 'practise' && stood.every(({ standing }) => standing === 'unanswered')
    return startIndex(stood, asked, isBlank ? undefined : begun.left.get(mode))
  })
  const found = asked === undefined ? -1 : order.findIndex(({ id }) => id === asked)
  const current = found >= 0 ? found : start
  const id = order[current]?.id ?? null
  const examWatch = useStopwatch(isExam ? id : null, begun.paper?.spent)
  const paper = usePaper(source, begun.paper, examWatch)
  const left = useLeft(source, begun.left, mode, id)
  const [steady] = useState(keeper)
  const all = useMemo(
    () =>
      steady(
        isExam
          ? paperProgress({ questions, items }, paper.answers)
          : progressFrom({ questions, items, contents, times }, given),
      ),
    [steady, questions, items, contents, times, given, isExam, paper.answers],
  )
  /**
   * Questions that are answered once more because the service refused the answer; the new answer replaces the old one.
   */
  const [anew, setAnew] = useState<ReadonlySet<QuestionId>>(new Set())
  const stands = all[current]
  const place: QuestionProgress | undefined =
    stands && anew.has(stands.question.id)
      ? { ...stands, standing: 'unanswered', content: '', ms: undefined, given: undefined }
      : stands
  const answered = place !== undefined && place.standing !== 'unanswered' && place.standing !== 'written'
  const watch = useStopwatch(mode === 'practise' && !answered ? id : null)
  const recited = mode === 'recite'
  const written = (of: QuestionProgress) => (isExam || answered ? of.content : drafts.of(of.question.id))
  const content = !place || recited ? '' : written(place)
  const goer = (index: number) => {
    const there = all[index]
    return there && (() => onGo(there.question.id))
  }
  /** Stores an answer as it is marked now although it stands already: a near miss that counts after all. */
  const amend = (next: string) => {
    if (place) void submit(place.question, next, place.ms ?? 0, { amends: true })
  }
  return {
    mode,
    all,
    current,
    place,
    /** the answer stands and what is right is shown */
    shown: answered && mode === 'practise',
    recited,
    content,
    /** there is an answer to submit */
    ready: mode === 'practise' && place !== undefined && !answered && isAnswered(place.question, content),
    /** undefined where there is no question before or after */
    back: goer(current - 1),
    next: goer(current + 1),
    go: (index: number) => goer(index)?.(),
    /** the question in sight stays there, but a mock exam goes on where it was left, and a blank one at its beginning */
    turnTo(next: PracticeMode) {
      setPracticeLook({ mode: next })
      if (next !== 'exam') return
      const isBegun = paper.answers.size > 0
      goer(isBegun ? order.findIndex((question) => question.id === left.get(next)) : 0)?.()
    },
    submit() {
      if (!place) return
      const { question } = place
      void submit(question, content, watch.on(question.id))
      setAnew((before) => new Set([...before].filter((one) => one !== question.id)))
    },
    answerAgain: () => id !== null && setAnew((before) => new Set([...before, id])),
    change(next: string) {
      if (!place || recited) return
      const { question } = place
      if (isExam) paper.keep(question.id, next)
      else if (!answered) drafts.keep(question.id, next)
      else if (isSelfMarked(question) && isOtherMark(place, next)) amend(next)
    },
    amend,
    paper: {
      ...paper,
      /** seals the paper and answers what is handed in, as now stored on the device; null: it could not be stored */
      async seal() {
        const sealed = await paper.seal()
        if (!sealed) return null
        const { id, answers } = sealed
        return begunOf(paperProgress(source, answers)).map(({ question, content }) => {
          return { question, content, key: handInKey(id, question.id, content) }
        })
      },
      /** the next one begins blank, at its first question */
      clear() {
        paper.clear()
        left.delete('exam')
      },
    },
    /** submits one answer of the paper that was sealed; false: it could not be stored */
    handIn: ({ question, content, key }: Pick<QuestionProgress, 'question' | 'content'> & { key: string }) =>
      submit(question, content, examWatch.on(question.id), { key }),
    watch: isExam ? examWatch : watch,
    flags,
    toggleFlag: () => id !== null && toggle(id),
    savedState(of: QuestionProgress) {
      const { id } = of.question
      return savedState(of, contents.get(id), pending.get(id), acknowledged.get(id))
    },
    pending,
    forget,
  }
}
