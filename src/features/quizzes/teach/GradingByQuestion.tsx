import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '../../../contract/questions.ts'
import type {
  QuizAnswerToGrade,
  QuizQuestionItem,
  TeacherQuizDetail,
} from '../../../contract/quizzes/quizTeaching.ts'
import { QuestionCard } from '../../../parts/QuestionCard.tsx'
import { gradeAnswer, quizGradingQuery, useGradeState } from '../../../queries/quizzes/grading.ts'
import { isNearMiss } from '../../../rules/quizzes/nearMiss.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Quizzes.module.css'
import { useWorthWords } from '../useWorthWords.ts'
import { pointsText } from '../words.ts'
import { AnswerContent } from './AnswerContent.tsx'
import { RegradeForm } from './RegradeForm.tsx'

/** Grading, one question over all students. What the rules score themselves can be changed too. */
export function GradingByQuestion({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const worthWords = useWorthWords()
  const [chosen, setChosen] = useState<number | null>(null)
  const current = quiz.questions.find(({ id }) => id === chosen)
  return (
    <Section title={t`按题评阅`}>
      <QuestionCard>
        {quiz.questions.map((item, index) => (
          <li key={item.id}>
            <RowButton
              chevron
              lead={index + 1}
              onClick={() => setChosen(item.id)}
              title={pick(item.question.title, item.question.titleEn)}
              sub={`${pick(item.question.type.name, item.question.type.nameEn)} · ${item.isLeftOut ? t`不计分` : worthWords(item)}`}
            />
          </li>
        ))}
      </QuestionCard>
      <Sheet
        open={current !== undefined}
        onClose={() => setChosen(null)}
        title={current ? t`第 ${quiz.questions.indexOf(current) + 1} 题` : ''}
      >
        {current && <Answers quiz={quiz} item={current} />}
      </Sheet>
    </Section>
  )
}

function Answers({ quiz, item }: { quiz: TeacherQuizDetail; item: QuizQuestionItem }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const answers = useQuery(quizGradingQuery(quiz.id, item.id)).data ?? []
  const { question } = item
  // Answers that nobody scored come first, then those that a person should look at.
  const placeOf = (answer: QuizAnswerToGrade) => {
    if (answer.points === null) return 0
    return needsLook(question, answer) ? 1 : 2
  }
  const sorted = answers.toSorted((one, other) => placeOf(one) - placeOf(other))
  return (
    <div className={css.stack}>
      <RegradeForm quiz={quiz} item={item} answers={answers} />
      <p className={css.prose}>{pick(question.title, question.titleEn)}</p>
      {question.showAnswer !== '' && (
        <p className={css.notice}>{t`参考答案：${pick(question.showAnswer, question.showAnswerEn)}`}</p>
      )}
      {sorted.map((answer) => (
        <OneAnswer
          key={`${answer.attemptId} ${answer.version}`}
          quizId={quiz.id}
          item={item}
          answer={answer}
        />
      ))}
    </div>
  )
}

/** The rules found it wrong and nearly right, and no person has scored it since. */
const needsLook = (question: Question, { version, content }: QuizAnswerToGrade): boolean =>
  version === 0 && isNearMiss(question, content)

interface OneProps {
  quizId: number
  item: QuizQuestionItem
  answer: QuizAnswerToGrade
}

export function OneAnswer({ quizId, item, answer }: OneProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [points, setPoints] = useState(answer.points === null ? '' : String(answer.points / 100))
  const [comment, setComment] = useState(answer.comment)
  const { isWaiting, refused } = useGradeState(answer.attemptId, item.id)
  const given = Math.round(Number(points) * 100)
  const isWrong = points !== '' && !(given >= 0 && given <= item.maxPoints)
  const isReady = points !== '' && !isWrong
  const grade = async () => {
    try {
      const { attemptId, version } = answer
      await gradeAnswer({ quizId, attemptId, questionId: item.id, points: given, comment, version })
    } catch {
      toast(t`没有存下来，请再试一次。`, { kind: 'bad' })
    }
  }
  const name = pick(answer.name, answer.nameEn)
  return (
    <Card>
      <p className={css.quiet}>
        {name}
        {isWaiting && ` · ${t`已存本机，待送出`}`}
      </p>
      {needsLook(item.question, answer) && <Tag tone="warn">{t`写法接近，请看一眼`}</Tag>}
      {refused !== undefined && (
        <p className={css.notice} role="alert">
          {t`你的评分没有写入：${refused}。如要更改，请核对后再评一次。`}
        </p>
      )}
      <AnswerContent question={item.question} content={answer.content} />
      <div className={css.gradeLine}>
        <TextField
          type="number"
          min={0}
          max={item.maxPoints / 100}
          step={0.5}
          label={t`${name}的得分，满分 ${pointsText(item.maxPoints)}`}
          error={isWrong && t`请填 0 到 ${pointsText(item.maxPoints)} 的分数`}
          value={points}
          onChange={(event) => setPoints(event.target.value)}
        />
        <TextField
          label={t`评语`}
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <Button kind="soft" aria-disabled={!isReady} onClick={() => isReady && void grade()}>
          {t`评分`}
        </Button>
      </div>
    </Card>
  )
}
