import type { AnyQuestion, BaseType, Question } from '../contract/questions.ts'
import { readParts, withPart } from '../rules/kinds/caseStudy.ts'
import { isAnswered, kindOf } from '../rules/kinds/index.ts'
import { stems, withPair } from '../rules/kinds/matching.ts'
import { readChoices, writeChoices } from '../rules/kinds/multiple.ts'
import { writeChoice } from '../rules/kinds/single.ts'
import { writeTruth } from '../rules/kinds/trueFalse.ts'

type Pick = (question: AnyQuestion, content: string, place: number) => string | null

const byKind: Partial<Record<BaseType, Pick>> = {
  DANXUAN(question, _, place) {
    const option = question.options[place]
    return option ? writeChoice(option.id) : null
  },
  DUOXUAN(question, content, place) {
    const option = question.options[place]
    if (!option) return null
    const chosen = readChoices(content) ?? []
    return writeChoices(
      chosen.includes(option.id) ? chosen.filter((id) => id !== option.id) : [...chosen, option.id],
    )
  },
  PANDUAN: (_question, _content, place) => (place < 2 ? writeTruth(place === 0) : null),
  PEIWU(question, content, place) {
    const option = question.options[place]
    const open = stems(question, content).find(({ chosen }) => chosen === null)
    return option && open ? withPair(content, open.stem.id, option.id) : null
  },
  BINGLI(question, content, place) {
    const parts = readParts(content)
    const contentOf = ({ id }: Question) => parts?.get(id) ?? ''
    const open = question.children.find((child) => takesKeys(child, contentOf(child)))
    const picked = open ? pickByNumber(open, contentOf(open), place + 1) : null
    return open && picked !== null ? withPart(content, open.id, picked) : null
  },
}

/** Whether the keys choose in this part of a case: of several choices none is known to be the last. */
const takesKeys = (part: AnyQuestion, content: string): boolean =>
  lastKey(part, content) > 0 && (kindOf(part) === 'DUOXUAN' || !isAnswered(part, content))

/**
 * The answer after a number key (1 to 9), or null where there is no such choice: of a matching question the keys choose
 * for the first stem without an option, of a case in the first part to be answered by them.
 */
export function pickByNumber(question: AnyQuestion, content: string, key: number): string | null {
  return byKind[kindOf(question)]?.(question, content, key - 1) ?? null
}

/** The last number key that chooses something now; 0: none does. */
export const lastKey = (question: AnyQuestion, content: string): number =>
  [9, 8, 7, 6, 5, 4, 3, 2, 1].find((key) => pickByNumber(question, content, key) !== null) ?? 0
