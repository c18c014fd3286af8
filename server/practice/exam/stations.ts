/** What a person answered at the stations of 标本考试: where they were asked, and what they took for what. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { AskedPlace, examSave } from '../../../src/contract/review.ts'
import { missId } from '../../../src/rules/exam/miss.ts'
import type { Context } from '../../context.ts'
import type { Flag } from '../../store/row.ts'
import { tenant } from '../../store/schema.ts'
import { givenAt } from '../answers/history.ts'

export interface StationRow {
  specimenId: number
  markId: number
  right: Flag
  said: string
}

/** Told again, because who gave it judged it otherwise, a station's answer takes the place of what was told before. */
export async function saveExam(
  { clientId, at, stations }: Args<typeof examSave>,
  { db, caller, now }: Context,
): Promise<void> {
  for (const { right, ...station } of stations)
    await db
      .insertInto('stationAnswer')
      .values({
        ...{ tenant, accountId: caller.accountId, examId: clientId, at: givenAt(at, now) },
        ...{ ...station, right: right ? 1 : 0 },
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'accountId', 'examId', 'specimenId', 'markId'])
          .doUpdateSet(({ ref }) => ({ right: ref('excluded.right'), said: ref('excluded.said') })),
      )
      .execute()
}

const placesSql = `select distinct a."specimenId", a."markId", m."x", m."y" from "stationAnswer" a
  join "mark" m on m."tenant" = a."tenant" and m."id" = a."markId" where a."tenant" = ? and a."accountId" = ?
  order by a."specimenId", a."markId"`

/** As the questions that they are once they are missed. */
export async function placesAtStations({ rows, caller }: Context): Promise<AskedPlace[]> {
  const found = await rows<{ specimenId: number; markId: number; x: number; y: number }>(placesSql, [
    tenant,
    caller.accountId,
  ])
  return found.map(({ specimenId, markId, x, y }) => ({
    ...{ id: missId(specimenId, markId), specimenId, annotation: { x, y } },
  }))
}

const stationsSql = `select a."specimenId", a."markId", a."right", a."said" from "stationAnswer" a
  join "specimen" s on s."tenant" = a."tenant" and s."id" = a."specimenId"
  where a."tenant" = ? and a."accountId" = ? and s."subjectId" = ?
  order by a."at", a."specimenId", a."markId"`

/** On the specimens of one subject, in their order. */
export const stationsOf = (subjectId: number, { rows, caller }: Context): Promise<StationRow[]> =>
  rows(stationsSql, [tenant, caller.accountId, subjectId])
