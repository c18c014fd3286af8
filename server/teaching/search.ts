/** Coursewares and decks by name or by what stands on a slide: for the search of the home screen. */
import type { MaterialHit } from '../../src/contract/teaching/courseware.ts'
import { holdsWord, withForms } from '../../src/rules/words/keyword.ts'
import type { Context } from '../context.ts'
import { inOpenSubject } from '../library/openSubjects.ts'
import { holdsWay } from '../store/like.ts'
import { tenant } from '../store/schema.ts'
import { visibleSql } from './coursewares.ts'
import { slidesIn } from './slides.ts'

interface FoundMaterial {
  id: number
  name: string
  nameEn: string
  slides: string
  thumbnail: string
  courseId: number | null
}

const mostHits = 20

function toHit(kind: MaterialHit['kind'], row: FoundMaterial, word: string): MaterialHit {
  const { id, name, nameEn, thumbnail, courseId } = row
  const hit = { id, name, nameEn, kind, courseId }
  const slides = slidesIn(row.slides)
  const at = holdsWord([name, nameEn], word)
    ? -1
    : slides.findIndex(({ text, textEn }) => holdsWord([text, textEn], word))
  const slide = slides[at]
  return {
    ...hit,
    thumbnail: slide?.thumbnail ?? thumbnail,
    slideId: slide?.id ?? null,
    slideNo: at + 1,
    slideText: slide?.text ?? '',
    slideTextEn: slide?.textEn ?? '',
  }
}

/** At most 20 of each, those whose name says it first. */
export async function searchMaterial(keyword: string, context: Context): Promise<MaterialHit[]> {
  const word = keyword.trim()
  if (word === '') return []
  const { rows, caller, now } = context
  const closed = await context.closedSubjects()
  const ways = withForms([word])
  const byName = (alias: string) => holdsWay(`"folded"(${alias}."name" || ' ' || ${alias}."nameEn")`, ways)
  const said = (alias: string) => holdsWay(`${alias}."words"`, ways)
  const { values: likes } = said('k')
  const visible = visibleSql(context)
  const coursewares = await rows<FoundMaterial>(
    `select k."id", k."name", k."nameEn", k."slides", k."thumbnail", (select min(w."courseId")
        from "courseCourseware" w join "roomMember" m on m."tenant" = w."tenant" and m."courseId" = w."courseId"
          and m."leftAt" is null and m."accountId" = ?
        where w."tenant" = k."tenant" and w."coursewareId" = k."id" and w."shownFrom" <= ?) as "courseId"
      from "courseware" k where k."tenant" = ? and ${said('k').sql} and ${visible.sql}
      order by case when ${byName('k').sql} then 0 else 1 end, k."id" limit ${mostHits}`,
    [caller.accountId, now, tenant, ...likes, ...visible.values, ...likes],
  )
  const decks = await rows<FoundMaterial>(
    `select d."id", d."name", d."nameEn", d."slides", d."cover" as "thumbnail", null as "courseId"
      from "deck" d where d."tenant" = ? and d."state" = 'published' and ${said('d').sql}
      and ${inOpenSubject('d."subjectId"', closed)} order by case when ${byName('d').sql} then 0 else 1 end, d."position", d."id" limit ${mostHits}`,
    [tenant, ...likes, ...closed, ...likes],
  )
  return [
    ...coursewares.map((row) => toHit('courseware', row, word)),
    ...decks.map((row) => toHit('deck', row, word)),
  ]
}
