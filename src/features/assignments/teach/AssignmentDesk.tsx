import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AssignmentLine,
  type AssignmentQuestion,
  assignmentRemind,
  type Submission,
  type TeacherAssignment,
} from '../../../contract/quizzes/assignment.ts'
import { basePath } from '../../../device/names.ts'
import { saveWorkbook } from '../../../parts/spreadsheets.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { assignmentLinesQuery, assignmentQuestionsQuery } from '../../../queries/quizzes/submissions.ts'
import { countByRule } from '../../../rules/quizzes/rightByRule.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Section } from '../../../ui/Section.tsx'
import { Time } from '../../../ui/Time.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Assignments.module.css'
import { contentsByQuestion } from '../answers.ts'
import { AttachmentList } from '../files/AttachmentList.tsx'
import { shownAttachments } from '../files/shownAttachments.ts'
import { stateNames } from '../words.ts'
import { AssignmentForm } from './AssignmentForm.tsx'
import type { ShowAddQuestions } from './AssignmentQuestionsField.tsx'
import { DeleteAssignment } from './DeleteAssignment.tsx'
import { QuestionRows } from './QuestionRows.tsx'
import { keysShownSince, SubmissionCard } from './SubmissionCard.tsx'
import { useAssignmentFailure } from './useAssignmentFailure.ts'

interface Props {
  assignment: TeacherAssignment
  addQuestions: ShowAddQuestions
}

/** One assignment as its teacher works through it: who is missing, and what the others handed in. */
export function AssignmentDesk({ assignment, addQuestions }: Props) {
  const { t } = useLingui()
  const known = useQuery(assignmentLinesQuery(assignment.id)).data
  const lines = known ?? []
  const questions = useQuestions(assignment)
  const [isEditing, setEditing] = useState(false)
  const handedIn = lines.filter(({ submissions }) => submissions.length > 0)
  const toScore = handedIn.filter(({ state }) => state !== 'scored')
  const scored = handedIn.filter(({ state }) => state === 'scored')
  const keysSince = keysShownSince(assignment, lines)
  return (
    <div className={css.stack}>
      <Card>
        <div className={css.stack}>
          <p className={css.quiet}>
            {t`截止`} <Time at={assignment.deadline} precise /> · {t`满分 ${assignment.maxScore / 100} 分`} ·{' '}
            {assignment.allowLate ? t`允许迟交` : t`不接受迟交`}
          </p>
          {assignment.content !== '' && <p className={css.prose}>{assignment.content}</p>}
          <AttachmentList files={shownAttachments(assignment.attachments)} />
          <QuestionRows questions={questions} />
          <div className={css.buttons}>
            <Button kind="soft" onClick={() => setEditing(true)}>
              {t`修改作业`}
            </Button>
            <ExportLines assignment={assignment} lines={lines} questions={questions} />
            {handedIn.length > 0 && (
              <a className={css.link} href={`${basePath}/media/own/assignment/${assignment.id}.zip`} download>
                {t`下载全部附件（ZIP）`}
              </a>
            )}
            {known && handedIn.length === 0 && <DeleteAssignment id={assignment.id} />}
          </div>
        </div>
      </Card>
      <Missing assignment={assignment} lines={lines} />
      {toScore.length > 0 && (
        <Section title={t`待评 ${toScore.length} 份`}>
          <Submissions lines={toScore} {...{ assignment, questions, keysSince }} />
        </Section>
      )}
      {scored.length > 0 && (
        <Section title={t`已评 ${scored.length} 份`}>
          <Submissions lines={scored} {...{ assignment, questions, keysSince }} />
        </Section>
      )}
      <AssignmentForm
        key={assignment.id}
        assignment={assignment}
        open={isEditing}
        onClose={() => setEditing(false)}
        addQuestions={addQuestions}
      />
    </div>
  )
}

const noQuestions: readonly AssignmentQuestion[] = []

function useQuestions({ id, questionCount = 0 }: TeacherAssignment): readonly AssignmentQuestion[] {
  return useQuery({ ...assignmentQuestionsQuery(id), enabled: questionCount > 0 }).data ?? noQuestions
}

interface LinesProps {
  assignment: TeacherAssignment
  lines: readonly AssignmentLine[]
}

interface AnsweredLinesProps extends LinesProps {
  questions: readonly AssignmentQuestion[]
}

const Submissions = ({ lines, ...shared }: AnsweredLinesProps & { keysSince: number }) => (
  <div className={css.desk}>
    {lines.map((line) => (
      <SubmissionCard key={line.accountId} line={line} {...shared} />
    ))}
  </div>
)

/** Names in one text: a line ends between two of them, behind the point. */
const inOneText = (names: readonly string[]) =>
  names.map((name) => name.replaceAll(' ', '\u00a0')).join('\u00a0· ')

/** Who has not handed in, and a reminder to them. */
function Missing({ assignment, lines }: LinesProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const missing = lines.filter(({ submissions }) => submissions.length === 0)
  const remind = useMutation({
    mutationFn: () => manageQuizzes(assignmentRemind, { practiseId: assignment.id }),
    onSuccess: ({ reminded }) => toast(t`已提醒 ${reminded} 人`),
    onError: useAssignmentFailure(),
  })
  return (
    <Section title={t`未交 ${missing.length} 人`}>
      <div className={css.stack}>
        <p className={classes(css.prose, css.names)}>
          {inOneText(missing.map(({ name, nameEn }) => pick(name, nameEn))) || t`全部已交`}
        </p>
        {missing.length > 0 && (
          <div className={css.buttons}>
            <Button kind="soft" busy={remind.isPending} onClick={() => remind.mutate()}>
              {t`提醒未交的学生`}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}

/** How many of the questions are right by the rules, of all: `3 / 5`. */
function rightOfAll(questions: readonly AssignmentQuestion[], submission: Submission): string {
  const set = questions.filter(({ isRemoved }) => !isRemoved).map(({ question }) => question)
  return `${countByRule(set, contentsByQuestion(submission)).right} / ${set.length}`
}

/** The list as an Excel file. */
function ExportLines({ assignment, lines, questions }: AnsweredLinesProps) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const heads = [t`学号`, t`姓名`, t`班级`, t`状态`, t`提交次数`, t`最后提交`, t`得分`, t`评语`]
    const hasQuestions = questions.length > 0
    if (hasQuestions) heads.push(t`自动判对`)
    const rows = lines.map(({ loginName, name, nameEn, roomName, state, submissions }) => {
      const last = submissions.at(-1)
      return [
        loginName,
        pick(name, nameEn),
        roomName,
        i18n._(stateNames[state]),
        submissions.length,
        last ? i18n.date(last.submittedAt, { dateStyle: 'short', timeStyle: 'short' }) : null,
        last?.score == null ? null : last.score / 100,
        last?.comment ?? '',
        ...(hasQuestions ? [last ? rightOfAll(questions, last) : null] : []),
      ]
    })
    try {
      await saveWorkbook(pick(assignment.title, assignment.titleEn), [
        { name: t`作业`, rows: [heads, ...rows] },
      ])
    } catch {
      toast(t`没有导出，请再试一次。`, { kind: 'bad' })
    }
    setBusy(false)
  }
  return (
    <Button kind="soft" busy={isBusy} onClick={() => void save()}>
      {t`导出 Excel`}
    </Button>
  )
}
