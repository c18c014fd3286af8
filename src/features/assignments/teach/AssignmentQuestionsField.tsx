import { useLingui } from '@lingui/react/macro'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import type { BankQuestion, Question } from '../../../contract/questions.ts'
import { maxAssignmentQuestions } from '../../../contract/quizzes/assignment.ts'
import { QuestionCard } from '../../../parts/QuestionCard.tsx'
import { joinSentences } from '../../../rules/words/sentences.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Assignments.module.css'

export interface AssignedQuestion {
  /** of the bank, or for quizzes only */
  sourceId: number
  title: string
  titleEn: string
}

export interface AddQuestionsProps {
  courseId: number
  /** ids that were chosen already */
  known: ReadonlySet<number>
  onAdd: (questions: readonly (Question | BankQuestion)[]) => void
  open: boolean
  onClose: () => void
}

/** The sheet in which quizzes find their questions; the screen hands it in, for it is another area's. */
export type ShowAddQuestions = (props: AddQuestionsProps) => ReactNode

interface Props {
  /** 0: no course is chosen yet */
  courseId: number
  questions: readonly AssignedQuestion[]
  onChange: (questions: AssignedQuestion[]) => void
  /** Somebody handed in: the questions stay as they are. */
  isFixed: boolean
  addQuestions: ShowAddQuestions
}

/** The questions of an assignment in their order, and the way to more of them. */
export function AssignmentQuestionsField({ courseId, questions, onChange, isFixed, addQuestions }: Props) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const [isOpen, setOpen] = useState(false)
  const known = new Set(questions.map(({ sourceId }) => sourceId))
  const add = (added: readonly (Question | BankQuestion)[]) => {
    const fresh = added.filter(({ id }) => !known.has(id))
    const all = [...questions, ...fresh.map(({ id, title, titleEn }) => ({ sourceId: id, title, titleEn }))]
    onChange(all.slice(0, maxAssignmentQuestions))
  }
  const canAdd = courseId > 0
  return (
    <Section
      title={t`题目`}
      action={
        !isFixed && (
          <Button kind="text" aria-disabled={!canAdd} onClick={() => canAdd && setOpen(true)}>
            {t`添加题目`}
          </Button>
        )
      }
    >
      <p className={css.quiet}>
        {joinSentences(
          i18n.locale,
          isFixed
            ? t`已有学生提交，题目不能再改。`
            : t`题目存入作业后不随题库改变。题库题的答案学生在练习里看得到，要保密请用自编题。`,
          !canAdd && t`先选择课程。`,
        )}
      </p>
      {questions.length > 0 && (
        <QuestionCard>
          {questions.map((one, index) => (
            <li key={one.sourceId}>
              <Row
                lead={index + 1}
                title={pick(one.title, one.titleEn)}
                trail={
                  !isFixed && (
                    <IconButton
                      label={t`移除第 ${index + 1} 题`}
                      onClick={() => onChange(questions.filter(({ sourceId }) => sourceId !== one.sourceId))}
                    >
                      <Trash aria-hidden="true" />
                    </IconButton>
                  )
                }
              />
            </li>
          ))}
        </QuestionCard>
      )}
      {isOpen && addQuestions({ courseId, known, onAdd: add, open: isOpen, onClose: () => setOpen(false) })}
    </Section>
  )
}
