import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type QuizAttemptDetail,
  type QuizSitter,
  type QuizTimelineRow,
  quizDecide,
  type TeacherQuizDetail,
} from '../../../contract/quizzes/quizTeaching.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { quizAttemptQuery } from '../../../queries/quizzes/quizzes.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Quizzes.module.css'
import { OneStudentActs } from './OneStudentActs.tsx'
import { useManageFailure } from './useManageFailure.ts'
import { eventNames, reasonNames, verdictNames, verdictTones } from './verdictWords.ts'

interface Props {
  quiz: TeacherQuizDetail
  sitter: QuizSitter
}

/** One student of a quiz: more time, reopening, and the timeline of what the device sent. */
export function AttemptSheet({ quiz, sitter }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.stack}>
      {quiz.state === 'published' && <OneStudentActs key={sitter.timeFactor} quiz={quiz} sitter={sitter} />}
      {sitter.attempt ? (
        <Timeline quizId={quiz.id} accountId={sitter.accountId} />
      ) : (
        <p className={css.quiet}>{t`这名学生没有开始作答。`}</p>
      )}
    </div>
  )
}

/** Timeline of an attempt: what its device sent and when. The teacher decides here on what cannot be proved. */
function Timeline({ quizId, accountId }: { quizId: number; accountId: number }) {
  const { t, i18n } = useLingui()
  const attempt = useQuery(quizAttemptQuery(quizId, accountId)).data
  if (!attempt) return null
  return (
    <>
      <Section title={t`时间线`}>
        <p className={css.quiet}>
          {t`开始`} <Time at={attempt.startedAt} precise />
          {attempt.endAt !== null && (
            <>
              {' · '}
              {t`时限至`} <Time at={attempt.endAt} precise />
            </>
          )}
        </p>
        <Decisions quizId={quizId} attempt={attempt} />
      </Section>
      {attempt.events.length > 0 && (
        <Section title={t`记录`}>
          <ul className={css.list}>
            {attempt.events.map((event) => {
              const name = eventNames[event.kind]
              return (
                <li key={`${event.kind} ${event.at} ${event.detail}`} className={css.line}>
                  <span>{name ? i18n._(name) : event.kind}</span>
                  <Time at={event.at} precise />
                </li>
              )
            })}
          </ul>
          <p className={css.quiet}>{t`设备断网、切到后台或改时钟只是事实，不能说明原因。`}</p>
        </Section>
      )}
    </>
  )
}

/** Which answers the teacher has chosen to decide on, and the decision with its reason. */
function useDecisions(quizId: number) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const decide = useMutation({
    mutationFn: (accept: boolean) =>
      manageQuizzes(quizDecide, {
        quizId,
        decisions: [...chosen].map((opId) => ({ opId, accept })),
        reason,
      }),
    onSuccess: () => {
      setChosen(new Set())
      setReason('')
      toast(t`已认定，学生会收到消息`)
    },
    onError: useManageFailure(),
  })
  const toggle = (opId: string) => {
    const next = new Set(chosen)
    if (!next.delete(opId)) next.add(opId)
    setChosen(next)
  }
  return { chosen, setChosen, toggle, reason, setReason, decide }
}

function Decisions({ quizId, attempt }: { quizId: number; attempt: QuizAttemptDetail }) {
  const { t } = useLingui()
  const { chosen, setChosen, toggle, reason, setReason, decide } = useDecisions(quizId)
  const open = attempt.rows.filter(({ verdict, decided }) => verdict === 'undecided' && decided === null)
  const isReady = chosen.size > 0 && reason.trim() !== ''
  return (
    <>
      <ul className={css.list}>
        {attempt.rows.map((row) => (
          <li key={row.opId}>
            <TimelineRow
              attempt={attempt}
              row={row}
              isChosen={chosen.has(row.opId)}
              onToggle={() => toggle(row.opId)}
            />
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <div className={css.buttons}>
          <p className={css.notice}>{t`${open.length} 份作答无法证明是否按时，请认定。`}</p>
          <Button kind="text" onClick={() => setChosen(new Set(open.map(({ opId }) => opId)))}>
            {t`全选待认定`}
          </Button>
        </div>
      )}
      {chosen.size > 0 && (
        <>
          <TextField
            label={t`认定的原因`}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className={css.buttons}>
            <Button
              busy={decide.isPending}
              aria-disabled={!isReady}
              onClick={() => isReady && decide.mutate(true)}
            >
              {t`计入 ${chosen.size} 份`}
            </Button>
            <Button kind="plain" aria-disabled={!isReady} onClick={() => isReady && decide.mutate(false)}>
              {t`不计入`}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

interface RowProps {
  attempt: QuizAttemptDetail
  row: QuizTimelineRow
  isChosen: boolean
  onToggle: () => void
}

/** When an answer was made at the earliest and at the latest, what the device says, and what follows. */
function TimelineRow({ attempt, row, isChosen, onToggle }: RowProps) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const number = attempt.answers.findIndex(({ questionId }) => questionId === row.questionId) + 1
  const name = row.kind === 'handIn' ? t`交卷` : t`第 ${number} 题`
  const made = attempt.decisions?.findLast(({ opId }) => opId === row.opId)
  const isDecidable = row.verdict === 'undecided' || row.verdict === 'late' || row.verdict === 'notHolder'
  return (
    <div className={css.timelineRow}>
      <span className={css.timelineHead}>
        {isDecidable ? (
          <Checkbox checked={isChosen} onChange={onToggle}>
            {name}
          </Checkbox>
        ) : (
          <span>{name}</span>
        )}
        <Tag tone={verdictTones[row.verdict]}>{i18n._(verdictNames[row.verdict])}</Tag>
        {row.decided !== null && (
          <Tag tone={row.decided ? 'ok' : 'neutral'}>{row.decided ? t`已认定计入` : t`已认定不计入`}</Tag>
        )}
        {row.counts && <Tag tone="ok">{t`计分`}</Tag>}
      </span>
      <span className={css.quiet}>
        {t`收到`} <Time at={row.receivedAt} precise /> · {t`设备时间`} <Time at={row.deviceAt} precise />
        {isDecidable && (
          <>
            {' · '}
            {t`不早于`} <Time at={row.lower} precise /> · {t`不晚于`} <Time at={row.upper} precise />
          </>
        )}
        {row.deviceName !== '' && ` · ${row.deviceName}`}
        {row.reason !== null && ` · ${i18n._(reasonNames[row.reason])}`}
      </span>
      {made && (
        <span className={css.quiet}>
          {t`认定的原因：${made.reason}`} · {pick(made.by.name, made.by.nameEn)} <Time at={made.at} precise />
        </span>
      )}
    </div>
  )
}
