/** A stored answer as people read it, by the kind of its question. Pure. */
import type { Question } from '../../contract/questions.ts'
import { kindOf, questionKinds } from '../kinds/index.ts'
import type { PickName, TruthWords } from '../kinds/optionText.ts'

/** @returns empty where nothing was answered */
export function answerWords(question: Question, content: string, pick: PickName, truth: TruthWords): string {
  if (content === '') return ''
  const ofPart = (part: Question, given: string) => answerWords(part, given, pick, truth)
  return questionKinds[kindOf(question)].answerText(question, content, { pick, truth, ofPart })
}
