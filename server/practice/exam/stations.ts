/** Answers of a person at the stations of 标本考试: where they were asked, and what they took for what. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { AskedPlace, examSave } from '../../../src/contract/review.ts'
import { markAddress } from '../../../src/rules/addresses/noticeAddress.ts'
import { missId } from '../../../src/rules/exam/miss.ts'
import { isTeacherSide, roleBits, roleOrder } from '../../../src/rules/roles.ts'
import type { Context } from '../../context.ts'
import { sha256 } from '../../hash.ts'
import { seenBy } from '../../library/specimen.ts'
import { notify } from '../../notices/notify.ts'
import { marksFor } from '../../store/db.ts'
import type { Flag } from '../../store/row.ts'
import { tenant } from '../../store/schema.ts'
import { givenAt } from '../answers/history.ts'

export interface StationRow {
  specimenId: number
  markId: number
  right: Flag
  said: string
}

const teacherBits = roleOrder.filter(isTeacherSide).reduce((bits, role) => bits | roleBits[role], 0)

/** The condition that the caller may be asked about marks `m` of specimens `s`. */
async function askedOf(context: Context): Promise<{ sql: string; values: number[] }> {
  const { sql, values } = await seenBy(context)
  return { sql: `m."layer" <> 'personal' and ${sql}`, values }
}

type Station = Args<typeof examSave>['stations'][number]

/** Leaves out stations whose mark is hidden or gone: figures and places would tell its names. */
async function visibleStations(stations: readonly Station[], context: Context): Promise<Station[]> {
  const asked = await askedOf(context)
  const ids = stations.map(({ markId }) => markId)
  const found = await context.rows<{ id: number; specimenId: number }>(
    `select m."id", m."specimenId" from "mark" m
      join "specimen" s on s."tenant" = m."tenant" and s."id" = m."specimenId"
      where m."tenant" = ? and m."id" in (${marksFor(ids)}) and ${asked.sql}`,
    [tenant, ...ids, ...asked.values],
  )
  const specimenOf = new Map(found.map(({ id, specimenId }) => [id, specimenId]))
  return stations.filter(({ markId, specimenId }) => specimenOf.get(markId) === specimenId)
}

/** Who may mend a mark hears once of each answer to it that was judged wrong and overruled, whoever gave it. */
async function reportOverruled({ specimenId, markId, said }: Omit<Station, 'right'>, context: Context) {
  const { db } = context
  const mark = await db
    .selectFrom('mark')
    .innerJoin('specimen', (on) =>
      on.onRef('specimen.tenant', '=', 'mark.tenant').onRef('specimen.id', '=', 'mark.specimenId'),
    )
    .select(['mark.name', 'mark.nameEn', 'specimen.name as picture', 'specimen.nameEn as pictureEn'])
    .where('mark.tenant', '=', tenant)
    .where('mark.id', '=', markId)
    .executeTakeFirstOrThrow()
  const teachers = await db
    .selectFrom('account')
    .select(['id', 'roles'])
    .where('tenant', '=', tenant)
    .where('disabled', '=', 0)
    .execute()
  const people = teachers.filter(({ roles }) => (roles & teacherBits) !== 0).map(({ id }) => id)
  const values = {
    picture: { zh: mark.picture, en: mark.pictureEn },
    mark: { zh: mark.name, en: mark.nameEn },
    said,
    address: markAddress(specimenId, markId),
  }
  await notify(context, 'overruled', people, values, `${markId}-${sha256(said.trim().toLowerCase())}`)
}

/**
 * Saves the answers at an exam's stations. A station that is told again, because the person judged their answer
 * otherwise, takes the place of what was told before.
 */
export async function saveExam(
  { clientId, at, stations }: Args<typeof examSave>,
  context: Context,
): Promise<void> {
  const { db, caller } = context
  for (const { right, overruled, ...station } of await visibleStations(stations, context)) {
    await db
      .insertInto('stationAnswer')
      .values({
        tenant,
        accountId: caller.accountId,
        examId: clientId,
        at: givenAt(at, context),
        ...station,
        right: right ? 1 : 0,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'accountId', 'examId', 'specimenId', 'markId'])
          .doUpdateSet(({ ref }) => ({ right: ref('excluded.right'), said: ref('excluded.said') })),
      )
      .execute()
    if (right && overruled) await reportOverruled(station, context)
  }
}

/** The specimen of the mark is compared later: in the join PostgreSQL would look all marks of a specimen through for each row. */
const placesSql = (
  asked: string,
) => `select distinct a."specimenId", a."markId", m."specimenId" as "markedOn", m."x", m."y"
  from "stationAnswer" a
  join "mark" m on m."tenant" = a."tenant" and m."id" = a."markId"
  join "specimen" s on s."tenant" = a."tenant" and s."id" = a."specimenId"
  where a."tenant" = ? and a."accountId" = ? and ${asked}
  order by a."specimenId", a."markId"`

interface AskedStation extends Pick<StationRow, 'specimenId' | 'markId'> {
  /** the specimen of the mark */
  markedOn: number
  x: number
  y: number
}

/** The places asked at stations, named by the questions that the stations become once they are missed. */
export async function placesAtStations(context: Context): Promise<AskedPlace[]> {
  const { sql, values } = await askedOf(context)
  const found = await context.rows<AskedStation>(placesSql(sql), [
    tenant,
    context.caller.accountId,
    ...values,
  ])
  const own = found.filter(({ specimenId, markedOn }) => specimenId === markedOn)
  return own.map(({ specimenId, markId, x, y }) => ({
    id: missId(specimenId, markId),
    specimenId,
    annotation: { x, y },
  }))
}

const stationsSql = (
  seen: string,
) => `select a."specimenId", a."markId", a."right", a."said" from "stationAnswer" a
  join "specimen" s on s."tenant" = a."tenant" and s."id" = a."specimenId"
  where a."tenant" = ? and a."accountId" = ? and s."subjectId" = ? and ${seen}
  order by a."at", a."specimenId", a."markId"`

/** On the specimens of one subject that the caller sees, in their order; whether the marks are theirs is to be asked. */
export async function stationsOf(subjectId: number, context: Context): Promise<StationRow[]> {
  const seen = await seenBy(context)
  return context.rows(stationsSql(seen.sql), [tenant, context.caller.accountId, subjectId, ...seen.values])
}
