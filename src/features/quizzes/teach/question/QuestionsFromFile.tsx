import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Question } from '../../../../contract/questions.ts'
import type { ReadQuestions } from '../../../../contract/quizzes/quizQuestions.ts'
import { QuestionCard } from '../../../../parts/QuestionCard.tsx'
import { UploadField } from '../../../../parts/upload/UploadField.tsx'
import { JobEnded } from '../../../../queries/engine/followJob.ts'
import { keepQuizQuestions, readQuestionFile } from '../../../../queries/quizzes/ownQuestions.ts'
import { importTemplates } from '../../../../rules/importTemplates.ts'
import { kindOf } from '../../../../rules/kinds/index.ts'
import { questionFault, requestOfForm } from '../../../../rules/questionForm.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { Row } from '../../../../ui/Row.tsx'
import { ProgressBar } from '../../../../ui/signs/ProgressBar.tsx'
import { Tag } from '../../../../ui/Tag.tsx'
import { toast } from '../../../../ui/toast.ts'
import css from '../../Quizzes.module.css'
import { useManageFailure } from '../useManageFailure.ts'

interface Props {
  courseId: number
  /** questions that the course has already */
  own: readonly Question[]
  onAdd: (questions: readonly Question[]) => void
}

type ReadOne = ReadQuestions['questions'][number]

/** Questions of a file, for the quizzes of a course: they are looked through first, and kept when the teacher says so. */
export function QuestionsFromFile({ courseId, own, onAdd }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const fail = useManageFailure()
  const read = useMutation({
    mutationFn: (fileId: number) => readQuestionFile(courseId, fileId),
    onError: (error) =>
      error instanceof JobEnded
        ? toast(pick(error.job.message, error.job.messageEn) || t`没有读出文件`, { kind: 'bad' })
        : fail(error),
  })
  return (
    <>
      <UploadField
        label={t`选择题目文件`}
        hint={t`Moodle XML、GIFT、Aiken，或按模板填好的 Excel、CSV。先核对，确认后才保存。`}
        useTo="questions"
        onFile={({ id }) => read.mutate(id)}
      />
      <a className={css.link} href={importTemplates.questions} download>
        {t`下载题目模板`}
      </a>
      {read.isPending && <ProgressBar label={t`正在读取文件`} />}
      {read.data && (
        <FoundQuestions
          key={read.submittedAt}
          courseId={courseId}
          found={read.data}
          own={own}
          onAdd={onAdd}
        />
      )}
    </>
  )
}

/** The words by which people recognise a question. */
const faceOf = ({ type, title }: Question) => `${type.baseType} ${title.trim()}`

const canBeKept = (question: Question) => kindOf(question) !== 'OTHER' && questionFault(question) === null

function FoundQuestions({ courseId, found, own, onAdd }: Props & { found: ReadQuestions }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const kept = useRef<Question[]>([])
  // What was there when the file was read: what is kept now changes nothing of the list.
  const known = useRef(new Set(own.map(faceOf)))
  const isNew = ({ question }: ReadOne) => canBeKept(question) && !known.current.has(faceOf(question))
  const fresh = found.questions.filter(isNew)
  const keep = useMutation({
    // After a failure it goes on behind the last one that the service has.
    mutationFn: () =>
      keepQuizQuestions(
        courseId,
        fresh.slice(kept.current.length).map(({ question }) => requestOfForm(question)),
        (one) => kept.current.push(one),
      ),
    onSuccess: () => {
      onAdd(kept.current)
      toast(t`题目已保存`)
    },
    onError: useManageFailure(),
  })
  return (
    <>
      {found.notes.map(({ zh, en }) => (
        <p key={zh} className={css.quiet}>
          {pick(zh, en)}
        </p>
      ))}
      <QuestionCard>
        {found.questions.map((one) => (
          <li key={one.label}>
            <FoundRow one={one} isNew={isNew(one)} />
          </li>
        ))}
        {found.refused.map(({ label, why }) => (
          <li key={label}>
            <Row title={label} sub={pick(why.zh, why.en)} trail={<Tag tone="bad">{t`有误`}</Tag>} />
          </li>
        ))}
      </QuestionCard>
      {fresh.some(({ question }) => question.specimenId !== null) && (
        <p className={css.quiet}>{t`自编题不带标本：文件里指的标本不会显示。`}</p>
      )}
      <Button
        wide
        busy={keep.isPending}
        aria-disabled={fresh.length === 0 || keep.isSuccess}
        onClick={() => fresh.length > 0 && !keep.isSuccess && keep.mutate()}
      >
        {keep.isSuccess ? t`已保存并加入测验` : t`保存 ${fresh.length} 题并加入测验`}
      </Button>
    </>
  )
}

function FoundRow({ one: { label, question, notes }, isNew }: { one: ReadOne; isNew: boolean }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const words = [
    label,
    pick(question.type.name, question.type.nameEn),
    ...notes.map(({ zh, en }) => pick(zh, en)),
  ]
  return (
    <Row
      title={pick(question.title, question.titleEn)}
      sub={words.join(' · ')}
      trail={!isNew && (canBeKept(question) ? <Tag>{t`已有`}</Tag> : <Tag tone="bad">{t`不完整`}</Tag>)}
    />
  )
}
