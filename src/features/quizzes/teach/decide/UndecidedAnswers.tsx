import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UndecidedAttempt } from '../../../../contract/quizzes/quizTeaching.ts'
import { decideOnAttempts } from '../../../../queries/quizzes/manage.ts'
import { undecidedQuery } from '../../../../queries/quizzes/quizzes.ts'
import { groupBy } from '../../../../rules/groupBy.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { Confirm } from '../../../../ui/Confirm.tsx'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'
import { Time } from '../../../../ui/Time.tsx'
import { toast } from '../../../../ui/toast.ts'
import css from '../../Quizzes.module.css'
import { useManageFailure } from '../useManageFailure.ts'
import { eventNames, reasonNames } from '../verdictWords.ts'

interface Props {
  quizId: number
  /** How many answers wait. */
  waiting: number
  isNameless: boolean
}

/** Answers of all students on which somebody has to decide, for many at once: after an outage of a whole class. */
export function UndecidedAnswers({ quizId, waiting, isNameless }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (waiting === 0 && !isOpen) return null
  return (
    <>
      <div className={css.buttons}>
        <p className={css.notice}>{t`${waiting} 份作答无法证明是否按时，请认定。`}</p>
        <Button kind="soft" onClick={() => setOpen(true)}>
          {t`一起认定`}
        </Button>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`待认定的作答`}>
        <UndecidedList quizId={quizId} isNameless={isNameless} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

const keyOf = ({ accountId, number }: UndecidedAttempt) => `${accountId} ${number}`
const answersIn = (attempts: readonly UndecidedAttempt[]) =>
  attempts.reduce((sum, { rows }) => sum + rows.length, 0)
const studentsIn = (attempts: readonly UndecidedAttempt[]) =>
  new Set(attempts.map(({ accountId }) => accountId)).size

/** The decision that the teacher is asked to confirm, on exactly these answers: others may arrive meanwhile. */
interface Asked {
  accept: boolean
  attempts: readonly UndecidedAttempt[]
}

function useDecideTogether(quizId: number, all: readonly UndecidedAttempt[], onDone: () => void) {
  const { t } = useLingui()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const chosen = all.filter((attempt) => !left.has(keyOf(attempt)))
  const decide = useMutation({
    mutationFn: ({ accept, attempts }: Asked) => decideOnAttempts(quizId, attempts, { accept, reason }),
    onSuccess: (_, { attempts }) => {
      toast(t`已认定，学生会收到消息`)
      if (attempts.length === all.length) onDone()
    },
    onError: useManageFailure(),
    onSettled: () => setAsked(null),
  })
  const toggle = (attempt: UndecidedAttempt) => {
    const next = new Set(left)
    if (!next.delete(keyOf(attempt))) next.add(keyOf(attempt))
    setLeft(next)
  }
  const isReady = chosen.length > 0 && reason.trim() !== ''
  return {
    chosen,
    isChosen: (attempt: UndecidedAttempt) => !left.has(keyOf(attempt)),
    toggle,
    chooseAll: () => setLeft(new Set()),
    chooseNone: () => setLeft(new Set(all.map(keyOf))),
    reason,
    setReason,
    isReady,
    ask: (accept: boolean) => isReady && setAsked({ accept, attempts: chosen }),
    asked,
    decide,
    cancel: () => setAsked(null),
  }
}

interface ListProps {
  quizId: number
  isNameless: boolean
  onDone: () => void
}

/** By student, all of them chosen at first, and one decision with one reason. */
export function UndecidedList({ quizId, isNameless, onDone }: ListProps) {
  const { t } = useLingui()
  const { data } = useQuery(undecidedQuery(quizId))
  const all = data ?? []
  const acts = useDecideTogether(quizId, all, onDone)
  const { asked } = acts
  const [students, answers] = [studentsIn(all), answersIn(all)]
  if (!data) return null
  if (all.length === 0) return <p className={css.quiet}>{t`没有要认定的作答。`}</p>
  return (
    <div className={css.stack}>
      <p className={css.quiet}>
        {t`${students} 人的 ${answers} 份作答无法证明是否按时。设备断网、切到后台或改时钟只是事实，不能说明原因。`}
      </p>
      <div className={css.buttons}>
        <Button kind="text" onClick={acts.chooseAll}>
          {t`全选`}
        </Button>
        <Button kind="text" onClick={acts.chooseNone}>
          {t`全不选`}
        </Button>
      </div>
      <ul className={css.list}>
        {all.map((attempt) => (
          <li key={keyOf(attempt)}>
            <UndecidedStudent
              attempt={attempt}
              isNameless={isNameless}
              isChosen={acts.isChosen(attempt)}
              onToggle={() => acts.toggle(attempt)}
            />
          </li>
        ))}
      </ul>
      <DecisionForm acts={acts} />
      <Confirm
        open={asked !== null}
        title={asked?.accept ? t`计入这些作答` : t`不计入这些作答`}
        action={asked?.accept ? t`计入` : t`不计入`}
        busy={acts.decide.isPending}
        onConfirm={() => asked && acts.decide.mutate(asked)}
        onClose={acts.cancel}
      >
        <AskedWords asked={asked} reason={acts.reason} />
      </Confirm>
    </div>
  )
}

/** One reason for all that are chosen, and the two decisions. */
function DecisionForm({ acts }: { acts: ReturnType<typeof useDecideTogether> }) {
  const { t } = useLingui()
  const count = answersIn(acts.chosen)
  return (
    <>
      <TextField
        label={t`认定的原因`}
        hint={t`学生会看到`}
        maxLength={200}
        value={acts.reason}
        onChange={(event) => acts.setReason(event.target.value)}
      />
      <div className={css.buttons}>
        <Button aria-disabled={!acts.isReady} onClick={() => acts.ask(true)}>
          {t`计入 ${count} 份`}
        </Button>
        <Button kind="plain" aria-disabled={!acts.isReady} onClick={() => acts.ask(false)}>
          {t`不计入 ${count} 份`}
        </Button>
      </div>
    </>
  )
}

/** Whom a decision concerns, before it is made. */
export function AskedWords({ asked, reason }: { asked: Asked | null; reason: string }) {
  const { t } = useLingui()
  if (!asked) return null
  const [students, answers] = [studentsIn(asked.attempts), answersIn(asked.attempts)]
  return (
    <>
      <p>
        {asked.accept
          ? t`将计入 ${students} 名学生的 ${answers} 份作答。`
          : t`将不计入 ${students} 名学生的 ${answers} 份作答。`}
      </p>
      <p>{t`他们会收到消息和原因“${reason}”。以后可以在每个人的时间线里改。`}</p>
    </>
  )
}

interface StudentProps {
  attempt: UndecidedAttempt
  isNameless: boolean
  isChosen: boolean
  onToggle: () => void
}

/** How many answers of a student wait and why, what the device told, and each of them when asked for. */
function UndecidedStudent({ attempt, isNameless, isChosen, onToggle }: StudentProps) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const [isOpen, setOpen] = useState(false)
  const { rows, loginName, endAt, number } = attempt
  const count = rows.length
  const name = isNameless ? loginName.slice(-3) : `${pick(attempt.name, attempt.nameEn)} ${loginName}`
  const reasons = groupBy(rows, ({ reason }) => reason)
  return (
    <div className={css.timelineRow}>
      <Checkbox checked={isChosen} onChange={onToggle}>
        {name} · {t`${count} 份`}
        {number > 1 && ` · ${t`第 ${number} 次作答`}`}
      </Checkbox>
      <p className={css.quiet}>
        {[...reasons].map(([reason, those]) => (
          <span key={reason}>
            {reason !== null && i18n._(reasonNames[reason])} {those.length} ·{' '}
          </span>
        ))}
        {endAt !== null && (
          <>
            {t`时限至`} <Time at={endAt} precise /> ·{' '}
          </>
        )}
        {t`设备时间`} <Time at={Math.min(...rows.map(({ deviceAt }) => deviceAt))} precise /> –{' '}
        <Time at={Math.max(...rows.map(({ deviceAt }) => deviceAt))} precise />
      </p>
      {attempt.events.length > 0 && (
        <p className={css.quiet}>
          {attempt.events.map(({ kind, at }, index) => {
            const event = eventNames[kind]
            return (
              <span key={`${kind} ${at}`}>
                {index > 0 && ' · '}
                {event ? i18n._(event) : kind} <Time at={at} precise />
              </span>
            )
          })}
        </p>
      )}
      <div className={css.buttons}>
        <Button kind="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t`收起` : t`逐份查看`}
        </Button>
      </div>
      {isOpen && <UndecidedRows rows={rows} />}
    </div>
  )
}

function UndecidedRows({ rows }: Pick<StudentProps['attempt'], 'rows'>) {
  const { t } = useLingui()
  return (
    <ul className={css.list}>
      {rows.map((row) => (
        <li key={row.opId} className={css.quiet}>
          {row.kind === 'handIn' ? t`交卷` : t`第 ${row.question} 题`} · {t`收到`}{' '}
          <Time at={row.receivedAt} precise /> · {t`设备时间`} <Time at={row.deviceAt} precise /> ·{' '}
          {t`不早于`} <Time at={row.lower} precise /> · {t`不晚于`} <Time at={row.upper} precise />
          {row.deviceName !== '' && ` · ${row.deviceName}`}
        </li>
      ))}
    </ul>
  )
}
