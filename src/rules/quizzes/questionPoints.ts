/** Points that an answer gets without a person: null where somebody has to read it. Pure. */
import type { Question } from '../../contract/questions.ts'
import { kindOf, questionKinds } from '../kinds/index.ts'
import type { PartialCredit } from './points.ts'

/**
 * @param content empty where the question was not answered: that gives 0, whatever the kind
 * @param maxPoints in hundredths
 * @param partPoints of the parts of a case, in their order; without them they share its points evenly
 * @returns hundredths of a point; null for a short answer, and a case with one, that a person has to score
 */
export function questionPoints(
  question: Question,
  content: string,
  maxPoints: number,
  partial: PartialCredit,
  partPoints?: readonly number[],
): number | null {
  if (content === '') return 0
  return questionKinds[kindOf(question)].points(question, content, {
    maxPoints,
    partial,
    partPoints,
    pointsOfPart: (part, given, points) => questionPoints(part, given, points, partial),
  })
}
