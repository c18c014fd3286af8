import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AssignmentLine,
  type AssignmentQuestion,
  assignmentReturn,
  type Submission,
  type TeacherAssignment,
} from '../../../contract/quizzes/assignment.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { scoreSubmission, useRefusedScore } from '../../../queries/quizzes/submissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Summary } from '../../../ui/Summary.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import { toast } from '../../../ui/toast.ts'
import { AnnouncedNote } from '../AnnouncedNote.tsx'
import css from '../Assignments.module.css'
import { AttachmentList } from '../files/AttachmentList.tsx'
import { shownAttachments } from '../files/shownAttachments.ts'
import { AnswerList } from './AnswerList.tsx'
import { DecideLateness } from './DecideLateness.tsx'
import { useAssignmentFailure } from './useAssignmentFailure.ts'

interface Props {
  assignment: TeacherAssignment
  line: AssignmentLine
}

interface CardProps extends Props {
  questions: readonly AssignmentQuestion[]
  /** Since when students whose work is scored can see the keys, ms UTC. */
  keysSince: number
}

/** Since when the keys can be seen, ms UTC; Infinity while somebody may hand in late. */
export function keysShownSince(
  { deadline, allowLate }: TeacherAssignment,
  lines: readonly AssignmentLine[],
): number {
  if (!allowLate) return deadline
  const firstScores = lines.map(({ submissions }) =>
    Math.min(...submissions.flatMap(({ score, scoredAt }) => (score === null ? [] : [scoredAt]))),
  )
  return Math.max(deadline, ...firstScores)
}

/** The student could see the keys before this work: the one before it was scored, and nobody was left to hand in. */
const isAfterKey = (keysSince: number, { submissions }: AssignmentLine, last: Submission) =>
  submissions.some(
    ({ score, scoredAt }) => score !== null && last.submittedAt > Math.max(scoredAt, keysSince),
  )

/** Latest submission of one student, with its score and comment. */
export function SubmissionCard({ assignment, line, questions, keysSince }: CardProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const last = line.submissions.at(-1)
  if (!last) return null
  return (
    <Card>
      <div className={css.stack}>
        <p className={css.head}>
          <strong>{pick(line.name, line.nameEn)}</strong>
          <span className={css.quiet}>
            {line.roomName} · {t`第 ${last.version} 次提交`} · <Time at={last.submittedAt} precise />
          </span>
          {last.isLate && <Tag tone="warn">{t`迟交`}</Tag>}
          {last.isReturned && <Tag tone="eosin">{t`已退回`}</Tag>}
          {questions.length > 0 && isAfterKey(keysSince, line, last) && (
            <Tag tone="warn">{t`看过答案后提交`}</Tag>
          )}
        </p>
        <AnnouncedNote submission={last} />
        {last.isUnproved && <DecideLateness assignment={assignment} line={line} last={last} />}
        <AnswerList questions={questions} submission={last} />
        {last.content !== '' && <p className={css.answer}>{last.content}</p>}
        <AttachmentList files={shownAttachments(last.attachments)} />
        <EarlierVersions line={line} />
        <ScoreFields key={last.version} assignment={assignment} line={line} last={last} />
      </div>
    </Card>
  )
}

function EarlierVersions({ line }: { line: AssignmentLine }) {
  const { t } = useLingui()
  const earlier = line.submissions.slice(0, -1)
  if (earlier.length === 0) return null
  return (
    <details>
      <Summary>{t`以前的 ${earlier.length} 次提交`}</Summary>
      {earlier.toReversed().map(({ version, content, attachments, score, comment }) => (
        <div key={version} className={css.earlier}>
          <p className={css.quiet}>
            {t`第 ${version} 次提交`}
            {score !== null && ` · ${t`得分 ${score / 100}`}`}
          </p>
          {content !== '' && <p className={css.answer}>{content}</p>}
          {comment !== '' && <p className={css.quiet}>{comment}</p>}
          <AttachmentList files={shownAttachments(attachments)} />
        </div>
      ))}
    </details>
  )
}

interface ScoreProps extends Props {
  last: Submission
}

/** A score and a comment as they are being typed; giving back sends the comment alone. */
function useScoring({ assignment, line, last }: ScoreProps) {
  const { t } = useLingui()
  const [score, setScore] = useState(last.score === null ? '' : String(last.score / 100))
  const [comment, setComment] = useState(last.comment)
  const points = Math.round(Number(score) * 100)
  const isWrong = score !== '' && !(points >= 0 && points <= assignment.maxScore)
  const isReady = score !== '' && !isWrong
  const save = async () => {
    try {
      await scoreSubmission({
        practiseId: assignment.id,
        accountId: line.accountId,
        version: last.version,
        score: points,
        comment,
        seenAt: last.scoredAt,
      })
      toast(t`已评分`)
    } catch {
      toast(t`没有存下来，请再试一次。`, { kind: 'bad' })
    }
  }
  const giveBack = useMutation({
    mutationFn: () =>
      manageQuizzes(assignmentReturn, { practiseId: assignment.id, accountId: line.accountId, comment }),
    onSuccess: () => toast(t`已退回`),
    onError: useAssignmentFailure(),
  })
  return { score, setScore, comment, setComment, isWrong, isReady, save, giveBack }
}

function ScoreFields(props: ScoreProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { assignment, line } = props
  const { score, setScore, comment, setComment, isWrong, isReady, save, giveBack } = useScoring(props)
  const refused = useRefusedScore(assignment.id, line.accountId)
  const name = pick(line.name, line.nameEn)
  return (
    <>
      {refused !== undefined && (
        <p className={css.notice} role="alert">
          {t`你的评分没有写入：${refused}。请核对后再评一次。`}
        </p>
      )}
      <div className={css.scoring}>
        <TextField
          type="number"
          min={0}
          max={assignment.maxScore / 100}
          step={0.5}
          label={t`${name}的得分，满分 ${assignment.maxScore / 100}`}
          error={isWrong && t`请填 0 到 ${assignment.maxScore / 100} 的分数`}
          value={score}
          onChange={(event) => setScore(event.target.value)}
        />
        <TextField
          label={t`评语`}
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
      <div className={css.buttons}>
        <Button kind="soft" aria-disabled={!isReady} onClick={() => isReady && void save()}>
          {t`评分`}
        </Button>
        <Button kind="plain" busy={giveBack.isPending} onClick={() => giveBack.mutate()}>
          {t`退回重做`}
        </Button>
      </div>
    </>
  )
}
