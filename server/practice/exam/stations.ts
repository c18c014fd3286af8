/** What a person answered at the stations of 标本考试: where they were asked, and what they took for what. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { AskedPlace, examSave } from '../../../src/contract/review.ts'
import type { MarkId } from '../../../src/contract/specimens.ts'
import { missId } from '../../../src/rules/exam/miss.ts'
import { foldedNames, isSynonym } from '../../../src/rules/exam/names.ts'
import { fold } from '../../../src/rules/grading/fold.ts'
import { stationTitle } from '../../../src/rules/station.ts'
import type { Context } from '../../context.ts'
import { marksFor } from '../../store/db.ts'
import { type MarkRow, tenant } from '../../store/schema.ts'
import type { Flag } from '../../store/tables/row.ts'
import type { Mistake } from '../review/mistakes.ts'
import { mistaken, type Structure } from '../review/namedInstead.ts'
import { givenAt } from '../submit.ts'

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

/** The wrong answers that are looked through, the newest: what was taken for what long ago says little. */
const maxWrongStations = 1000

type StructureRow = Pick<MarkRow, 'id' | 'specimenId' | 'name' | 'nameEn' | 'nameLatin' | 'aliases' | 'apart'>

interface FoundStructure extends Structure {
  id: MarkId
  specimenId: number
}

const structuresSql = (specimens: readonly unknown[], names: readonly unknown[]) =>
  `select "id", "specimenId", "name", "nameEn", "nameLatin", "aliases", "apart" from "mark"
    where "tenant" = ? and "layer" <> 'personal'
      and ("specimenId" in (${marksFor(specimens)}) or "name" in (${marksFor(names)}))
    order by "specimenId", "position", "id"`

/** What was named is looked for in the same picture first; a name to choose may be of another one. */
export async function mistakenAtStations(
  stations: readonly StationRow[],
  { rows }: Context,
): Promise<Mistake[]> {
  const wrong = stations.filter(({ right, said }) => right === 0 && said !== '').slice(-maxWrongStations)
  if (wrong.length === 0) return []
  const specimens = [...new Set(wrong.map(({ specimenId }) => specimenId))]
  const names = [...new Set(wrong.map(({ said }) => said))]
  const found = await rows<StructureRow>(structuresSql(specimens, names), [tenant, ...specimens, ...names])
  const byId = new Map<MarkId, FoundStructure>()
  const byName = new Map<string, FoundStructure[]>()
  for (const row of found) {
    const structure = { ...row, aliases: JSON.parse(row.aliases), apart: JSON.parse(row.apart) }
    byId.set(row.id, structure)
    for (const name of foldedNames(structure)) {
      const same = byName.get(name)
      if (same) same.push(structure)
      else byName.set(name, [structure])
    }
  }
  const foldedSaid = new Map(names.map((said) => [said, fold(said)]))
  return wrong.flatMap(({ specimenId, markId, said }): Mistake[] => {
    const asked = byId.get(markId)
    const named = byName.get(foldedSaid.get(said) ?? '') ?? []
    const chosen = named.find((one) => one.specimenId === specimenId) ?? named[0]
    if (!asked || !chosen || isSynonym(asked, chosen)) return []
    const pair = mistaken(asked, chosen)
    return pair ? [[{ id: missId(specimenId, markId), ...stationTitle }, ...pair]] : []
  })
}
