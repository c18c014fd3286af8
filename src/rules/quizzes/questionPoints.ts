/** Points that an answer gets without a person: null where somebody has to read it. Pure. */
import type { Question } from '../../contract/questions.ts'
import { readParts } from '../kinds/caseStudy.ts'
import { blanks } from '../kinds/fill.ts'
import { judge, kindOf } from '../kinds/index.ts'
import { stems } from '../kinds/matching.ts'
import { readChoices } from '../kinds/multiple.ts'
import { choicePoints, type PartialCredit, partShares, sharedPoints } from './points.ts'

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
  switch (kindOf(question)) {
    case 'WENDA':
    case 'OTHER':
      return null
    case 'DUOXUAN':
      return multiplePoints(question, content, maxPoints, partial)
    case 'TIANKONG': {
      const right = blanks(question, content).filter(({ state }) => state === 'right').length
      return sharedPoints(maxPoints, partial, { right, all: question.options.length })
    }
    case 'PEIWU': {
      const right = stems(question, content).filter((stem) => stem.right).length
      return sharedPoints(maxPoints, partial, { right, all: question.children.length })
    }
    case 'BINGLI':
      return casePoints(
        question,
        content,
        partShares(maxPoints, question.children.length, partPoints),
        partial,
      )
    case 'DANXUAN':
    case 'PANDUAN':
      return judge(question, content) === true ? maxPoints : 0
  }
}

function multiplePoints(
  question: Question,
  content: string,
  maxPoints: number,
  partial: PartialCredit,
): number {
  const chosen = readChoices(content) ?? []
  const isRight = new Map(question.options.map(({ id, answer }) => [id, answer === true]))
  const right = chosen.filter((id) => isRight.get(id) === true).length
  const ofRight = question.options.filter(({ answer }) => answer === true).length
  return choicePoints(maxPoints, partial, { right, wrong: chosen.length - right, ofRight })
}

/** @param shares points of the parts in their order */
function casePoints(
  question: Question,
  content: string,
  shares: readonly number[],
  partial: PartialCredit,
): number | null {
  const given = readParts(content)
  let sum = 0
  for (const [index, part] of question.children.entries()) {
    const points = questionPoints(part, given?.get(part.id) ?? '', shares[index] ?? 0, partial)
    if (points === null) return null
    sum += points
  }
  return sum
}
