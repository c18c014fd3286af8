import { sql } from 'kysely'
import type * as specimens from '../../src/contract/specimens.ts'
import type { Mark } from '../../src/contract/specimens.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound } from '../failure.ts'
import { type MarkRow, tenant } from '../schema.ts'
import { specimenOf, specimensIn } from '../specimen.ts'
import { family } from '../tree.ts'

/** What a keyword is compared with, in lower case on both sides. */
const searched = sql<string>`lower("name" || ' ' || "nameEn" || ' ' || "nameLatin" || ' ' || "source" || ' ' || "sourceEn")`

const pattern = (keyword: string) => `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** The ids of a subject or catalogue and of all below it. */
async function withAllBelow({ db }: Context, table: 'subject' | 'catalog', id: number): Promise<number[]> {
  const rows = await db.selectFrom(table).select(['id', 'parentId']).where('tenant', '=', tenant).execute()
  return family(rows, id)
}

function markOf(row: MarkRow): Mark {
  const { id, layer, name, nameEn, nameLatin, desc, descEn, x, y, objective } = row
  const aliases: string[] = JSON.parse(row.aliases)
  const outline: [number, number][] = JSON.parse(row.outline)
  return { id, layer, name, nameEn, nameLatin, aliases, desc, descEn, x, y, outline, objective }
}

export const handlers: Handlers<typeof specimens> = {
  /** `suitPeopleId` narrows nothing yet: every specimen is for everybody. */
  async specimenPage({ pageNo, pageSize, keyword, subjectId, catalogId }, context) {
    let found = specimensIn(context.db).where('published', '=', 1)
    if (keyword?.trim())
      found = found.where(sql<boolean>`${searched} like ${pattern(keyword.trim())} escape '\\'`)
    if (subjectId !== undefined)
      found = found.where('subjectId', 'in', await withAllBelow(context, 'subject', subjectId))
    if (catalogId !== undefined)
      found = found.where('catalogId', 'in', await withAllBelow(context, 'catalog', catalogId))
    const { total } = await found
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .orderBy('subjectId')
      .orderBy('position')
      .orderBy('specimen.id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute()
    return { records: rows.map(specimenOf), total }
  },

  async specimenInfo({ id }, { db }) {
    const row = await specimensIn(db)
      .where('specimen.id', '=', id)
      .where('published', '=', 1)
      .executeTakeFirst()
    if (!row) throw notFound()
    return specimenOf(row)
  },

  /** A question may ask about a specimen that stands in no list. */
  async specimenForQuestion({ id }, { db }) {
    const row = await specimensIn(db).where('specimen.id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return specimenOf(row)
  },

  async commonMarks({ specimenId }, { db }) {
    const rows = await db
      .selectFrom('mark')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('specimenId', '=', specimenId)
      .where('layer', '!=', 'personal')
      .orderBy('position')
      .orderBy('id')
      .execute()
    const layer = (name: Mark['layer']) => rows.filter((row) => row.layer === name).map(markOf)
    return {
      presetMarks: layer('preset'),
      teacherMarks: { system: layer('system'), school: layer('school') },
    }
  },
}
