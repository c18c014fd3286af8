import type { Named } from '../../../src/contract/teaching/course.ts'
import type * as contract from '../../../src/contract/teaching/courseEdit.ts'
import { foldWord } from '../../../src/rules/words/foldWord.ts'
import type { Handlers } from '../../context.ts'
import type { Permissions } from '../../permissions.ts'
import { likeWord } from '../../store/like.ts'
import { tenant } from '../../store/schema.ts'
import { mustBeOnTeacherSide } from '../access.ts'
import { copyCourse, endCourse, saveCourse, saveTeacher } from './editCourse.ts'

export const permissions: Permissions<typeof contract> = {
  courseSave: 'course.edit',
  courseCopy: 'course.edit',
  courseEnd: 'course.edit',
  courseTeacherSave: 'course.edit',
  staffSearch: 'course.edit',
}

export const handlers: Handlers<typeof contract> = {
  courseSave: (given, context) => saveCourse(given, context),
  courseCopy: (given, context) => copyCourse(given, context),
  courseEnd: ({ id }, context) => endCourse(id, context),
  courseTeacherSave: (given, context) => saveTeacher(given, context),

  async staffSearch({ keyword }, context) {
    mustBeOnTeacherSide(context)
    const word = foldWord(keyword ?? '')
    const like = word
      ? `and "folded"("fullName" || ' ' || "fullNameEn" || ' ' || "loginName") like ? escape '\\'`
      : ''
    return context.rows<Named>(
      `select "id", "fullName" as "name", "fullNameEn" as "nameEn" from "account"
        where "tenant" = ? and ("roles" & ${~5 & 127}) <> 0 ${like} order by "fullName", "id" limit 30`,
      [tenant, ...(word ? [likeWord(word)] : [])],
    )
  },
}
