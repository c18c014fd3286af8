/** The types of questions that the product itself has. */
import type { BaseType, QuestionType } from '../../src/contract/questions.ts'

export const typeNames: Record<BaseType, [id: number, zh: string, en: string, subjective: boolean]> = {
  DANXUAN: [1, '单选题', 'Single choice', false],
  DUOXUAN: [2, '多选题', 'Multiple choice', false],
  PANDUAN: [3, '判断题', 'True or false', false],
  TIANKONG: [4, '填空题', 'Fill in the blanks', false],
  WENDA: [5, '问答题', 'Short answer', true],
  PEIWU: [6, '配伍题', 'Matching', false],
  BINGLI: [7, '病例分析题', 'Case study', false],
  OTHER: [8, '其他', 'Other', true],
}

export function typeOf(kind: BaseType): QuestionType {
  const [id, name, nameEn, subjective] = typeNames[kind]
  return { id, name, nameEn, baseType: kind, subjective }
}
