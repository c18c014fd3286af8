import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AssignmentState, StudentAssignment, Submission } from '../../contract/assignment.ts'
import { newId } from '../../device/names.ts'
import { handInAssignment, markAssignmentSeen } from '../../queries/quizzes/quizzes.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { RowButton } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import { Time } from '../../ui/Time.tsx'
import { toast } from '../../ui/toast.ts'
import css from './Assignments.module.css'

const stateTones: Record<AssignmentState, TagTone> = {
  open: 'primary',
  draft: 'warn',
  submitted: 'ok',
  late: 'warn',
  returned: 'eosin',
  scored: 'ok',
  missed: 'bad',
}
const stateNames = {
  open: msg`待提交`,
  draft: msg`草稿`,
  submitted: msg`已提交`,
  late: msg`迟交`,
  returned: msg`已退回`,
  scored: msg`已评分`,
  missed: msg`未交`,
}

/** A student's assignments: each opens with what is asked, what was handed in, and room for the next version. */
export function StudentAssignments({ assignments }: { assignments: readonly StudentAssignment[] }) {
  const { i18n, t } = useLingui()
  const { pick } = useNames()
  const [chosen, setChosen] = useState<number | null>(null)
  const current = assignments.find(({ id }) => id === chosen)
  const open = (assignment: StudentAssignment) => {
    setChosen(assignment.id)
    if (assignment.isUnread) void markAssignmentSeen(assignment.id)
  }
  return (
    <>
      <Card flush as="ul">
        {assignments.map((assignment) => (
          <li key={assignment.id}>
            <RowButton
              chevron
              onClick={() => open(assignment)}
              title={pick(assignment.title, assignment.titleEn)}
              sub={
                <>
                  {pick(assignment.courseName, assignment.courseNameEn)} · {t`截止`}{' '}
                  <Time at={assignment.deadline} precise />
                </>
              }
              trail={
                <span className={css.marks}>
                  {assignment.score !== null && (
                    <strong className="num">
                      {assignment.score / 100} / {assignment.maxScore / 100}
                    </strong>
                  )}
                  <Tag tone={stateTones[assignment.state]}>{i18n._(stateNames[assignment.state])}</Tag>
                  {assignment.isUnread && <Tag tone="eosin">{t`有更新`}</Tag>}
                </span>
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
        {current && <AssignmentSheet key={current.id} assignment={current} />}
      </Sheet>
    </>
  )
}

function AssignmentSheet({ assignment }: { assignment: StudentAssignment }) {
  const { t } = useLingui()
  const isOver = Date.now() > assignment.deadline
  const isClosed = isOver && !assignment.allowLate
  return (
    <div className={css.stack}>
      <p className={css.quiet}>
        {t`截止`} <Time at={assignment.deadline} precise /> · {t`满分 ${assignment.maxScore / 100} 分`}
      </p>
      {assignment.content !== '' && <p className={css.prose}>{assignment.content}</p>}
      {assignment.submissions.toReversed().map((submission) => (
        <VersionCard key={submission.version} submission={submission} />
      ))}
      {isClosed ? (
        <p className={css.notice}>{t`已截止，不接受迟交。`}</p>
      ) : (
        <HandIn assignment={assignment} isOver={isOver} />
      )}
    </div>
  )
}

function VersionCard({ submission }: { submission: Submission }) {
  const { t } = useLingui()
  const { version, content, comment, score, isLate, isReturned } = submission
  return (
    <Section
      title={t`第 ${version} 次提交`}
      mark={
        <>
          {isLate && <Tag tone="warn">{t`迟交`}</Tag>}
          {isReturned && <Tag tone="eosin">{t`已退回`}</Tag>}
        </>
      }
    >
      <Card>
        <p className={css.quiet}>
          <Time at={submission.submittedAt} precise />
        </p>
        <p className={css.answer}>{content}</p>
        {submission.attachments.map((file) => (
          <a key={file.id} href={file.url}>
            {file.name}
          </a>
        ))}
        {score !== null && <p className={css.score}>{t`得分 ${score / 100}`}</p>}
        {comment !== '' && (
          <p className={css.notice}>
            {t`老师的评语`}：{comment}
          </p>
        )}
      </Card>
    </Section>
  )
}

/** A new version: stored and queued before the screen says so, with or without network. */
function HandIn({ assignment, isOver }: { assignment: StudentAssignment; isOver: boolean }) {
  const { t } = useLingui()
  const [content, setContent] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isEmpty = content.trim() === ''
  const handIn = async () => {
    if (isEmpty) return
    setBusy(true)
    try {
      await handInAssignment(assignment.id, { content, attachments: [], clientId: newId() })
      setContent('')
      toast(t`已存本机，联网后自动送出。`)
    } catch {
      toast(t`没有存下来，请再试一次。`, { kind: 'bad' })
    }
    setBusy(false)
  }
  return (
    <div className={css.stack}>
      <TextArea
        label={assignment.submissions.length > 0 ? t`再交一次` : t`提交内容`}
        value={content}
        maxLength={10_000}
        onText={setContent}
        tall
      />
      {isOver && <p className={css.notice}>{t`已过截止时间，提交将标为迟交。`}</p>}
      <Button busy={isBusy} aria-disabled={isEmpty} onClick={() => void handIn()}>
        {t`提交作业`}
      </Button>
    </div>
  )
}
