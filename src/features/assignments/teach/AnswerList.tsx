import { useLingui } from '@lingui/react/macro'
import type { Question } from '../../../contract/questions.ts'
import type { AssignmentQuestion, Submission } from '../../../contract/quizzes/assignment.ts'
import { rightAnswer } from '../../../questions/answers.ts'
import { Sign, signOf } from '../../../questions/Sign.tsx'
import { useTruthWords } from '../../../questions/truthWords.ts'
import type { TruthWords } from '../../../rules/kinds/optionText.ts'
import { answerWords } from '../../../rules/quizzes/answerWords.ts'
import { countByRule, isRightByRule } from '../../../rules/quizzes/rightByRule.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Summary } from '../../../ui/Summary.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import css from '../Assignments.module.css'
import { contentsByQuestion } from '../answers.ts'

interface Props {
  questions: readonly AssignmentQuestion[]
  submission: Submission
}

/** A student's answers beside the questions, with what the rules say of them: a help for the score, which a teacher gives. */
export function AnswerList({ questions, submission }: Props) {
  const { t } = useLingui()
  const contents = contentsByQuestion(submission)
  // one that was taken out stands here only where it was answered
  const shown = questions.filter(({ id, isRemoved }) => !isRemoved || contents.has(id))
  if (shown.length === 0) return null
  const { right, toRead } = countByRule(
    shown.map(({ question }) => question),
    contents,
  )
  return (
    <details open={submission.score === null}>
      <Summary>
        {t`自动判对 ${right} / ${shown.length} 题`}
        {toRead > 0 && t`，${toRead} 题须人工看`}
      </Summary>
      <ol className={css.answers}>
        {shown.map(({ id, question, isRemoved }, index) => (
          <li key={id}>
            <OneAnswer
              question={question}
              place={index + 1}
              content={contents.get(id) ?? ''}
              isRemoved={isRemoved}
            />
          </li>
        ))}
      </ol>
    </details>
  )
}

interface AnswerProps {
  question: Question
  place: number
  content: string
  isRemoved: boolean
}

function OneAnswer({ question, place, content, isRemoved }: AnswerProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const truth = useTruthWords()
  const verdict = isRightByRule(question, content)
  return (
    <>
      <p className={css.quiet}>
        {place}. {pick(question.title, question.titleEn)} {isRemoved && <Tag>{t`已移除的题`}</Tag>}
      </p>
      <p className={css.answer}>{answerWords(question, content, pick, truth) || t`没有作答`}</p>
      {(content !== '' || verdict !== false) && <Sign state={signOf(verdict)} />}
      {verdict !== true && <RightAnswer question={question} truth={truth} />}
    </>
  )
}

/** The right answer in words and letters, of a case part by part. */
function RightAnswer({ question, truth }: { question: Question; truth: TruthWords }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const words = (one: Question): string => {
    const said = one.panDuanAnswer === null ? '' : one.panDuanAnswer ? truth.right : truth.wrong
    const own = rightAnswer(one, question, said) || pick(one.showAnswer, one.showAnswerEn)
    return [own, ...one.children.map((child, at) => `(${at + 1}) ${words(child)}`)].filter(Boolean).join(' ')
  }
  const right = words(question)
  if (right === '') return null
  return <p className={css.quiet}>{t`参考答案：${right}`}</p>
}
