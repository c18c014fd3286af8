import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '../../../../contract/questions.ts'
import { quizQuestionSave } from '../../../../contract/quizzes/quizQuestions.ts'
import { QuestionCard } from '../../../../parts/QuestionCard.tsx'
import { manageQuizzes } from '../../../../queries/quizzes/manage.ts'
import { ownQuizQuestionsQuery } from '../../../../queries/quizzes/ownQuestions.ts'
import { requestOfForm } from '../../../../rules/questionForm.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { Row } from '../../../../ui/Row.tsx'
import { toast } from '../../../../ui/toast.ts'
import css from '../../Quizzes.module.css'
import { useManageFailure } from '../useManageFailure.ts'
import { MendQuestion } from './MendQuestion.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { QuestionsFromFile } from './QuestionsFromFile.tsx'

interface Props {
  courseId: number
  known: ReadonlySet<number>
  onAdd: (questions: readonly Question[]) => void
}

const saveOwnQuestion = (courseId: number, changed: Question, base: Question): Promise<Question> =>
  manageQuizzes(quizQuestionSave, {
    courseId,
    id: base.id,
    question: requestOfForm(changed),
    base: requestOfForm(base),
  })

/** Questions that a teacher wrote for the quizzes and assignments of this course: never in practice, bank or books. */
export function OwnQuestions({ courseId, known, onAdd }: Props) {
  const { t } = useLingui()
  const listed = useQuery(ownQuizQuestionsQuery(courseId))
  const questions = listed.data ?? []
  const [edited, setEdited] = useState<Question | 'new' | 'file' | null>(null)
  const take = (question: Question) => {
    setEdited(null)
    onAdd([question])
    toast(t`题目已保存`)
  }
  const add = useMutation({
    mutationFn: (question: Question) =>
      manageQuizzes(quizQuestionSave, { courseId, question: requestOfForm(question) }),
    onSuccess: take,
    onError: useManageFailure(),
  })
  const readLatest = async (id: number): Promise<Question> => {
    const latest = (await listed.refetch({ throwOnError: true })).data?.find((one) => one.id === id)
    if (!latest) throw new Error(`no question ${id}`)
    return latest
  }
  if (edited !== null)
    return (
      <div className={css.stack}>
        <Button kind="text" onClick={() => setEdited(null)}>
          {t`返回题目列表`}
        </Button>
        {edited === 'file' && <QuestionsFromFile courseId={courseId} own={questions} onAdd={onAdd} />}
        {edited === 'new' && (
          <QuestionForm action={t`保存并加入`} busy={add.isPending} onSave={(made) => add.mutate(made)} />
        )}
        {typeof edited !== 'string' && (
          <MendQuestion
            question={edited}
            action={t`保存并加入`}
            save={(changed, base) => saveOwnQuestion(courseId, changed, base)}
            readLatest={() => readLatest(edited.id)}
            onSaved={take}
          />
        )}
      </div>
    )
  return (
    <div className={css.stack}>
      <p className={css.quiet}>{t`自编题只用于本课程的测验和作业，不会出现在练习、题库和题本里。`}</p>
      <div className={css.buttons}>
        <Button kind="soft" onClick={() => setEdited('new')}>
          {t`新编一题`}
        </Button>
        <Button kind="soft" onClick={() => setEdited('file')}>
          {t`从文件导入`}
        </Button>
      </div>
      <OwnQuestionList {...{ questions, known, onAdd }} onEdit={setEdited} />
    </div>
  )
}

interface ListProps extends Pick<Props, 'known' | 'onAdd'> {
  questions: readonly Question[]
  onEdit: (question: Question) => void
}

function OwnQuestionList({ questions, known, onAdd, onEdit }: ListProps) {
  if (questions.length === 0) return null
  return (
    <QuestionCard>
      {questions.map((question) => (
        <li key={question.id}>
          <OwnQuestionRow
            question={question}
            isAdded={known.has(question.id)}
            onEdit={() => onEdit(question)}
            onAdd={() => onAdd([question])}
          />
        </li>
      ))}
    </QuestionCard>
  )
}

interface RowProps {
  question: Question
  isAdded: boolean
  onEdit: () => void
  onAdd: () => void
}

function OwnQuestionRow({ question, isAdded, onEdit, onAdd }: RowProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Row
      title={pick(question.title, question.titleEn)}
      sub={pick(question.type.name, question.type.nameEn)}
      trail={
        <span className={css.marks}>
          <Button kind="text" onClick={onEdit}>
            {t`编辑`}
          </Button>
          <Button kind="soft" aria-disabled={isAdded} onClick={onAdd}>
            {isAdded ? t`已添加` : t`添加`}
          </Button>
        </span>
      }
    />
  )
}
