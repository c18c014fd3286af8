import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { AssignmentPaper, StudentAssignment, Submission } from '../../../contract/quizzes/assignment.ts'
import { networkAtom } from '../../../queries/engine/network.ts'
import { useWaitingSubmission } from '../../../queries/quizzes/handIn.ts'
import { dropPaperPictures } from '../../../queries/quizzes/pictures.ts'
import { assignmentPaperQuery, markAssignmentSeen } from '../../../queries/quizzes/quizzes.ts'
import { usePaperPictures } from '../../../queries/quizzes/usePaperPictures.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import { AnnouncedNote } from '../AnnouncedNote.tsx'
import css from '../Assignments.module.css'
import { contentsByQuestion } from '../answers.ts'
import { AttachmentList } from '../files/AttachmentList.tsx'
import { shownAttachments } from '../files/shownAttachments.ts'
import { stateNames, stateTones } from '../words.ts'
import { AssignmentHandIn } from './AssignmentHandIn.tsx'
import { AnsweredQuestions } from './AssignmentQuestions.tsx'

/** A student's assignments: each opens with what is asked, what was handed in, and room for the next version. */
export function StudentAssignments({ assignments }: { assignments: readonly StudentAssignment[] }) {
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
          <AssignmentRow key={assignment.id} assignment={assignment} onOpen={() => open(assignment)} />
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

function AssignmentRow({ assignment, onOpen }: { assignment: StudentAssignment; onOpen: () => void }) {
  const { i18n, t } = useLingui()
  const { pick } = useNames()
  const waiting = useWaitingSubmission(assignment.id)
  // they are here when the network is gone
  useAssignmentPaper(assignment, isAnswerable(assignment))
  return (
    <li>
      <RowButton
        chevron
        onClick={onOpen}
        title={pick(assignment.title, assignment.titleEn)}
        sub={
          <span className={css.facts}>
            <span>{pick(assignment.courseName, assignment.courseNameEn)}</span>
            <span>
              {t`截止`} <Time at={assignment.deadline} precise />
            </span>
          </span>
        }
        trail={
          <span className={css.standing}>
            {assignment.score !== null && (
              <strong className="num">
                {assignment.score / 100} / {assignment.maxScore / 100}
              </strong>
            )}
            {waiting ? (
              <WaitingTag state={waiting} />
            ) : (
              <Tag tone={stateTones[assignment.state]}>{i18n._(stateNames[assignment.state])}</Tag>
            )}
            {assignment.isUnread && <Tag tone="eosin">{t`有更新`}</Tag>}
          </span>
        }
      />
    </li>
  )
}

/** Tag of a submission that is only on this device so far. */
function WaitingTag({ state }: { state: 'waiting' | 'parked' }) {
  const { t } = useLingui()
  return state === 'parked' ? (
    <Tag tone="bad">{t`需要处理`}</Tag>
  ) : (
    <Tag tone="warn">{t`已存本机，待送出`}</Tag>
  )
}

/** Work that was given back may be handed in again after the deadline. */
const isOver = ({ deadline, submissions }: StudentAssignment): boolean =>
  Date.now() > deadline && submissions.at(-1)?.isReturned !== true

const isAnswerable = (assignment: StudentAssignment): boolean => !isOver(assignment) || assignment.allowLate

/** The questions of an assignment that has some. */
const useAssignmentPaper = ({ id, questionCount = 0 }: StudentAssignment, isAsked: boolean) =>
  useQuery({ ...assignmentPaperQuery(id), enabled: isAsked && questionCount > 0 })

function AssignmentSheet({ assignment }: { assignment: StudentAssignment }) {
  const { t } = useLingui()
  const isClosed = !isAnswerable(assignment)
  const waiting = useWaitingSubmission(assignment.id)
  const online = useAtomValue(networkAtom)
  const asked = useAssignmentPaper(assignment, true)
  const paper = asked.data
  const isAsking = !isClosed && paper?.keys === null
  const pictures = usePaperPictures(
    isAsking ? paper.questions.map((question) => question.id).join() : '',
    isAsking ? paper : null,
    online,
  )
  useEffect(() => {
    if (paper && !isAsking) void dropPaperPictures(paper).catch(() => undefined)
  }, [paper, isAsking])
  return (
    <div className={css.stack}>
      <p className={css.quiet}>
        {t`截止`} <Time at={assignment.deadline} precise /> · {t`满分 ${assignment.maxScore / 100} 分`}
      </p>
      {assignment.content !== '' && <p className={css.prose}>{assignment.content}</p>}
      <AttachmentList files={shownAttachments(assignment.attachments)} />
      {asked.isError && !paper && <p className={css.notice}>{t`题目还不在本机，联网后才能看到。`}</p>}
      {waiting === 'waiting' && (
        <p className={css.notice}>{t`有一次提交还在本机，联网后自动送出。请先不要清除浏览器数据。`}</p>
      )}
      {waiting === 'parked' && (
        <p className={css.notice}>{t`有一次提交没有被接受，请到“设置 · 同步”查看原因。`}</p>
      )}
      {assignment.submissions.toReversed().map((submission, index) => (
        <VersionCard key={submission.version} submission={submission} paper={paper} isNewest={index === 0} />
      ))}
      {assignment.state === 'scored' && paper?.keys === null && (
        <p className={css.quiet}>{t`还有同学可以提交，题目的答案要等他们都交完、评完才能看到。`}</p>
      )}
      {isClosed ? (
        <p className={css.notice}>{t`已截止，不接受迟交。`}</p>
      ) : (
        <AssignmentHandIn
          assignment={assignment}
          isOver={isOver(assignment)}
          paper={paper}
          pictures={pictures}
        />
      )}
    </div>
  )
}

interface VersionProps {
  submission: Submission
  /** undefined where the assignment has no questions, or they are not here */
  paper: AssignmentPaper | undefined
  isNewest: boolean
}

function VersionCard({ submission, paper, isNewest }: VersionProps) {
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
        {submission.isUnproved && (
          <p className={css.quiet}>
            {t`本机记录的提交时间`} <Time at={submission.madeAt} precise />
            {t`，早于截止时间；老师会认定。`}
          </p>
        )}
        <AnnouncedNote submission={submission} />
        {paper && (
          <AnsweredQuestions paper={paper} contents={contentsByQuestion(submission)} isNewest={isNewest} />
        )}
        {content !== '' && <p className={css.answer}>{content}</p>}
        <AttachmentList files={shownAttachments(submission.attachments)} />
        {score !== null && <p className={css.score}>{t`得分 ${score / 100}`}</p>}
        {comment !== '' && <p className={css.notice}>{t`老师的评语：${comment}`}</p>}
      </Card>
    </Section>
  )
}
