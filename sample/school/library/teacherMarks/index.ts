import type { TeacherMarkSeed } from '../../types.ts'
import { microbeMarks } from './microbes.ts'
import { mouthMarks } from './mouth.ts'
import { organMarks } from './organs.ts'
import { plateMarks } from './plates.ts'
import { tissueMarks } from './tissues.ts'
import { turntableMarks } from './turntables.ts'

/** What teachers point out, by specimen. */
export const teacherMarks: Record<string, TeacherMarkSeed[]> = {
  ...tissueMarks,
  ...organMarks,
  ...plateMarks,
  ...turntableMarks,
  ...microbeMarks,
  ...mouthMarks,
}
