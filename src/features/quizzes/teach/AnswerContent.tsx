import { useLingui } from '@lingui/react/macro'
import type { Question } from '../../../contract/questions.ts'
import { useTruthWords } from '../../../questions/truthWords.ts'
import { answerWords } from '../../../rules/quizzes/answerWords.ts'
import { useNames } from '../../../ui/bilingual.ts'
import css from '../Quizzes.module.css'

/** Answer of a student, in words. */
export function AnswerContent({ question, content }: { question: Question; content: string }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const words = answerWords(question, content, pick, useTruthWords())
  return <p className={css.answerText}>{words || t`没有作答`}</p>
}
