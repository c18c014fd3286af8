import { useLingui } from '@lingui/react/macro'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { BankQuestion, Question } from '../../../contract/questions.ts'
import { QuestionCard } from '../../../parts/QuestionCard.tsx'
import { kindOf } from '../../../rules/kinds/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Quizzes.module.css'
import { pointsText } from '../words.ts'
import { AddQuestions } from './AddQuestions.tsx'
import { PartPoints } from './question/PartPoints.tsx'

export interface ChosenQuestion {
  sourceId: number
  /** hundredths of a point */
  maxPoints: number
  /** Number of the parts of a case; 0: it is none. */
  parts: number
  /** Of these parts; absent: even shares. */
  partPoints?: readonly number[] | undefined
  title: string
  titleEn: string
}

const partsOf = (question: Question | BankQuestion): number => {
  if (!('children' in question)) return question.parts ?? 0
  return kindOf(question) === 'BINGLI' ? question.children.length : 0
}

/** A question of the bank, or one that a teacher wrote, as the form shows it. */
export const chosenOf = (
  question: Question | BankQuestion,
  sourceId: number,
  worth: Pick<ChosenQuestion, 'maxPoints' | 'partPoints'>,
): ChosenQuestion => ({
  ...worth,
  sourceId,
  parts: partsOf(question),
  title: question.title,
  titleEn: question.titleEn,
})

/** Hundredths of a point that a question gives until the teacher says otherwise. */
const usualPoints = 200

interface Props {
  courseId: number
  questions: readonly ChosenQuestion[]
  onChange: (questions: ChosenQuestion[]) => void
}

/** The questions of a quiz with their points, and the way to more of them. */
export function QuestionPicker({ courseId, questions, onChange }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const known = new Set(questions.map(({ sourceId }) => sourceId))
  const total = questions.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  const add = (added: readonly (Question | BankQuestion)[]) => {
    const fresh = added.filter(({ id }) => !known.has(id))
    onChange([
      ...questions,
      ...fresh.map((question) => chosenOf(question, question.id, { maxPoints: usualPoints })),
    ])
  }
  return (
    <Section
      title={t`题目`}
      action={
        <Button kind="text" onClick={() => setOpen(true)}>
          {t`添加题目`}
        </Button>
      }
    >
      <p className={css.quiet}>{t`共 ${questions.length} 题，${pointsText(total)} 分`}</p>
      {questions.length > 0 && <ChosenQuestions questions={questions} onChange={onChange} />}
      <AddQuestions
        courseId={courseId}
        known={known}
        onAdd={add}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </Section>
  )
}

/** The chosen questions in their order, each with the points it gives. */
function ChosenQuestions({ questions, onChange }: Pick<Props, 'questions' | 'onChange'>) {
  const { t } = useLingui()
  const { pick } = useNames()
  const setPoints = (sourceId: number, worth: Pick<ChosenQuestion, 'maxPoints' | 'partPoints'>) =>
    onChange(questions.map((one) => (one.sourceId === sourceId ? { ...one, ...worth } : one)))
  return (
    <QuestionCard>
      {questions.map((one, index) => (
        <li key={one.sourceId}>
          <Row
            lead={index + 1}
            title={pick(one.title, one.titleEn)}
            trail={
              <span className={css.marks}>
                <TextField
                  type="number"
                  className={css.points}
                  label={t`第 ${index + 1} 题的分值`}
                  hideLabel
                  min={0.01}
                  step={0.5}
                  value={one.maxPoints / 100}
                  onChange={(event) =>
                    setPoints(one.sourceId, {
                      maxPoints: Math.max(1, Math.round(Number(event.target.value) * 100)),
                      partPoints: undefined,
                    })
                  }
                />
                <IconButton
                  label={t`移除第 ${index + 1} 题`}
                  onClick={() => onChange(questions.filter(({ sourceId }) => sourceId !== one.sourceId))}
                >
                  <Trash aria-hidden="true" />
                </IconButton>
              </span>
            }
          />
          {one.parts > 1 && (
            <PartPoints
              number={index + 1}
              parts={one.parts}
              maxPoints={one.maxPoints}
              partPoints={one.partPoints}
              onChange={(worth) => setPoints(one.sourceId, worth)}
            />
          )}
        </li>
      ))}
    </QuestionCard>
  )
}
