/** Whether two marks are of one structure, as far as their names tell. Pure. */
import type { Mark } from '../../contract/specimens.ts'
import { fold } from '../grading/fold.ts'
import { type AskedMark, namesOfMark } from '../station.ts'

export const foldedNames = (mark: AskedMark): Set<string> =>
  new Set(
    namesOfMark(mark)
      .map(fold)
      .filter((name) => name !== ''),
  )

/**
 * Whether a mark names a structure. What a teacher wrote at a place without tracing anything is a remark
 * (致密斑怎么找): nobody can be asked for it, and it is no answer.
 */
export const isStructure = ({ layer, outline }: Pick<Mark, 'layer' | 'outline'>): boolean =>
  layer === 'preset' || outline.length > 2

/** They share a name or alias, however it is written. */
export function isSynonym(one: AskedMark, other: AskedMark): boolean {
  const names = foldedNames(one)
  for (const name of foldedNames(other)) if (names.has(name)) return true
  return false
}

/** A name of one is part of a name of the other (动脉, 小叶间动脉): the shorter may be true of both. */
export function isBroader(one: AskedMark, other: AskedMark): boolean {
  const names = [...foldedNames(one)]
  for (const name of foldedNames(other))
    if (names.some((own) => own.includes(name) || name.includes(own))) return true
  return false
}
