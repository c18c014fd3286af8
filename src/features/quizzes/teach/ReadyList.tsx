import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type QuizSitter,
  type QuizTimelineRow,
  quizDecide,
  type TeacherQuizDetail,
} from '../../../contract/quizTeaching.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { quizAttemptQuery, quizReadyQuery } from '../../../queries/quizzes/quizzes.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Quizzes.module.css'
import { pointsText } from '../words.ts'
import { useManageFailure } from './useManageFailure.ts'

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
  const sitters = useQuery({ ...quizReadyQuery(quiz.id), refetchInterval: isLive && refreshMs }).data ?? []
  const current = sitters.find(({ accountId }) => accountId === chosen)
  return (
    <Section title={t`学生`}>
      <Card flush as="ul">
        {sitters.map((sitter) => (
          <li key={sitter.accountId}>
            <RowButton
              aria-disabled={sitter.attempt === null}
              chevron={sitter.attempt !== null}
              onClick={() => sitter.attempt && setChosen(sitter.accountId)}
              title={pick(sitter.name, sitter.nameEn)}
              sub={<SitterWords sitter={sitter} questionCount={quiz.questionCount} />}
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
        {current && <AttemptTimeline quizId={quiz.id} accountId={current.accountId} />}
      </Sheet>
    </Section>
  )
}

function SitterWords({ sitter, questionCount }: { sitter: QuizSitter; questionCount: number }) {
  const { t } = useLingui()
  const { attempt, loginName } = sitter
  if (!attempt) return loginName
  return (
    <span className={css.facts}>
      <span>{loginName}</span>
      <span>{t`已答 ${attempt.answered} / ${questionCount}`}</span>
      {attempt.waiting > 0 && <span>{t`${attempt.waiting} 份未送达`}</span>}
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
      {attempt.points !== null && attempt.state !== 'running' && (
        <strong className="num">{pointsText(attempt.points)}</strong>
      )}
      {attempt.undecided > 0 && <Tag tone="warn">{t`${attempt.undecided} 份待认定`}</Tag>}
      {attempt.state === 'running' ? <Tag tone="primary">{t`作答中`}</Tag> : <Tag tone="ok">{t`已交卷`}</Tag>}
    </span>
  )
}

/** What an attempt's device sent and when; what cannot be proved is decided here. */
function AttemptTimeline({ quizId, accountId }: { quizId: number; accountId: number }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const attempt = useQuery(quizAttemptQuery(quizId, accountId)).data
  const fail = useManageFailure()
  const decide = useMutation({
    mutationFn: (given: { rows: QuizTimelineRow[]; accept: boolean }) =>
      manageQuizzes(quizDecide, {
        quizId,
        decisions: given.rows.map(({ opId }) => ({ opId, accept: given.accept })),
        reason,
      }),
    onError: fail,
  })
  if (!attempt) return null
  const undecided = attempt.rows.filter(({ verdict, decided }) => verdict === 'undecided' && decided === null)
  return (
    <div className={css.stack}>
      <ul className={css.list}>
        {attempt.rows.map((row) => (
          <li key={row.opId} className={css.line}>
            <span>{row.kind === 'handIn' ? t`交卷` : <AnswerNumber attempt={attempt} row={row} />}</span>
            <Time at={row.receivedAt} precise />
          </li>
        ))}
      </ul>
      {undecided.length > 0 && (
        <>
          <p className={css.notice}>{t`${undecided.length} 份作答无法证明是否按时，请认定。`}</p>
          <TextField label={t`原因`} value={reason} onChange={(event) => setReason(event.target.value)} />
          <div className={css.buttons}>
            <Button busy={decide.isPending} onClick={() => decide.mutate({ rows: undecided, accept: true })}>
              {t`计入`}
            </Button>
            <Button kind="plain" onClick={() => decide.mutate({ rows: undecided, accept: false })}>
              {t`不计入`}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function AnswerNumber({
  attempt,
  row,
}: {
  attempt: { answers: readonly { questionId: number }[] }
  row: QuizTimelineRow
}) {
  const { t } = useLingui()
  const number = attempt.answers.findIndex(({ questionId }) => questionId === row.questionId) + 1
  return t`第 ${number} 题`
}
