import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { quizStudyingPage, type StudentQuiz } from '../../contract/quizzes/quiz.ts'
import { refresh } from '../../queries/engine/query.ts'
import { quizTimeQuery } from '../../queries/quizzes/quizzes.ts'
import { startSpreadMs } from '../../rules/quizzes/countdown.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Time } from '../../ui/Time.tsx'
import { BeginError, OtherDevice } from './interrupted/OtherDevice.tsx'
import css from './Quizzes.module.css'
import { useAttemptClock } from './useAttemptClock.ts'
import { useIsPlatform } from './useIsPlatform.ts'
import { clockText, isQuizOver, pointsText } from './words.ts'

/** Longer than this a countdown says less than the date. */
const longCountdownMs = 24 * 3_600_000

const askAgain = () => refresh(new Set([quizStudyingPage.path]))

interface Props {
  quiz: StudentQuiz
  error: Error | null
  /** Another device holds the attempt: it is taken over instead of begun. */
  isAway: boolean
  onBegin: () => Promise<void>
  /** Other ways to begin, below the button. */
  children?: React.ReactNode
}

/** Description of a quiz before it begins: its time, its rules, and what is recorded. */
export function QuizIntro({ quiz, error, isAway, onBegin, children }: Props) {
  const { t } = useLingui()
  const isPlatform = useIsPlatform()
  const isUpcoming = quiz.state === 'upcoming'
  const isOver = isQuizOver(quiz)
  return (
    <div className={css.stack}>
      {/* a platform that has the specification's calls only does not say them */}
      {quiz.questionCount > 0 && <QuizFacts quiz={quiz} />}
      {quiz.intro !== '' && <p className={css.prose}>{quiz.intro}</p>}
      <p className={css.quiet}>
        {isPlatform
          ? t`开始后即使断网也能继续作答：答案先存在本机，联网后自动送出。这个平台不能证明断网时的答题时间，只知道答案什么时候送到。`
          : t`开始后即使断网也能继续作答：答案先存在本机，联网后自动送出。老师能看到作答设备、断网时段和换设备的时间，用来认定作答是否按时；这些记录在成绩公布后保留 180 天。设备时钟的改变也会记下，随成绩保存。`}
      </p>
      {quiz.kind === 'exam' && !isPlatform && (
        <p className={css.quiet}>
          {t`这是考试：什么时候离开作答页面也会记录，老师能看到，同样保留 180 天。记录只是事实，不能说明原因。`}
        </p>
      )}
      {isAway && <OtherDevice quizId={quiz.id} />}
      {error && <BeginError error={error} />}
      {isUpcoming && <OpensIn at={quiz.opensAt} />}
      {quiz.state === 'open' && quiz.minutes > 0 && !isPlatform && <LateStart quiz={quiz} />}
      {isOver ? (
        <ButtonLink to="/quizDetail" search={{ quizId: quiz.id }}>
          {t`查看结果`}
        </ButtonLink>
      ) : (
        <>
          <Button disabled={isUpcoming} onClick={() => void onBegin()}>
            <BeginWords isAway={isAway} state={quiz.state} />
          </Button>
          {children}
        </>
      )}
    </div>
  )
}

/** How long a quiz is, how often it may be taken, and when it is open. */
function QuizFacts({ quiz }: { quiz: StudentQuiz }) {
  const { t } = useLingui()
  return (
    <Card>
      <dl className={css.facts2}>
        <Fact name={t`题目`}>{t`${quiz.questionCount} 题`}</Fact>
        <Fact name={t`满分`}>{t`${pointsText(quiz.maxPoints)} 分`}</Fact>
        <Fact name={t`时间`}>{quiz.minutes > 0 ? t`${quiz.minutes} 分钟` : t`不限时`}</Fact>
        <Fact name={t`次数`}>{t`可作答 ${quiz.attempts} 次`}</Fact>
        <Fact name={t`开放`}>
          <Time at={quiz.opensAt} precise />
        </Fact>
        <Fact name={t`截止`}>
          {quiz.closesAt === null ? t`由老师收卷` : <Time at={quiz.closesAt} precise />}
        </Fact>
      </dl>
    </Card>
  )
}

/** How long it is until the quiz opens; the list is asked for anew when it does, by each device a little later than by the last. */
function OpensIn({ at }: { at: number }) {
  const { t } = useLingui()
  const { leftMs } = useAttemptClock(at)
  const left = leftMs ?? 0
  const isDue = left === 0
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void askAgain(), Math.random() * startSpreadMs)
    return () => clearTimeout(timer)
  }, [isDue])
  if (isDue) return <p className={css.quiet}>{t`正在开放，请稍等几秒。`}</p>
  if (left > longCountdownMs) return null
  return (
    <p className={css.quiet} role="timer" aria-live="off">
      {t`${clockText(Math.ceil(left / 1000))} 后开放`}
    </p>
  )
}

const minuteMs = 60_000

/** Says what a start now gives, where the quiz ends before its minutes are over. */
function LateStart({ quiz }: { quiz: StudentQuiz }) {
  const { t } = useLingui()
  const left = useQuery({ ...quizTimeQuery(quiz.id), refetchInterval: minuteMs }).data
  if (typeof left !== 'number' || left >= quiz.minutes * 60) return null
  return (
    <p className={css.notice}>
      {t`现在开始，到测验结束只剩 ${clockText(left)}，不是全部的 ${quiz.minutes} 分钟。`}
    </p>
  )
}

function BeginWords({ isAway, state }: { isAway: boolean; state: StudentQuiz['state'] }) {
  const { t } = useLingui()
  if (isAway) return t`在此设备继续`
  if (state === 'upcoming') return t`尚未开放`
  return state === 'running' ? t`继续作答` : t`开始测验`
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
