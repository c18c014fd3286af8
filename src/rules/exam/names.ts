/** Whether two marks are of one structure, as far as their names tell. Pure. */
import type { Mark } from '../../contract/specimens.ts'
import { fold, foldedTokens } from '../grading/fold.ts'
import { memoizeByText } from '../memoizeByText.ts'
import { type NamedMark, namesOfMark } from '../station.ts'

const foldedOf = new WeakMap<NamedMark, ReadonlySet<string>>()

/** Folded once for each mark: an exam compares every mark with every other. */
export function foldedNames(mark: NamedMark): ReadonlySet<string> {
  let names = foldedOf.get(mark)
  if (!names) {
    const folded = namesOfMark(mark).map(fold)
    names = new Set(folded.filter((name) => name !== ''))
    foldedOf.set(mark, names)
  }
  return names
}

/**
 * Whether a mark names a structure. What a teacher wrote at a place without tracing anything is a remark
 * (致密斑怎么找): nobody can be asked for it, and it is no answer.
 */
export const isStructure = ({ layer, outline }: Pick<Mark, 'layer' | 'outline'>): boolean =>
  layer === 'preset' || outline.length > 2

/** They share a name or alias, however it is written. */
export function isSynonym(one: NamedMark, other: NamedMark): boolean {
  const names = foldedNames(one)
  for (const name of foldedNames(other)) if (names.has(name)) return true
  return false
}

type Apart = Pick<Mark, 'name' | 'apart'>

const standsFrom = ({ apart = [] }: Apart, { name }: Apart) =>
  name !== '' && apart.some((one) => fold(one) === fold(name))

/** They are told to be two things, though their names are alike (圆孔, 卵圆孔): what one has to tell from the other. */
export const isApart = (one: Apart, other: Apart): boolean => standsFrom(one, other) || standsFrom(other, one)

/** A name of one is part of a name of the other (动脉, 小叶间动脉): the shorter may be true of both. */
export function isBroader(one: NamedMark, other: NamedMark): boolean {
  const names = [...foldedNames(one)]
  for (const name of foldedNames(other))
    if (names.some((own) => own.includes(name) || name.includes(own))) return true
  return false
}

/** A folded name whose words stay apart. */
const foldedWords = memoizeByText((name) =>
  foldedTokens(name)
    .map(({ kind, folded }) => (kind === 'word' && folded !== '' ? ` ${folded} ` : folded))
    .join('')
    .replace(/ +/g, ' ')
    .trim(),
)

/** A side or a place alone names nothing. */
const placesAlone =
  /^(?:[左右上下前后内外中大小深浅]侧?|left|right|upper|lower|inner|outer|anterior|posterior|superior|inferior|medial|lateral|proximal|distal|great|greater|lesser|small|large|type \d+|\d+)$/

/** Whether a name begins or ends with another one; of a script with words, with whole ones. */
function holds(long: string, short: string): boolean {
  const isEdge = (letter: string | undefined) => letter === undefined || !/[a-z0-9]/.test(letter)
  const begins = long.startsWith(short) && isEdge(long[short.length])
  return (
    short !== '' &&
    !placesAlone.test(short) &&
    (begins || (long.endsWith(short) && isEdge(long.at(-short.length - 1))))
  )
}

/**
 * A name begins or ends with the other's (红细胞, 被寄生红细胞; 心肌纤维, 心肌纤维分支): where the one is seen, the other
 * may be true, for it is a kind or a part of it. Of the names that are shown, each language for itself, however it is
 * written.
 */
export const isPartOrKind = (one: NamedMark, other: NamedMark): boolean =>
  (['name', 'nameEn'] as const).some((field) => {
    const [a, b] = [foldedWords(one[field]), foldedWords(other[field])]
    return holds(a, b) || holds(b, a)
  })
