/** Answers as the sample's students give them. */
import type { AnyQuestion } from '../../src/contract/questions.ts'
import { writeParts } from '../../src/rules/kinds/caseStudy.ts'
import { writeBlanks } from '../../src/rules/kinds/fill.ts'
import { writePairs } from '../../src/rules/kinds/matching.ts'
import { writeChoices } from '../../src/rules/kinds/multiple.ts'
import { writeShort } from '../../src/rules/kinds/shortAnswer.ts'
import { writeChoice } from '../../src/rules/kinds/single.ts'
import { writeTruth } from '../../src/rules/kinds/trueFalse.ts'

/** @param isRight whether the answer is to be the right one */
export function sampleAnswer(question: AnyQuestion, isRight: boolean): string {
  const { options, children } = question
  const chosen = options.filter(({ answer }) => answer === true).map(({ id }) => id)
  switch (question.type.baseType) {
    case 'DANXUAN': {
      const wrong = options.find(({ id }) => !chosen.includes(id))
      return writeChoice((isRight ? chosen[0] : wrong?.id) ?? options[0]?.id ?? 0)
    }
    case 'DUOXUAN':
      return writeChoices(isRight ? chosen : chosen.slice(0, 1))
    case 'PANDUAN':
      return writeTruth((question.panDuanAnswer === true) === isRight)
    case 'TIANKONG':
      return writeBlanks(
        options.map(({ answer }, index) => {
          const name = Array.isArray(answer) ? (answer[0] ?? '') : ''
          return isRight || index > 0 ? name : '不确定'
        }),
      )
    case 'PEIWU': {
      const first = options[0]?.id ?? 0
      return writePairs(
        new Map(
          children.map(({ id, answer }) => [id, isRight && typeof answer === 'number' ? answer : first]),
        ),
      )
    }
    case 'BINGLI':
      return writeParts(new Map(children.map((child) => [child.id, sampleAnswer(child, isRight)])))
    default:
      return writeShort({
        text: isRight ? question.showAnswer.slice(0, 120) : '只记得大概，结构名称不确定。',
        self: null,
      })
  }
}
