import { Trans, useLingui } from '@lingui/react/macro'
import type { StudentQuiz } from '../../contract/quizzes/quiz.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './Quizzes.module.css'
import { pointsText, quizStates } from './words.ts'

/** Quizzes in a list: what is running or open leads to the questions, all else to the result. */
export function QuizRows({ quizzes }: { quizzes: readonly StudentQuiz[] }) {
  return (
    <Card flush as="ul">
      {quizzes.map((quiz) => (
        <li key={quiz.id}>
          <QuizRow quiz={quiz} />
        </li>
      ))}
    </Card>
  )
}

function QuizRow({ quiz }: { quiz: StudentQuiz }) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const { words, tone } = quizStates[quiz.state]
  const isToTake = quiz.state === 'open' || quiz.state === 'running' || quiz.state === 'upcoming'
  const parts = {
    title: pick(quiz.title, quiz.titleEn),
    sub: (
      <span className={css.facts}>
        <span>{pick(quiz.courseName, quiz.courseNameEn)}</span>
        {quiz.questionCount > 0 && <span>{t`${quiz.questionCount} 题`}</span>}
        {quiz.minutes > 0 && <span>{t`${quiz.minutes} 分钟`}</span>}
        <QuizWhen quiz={quiz} />
      </span>
    ),
    trail: (
      <span className={css.standing}>
        {quiz.points !== null && (
          <strong className="num">
            {pointsText(quiz.points)} / {pointsText(quiz.maxPoints)}
          </strong>
        )}
        <Tag tone={tone}>{i18n._(words)}</Tag>
        {quiz.isUnread && <Tag tone="eosin">{t`有更新`}</Tag>}
      </span>
    ),
  }
  return isToTake ? (
    <RowLink to="/quizQuestion" search={{ quizId: quiz.id }} {...parts} />
  ) : (
    <RowLink to="/quizDetail" search={{ quizId: quiz.id }} {...parts} />
  )
}

/** When a quiz opens or ends, whichever comes next. */
function QuizWhen({ quiz }: { quiz: StudentQuiz }) {
  if (quiz.state === 'upcoming')
    // a platform with the specification's calls only may not tell when
    return (
      quiz.opensAt > 0 && (
        <span>
          <Trans>
            <Time at={quiz.opensAt} precise /> 开放
          </Trans>
        </span>
      )
    )
  if (quiz.submittedAt !== null)
    return (
      <span>
        <Trans>
          <Time at={quiz.submittedAt} precise /> 交卷
        </Trans>
      </span>
    )
  if (quiz.closesAt === null) return null
  return (
    <span>
      <Trans>
        <Time at={quiz.closesAt} precise /> 截止
      </Trans>
    </span>
  )
}
