/** Resources that a person made or brought, over all areas (S31). */
import type { OwnQuestion, OwnResources, UsedMaterial } from '../../../src/contract/files.ts'
import { quizOnlyIdBase } from '../../../src/rules/quizzes/quizOnlyIds.ts'
import type { Context } from '../../context.ts'
import { tenant } from '../../store/schema.ts'
import { type FileRow, fileUrl } from './uploads.ts'

/** rows of a list at most: a screen shows no more */
const mostRows = 500

const marksSql = `select s."id" as "specimenId", s."name", s."nameEn", count(*) as "count" from (
    select "tenant", "specimenId" from "personalMark" where "tenant" = ? and "accountId" = ?
    union all select "tenant", "specimenId" from "teacherMark" where "tenant" = ? and "accountId" = ?
  ) m join "specimen" s on s."tenant" = m."tenant" and s."id" = m."specimenId" where s."deleted" = 0
  group by s."id", s."name", s."nameEn" order by s."id" limit ${mostRows}`
const notesSql = `select n."questionId", q."catalogId" as "chapterId", n."text" from "questionNote" n
  join "question" q on q."tenant" = n."tenant" and q."id" = n."questionId"
  where n."tenant" = ? and n."accountId" = ? and n."text" <> '' order by n."at" desc limit ${mostRows}`
const filesSql = `select * from "file" where "tenant" = ? and "ownerId" = ? and "state" = 'ready'
  order by "createdAt" desc, "id" desc limit ${mostRows}`
const specimensSql = `select count(*) as "count" from "specimen" where "tenant" = ? and "creator" = ? and "deleted" = 0`
const coursewaresSql = `select w."id", w."name", w."nameEn", c."name" as "usedIn", c."nameEn" as "usedInEn" from "courseware" w
  left join "courseCourseware" u on u."tenant" = w."tenant" and u."coursewareId" = w."id"
  left join "course" c on c."tenant" = u."tenant" and c."id" = u."courseId"
  where w."tenant" = ? and w."ownerId" = ? order by w."id", c."id" limit ${mostRows}`
const decksSql = `select d."id", d."name", d."nameEn", w."name" as "usedIn", w."nameEn" as "usedInEn"
  from "deck" d
  left join "coursewareDeck" u on u."tenant" = d."tenant" and u."deckId" = d."id"
  left join "courseware" w on w."tenant" = u."tenant" and w."id" = u."coursewareId"
  where d."tenant" = ? and d."creator" = ? order by d."id", w."id" limit ${mostRows}`
const ownSpecimensSql = `select distinct s."id", s."name", s."nameEn", w."name" as "usedIn", w."nameEn" as "usedInEn"
  from "specimen" s
  left join "coursewareResource" u on u."tenant" = s."tenant" and u."kind" = 'specimen' and u."refId" = s."id"
  left join "courseware" w on w."tenant" = u."tenant" and w."id" = u."coursewareId"
  where s."tenant" = ? and s."creator" = ? and s."deleted" = 0 order by s."id", w."name" limit ${mostRows}`
const questionsSql = `select distinct o."id", o."courseId", o."body", z."title" as "usedIn", z."titleEn" as "usedInEn"
  from "quizOnlyQuestion" o
  left join "quizQuestion" u on u."tenant" = o."tenant" and u."sourceId" = o."id" + ${quizOnlyIdBase}
  left join "quiz" z on z."tenant" = u."tenant" and z."id" = u."quizId"
  where o."tenant" = ? and o."createdBy" = ? order by o."id", z."title" limit ${mostRows}`

/** A use of a thing: both null where nothing uses it. */
interface Use {
  id: number
  usedIn: string | null
  usedInEn: string | null
}

interface UsedRow extends Use {
  name: string
  nameEn: string
}

/** One thing a row of the reply, with the names of all that use it. */
function gatherUses<Row extends Use, Thing>(
  rows: readonly Row[],
  toThing: (row: Row) => Thing,
): (Thing & Pick<UsedMaterial, 'usedIn'>)[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((uses) =>
    uses.slice(0, 1).map((row) => ({
      ...toThing(row),
      usedIn: uses.flatMap(({ usedIn, usedInEn }) =>
        usedIn === null ? [] : [{ name: usedIn, nameEn: usedInEn ?? '' }],
      ),
    })),
  )
}

const toMaterial = ({ id, name, nameEn }: UsedRow) => ({ id, name, nameEn })

type QuestionRow = Use & Pick<OwnQuestion, 'courseId'> & { body: string }

/** Only what a list shows of it: the answers stay here. */
function toOwnQuestion({ id, courseId, body }: QuestionRow) {
  const { title, titleEn } = JSON.parse(body) as Pick<OwnQuestion, 'title' | 'titleEn'>
  return { id, courseId, title, titleEn }
}

export async function readOwnResources({ rows, caller }: Context): Promise<OwnResources> {
  const own = [tenant, caller.accountId]
  const marks = await rows<OwnResources['marks'][number]>(marksSql, [...own, ...own])
  const notes = await rows<OwnResources['notes'][number]>(notesSql, own)
  const files = await rows<FileRow>(filesSql, own)
  const [specimens] = await rows<{ count: number }>(specimensSql, own)
  return {
    marks: marks.map((mark) => ({ ...mark, count: Number(mark.count) })),
    notes,
    files: files.map((file) => ({
      id: file.id,
      url: fileUrl(file),
      name: file.name,
      size: file.size,
      useTo: file.useTo,
      at: file.createdAt,
    })),
    specimenCount: Number(specimens?.count ?? 0),
    coursewares: gatherUses(await rows<UsedRow>(coursewaresSql, own), toMaterial),
    decks: gatherUses(await rows<UsedRow>(decksSql, own), toMaterial),
    specimens: gatherUses(await rows<UsedRow>(ownSpecimensSql, own), toMaterial),
    questions: gatherUses(await rows<QuestionRow>(questionsSql, own), toOwnQuestion),
  }
}
