import { memo } from 'react'
import type { AnyQuestion } from '../../../contract/questions.ts'
import { KeyHelp } from '../../../parts/questionPage/KeyHelp.tsx'
import { useWide } from '../../../parts/questionPage/useWide.ts'
import { QuestionView } from '../../../questions/index.tsx'
import type { ShownSpecimens } from '../../../questions/types.ts'
import type { PracticeSheetName } from '../sheets/PracticeSheets.tsx'
import type { QuestionSource } from '../sources/questionSource.ts'
import type { Practising } from '../usePractice.ts'
import { AnswerDetails } from './AnswerDetails.tsx'
import { QuestionTools } from './QuestionTools.tsx'
import { Rejudged } from './Rejudged.tsx'

interface Props {
  source: QuestionSource
  question: AnyQuestion
  specimens: ShownSpecimens
  recited: boolean
  onSheet: (name: PracticeSheetName) => void
  /** left out: it comes next and lies ready, unseen */
  practice?: Practising
  /** the explanation of the answer is shown too */
  explained?: boolean
}

const nothing = () => undefined

/**
 * A question with what is told of it and what can be done with it. The one that lies ready rests while another is
 * answered.
 */
export const QuestionPane = memo(function QuestionPane({
  source,
  question,
  specimens,
  recited,
  onSheet,
  ...props
}: Props) {
  const { practice, explained } = props
  const wide = useWide()
  const { shown = false, content = '', place } = practice ?? {}
  return (
    <QuestionView
      ready={!practice}
      question={question}
      content={content}
      onChange={practice?.change ?? nothing}
      onAmend={shown ? practice?.amend : undefined}
      shown={shown}
      recited={recited}
      specimens={specimens}
    >
      {shown && <Rejudged question={question.id} />}
      {place && explained && <AnswerDetails place={place} content={content} recited={recited} />}
      {practice && !shown && !recited && source.aside?.(question)}
      <QuestionTools source={source} question={question} onSheet={onSheet} />
      {practice && wide && <KeyHelp question={question} state={practice} />}
    </QuestionView>
  )
})
