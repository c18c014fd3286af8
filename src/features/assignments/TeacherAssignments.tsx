import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AssignmentLine,
  assignmentRemind,
  assignmentReturn,
  assignmentScore,
  type TeacherAssignment,
} from '../../contract/assignment.ts'
import { manageQuizzes } from '../../queries/quizzes/manage.ts'
import { assignmentLinesQuery } from '../../queries/quizzes/quizzes.ts'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { RowButton } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Time } from '../../ui/Time.tsx'
import { toast } from '../../ui/toast.ts'
import css from './Assignments.module.css'

function useAssignmentFailure(): (error: Error) => void {
  const { t } = useLingui()
  return (error) =>
    toast(isUnplugged(error) ? t`没有网络，没有保存。` : refusalOf(error) || t`请求失败，请重试`, {
      kind: 'bad',
    })
}

/** The assignments that a teacher set: each opens with who handed in what, and who did not. */
export function TeacherAssignments({ assignments }: { assignments: readonly TeacherAssignment[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [chosen, setChosen] = useState<number | null>(null)
  const current = assignments.find(({ id }) => id === chosen)
  return (
    <>
      <Card flush as="ul">
        {assignments.map((assignment) => (
          <li key={assignment.id}>
            <RowButton
              chevron
              onClick={() => setChosen(assignment.id)}
              title={pick(assignment.title, assignment.titleEn)}
              sub={
                <>
                  {t`截止`} <Time at={assignment.deadline} precise />
                </>
              }
              trail={
                <span className="num">{t`${assignment.submitted} / ${assignment.students} 人已交`}</span>
              }
            />
          </li>
        ))}
      </Card>
      <Sheet
        open={current !== undefined}
        onClose={() => setChosen(null)}
        title={current ? pick(current.title, current.titleEn) : ''}
      >
        {current && <Lines assignment={current} />}
      </Sheet>
    </>
  )
}

function Lines({ assignment }: { assignment: TeacherAssignment }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const lines = useQuery(assignmentLinesQuery(assignment.id)).data ?? []
  const missing = lines.filter(({ submissions }) => submissions.length === 0)
  const remind = useMutation({
    mutationFn: () => manageQuizzes(assignmentRemind, { practiseId: assignment.id }),
    onSuccess: ({ reminded }) => toast(t`已提醒 ${reminded} 人`),
    onError: useAssignmentFailure(),
  })
  return (
    <div className={css.stack}>
      <Section title={t`未交 ${missing.length} 人`}>
        <p className={css.prose}>
          {missing.map(({ name, nameEn }) => pick(name, nameEn)).join('、') || t`全部已交`}
        </p>
        {missing.length > 0 && (
          <Button kind="soft" busy={remind.isPending} onClick={() => remind.mutate()}>
            {t`提醒未交的学生`}
          </Button>
        )}
      </Section>
      {lines
        .filter(({ submissions }) => submissions.length > 0)
        .map((line) => (
          <LineCard key={line.accountId} assignment={assignment} line={line} />
        ))}
    </div>
  )
}

function LineCard({ assignment, line }: { assignment: TeacherAssignment; line: AssignmentLine }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const last = line.submissions.at(-1)
  const [score, setScore] = useState(last?.score == null ? '' : String(last.score / 100))
  const [comment, setComment] = useState(last?.comment ?? '')
  const fail = useAssignmentFailure()
  const save = useMutation({
    mutationFn: () =>
      manageQuizzes(assignmentScore, {
        practiseId: assignment.id,
        accountId: line.accountId,
        version: last?.version ?? 1,
        score: Math.round(Number(score) * 100),
        comment,
      }),
    onSuccess: () => toast(t`已评分`),
    onError: fail,
  })
  const giveBack = useMutation({
    mutationFn: () =>
      manageQuizzes(assignmentReturn, { practiseId: assignment.id, accountId: line.accountId, comment }),
    onSuccess: () => toast(t`已退回`),
    onError: fail,
  })
  if (!last) return null
  const name = pick(line.name, line.nameEn)
  return (
    <Card>
      <p className={css.quiet}>
        {name} · {t`第 ${last.version} 次提交`} · <Time at={last.submittedAt} precise />{' '}
        {last.isLate && <Tag tone="warn">{t`迟交`}</Tag>}
      </p>
      <p className={css.answer}>{last.content}</p>
      {last.attachments.map((file) => (
        <a key={file.id} href={file.url}>
          {file.name}
        </a>
      ))}
      <div className={css.stack}>
        <TextField
          type="number"
          min={0}
          max={assignment.maxScore / 100}
          step={0.5}
          label={t`${name}的得分，满分 ${assignment.maxScore / 100}`}
          value={score}
          onChange={(event) => setScore(event.target.value)}
        />
        <TextField
          label={t`评语`}
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <div className={css.buttons}>
          <Button
            kind="soft"
            busy={save.isPending}
            aria-disabled={score === ''}
            onClick={() => score !== '' && save.mutate()}
          >
            {t`评分`}
          </Button>
          <Button kind="plain" busy={giveBack.isPending} onClick={() => giveBack.mutate()}>
            {t`退回重做`}
          </Button>
        </div>
      </div>
    </Card>
  )
}
