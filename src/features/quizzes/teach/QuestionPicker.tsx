import { useLingui } from '@lingui/react/macro'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from '../Quizzes.module.css'
import { pointsText } from '../words.ts'
import { BankPicker } from './question/BankPicker.tsx'
import { OwnQuestions } from './question/OwnQuestions.tsx'

export interface ChosenQuestion {
  sourceId: number
  /** hundredths of a point */
  maxPoints: number
  title: string
  titleEn: string
}

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
  const [source, setSource] = useState<'bank' | 'own'>('bank')
  const known = new Set(questions.map(({ sourceId }) => sourceId))
  const total = questions.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  const add = (added: readonly { id: number; title: string; titleEn: string }[]) => {
    const fresh = added.filter(({ id }) => !known.has(id))
    onChange([
      ...questions,
      ...fresh.map(({ id, title, titleEn }) => ({ sourceId: id, title, titleEn, maxPoints: usualPoints })),
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
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`添加题目`}>
        <div className={css.stack}>
          <Segmented
            label={t`题目来源`}
            value={source}
            onChange={setSource}
            items={[
              { value: 'bank', label: t`题库` },
              { value: 'own', label: t`自编题` },
            ]}
          />
          {source === 'bank' ? (
            <BankPicker courseId={courseId} known={known} onAdd={add} />
          ) : (
            <OwnQuestions courseId={courseId} known={known} onAdd={add} />
          )}
        </div>
      </Sheet>
    </Section>
  )
}

/** The chosen questions in their order, each with the points it gives. */
function ChosenQuestions({ questions, onChange }: Pick<Props, 'questions' | 'onChange'>) {
  const { t } = useLingui()
  const { pick } = useNames()
  const setPoints = (sourceId: number, maxPoints: number) =>
    onChange(questions.map((one) => (one.sourceId === sourceId ? { ...one, maxPoints } : one)))
  return (
    <Card flush as="ul">
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
                    setPoints(one.sourceId, Math.max(1, Math.round(Number(event.target.value) * 100)))
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
        </li>
      ))}
    </Card>
  )
}
