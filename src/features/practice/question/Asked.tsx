import { memo } from 'react'
import type { AnyQuestion } from '../../../contract/questions.ts'
import { QuestionView } from '../../../questions/index.tsx'
import type { Shown } from '../../../questions/types.ts'
import type { SheetName } from '../sheets/PracticeSheets.tsx'
import type { Deck } from '../sources/deck.ts'
import type { Practising } from '../usePractice.ts'
import { useWide } from '../useWide.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { QuestionTools } from './QuestionTools.tsx'
import { Rejudged } from './Rejudged.tsx'
import { Told } from './Told.tsx'

interface Props {
  deck: Deck
  question: AnyQuestion
  specimens: Shown
  recited: boolean
  onSheet: (name: SheetName) => void
  /** left out: it comes next and lies ready, unseen */
  practice?: Practising
  /** what explains the answer stands too */
  explained?: boolean
}

const nothing = () => undefined

/**
 * A question with what is told of it and what can be done with it. The one that lies ready rests while another is
 * answered.
 */
export const Asked = memo(function Asked({ deck, question, specimens, recited, onSheet, ...props }: Props) {
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
      {place && explained && <Told place={place} content={content} recited={recited} />}
      {practice && !shown && !recited && deck.aside?.(question)}
      <QuestionTools deck={deck} question={question} onSheet={onSheet} />
      {practice && wide && <KeyHelp question={question} practice={practice} />}
    </QuestionView>
  )
})
