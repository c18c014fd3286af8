import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BankQuestion, Question } from '../../../contract/questions.ts'
import { GuardedSheet } from '../../../parts/forms/GuardedSheet.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import css from '../Quizzes.module.css'
import { BankPicker } from './question/BankPicker.tsx'
import { OwnQuestions } from './question/OwnQuestions.tsx'

interface Props {
  courseId: number
  /** ids that were chosen already */
  known: ReadonlySet<number>
  onAdd: (questions: readonly (Question | BankQuestion)[]) => void
  open: boolean
  onClose: () => void
}

/** Where a teacher finds questions: in the school's bank, and among those for this course alone. */
export function AddQuestions({ courseId, known, onAdd, open, onClose }: Props) {
  const { t } = useLingui()
  const [source, setSource] = useState<'bank' | 'own'>('bank')
  return (
    <GuardedSheet open={open} onClose={onClose} title={t`添加题目`}>
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
          <BankPicker courseId={courseId} known={known} onAdd={onAdd} />
        ) : (
          <OwnQuestions courseId={courseId} known={known} onAdd={onAdd} />
        )}
      </div>
    </GuardedSheet>
  )
}
