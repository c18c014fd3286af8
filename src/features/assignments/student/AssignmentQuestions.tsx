import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Question } from '../../../contract/questions.ts'
import type { AssignmentPaper } from '../../../contract/quizzes/assignment.ts'
import type { Specimen } from '../../../contract/specimens.ts'
import type { PaperPictures } from '../../../queries/quizzes/usePaperPictures.ts'
import { Explanation } from '../../../questions/Explanation.tsx'
import { QuestionView } from '../../../questions/index.tsx'
import { Sign, signOf } from '../../../questions/Sign.tsx'
import { useTruthWords } from '../../../questions/truthWords.ts'
import type { ShownSpecimens } from '../../../questions/types.ts'
import { isBegun } from '../../../rules/kinds/index.ts'
import { answerWords } from '../../../rules/quizzes/answerWords.ts'
import { countByRule, isRightByRule } from '../../../rules/quizzes/rightByRule.ts'
import { completeQuestion } from '../../../rules/quizzes/specified.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Summary } from '../../../ui/Summary.tsx'
import css from '../Assignments.module.css'

/** Answers by question. */
export type AnswersByQuestion = Readonly<Record<number, string>>

export const isAnyBegun = (questions: readonly Question[], answers: AnswersByQuestion): boolean =>
  questions.some((question) => isBegun(question, answers[question.id] ?? ''))

/** The questions that a version answers: as the question view takes them, without those that were taken out. */
export const questionsToAnswer = ({ questions }: AssignmentPaper): Question[] =>
  questions.filter(({ isRemoved }) => !isRemoved).map(completeQuestion)

interface FormProps {
  paper: AssignmentPaper
  questions: readonly Question[]
  answers: AnswersByQuestion
  onAnswer: (questionId: number, content: string) => void
  pictures: PaperPictures
}

/** The questions of an assignment, one below the other, as they are being answered. */
export function QuestionsToAnswer({ paper, questions, answers, onAnswer, pictures }: FormProps) {
  const specimens = useSpecimens(paper)
  const answered = questions.filter((question) => isBegun(question, answers[question.id] ?? '')).length
  return (
    <>
      <p className={css.quiet} role="status">
        <Trans>
          共 {questions.length} 题，已答 {answered} 题。
        </Trans>{' '}
        <KeptWords pictures={pictures} hasPictures={paper.specimens.length > 0} />
      </p>
      <ol className={css.questions}>
        {questions.map((question, index) => (
          <OneQuestion
            key={question.id}
            question={question}
            place={index + 1}
            content={answers[question.id] ?? ''}
            onAnswer={onAnswer}
            specimens={specimens}
          />
        ))}
      </ol>
    </>
  )
}

/** Whether the questions can be answered without network. */
function KeptWords({ pictures, hasPictures }: { pictures: PaperPictures; hasPictures: boolean }) {
  const { t } = useLingui()
  const { kept, all, isWhole, canKeep } = pictures
  if (!canKeep) return null
  if (!hasPictures || isWhole) return t`题目已在本机，断网也能作答。`
  return t`正在把题目的图片存到本机：${kept} / ${all}`
}

const useSpecimens = ({ specimens }: AssignmentPaper): ShownSpecimens =>
  useMemo(() => new Map<number, Specimen>(specimens.map((one) => [one.id, one])), [specimens])

interface OneProps extends Pick<FormProps, 'onAnswer'> {
  question: Question
  place: number
  content: string
  specimens: ShownSpecimens
}

/** The others rest while one is answered. */
const OneQuestion = memo(function OneQuestion({ question, place, content, onAnswer, specimens }: OneProps) {
  const { ref, shown } = useNearPictures(specimens)
  return (
    <li ref={ref} className={css.question}>
      <h3 className={css.place}>
        <Trans>第 {place} 题</Trans>
      </h3>
      <QuestionView
        narrow
        question={question}
        content={content}
        onChange={(next) => onAnswer(question.id, next)}
        shown={false}
        isPaper
        specimens={shown}
      />
    </li>
  )
})

/** How far from the sight a question's picture is opened already. */
const nearMargin = '400px'

/** Pictures open only near the sight: a phone has no memory for those of all questions. */
function useNearPictures(specimens: ShownSpecimens) {
  const ref = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return setNear(true)
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: nearMargin,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const shown = useMemo(
    () => (isNear ? specimens : new Map([...specimens.keys()].map((id) => [id, null]))),
    [isNear, specimens],
  )
  return { ref, shown }
}

interface AnsweredProps {
  paper: AssignmentPaper
  contents: ReadonlyMap<number, string>
  /** The newest work stands open. */
  isNewest: boolean
}

/** The answers of a version that was handed in; with the keys, once the service gives them. */
export function AnsweredQuestions({ paper, contents, isNewest }: AnsweredProps) {
  const { t } = useLingui()
  const { keys } = paper
  const asked: readonly Question[] = keys ?? paper.questions.map(completeQuestion)
  const removed = new Set(paper.questions.filter((one) => one.isRemoved).map(({ id }) => id))
  const shown = asked.filter(({ id }) => !removed.has(id) || contents.has(id))
  const answered = shown.filter(({ id }) => contents.has(id)).length
  if (answered === 0) return null
  const counted = keys && countByRule(shown, contents)
  return (
    <details open={isNewest}>
      <Summary>
        {counted
          ? t`题目：自动判对 ${counted.right} / ${shown.length} 题`
          : t`题目：已答 ${answered} / ${shown.length} 题`}
      </Summary>
      {keys ? (
        <KeyedAnswers paper={paper} questions={shown} contents={contents} />
      ) : (
        <PlainAnswers questions={shown} contents={contents} />
      )}
    </details>
  )
}

interface AnswersProps {
  questions: readonly Question[]
  contents: ReadonlyMap<number, string>
}

/** The answers of a version, in words. */
function PlainAnswers({ questions, contents }: AnswersProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const truth = useTruthWords()
  return (
    <ol className={css.answers}>
      {questions.map((question, index) => (
        <li key={question.id}>
          <p className={css.quiet}>
            {index + 1}. {pick(question.title, question.titleEn)}
          </p>
          <p className={css.answer}>
            {answerWords(question, contents.get(question.id) ?? '', pick, truth) || t`没有作答`}
          </p>
        </li>
      ))}
    </ol>
  )
}

function KeyedAnswers({ paper, questions, contents }: AnswersProps & { paper: AssignmentPaper }) {
  const specimens = useSpecimens(paper)
  return (
    <ol className={css.questions}>
      {questions.map((question, index) => (
        <KeyedAnswer
          key={question.id}
          question={question}
          place={index + 1}
          content={contents.get(question.id) ?? ''}
          specimens={specimens}
        />
      ))}
    </ol>
  )
}

function KeyedAnswer({ question, place, content, specimens }: Omit<OneProps, 'onAnswer'>) {
  const { ref, shown } = useNearPictures(specimens)
  return (
    <li ref={ref} className={css.question}>
      <h3 className={css.place}>
        <Trans>第 {place} 题</Trans> <Sign state={signOf(isRightByRule(question, content))} />
      </h3>
      <QuestionView narrow question={question} content={content} shown isPaper specimens={shown}>
        <Explanation question={question} content={content} recited={content === ''} />
      </QuestionView>
    </li>
  )
}
