/** Coursewares: who sees which, and how each is told. */

import type {
  CaptionedFilm,
  CourseCourseware,
  Courseware,
  CoursewareRow,
  FileLink,
} from '../../src/contract/teaching/courseware.ts'
import { inLang } from '../../src/rules/lang.ts'
import type { CallerContext, Context } from '../context.ts'
import { notAllowed, notFound } from '../http/failure.ts'
import { tenant } from '../store/schema.ts'
import { isOnTeacherSide, isSchoolAdmin, mayOf, standingOf } from './access.ts'
import { documentPagesOf } from './documentPages.ts'
import { slidesFor, slidesIn } from './slides.ts'

export interface StoredCourseware {
  id: number
  name: string
  nameEn: string
  description: string
  descriptionEn: string
  ownerId: number
  ownerName: string
  ownerNameEn: string
  scope: 'own' | 'school'
  doc: string
  /** JSON; see documentPages.ts */
  docPages: string
  video: string
  allowDownloadDoc: number
  allowDownloadVideo: number
  slides: string
  slideCount: number
  thumbnail: string
  attachments: string
  state: 'draft' | 'published'
  version: number
}

/** Columns of a courseware but for the large ones. */
export const rowColumns = `k."id", k."name", k."nameEn", k."description", k."descriptionEn", k."ownerId",
  coalesce(o."fullName", '') as "ownerName", coalesce(o."fullNameEn", '') as "ownerNameEn", k."scope", k."doc",
  k."video", k."allowDownloadDoc", k."allowDownloadVideo", k."slideCount", k."thumbnail", k."state", k."version"`
export const withOwner = 'left join "account" o on o."tenant" = k."tenant" and o."id" = k."ownerId"'

export type ListedCourseware = Omit<StoredCourseware, 'slides' | 'attachments' | 'docPages'>

export function toCoursewareRow(row: ListedCourseware, { lang }: Pick<Context, 'lang'>): CoursewareRow {
  return {
    id: row.id,
    name: row.name,
    nameEn: row.nameEn,
    description: row.description,
    descriptionEn: row.descriptionEn,
    thumbnail: row.thumbnail,
    slideCount: row.slideCount,
    hasVideo: row.video !== '',
    hasDoc: row.doc !== '',
    state: row.state,
    scope: row.scope,
    ownerId: row.ownerId,
    ownerName: inLang(lang, row.ownerName, row.ownerNameEn),
    version: row.version,
  }
}

/** Teaches a course in which the courseware `k` stands; parameters: account, now, now. */
export const taughtSql = `exists (select 1 from "courseCourseware" w
  join "courseTeacher" t on t."tenant" = w."tenant" and t."courseId" = w."courseId"
  where w."tenant" = k."tenant" and w."coursewareId" = k."id" and t."accountId" = ? and (t."role" <> 'substitute'
    or ((t."from" is null or t."from" <= ?) and (t."until" is null or t."until" > ?))))`

/** Is in a class of a course that shows the courseware `k` by now; parameters: now, account. */
const studiedSql = `exists (select 1 from "courseCourseware" w
  join "roomMember" m on m."tenant" = w."tenant" and m."courseId" = w."courseId" and m."leftAt" is null
  join "course" c on c."tenant" = w."tenant" and c."id" = w."courseId" and c."published" = 1
  where w."tenant" = k."tenant" and w."coursewareId" = k."id" and w."shownFrom" <= ? and m."accountId" = ?)`

/** Condition on the coursewares `k` that the caller sees; its values follow in their order. */
export function visibleSql({ caller, now }: Pick<CallerContext, 'caller' | 'now'>): {
  sql: string
  values: number[]
} {
  const { accountId, roles } = caller
  if (isSchoolAdmin(roles)) return { sql: '1 = 1', values: [] }
  const own = `k."ownerId" = ?`
  const school = isOnTeacherSide(roles) ? ` or (k."scope" = 'school' and k."state" = 'published')` : ''
  return {
    sql: `(${own}${school} or ${taughtSql} or (k."state" = 'published' and ${studiedSql}))`,
    values: [accountId, accountId, now, now, now, accountId],
  }
}

export interface CoursewareStanding {
  mayEdit: boolean
  teaches: boolean
}

/** @throws Failure 404 where there is no such courseware for the caller */
export async function coursewareFor(
  context: Context,
  id: number,
): Promise<{ row: StoredCourseware; standing: CoursewareStanding }> {
  const { rows, caller, now } = context
  const visible = visibleSql(context)
  const [row] = await rows<StoredCourseware & { taught: number }>(
    `select ${rowColumns}, k."slides", k."attachments", k."docPages", case when ${taughtSql} then 1 else 0 end as "taught"
      from "courseware" k ${withOwner} where k."tenant" = ? and k."id" = ? and ${visible.sql}`,
    [caller.accountId, now, now, tenant, id, ...visible.values],
  )
  if (!row) throw notFound()
  const mayEdit = row.ownerId === caller.accountId || isSchoolAdmin(caller.roles)
  const { taught, ...stored } = row
  return { row: stored, standing: { mayEdit, teaches: mayEdit || taught === 1 } }
}

/** @throws Failure 404, or 403 for whoever may read it alone */
export async function mustEdit(context: Context, id: number): Promise<StoredCourseware> {
  const { row, standing } = await coursewareFor(context, id)
  if (!standing.mayEdit) throw notAllowed()
  return row
}

/**
 * The same, held until the transaction ends: of two who change a courseware at the same moment the second sees what the
 * first made of it.
 */
export async function mustEditAlone(within: Context, id: number): Promise<StoredCourseware> {
  await within.db
    .selectFrom('courseware')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return mustEdit(within, id)
}

interface ProgressRow {
  seen: string
  percent: number
  videoMs: number
}

/** A courseware with what the caller did in it. */
export async function coursewareOf(context: Context, id: number): Promise<Courseware> {
  const { rows, caller } = context
  const { row, standing } = await coursewareFor(context, id)
  const own = [tenant, caller.accountId, id]
  const [progress] = await rows<ProgressRow>(
    `select "seen", "percent", "videoMs" from "viewProgress"
      where "tenant" = ? and "accountId" = ? and "coursewareId" = ?`,
    own,
  )
  const reactions = await rows<{ slideId: string; kind: string }>(
    `select "slideId", "kind" from "slideReaction"
      where "tenant" = ? and "accountId" = ? and "coursewareId" = ? order by "at", "slideId"`,
    own,
  )
  const reacted = (kind: string) =>
    reactions.filter((reaction) => reaction.kind === kind).map(({ slideId }) => slideId)
  const stored = slidesIn(row.slides)
  const document = row.doc === '' ? null : (JSON.parse(row.doc) as FileLink)
  const mayHaveDoc = standing.teaches || row.allowDownloadDoc === 1
  return {
    ...toCoursewareRow(row, context),
    content: stored.map(({ picture }) => picture),
    slides: slidesFor(stored, standing.teaches),
    doc: mayHaveDoc ? document : null,
    docPreview: document && !mayHaveDoc ? { name: document.name, pages: documentPagesOf(row) } : null,
    video: row.video === '' ? null : (JSON.parse(row.video) as CaptionedFilm),
    allowDownloadDoc: row.allowDownloadDoc === 1,
    allowDownloadVideo: row.allowDownloadVideo === 1,
    attachments: row.attachments === '' ? [] : (JSON.parse(row.attachments) as FileLink[]),
    percent: progress?.percent ?? 0,
    seen: progress ? (JSON.parse(progress.seen) as string[]) : [],
    videoMs: progress?.videoMs ?? 0,
    unclear: reacted('unclear'),
    kept: reacted('kept'),
    mayEdit: standing.mayEdit,
    teaches: standing.teaches,
  }
}

type InCourse = ListedCourseware & { position: number; shownFrom: number; percent: number; seen: string }

/**
 * The coursewares of a course with what the caller has seen of each; who neither studies nor teaches it sees none.
 * @throws Failure 404 where there is no such course for the caller
 */
export async function coursewaresIn(context: Context, courseId: number): Promise<CourseCourseware[]> {
  const standing = await standingOf(context, courseId)
  const { members } = mayOf(standing)
  if (standing.roomId === null && !members) return []
  const found = await context.rows<InCourse>(
    `select ${rowColumns}, w."position", w."shownFrom", coalesce(p."percent", 0) as "percent",
        coalesce(p."seen", '[]') as "seen"
      from "courseCourseware" w
      join "courseware" k on k."tenant" = w."tenant" and k."id" = w."coursewareId" ${withOwner}
      left join "viewProgress" p on p."tenant" = w."tenant" and p."coursewareId" = k."id" and p."accountId" = ?
      where w."tenant" = ? and w."courseId" = ?
        ${members ? '' : `and k."state" = 'published' and w."shownFrom" <= ${context.now}`}
      order by w."position", k."id"`,
    [context.caller.accountId, tenant, courseId],
  )
  return found.map((row) => ({
    ...toCoursewareRow(row, context),
    position: row.position,
    shownFrom: row.shownFrom,
    percent: row.percent,
    seen: (JSON.parse(row.seen) as string[]).length,
  }))
}
