import type { AnyQuestion, BaseType } from '../contract/questions.ts'
import { kindOf } from '../rules/grading/index.ts'
import { readChoices, writeChoices } from '../rules/grading/multiple.ts'
import { writeChoice } from '../rules/grading/single.ts'
import { writeTruth } from '../rules/grading/trueFalse.ts'

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
}

/** The answer after a number key (1 to 9), or null where the kind of question has no such choice. */
export function pickByNumber(question: AnyQuestion, content: string, key: number): string | null {
  return byKind[kindOf(question)]?.(question, content, key - 1) ?? null
}
