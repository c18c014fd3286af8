/** What a person took for what in a fill-in on a picture: one structure's name was written for another's. */
import type { Mark } from '../../../src/contract/specimens.ts'
import { foldedNames, isApart, isBroader } from '../../../src/rules/exam/names.ts'
import type { Blank } from '../../../src/rules/grading/fill.ts'
import { fold } from '../../../src/rules/grading/fold.ts'

/** Words in both languages. */
export interface Said {
  content: string
  contentEn: string
}

const said = ({ name, nameEn, nameLatin }: Mark): Said => ({
  content: name || nameEn || nameLatin,
  contentEn: nameEn,
})

const isNamedBy = (mark: Mark, names: readonly string[]): boolean => {
  const own = foldedNames(mark)
  return names.some((name) => own.has(fold(name)))
}

/** @param marks the picture's structures; null where what was written is none of the others */
export function namedInstead({ text, state, accepted }: Blank, marks: readonly Mark[]): [Said, Said] | null {
  if (state === 'right') return null
  const right = marks.find((mark) => isNamedBy(mark, accepted))
  const chosen = marks.find((mark) => isNamedBy(mark, [text]))
  if (!right || !chosen || isNamedBy(chosen, accepted)) return null
  // 动脉 for 小叶间动脉 says too little, and takes nothing for something else
  if (isBroader(right, chosen) && !isApart(right, chosen)) return null
  return [said(right), said(chosen)]
}
