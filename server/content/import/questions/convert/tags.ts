/** What our questions say and Moodle has no field for is written in its tags: `vitrine:difficulty=4`. */
import type { Question } from '../../../../../src/contract/questions.ts'

const prefix = 'vitrine:'

export interface Tagged {
  keywords: string[]
  keywordsEn: string[]
  difficulty: number | undefined
  anyOrder: boolean
  /** names of a kind that is shown readably */
  other: [zh: string, en: string] | undefined
  isCopy: boolean
}

export function readTags(tags: readonly string[]): Tagged {
  const own = tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))
  const values = (name: string) =>
    own.filter((tag) => tag.startsWith(`${name}=`)).map((tag) => tag.slice(name.length + 1))
  const difficulty = Number(values('difficulty')[0])
  const [zh, en = ''] = values('other')[0]?.split('|') ?? []
  return {
    keywords: [...new Set(tags.filter((tag) => !tag.startsWith(prefix)))],
    keywordsEn: values('en'),
    difficulty: difficulty >= 1 && difficulty <= 5 ? Math.round(difficulty) : undefined,
    anyOrder: own.includes('any-order'),
    other: zh === undefined ? undefined : [zh, en],
    isCopy: own.includes('copy'),
  }
}

export function writeTags(question: Question, isCopy = false): string[] {
  const { type, keywords, keywordsEn = [], difficulty, anyOrder } = question
  return [
    ...keywords,
    ...keywordsEn.map((word) => `${prefix}en=${word}`),
    `${prefix}difficulty=${difficulty}`,
    ...(anyOrder ? [`${prefix}any-order`] : []),
    ...(type.baseType === 'OTHER' ? [`${prefix}other=${type.name}|${type.nameEn}`] : []),
    ...(isCopy ? [`${prefix}copy`] : []),
  ]
}
