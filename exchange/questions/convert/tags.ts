/** Moodle's tags carry the facts of our questions that it has no field for: `vitrine:difficulty=4`. */
import type { Question } from '../../../src/contract/questions.ts'
import type { AllShown, SpecimenReference } from '../specimens.ts'
import { type LeftOut, leftOutTags, readLeftOut } from './leftOut.ts'
import { optionPlaces } from './order.ts'

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
  /** the specimen that the question shows, as a table refers to it */
  specimen: SpecimenReference | undefined
  /** what the blanks may leave out, by their place */
  leftOut: ReadonlyMap<number, LeftOut>
  /** tags of the parts of a case, by their place */
  parts: Tagged[]
  /** written by this program */
  isOurs: boolean
}

/** `vitrine:2:difficulty=4` is of the second part. */
const ofPart = /^vitrine:(\d{1,3}):([\s\S]*)$/

function partsIn(tags: readonly string[]): Tagged[] {
  const parts: string[][] = []
  for (const tag of tags) {
    const [, place, own = ''] = ofPart.exec(tag) ?? []
    if (place === undefined) continue
    while (parts.length < Number(place)) parts.push([])
    parts[Number(place) - 1]?.push(own.startsWith('keyword=') ? own.slice('keyword='.length) : prefix + own)
  }
  return parts.map(readTags)
}

export function readTags(all: readonly string[]): Tagged {
  const tags = all.filter((tag) => !ofPart.test(tag))
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
    leftOut: readLeftOut(own),
    parts: partsIn(all),
    isOurs: own.length > 0,
  }
}

export function writeTags(question: Question, { own: shown, parts }: AllShown, isCopy: boolean): string[] {
  const { type, keywords, keywordsEn = [], difficulty, anyOrder, children, options } = question
  return [
    ...keywords,
    ...keywordsEn.map((word) => `${prefix}en=${word}`),
    `${prefix}difficulty=${difficulty}`,
    ...(anyOrder ? [`${prefix}any-order`] : []),
    ...(type.baseType === 'OTHER' ? [`${prefix}other=${type.name}|${type.nameEn}`] : []),
    ...(type.baseType === 'PEIWU' ? [`${prefix}places=${optionPlaces(question).join('.')}`] : []),
    ...(type.baseType === 'TIANKONG' ? leftOutTags(options).map((tag) => prefix + tag) : []),
    ...(shown ? [`${prefix}specimen=${shown.key}`] : []),
    ...(shown?.mark ? [`${prefix}mark=${shown.mark}`] : []),
    ...(isCopy ? [`${prefix}copy`] : []),
    ...(type.baseType === 'BINGLI'
      ? children.flatMap((child, n) => partTags(child, n + 1, difficulty, parts[n]))
      : []),
  ]
}

function partTags(
  part: Question,
  place: number,
  difficulty: number,
  shown: SpecimenReference | undefined,
): string[] {
  return writeTags(part, { own: shown, parts: [] }, false)
    .filter((tag) => tag !== `${prefix}difficulty=${difficulty}`)
    .map((tag) => (tag.startsWith(prefix) ? tag.slice(prefix.length) : `keyword=${tag}`))
    .map((tag) => `${prefix}${place}:${tag}`)
}
