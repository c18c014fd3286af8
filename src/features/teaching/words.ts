import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CourseState, TeacherRole } from '../../contract/teaching/course.ts'
import type { DeckFileType } from '../../contract/teaching/deckFileTypes.ts'

/** One of each: English has another word for several. */
export const filmTitle = msg({ message: '视频', context: 'one' })
export const pictureTitle = msg({ message: '图片', context: 'one' })
export const coursewareTitle = msg({ message: '课件', context: 'one' })

const teacherRole = msg({ message: '任课教师', context: 'one' })

/** Words for the states of a course, the roles of its staff and the kinds of decks. */
export function useTeachingWords() {
  const { t } = useLingui()
  const states: Record<CourseState, string> = { draft: t`草稿`, open: t`进行中`, ended: t`已结束` }
  const roles: Record<TeacherRole, string> = {
    owner: t`负责人`,
    teacher: t(teacherRole),
    assistant: t`助教`,
    substitute: t`代课教师`,
  }
  const fileTypes: Record<DeckFileType, string> = { ppt: 'PPT', pdf: 'PDF', picture: t`图片`, video: t`视频` }
  return { states, roles, fileTypes }
}
