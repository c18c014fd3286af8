/** Names of the people of a quiz. */
import type { Context } from '../../context.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

export interface Person {
  name: string
  nameEn: string
}

const namesSql = (
  ids: readonly number[],
) => `select "id", "fullName" as "name", "fullNameEn" as "nameEn" from "account"
  where "tenant" = ? and "id" in (${marksFor(ids)})`

export async function namesOf(
  { rows }: Pick<Context, 'rows'>,
  ids: readonly number[],
): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map()
  const found = await rows<Person & { id: number }>(namesSql(ids), [tenant, ...ids])
  return new Map(found.map(({ id, name, nameEn }) => [id, { name, nameEn }]))
}

export const unknownPerson: Person = { name: '', nameEn: '' }
