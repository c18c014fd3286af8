import type { CommonMarks, Mark, MarkLayer } from '../../../contract/specimens.ts'
import { holdsWord } from '../../../rules/words/keyword.ts'
import type { Numbered } from '../../../viewer/marks/legend.ts'

const none: readonly Mark[] = []

/** The marks that everybody sees, in the order of their numbers: the sample's first, then the teachers'. */
export function allMarks(common: CommonMarks | undefined): readonly Mark[] {
  if (!common) return none
  return [...common.presetMarks, ...common.teacherMarks.system, ...common.teacherMarks.school]
}

/** The marks of a layer, with their numbers on the picture, where their names hold the word in any language. */
export function marksListed(shown: readonly Mark[], layer: MarkLayer, word: string): Numbered[] {
  return shown
    .map((mark, at) => ({ mark, number: at + 1 }))
    .filter(({ mark }) => mark.layer === layer)
    .filter(({ mark }) => holdsWord([mark.name, mark.nameEn, mark.nameLatin, ...mark.aliases], word))
}
