import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Attachment,
  assignmentSave,
  type TeacherAssignment,
} from '../../../contract/quizzes/assignment.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { assignmentQuestionsQuery, uploadAttachment } from '../../../queries/quizzes/submissions.ts'
import { teachingQuery } from '../../../queries/teaching/courses.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Assignments.module.css'
import { AttachmentList } from '../files/AttachmentList.tsx'
import { AttachmentPicker } from '../files/AttachmentPicker.tsx'
import { shownAttachments } from '../files/shownAttachments.ts'
import { courseTitle } from '../words.ts'
import {
  type AssignedQuestion,
  AssignmentQuestionsField,
  type ShowAddQuestions,
} from './AssignmentQuestionsField.tsx'
import { useAssignmentFailure } from './useAssignmentFailure.ts'

interface Form {
  courseId: number
  title: string
  titleEn: string
  content: string
  /** as an input of type datetime-local has it */
  deadline: string
  maxScore: string
  allowLate: boolean
  attachments: Attachment[]
  /** null: as they are */
  questions: AssignedQuestion[] | null
}

const two = (value: number) => String(value).padStart(2, '0')

function inputOfMoment(at: number): string {
  const day = new Date(at)
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
  return `${date}T${two(day.getHours())}:${two(day.getMinutes())}`
}

const formOf = (assignment: TeacherAssignment | undefined): Form => ({
  courseId: assignment?.courseId ?? 0,
  title: assignment?.title ?? '',
  titleEn: assignment?.titleEn ?? '',
  content: assignment?.content ?? '',
  deadline: assignment ? inputOfMoment(assignment.deadline) : '',
  maxScore: String((assignment?.maxScore ?? 10_000) / 100),
  allowLate: assignment?.allowLate ?? true,
  attachments: assignment?.attachments ?? [],
  questions: null,
})

interface Props {
  /** left out: a new one */
  assignment?: TeacherAssignment
  open: boolean
  onClose: () => void
  addQuestions: ShowAddQuestions
}

/** An assignment as it is being written: it is ready with a course, a title, a later deadline and a score. */
function useAssignmentForm({ assignment, onClose }: Omit<Props, 'addQuestions'>) {
  const { t } = useLingui()
  const [form, setForm] = useState(() => formOf(assignment))
  const change = (part: Partial<Form>) => setForm((known) => ({ ...known, ...part }))
  // the field knows no seconds
  const isKept = assignment !== undefined && form.deadline === inputOfMoment(assignment.deadline)
  const deadline = isKept ? assignment.deadline : new Date(form.deadline).getTime()
  const maxScore = Math.round(Number(form.maxScore) * 100)
  const isPast = !isKept && !Number.isNaN(deadline) && deadline <= Date.now()
  const hasScore = Number.isSafeInteger(maxScore) && maxScore >= 0
  const isReady =
    form.courseId > 0 && form.title.trim() !== '' && !Number.isNaN(deadline) && !isPast && hasScore
  const save = useMutation({
    mutationFn: () =>
      manageQuizzes(assignmentSave, {
        id: assignment?.id,
        courseId: form.courseId,
        title: form.title,
        titleEn: form.titleEn,
        content: form.content,
        attachments: form.attachments.map(({ id }) => id),
        questions: form.questions?.map(({ sourceId }) => sourceId),
        deadline,
        maxScore,
        allowLate: form.allowLate,
      }),
    onSuccess: () => {
      if (!assignment) setForm(formOf(undefined))
      onClose()
      toast(assignment ? t`已保存` : t`已布置`)
    },
    onError: useAssignmentFailure(),
  })
  const addFile = async (file: File) => {
    const attachment = await uploadAttachment(file)
    setForm((known) => ({ ...known, attachments: [...known.attachments, attachment] }))
  }
  return { form, change, addFile, isPast, hasScore, isReady, save }
}

/** An assignment of one of the teacher's courses, made or changed. */
export function AssignmentForm(props: Props) {
  const { t } = useLingui()
  const { assignment, open, onClose, addQuestions } = props
  const fields = useAssignmentForm(props)
  const { form, change, addFile, isReady, save } = fields
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={assignment ? t`修改作业` : t`布置作业`}
      footer={
        <Button wide busy={save.isPending} aria-disabled={!isReady} onClick={() => isReady && save.mutate()}>
          {assignment ? t`保存` : t`布置`}
        </Button>
      }
    >
      <div className={css.stack}>
        {!assignment && (
          <CourseChoice
            isAsked={open}
            courseId={form.courseId}
            onChange={(courseId) => change({ courseId })}
          />
        )}
        <TextField
          label={t`作业名称`}
          maxLength={200}
          value={form.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextField
          label={t`英文名称`}
          maxLength={200}
          value={form.titleEn}
          onChange={(event) => change({ titleEn: event.target.value })}
        />
        <TextArea label={t`作业要求`} value={form.content} onText={(content) => change({ content })} />
        <Questions {...{ assignment, open, form, change, addQuestions }} />
        <AttachmentList
          files={shownAttachments(form.attachments)}
          onRemove={(key) => change({ attachments: form.attachments.filter(({ id }) => String(id) !== key) })}
        />
        <AttachmentPicker count={form.attachments.length} onFile={addFile} />
        <DeadlineAndScore {...fields} />
      </div>
    </Sheet>
  )
}

interface QuestionsProps extends Pick<Props, 'assignment' | 'open' | 'addQuestions'> {
  form: Form
  change: (part: Partial<Form>) => void
}

/** The questions as they are until they are changed here; they come only for a form that is open. */
function Questions({ assignment, open, form, change, addQuestions }: QuestionsProps) {
  const hasSome = (assignment?.questionCount ?? 0) > 0
  const set = useQuery({ ...assignmentQuestionsQuery(assignment?.id ?? 0), enabled: open && hasSome }).data
  // what is not here yet must not be replaced
  if (hasSome && !set) return null
  const asSet = (set ?? [])
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ sourceId, question: { title, titleEn } }) => ({ sourceId, title, titleEn }))
  return (
    <AssignmentQuestionsField
      courseId={form.courseId}
      questions={form.questions ?? asSet}
      onChange={(questions) => change({ questions })}
      isFixed={(assignment?.submitted ?? 0) > 0}
      addQuestions={addQuestions}
    />
  )
}

interface ChoiceProps {
  /** The courses are fetched only for a form that is open. */
  isAsked: boolean
  courseId: number
  onChange: (courseId: number) => void
}

function CourseChoice({ isAsked, courseId, onChange }: ChoiceProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const courses = useQuery({ ...teachingQuery(), enabled: isAsked }).data ?? []
  return (
    <RadioList
      label={t(courseTitle)}
      showsLabel
      value={courseId === 0 ? null : String(courseId)}
      onChange={(value) => onChange(Number(value))}
      items={courses.map(({ id, name, nameEn }) => ({ value: String(id), label: pick(name, nameEn) }))}
    />
  )
}

function DeadlineAndScore({ form, change, isPast, hasScore }: ReturnType<typeof useAssignmentForm>) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        type="datetime-local"
        label={t`截止`}
        value={form.deadline}
        error={isPast && t`截止时间须晚于现在`}
        onChange={(event) => change({ deadline: event.target.value })}
      />
      <TextField
        type="number"
        min={0}
        label={t`满分`}
        value={form.maxScore}
        error={!hasScore && t`分数不能小于 0`}
        onChange={(event) => change({ maxScore: event.target.value })}
      />
      <Switch
        label={t`允许迟交`}
        hint={t`允许时，题目的答案要等每个学生的作业都评过分，学生才能看到。`}
        checked={form.allowLate}
        onChange={(allowLate) => change({ allowLate })}
      />
    </>
  )
}
