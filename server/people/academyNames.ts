/** The names that an account carries of its place in the tree: of the academy and of the class. */
import { hanNumbers } from '../../src/rules/grading/numerals.ts'
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { family } from '../store/tree.ts'

export interface AcademyNames {
  academyName: string
  academyNameEn: string
  classesName: string
  classesNameEn: string
}

interface Place {
  id: number
  parentId: number | null
  kind: 'academy' | 'grade' | 'class'
  name: string
  nameEn: string
}

export const readPlaces = (db: Executor): Promise<Place[]> =>
  db
    .selectFrom('academy')
    .select(['id', 'parentId', 'kind', 'name', 'nameEn'])
    .where('tenant', '=', tenant)
    .execute()

const byName = new Intl.Collator('zh', { numeric: true })

const withDigits = (name: string): string =>
  name.replace(/[〇零一二三四五六七八九十百]+/g, (numeral) => hanNumbers(numeral).join(','))

/** As people list them: in the order that was given, then 2班 before 10班 and 一班 before 二班. */
export const inPlaceOrder = <T extends { id: number; position: number; name: string }>(places: T[]): T[] =>
  places.sort(
    (a, b) =>
      a.position - b.position ||
      byName.compare(withDigits(a.name), withDigits(b.name)) ||
      byName.compare(a.name, b.name) ||
      a.id - b.id,
  )

/** The places from this one up to the top; empty where there is no such place. */
export function placesAbove(places: ReadonlyMap<number, Place>, id: number | null): Place[] {
  const above: Place[] = []
  for (let next = id; next !== null; ) {
    const place = places.get(next)
    if (!place || above.includes(place)) return above
    above.push(place)
    next = place.parentId
  }
  return above
}

export function namesAt(places: ReadonlyMap<number, Place>, id: number | null): AcademyNames {
  const above = placesAbove(places, id)
  const academy = above.findLast(({ kind }) => kind === 'academy')
  const room = above.find(({ kind }) => kind === 'class')
  return {
    academyName: academy?.name ?? '',
    academyNameEn: academy?.nameEn ?? '',
    classesName: room?.name ?? '',
    classesNameEn: room?.nameEn ?? '',
  }
}

/** Writes the names anew on the accounts of a place and of all below it: it was renamed or moved. */
export async function renameOnAccounts(db: Executor, academyId: number): Promise<void> {
  const rows = await readPlaces(db)
  const places = new Map(rows.map((row) => [row.id, row]))
  for (const id of family(rows, academyId))
    await db
      .updateTable('account')
      .set(namesAt(places, id))
      .where('tenant', '=', tenant)
      .where('academyId', '=', id)
      .execute()
}
