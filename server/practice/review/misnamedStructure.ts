/** Confusions in a fill-in on a picture: a person wrote one structure's name for another's. */
import type { Mark } from '../../../src/contract/specimens.ts'
import { foldedNames, isApart, isBroader } from '../../../src/rules/exam/names.ts'
import { fold } from '../../../src/rules/grading/fold.ts'
import { isTooLongForName } from '../../../src/rules/grading/near.ts'
import type { Blank } from '../../../src/rules/kinds/fill.ts'
import type { NamedMark } from '../../../src/rules/station.ts'

/** Words in both languages. */
export interface BilingualWords {
  content: string
  contentEn: string
}

/** The fields of a mark that tell which structure it is. */
export type Structure = NamedMark & Pick<Mark, 'apart'>

const said = ({ name, nameEn, nameLatin }: Structure): BilingualWords => ({
  content: name || nameEn || nameLatin,
  contentEn: nameEn,
})

const isNamedBy = (mark: Structure, folded: readonly string[]): boolean => {
  const own = foldedNames(mark)
  return folded.some((name) => own.has(name))
}

/** @param marks the picture's structures; null where what was written is none of the others */
export function misnamedStructure(
  { text, state, accepted }: Blank,
  marks: readonly Structure[],
): [BilingualWords, BilingualWords] | null {
  if (state === 'right' || isTooLongForName(text)) return null
  const names = accepted.map(fold)
  const written = [fold(text)]
  const right = marks.find((mark) => isNamedBy(mark, names))
  const chosen = marks.find((mark) => isNamedBy(mark, written))
  return right && chosen && !isNamedBy(chosen, names) ? mistaken(right, chosen) : null
}

/** Null where the one name only says less than the other: 动脉 for 小叶间动脉 takes nothing for something else. */
export function mistaken(right: Structure, chosen: Structure): [BilingualWords, BilingualWords] | null {
  if (isBroader(right, chosen) && !isApart(right, chosen)) return null
  return [said(right), said(chosen)]
}
