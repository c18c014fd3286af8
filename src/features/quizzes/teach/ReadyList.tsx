import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuizSitter, TeacherQuizDetail } from '../../../contract/quizzes/quizTeaching.ts'
import { quizReadyQuery } from '../../../queries/quizzes/quizzes.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Quizzes.module.css'
import { pointsText } from '../words.ts'
import { AttemptSheet } from './AttemptSheet.tsx'
import { UndecidedAnswers } from './decide/UndecidedAnswers.tsx'

/** How often the list is asked for again while the quiz runs, ms. */
const refreshMs = 10_000

interface Props {
  quiz: TeacherQuizDetail
  isLive: boolean
}

/** Who has begun, who was heard of when, and who handed in. */
export function ReadyList({ quiz, isLive }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [chosen, setChosen] = useState<number | null>(null)
  const { data } = useQuery({ ...quizReadyQuery(quiz.id), refetchInterval: isLive && refreshMs })
  const sitters = data ?? []
  const [isNameless, setNameless] = useState(false)
  const current = sitters.find(({ accountId }) => accountId === chosen)
  const begun = sitters.flatMap(({ attempt }) => attempt ?? [])
  const loaded = begun.filter(({ paperLoaded }) => paperLoaded).length
  const waiting = begun.reduce((sum, attempt) => sum + attempt.waiting, 0)
  // the quiz also counts earlier attempts, and those of students who left the class
  const undecided = Math.max(
    quiz.undecided,
    begun.reduce((sum, attempt) => sum + attempt.undecided, 0),
  )
  return (
    <Section
      title={isLive ? t`就绪清单` : t`学生名单`}
      action={
        <Button kind="text" aria-pressed={isNameless} onClick={() => setNameless(!isNameless)}>
          {isNameless ? t`显示姓名` : t`隐去姓名（投影）`}
        </Button>
      }
    >
      {data && (
        <p className={css.quiet}>
          {[
            t`${begun.length} / ${sitters.length} 人开始`,
            isLive && t`${loaded} 台设备有试卷`,
            (isLive || waiting > 0) && t`${waiting} 份未送达`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <UndecidedAnswers quizId={quiz.id} waiting={undecided} isNameless={isNameless} />
      <Card flush as="ul">
        {sitters.map((sitter) => (
          <li key={sitter.accountId}>
            <RowButton
              chevron
              onClick={() => setChosen(sitter.accountId)}
              title={isNameless ? sitter.loginName.slice(-3) : pick(sitter.name, sitter.nameEn)}
              sub={<SitterWords sitter={sitter} questionCount={quiz.questionCount} isNameless={isNameless} />}
              trail={<SitterState sitter={sitter} />}
            />
          </li>
        ))}
      </Card>
      <Sheet
        open={current !== undefined}
        onClose={() => setChosen(null)}
        title={current ? pick(current.name, current.nameEn) : ''}
      >
        {current && <AttemptSheet key={current.accountId} quiz={quiz} sitter={current} />}
      </Sheet>
    </Section>
  )
}

interface WordsProps {
  sitter: QuizSitter
  questionCount: number
  isNameless: boolean
}

function SitterWords({ sitter, questionCount, isNameless }: WordsProps) {
  const { t } = useLingui()
  const { attempt, loginName, extraMinutes, timeFactor } = sitter
  const extraTime = (
    <>
      {extraMinutes > 0 && <span>{t`加时 ${extraMinutes} 分钟`}</span>}
      {timeFactor > 1 && !isNameless && <span>{t`时间 ×${timeFactor}`}</span>}
    </>
  )
  if (!attempt)
    return (
      <span className={css.facts}>
        {!isNameless && <span>{loginName}</span>}
        {extraTime}
      </span>
    )
  return (
    <span className={css.facts}>
      {!isNameless && <span>{loginName}</span>}
      {extraTime}
      {attempt.lastHeardAt !== null && attempt.state === 'running' && (
        <span>
          {t`最近`} <Time at={attempt.lastHeardAt} precise />
        </span>
      )}
      <span>{t`已答 ${attempt.answered} / ${questionCount}`}</span>
      {attempt.waiting > 0 && <span>{t`${attempt.waiting} 份未送达`}</span>}
      {attempt.outages > 0 && <span>{t`断网 ${attempt.outages} 次`}</span>}
      {attempt.takeOvers > 0 && <span>{t`换过 ${attempt.takeOvers} 次设备`}</span>}
    </span>
  )
}

function SitterState({ sitter }: { sitter: QuizSitter }) {
  const { t } = useLingui()
  const { attempt } = sitter
  if (!attempt) return <Tag>{t`未开始`}</Tag>
  return (
    <span className={css.marks}>
      {sitter.hasLeft && <Tag>{t`已离开班级`}</Tag>}
      {attempt.points !== null && attempt.state !== 'running' && (
        <strong className="num">{pointsText(attempt.points)}</strong>
      )}
      {attempt.undecided > 0 && <Tag tone="warn">{t`${attempt.undecided} 份待认定`}</Tag>}
      {attempt.state === 'running' ? <Tag tone="primary">{t`作答中`}</Tag> : <Tag tone="ok">{t`已交卷`}</Tag>}
    </span>
  )
}
