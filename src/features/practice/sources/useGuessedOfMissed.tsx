import { useCallback } from 'react'
import type { AnyQuestion } from '../../../contract/questions.ts'
import { useGuessed } from '../../../parts/Guessed.tsx'
import { isEverJudged } from '../../../rules/kinds/index.ts'
import { useMissed } from '../question/useMissed.ts'
import type { QuestionSource } from './questionSource.ts'

/** `useGuessed` of what stands in 错题本, wherever it is practised: its answer is a review there too. */
export function useGuessedOfMissed() {
  const { guessed, aside: said } = useGuessed()
  const aside = useCallback((question: AnyQuestion) => <OfMissed question={question} said={said} />, [said])
  return { guessed, aside }
}

interface Props {
  question: AnyQuestion
  said: NonNullable<QuestionSource['aside']>
}

function OfMissed({ question, said }: Props) {
  const isMissed = useMissed(question.id)
  return isMissed && isEverJudged(question) ? said(question) : null
}
