/** What our questions say and Moodle has no field for is written in its tags: `vitrine:difficulty=4`. */
import type { Question } from '../../../../../src/contract/questions.ts'
import type { Shown } from '../specimens.ts'
import { placesOf } from './order.ts'

const prefix = 'vitrine:'

export interface Tagged {
  keywords: string[]
  keywordsEn: string[]
  difficulty: number | undefined
  anyOrder: boolean
  /** names of a kind that is shown readably */
  other: [zh: string, en: string] | undefined
  isCopy: boolean
  /** where the options of a matching stand */
  places: number[] | undefined
  /** what it shows, as a table refers to it */
  specimen: Shown | undefined
  /** written by this program */
  isOurs: boolean
}

export function readTags(tags: readonly string[]): Tagged {
  const own = tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))
  const values = (name: string) =>
    own.filter((tag) => tag.startsWith(`${name}=`)).map((tag) => tag.slice(name.length + 1))
  const difficulty = Number(values('difficulty')[0])
  const [key] = values('specimen')
  const [zh, en = ''] = values('other')[0]?.split('|') ?? []
  return {
    keywords: [...new Set(tags.filter((tag) => !tag.startsWith(prefix)))],
    keywordsEn: values('en'),
    difficulty: difficulty >= 1 && difficulty <= 5 ? Math.round(difficulty) : undefined,
    anyOrder: own.includes('any-order'),
    other: zh === undefined ? undefined : [zh, en],
    isCopy: own.includes('copy'),
    places: values('places')[0]?.split('.').map(Number),
    specimen: key === undefined ? undefined : { key, mark: values('mark')[0] ?? '' },
    isOurs: own.length > 0,
  }
}

export function writeTags(question: Question, shown: Shown | undefined, isCopy: boolean): string[] {
  const { type, keywords, keywordsEn = [], difficulty, anyOrder } = question
  return [
    ...keywords,
    ...keywordsEn.map((word) => `${prefix}en=${word}`),
    `${prefix}difficulty=${difficulty}`,
    ...(anyOrder ? [`${prefix}any-order`] : []),
    ...(type.baseType === 'OTHER' ? [`${prefix}other=${type.name}|${type.nameEn}`] : []),
    ...(type.baseType === 'PEIWU' ? [`${prefix}places=${placesOf(question).join('.')}`] : []),
    ...(shown ? [`${prefix}specimen=${shown.key}`] : []),
    ...(shown?.mark ? [`${prefix}mark=${shown.mark}`] : []),
    ...(isCopy ? [`${prefix}copy`] : []),
  ]
}
