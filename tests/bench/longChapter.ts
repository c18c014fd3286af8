/** A chapter of any length in a running service, as no sample school has one: the subject's questions, again and again. */
import { insertQuestions } from '../../server/questions/questionRows.ts'
import { open } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Question } from '../../src/contract/questions.ts'

/** rows of one statement */
const atOnce = 100

/**
 * Puts a chapter beside the first of a subject's and fills it from all of the subject's questions, whatever their kind.
 * @returns its id
 */
export async function addLongChapter(dataDir: string, subjectId: number, length: number): Promise<number> {
  const db = open({ dataDir })
  try {
    const [leaf] = await db.rows<{ parentId: number; level: number }>(
      `select c."parentId", c."level" from "catalog" c where c."tenant" = ? and c."subjectId" = ?
        and c."parentId" is not null and exists (select 1 from "question" q where q."catalogId" = c."id")
        order by c."id" limit 1`,
      [tenant, subjectId],
    )
    const sources = await db.rows<{ body: string; baseType: string; specimenId: number | null }>(
      `select q."body", q."baseType", q."specimenId" from "question" q
        join "catalog" c on c."tenant" = q."tenant" and c."id" = q."catalogId"
        where q."tenant" = ? and q."creator" = 0 and c."subjectId" = ? order by q."id"`,
      [tenant, subjectId],
    )
    if (!leaf || sources.length === 0) throw new Error('the subject has no chapter with questions')
    const key = `long/${length}`
    const catalog = {
      ...leaf,
      tenant,
      key,
      subjectId,
      name: `${length} 题`,
      nameEn: `${length} questions`,
      isOpen: 1 as const,
      position: 999,
    }
    await db.kysely.insertInto('catalog').values(catalog).execute()
    const [made] = await db.rows<{ id: number }>(`select "id" from "catalog" where "key" = ?`, [key])
    const catalogId = made?.id ?? 0
    for (let from = 0; from < length; from += atOnce) {
      const rows = Array.from({ length: Math.min(atOnce, length - from) }, (_, at) => {
        const n = from + at
        const { body, baseType, specimenId } = sources[n % sources.length] as (typeof sources)[number]
        // no two questions read alike
        const asked = JSON.parse(body) as Question
        const title = `${asked.title}（${n + 1}）`
        const whole = JSON.stringify({ ...asked, title, titleEn: `${asked.titleEn} (${n + 1})` })
        return { key: `${key}/${n}`, catalogId, baseType, specimenId, body: whole, position: n }
      })
      await insertQuestions(db.kysely, rows)
    }
    return catalogId
  } finally {
    await db.close()
  }
}
