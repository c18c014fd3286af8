/** The types of questions that the product itself has. */
import type { BaseType, QuestionType } from '../../src/contract/questions.ts'
import { questionKinds } from '../../src/rules/kinds/index.ts'

export function typeOf(baseType: BaseType): QuestionType {
  const { id, name, nameEn, subjective } = questionKinds[baseType].naming
  return { id, name, nameEn, baseType, subjective }
}
