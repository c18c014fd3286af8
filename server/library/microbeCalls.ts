import type * as microbe from '../../src/contract/microbe.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'

export const permissions: Permissions<typeof microbe> = {
  microbeList: 'library.read',
}

export const handlers: Handlers<typeof microbe> = {
  async microbeList(_, { db, closedSubjects }) {
    const closed = await closedSubjects()
    const rows = await db
      .selectFrom('experiment')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('subjectId', 'not in', closed)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const keysOf = (row: { specimens: string }): string[] => JSON.parse(row.specimens)
    const keys = rows.flatMap(keysOf)
    const shown = await db
      .selectFrom('specimen')
      .select(['id', 'key'])
      .where('tenant', '=', tenant)
      .where('key', 'in', [...keys, ''])
      .where('published', '=', 1)
      .where('deleted', '=', 0)
      .where('subjectId', 'not in', closed)
      .execute()
    const ids = new Map(shown.map(({ id, key }) => [key, id]))
    return rows.map(
      ({ tenant: _school, key: _key, subjectId: _subject, position: _place, specimens, steps, ...row }) => ({
        ...row,
        steps: JSON.parse(steps),
        specimenIds: keysOf({ specimens }).flatMap((key) => ids.get(key) ?? []),
      }),
    )
  },
}
