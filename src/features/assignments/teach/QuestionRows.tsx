import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AssignmentQuestion } from '../../../contract/quizzes/assignment.ts'
import { QuestionCard } from '../../../parts/QuestionCard.tsx'
import { useShownSpecimens } from '../../../parts/questionPage/useShownSpecimens.ts'
import { Explanation } from '../../../questions/Explanation.tsx'
import { QuestionView } from '../../../questions/index.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { RowButton } from '../../../ui/Row.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Summary } from '../../../ui/Summary.tsx'

/** The questions of an assignment; each opens with its picture and its right answer. */
export function QuestionRows({ questions }: { questions: readonly AssignmentQuestion[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [chosen, setChosen] = useState<number | null>(null)
  const set = questions.filter(({ isRemoved }) => !isRemoved)
  const current = set.find(({ id }) => id === chosen)
  if (set.length === 0) return null
  return (
    <details>
      <Summary>
        <Plural value={set.length} one="# 道题" other="# 道题" />
      </Summary>
      <QuestionCard>
        {set.map(({ id, question }, index) => (
          <li key={id}>
            <RowButton
              chevron
              lead={index + 1}
              title={pick(question.title, question.titleEn)}
              sub={pick(question.type.name, question.type.nameEn)}
              onClick={() => setChosen(id)}
            />
          </li>
        ))}
      </QuestionCard>
      <Sheet
        open={current !== undefined}
        onClose={() => setChosen(null)}
        title={current ? t`第 ${set.indexOf(current) + 1} 题` : ''}
      >
        {current && <KeyedQuestion key={current.id} question={current.question} />}
      </Sheet>
    </details>
  )
}

function KeyedQuestion({ question }: Pick<AssignmentQuestion, 'question'>) {
  const specimens = useShownSpecimens(question)
  return (
    <QuestionView narrow question={question} content="" shown={false} recited specimens={specimens}>
      <Explanation question={question} content="" recited />
    </QuestionView>
  )
}
