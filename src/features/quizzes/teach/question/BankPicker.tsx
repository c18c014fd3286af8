import { useLingui } from '@lingui/react/macro'
import type { BankQuestion, Question } from '../../../../contract/questions.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { Row } from '../../../../ui/Row.tsx'
import css from '../../Quizzes.module.css'
import { DrawForm } from '../DrawForm.tsx'
import { SearchedBank } from './SearchedBank.tsx'

interface Props {
  courseId: number
  /** ids that are in the quiz already */
  known: ReadonlySet<number>
  onAdd: (questions: readonly (Question | BankQuestion)[]) => void
}

/** Questions drawn by chance, or searched for in the bank one by one. */
export function BankPicker({ courseId, known, onAdd }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <div className={css.stack}>
      <DrawForm courseId={courseId} known={known} onAdd={onAdd} />
      <SearchedBank
        row={(question) => (
          <Row
            title={pick(question.title, question.titleEn)}
            sub={pick(question.type.name, question.type.nameEn)}
            trail={
              <span className={css.marks}>
                <Button kind="soft" aria-disabled={known.has(question.id)} onClick={() => onAdd([question])}>
                  {known.has(question.id) ? t`已添加` : t`添加`}
                </Button>
              </span>
            }
          />
        )}
      />
    </div>
  )
}
