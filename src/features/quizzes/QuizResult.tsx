import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { QuizCardItem, StudentQuiz } from '../../contract/quiz.ts'
import type { Specimen } from '../../contract/specimens.ts'
import { specimenQuery } from '../../queries/library/collect.ts'
import {
  markQuizSeen,
  quizAnswerQuery,
  quizDistributionQuery,
  quizKeyQuery,
  quizResultQuery,
} from '../../queries/quizzes/quizzes.ts'
import { QuestionView } from '../../questions/index.tsx'
import { BlankPage } from '../../ui/Blank.tsx'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './Quizzes.module.css'
import { pointsText } from './words.ts'

/** What came of a quiz: the score, the card, own answers, and the key where the quiz shows it (S40). */
export function QuizResult({ quiz }: { quiz: StudentQuiz }) {
  const { t } = useLingui()
  const card = useQuery({ ...quizResultQuery(quiz.id), enabled: quiz.number > 0 }).data
  const [chosen, setChosen] = useState<number | null>(null)
  useEffect(() => {
    if (quiz.isUnread) void markQuizSeen(quiz.id)
  }, [quiz.id, quiz.isUnread])
  if (quiz.state === 'missed')
    return <BlankPage art="empty" title={t`没有参加这次测验`} text={t`测验已经结束。`} />
  return (
    <div className={css.stack}>
      <Card>
        {quiz.points === null ? (
          <p className={css.prose}>
            {quiz.state === 'grading' ? t`老师正在评阅，成绩公布后会通知你。` : t`已交卷，等待评阅。`}
          </p>
        ) : (
          <p>
            <span className={css.score}>{pointsText(quiz.points)}</span>
            <span className={css.quiet}> / {t`${pointsText(quiz.maxPoints)} 分`}</span>
          </p>
        )}
        {quiz.submittedAt !== null && (
          <p className={css.quiet}>
            {t`交卷时间`} <Time at={quiz.submittedAt} precise />
          </p>
        )}
      </Card>
      {quiz.points !== null && <Distribution quizId={quiz.id} />}
      {card && (
        <Section title={t`答题卡`}>
          <ol className={css.cells}>
            {card.items.map((item, index) => (
              <li key={item.questionId}>
                <button
                  type="button"
                  className={css.cell}
                  data-state={stateOf(item)}
                  aria-label={t`第 ${index + 1} 题`}
                  onClick={() => setChosen(index)}
                >
                  {index + 1}
                </button>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Sheet
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title={chosen === null ? '' : t`第 ${chosen + 1} 题`}
      >
        {chosen !== null && card?.items[chosen] && <Answer quizId={quiz.id} item={card.items[chosen]} />}
      </Sheet>
    </div>
  )
}

function stateOf({ isCorrected, isSubmited }: QuizCardItem): string {
  if (isCorrected === true) return 'right'
  if (isCorrected === false) return 'wrong'
  return isSubmited ? 'answered' : 'open'
}

/** One's own answer with the key, or why the key is not shown. */
function Answer({ quizId, item }: { quizId: number; item: QuizCardItem }) {
  const { t } = useLingui()
  const key = useQuery({ ...quizKeyQuery(quizId, item.questionId), retry: false })
  const given = useQuery(quizAnswerQuery(quizId, item.questionId)).data
  const specimenId = key.data?.specimenId ?? 0
  const specimen = useQuery({ ...specimenQuery(specimenId), enabled: specimenId > 0 }).data
  const specimens = new Map<number, Specimen>(specimen ? [[specimen.id, specimen]] : [])
  const points =
    item.points === null ? null : t`${pointsText(item.points)} / ${pointsText(item.maxPoints)} 分`
  return (
    <div className={css.stack}>
      {points && <p className={css.clock}>{points}</p>}
      {key.data ? (
        <QuestionView
          question={key.data}
          content={given?.content ?? ''}
          onChange={() => undefined}
          shown
          specimens={specimens}
        />
      ) : (
        <p className={css.prose}>
          {item.isSubmited ? t`这道题已作答。` : t`这道题没有作答。`}
          {t`测验暂不公布答案。`}
        </p>
      )}
    </div>
  )
}

/** How the points of the class lie, from ten students on. */
function Distribution({ quizId }: { quizId: number }) {
  const { t } = useLingui()
  const found = useQuery(quizDistributionQuery(quizId)).data
  if (!found || found.counts.length === 0) return null
  const most = Math.max(...found.counts, 1)
  const steps = found.counts.map((count, index) => ({ from: index * 10, count }))
  return (
    <Section title={t`班级得分分布`}>
      <div className={css.bars} role="img" aria-label={t`${found.students} 人的得分，按十分之一分段`}>
        {steps.map(({ from, count }) => (
          <span key={from} style={{ height: `${(count / most) * 100}%` }} />
        ))}
      </div>
    </Section>
  )
}
