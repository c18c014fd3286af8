import type { CommonMarks, Mark } from '../../contract/specimens.ts'

const none: readonly Mark[] = []

/** All marks of a specimen in the order of their numbers: the sample's first, then the teachers'. */
export function allMarks(common: CommonMarks | undefined): readonly Mark[] {
  if (!common) return none
  return [...common.presetMarks, ...common.teacherMarks.system, ...common.teacherMarks.school]
}
