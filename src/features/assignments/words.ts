import { msg } from '@lingui/core/macro'
import type { AssignmentState } from '../../contract/quizzes/assignment.ts'
import type { TagTone } from '../../ui/Tag.tsx'

export const stateTones: Record<AssignmentState, TagTone> = {
  open: 'primary',
  draft: 'warn',
  submitted: 'ok',
  late: 'warn',
  returned: 'eosin',
  scored: 'ok',
  missed: 'bad',
}

export const stateNames = {
  open: msg`待提交`,
  draft: msg`草稿`,
  submitted: msg`已提交`,
  late: msg`迟交`,
  returned: msg`已退回`,
  scored: msg`已评分`,
  missed: msg`未交`,
}

/** A single course, as the title of a field: English tells it from the plural. */
export const courseTitle = msg({ message: '课程', context: 'one' })
