/** Confusions of a person at the stations of exams. */
import type { MarkId } from '../../../src/contract/specimens.ts'
import { missId } from '../../../src/rules/exam/miss.ts'
import { foldedNames, isSynonym } from '../../../src/rules/exam/names.ts'
import { fold } from '../../../src/rules/grading/fold.ts'
import { isTooLongForName } from '../../../src/rules/grading/near.ts'
import { stationTitle } from '../../../src/rules/station.ts'
import type { Context } from '../../context.ts'
import { seenBy } from '../../library/specimen.ts'
import { marksFor } from '../../store/db.ts'
import { type MarkRow, tenant } from '../../store/schema.ts'
import { takeTurns } from '../../store/takeTurns.ts'
import type { StationRow } from '../exam/stations.ts'
import type { Mistake } from './confusedPairs.ts'
import { mistaken, type Structure } from './misnamedStructure.ts'

/** The wrong answers that are looked through, the newest: what was taken for what long ago says little. */
const maxWrongStations = 1000

type StructureRow = Pick<MarkRow, 'id' | 'specimenId' | 'name' | 'nameEn' | 'nameLatin' | 'aliases' | 'apart'>

interface FoundStructure extends Structure {
  id: MarkId
  specimenId: number
}

/** A name to choose is looked for only where the caller may look. @param seen the condition of that, the last one */
const structuresSql = (specimens: readonly unknown[], names: readonly unknown[], seen: string) =>
  `select "id", "specimenId", "name", "nameEn", "nameLatin", "aliases", "apart" from "mark"
    where "tenant" = ? and "layer" <> 'personal'
      and ("specimenId" in (${marksFor(specimens)}) or ("name" in (${marksFor(names)}) and "specimenId" in (
        select s."id" from "specimen" s where s."tenant" = ${tenant} and ${seen})))
    order by "specimenId", "position", "id"`

/**
 * Confusions at these stations. The name that was given is looked for in the same picture first; a name offered for
 * choice may be of another picture.
 */
export async function mistakenAtStations(
  stations: readonly StationRow[],
  context: Context,
): Promise<Mistake[]> {
  const wrong = stations.filter(({ right, said }) => right === 0 && said !== '').slice(-maxWrongStations)
  if (wrong.length === 0) return []
  const specimens = [...new Set(wrong.map(({ specimenId }) => specimenId))]
  const names = [...new Set(wrong.map(({ said }) => said))]
  const seen = await seenBy(context)
  const found = await context.rows<StructureRow>(structuresSql(specimens, names, seen.sql), [
    tenant,
    ...specimens,
    ...names,
    ...seen.values,
  ])
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
  const letOthersRun = takeTurns()
  const foldedSaid = new Map<string, string>()
  for (const said of names) {
    await letOthersRun()
    if (!isTooLongForName(said)) foldedSaid.set(said, fold(said))
  }
  return wrong.flatMap(({ specimenId, markId, said }): Mistake[] => {
    const asked = byId.get(markId)
    const named = byName.get(foldedSaid.get(said) ?? '') ?? []
    const chosen = named.find((one) => one.specimenId === specimenId) ?? named[0]
    if (asked?.specimenId !== specimenId || !chosen || isSynonym(asked, chosen)) return []
    const pair = mistaken(asked, chosen)
    return pair ? [[{ id: missId(specimenId, markId), ...stationTitle }, ...pair]] : []
  })
}
