import type * as contract from '../../src/contract/teaching/courseware.ts'
import type {
  CoursewarePicture,
  CoursewareResources,
  CoursewareSpecimen,
  CoursewareVideo,
} from '../../src/contract/teaching/courseware.ts'
import { withForms } from '../../src/rules/words/keyword.ts'
import type { Context, Handlers } from '../context.ts'
import { notAllowed } from '../http/failure.ts'
import { seenBy } from '../library/specimen.ts'
import type { Permissions } from '../permissions.ts'
import { countedPage } from '../store/countedPage.ts'
import { holdsWay } from '../store/like.ts'
import { tenant } from '../store/schema.ts'
import { mustBeOnTeacherSide, mustMay } from './access.ts'
import {
  coursewareFor,
  coursewareOf,
  coursewaresIn,
  type ListedCourseware,
  rowColumns,
  toCoursewareRow,
  visibleSql,
  withOwner,
} from './coursewares.ts'
import { arrangeSlides, publishCourseware, removeCourseware, saveCourseware } from './editCourseware.ts'
import { searchMaterial } from './search.ts'
import { react, saveProgress } from './viewing.ts'

type Listed = ListedCourseware & { total: number }

/** Resources beside the slides: pictures, films and specimens. */
export async function resourcesIn(context: Context, id: number): Promise<CoursewareResources> {
  const pictures = await relatedIn(context, id, 'picture')
  const videos: CoursewareVideo[] = await relatedIn(context, id, 'video')
  return {
    pictureList: pictures.map(({ thumbnail: _, ...picture }) => picture),
    videoList: videos,
    specimenList: await specimensIn(context, id),
  }
}

async function specimensIn(context: Context, id: number): Promise<CoursewareSpecimen[]> {
  type Found = Omit<CoursewareSpecimen, 'view'> & { view: string }
  const seen = await seenBy(context)
  const found = await context.rows<Found>(
    `select s."id", s."name", s."nameEn", s."thumbnailPath" as "thumbnail", s."fileType", s."width", s."height",
        r."slideId", r."view"
      from "coursewareResource" r join "specimen" s on s."tenant" = r."tenant" and s."id" = r."refId"
      where r."tenant" = ? and r."coursewareId" = ? and r."kind" = 'specimen' and ${seen.sql}
      order by r."position", r."id"`,
    [tenant, id, ...seen.values],
  )
  return found.map((row) => ({ ...row, view: row.view === '' ? null : JSON.parse(row.view) }))
}

type Related = CoursewarePicture & { thumbnail: string }

async function relatedIn(context: Context, id: number, kind: 'picture' | 'video'): Promise<Related[]> {
  const seen = await seenBy(context)
  return context.rows(
    `select x."id", x."name", x."nameEn", x."filePath" as "url", x."poster" as "thumbnail", r."slideId"
      from "coursewareResource" r join "related" x on x."tenant" = r."tenant" and x."id" = r."refId"
      join "specimen" s on s."tenant" = x."tenant" and s."id" = x."specimenId"
      where r."tenant" = ? and r."coursewareId" = ? and r."kind" = ? and ${seen.sql} order by r."position", r."id"`,
    [tenant, id, kind, ...seen.values],
  )
}

export const permissions: Permissions<typeof contract> = {
  coursewareTeacherPage: 'courseware.create',
  coursewarePreview: 'courseware.read',
  coursewareResource: 'courseware.read',
  coursewareByCourse: 'courseware.read',
  coursewareOwn: 'courseware.publish',
  coursewareProgress: 'course.study',
  coursewareReact: 'course.study',
  coursewareReactions: 'courseware.create',
  coursewareSave: 'courseware.edit',
  coursewareSlides: 'courseware.edit',
  coursewarePublish: 'courseware.edit',
  coursewareRemove: 'courseware.edit',
  materialSearch: 'courseware.read',
}

export const handlers: Handlers<typeof contract> = {
  async coursewareTeacherPage({ pageNo, pageSize, keyword, courseId, selfOnly }, context) {
    mustBeOnTeacherSide(context)
    const { rows, caller } = context
    const visible = visibleSql(context)
    const conditions = [visible.sql]
    const values: (string | number)[] = [...visible.values]
    const word = keyword?.trim()
    if (word) {
      const said = holdsWay('k."words"', withForms([word]))
      conditions.push(said.sql)
      values.push(...said.values)
    }
    if (selfOnly) {
      conditions.push('k."ownerId" = ?')
      values.push(caller.accountId)
    }
    if (courseId !== undefined) {
      conditions.push(
        `k."id" in (select "coursewareId" from "courseCourseware" where "tenant" = ? and "courseId" = ?)`,
      )
      values.push(tenant, courseId)
    }
    const page = (size: number, skip: number) =>
      rows<Listed>(
        `select ${rowColumns}, count(*) over () as "total" from "courseware" k ${withOwner}
          where k."tenant" = ? and ${conditions.join(' and ')} order by k."updatedAt" desc, k."id" limit ? offset ?`,
        [tenant, ...values, size, skip],
      )
    const { found, total } = await countedPage({ pageNo, pageSize }, page)
    return { records: found.map((row) => toCoursewareRow(row, context)), total }
  },

  coursewarePreview: ({ id }, context) => coursewareOf(context, id),

  async coursewareResource({ id }, context) {
    await coursewareFor(context, id)
    return resourcesIn(context, id)
  },

  coursewareByCourse: ({ courseId }, context) => coursewaresIn(context, courseId),

  async coursewareOwn({ courseId }, context) {
    await mustMay(context, courseId, 'coursewares')
    const found = await context.rows<ListedCourseware>(
      `select ${rowColumns} from "courseware" k ${withOwner} where k."tenant" = ? and k."ownerId" = ?
        and k."id" not in (select "coursewareId" from "courseCourseware" where "tenant" = ? and "courseId" = ?)
        order by k."updatedAt" desc, k."id" limit 500`,
      [tenant, context.caller.accountId, tenant, courseId],
    )
    return found.map((row) => toCoursewareRow(row, context))
  },

  coursewareProgress: (given, context) => saveProgress(given, context),
  coursewareReact: (given, context) => react(given, context),

  /** Numbers, never names. */
  async coursewareReactions({ id }, context) {
    const { standing } = await coursewareFor(context, id)
    if (!standing.teaches) throw notAllowed()
    return context.rows(
      `select "slideId", count(case when "kind" = 'unclear' then 1 end) as "unclear",
          count(case when "kind" = 'kept' then 1 end) as "kept"
        from "slideReaction" where "tenant" = ? and "coursewareId" = ? group by "slideId" order by "slideId"`,
      [tenant, id],
    )
  },

  coursewareSave: (given, context) => saveCourseware(given, context),
  coursewareSlides: (given, context) => arrangeSlides(given, context),
  coursewarePublish: (given, context) => publishCourseware(given, context),
  coursewareRemove: ({ id }, context) => removeCourseware(id, context),
  materialSearch: ({ keyword }, context) => searchMaterial(keyword, context),
}
