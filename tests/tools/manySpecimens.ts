/** A library of any size: copies of a specimen that is there, under names of their own, each with marks. */
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { openLeaves } from './openLeaves.ts'

const organs = [
  '肾',
  '肝',
  '脾',
  '肺',
  '胃',
  '空肠',
  '结肠',
  '食管',
  '气管',
  '皮肤',
  '舌',
  '胰',
  '甲状腺',
  '肾上腺',
  '卵巢',
  '睾丸',
]
const kinds = ['slide', 'slide', 'slide', 'gross', 'light', 'electron', 'pattern']
const structures = [
  '毛细血管',
  '小动脉',
  '小静脉',
  '结缔组织',
  '平滑肌',
  '上皮',
  '腺泡',
  '导管',
  '淋巴小结',
  '神经束',
  '脂肪细胞',
  '浆细胞',
]
const english = [
  'capillary',
  'arteriole',
  'venule',
  'connective tissue',
  'smooth muscle',
  'epithelium',
  'acinus',
  'duct',
  'lymphoid nodule',
  'nerve bundle',
  'adipocyte',
  'plasma cell',
]

/** Texts as a SQL expression that takes them by turns. */
const byTurns = (texts: string[], number: string) =>
  `case ${number} % ${texts.length} ${texts.map((text, n) => `when ${n} then '${text}'`).join(' ')} end`

/**
 * @param count of specimens to add, over all leaves of the catalogue
 * @param marksEach preset marks of each, 12 at most
 */
export async function fillManySpecimens(db: Db, count: number, marksEach = 6): Promise<void> {
  const leaves = await openLeaves(db)
  const [example] = await db.rows<Record<string, unknown>>(
    `select * from "specimen" where "tenant" = ? and "deleted" = 0 order by case "state" when 'ready' then 0 else 1 end, "id" limit 1`,
    [tenant],
  )
  if (!example || leaves.length === 0) throw new Error('Seed a school first: copies are made of what it has.')
  const { id, ...columns } = example
  const own: Record<string, string> = {
    key: `'many/' || k.i`,
    name: `${byTurns(organs, 'k.i')} || ' ' || k.i`,
    nameEn: `'Specimen ' || k.i`,
    kind: byTurns(kinds, 'k.i'),
    position: '1000 + k.i',
    published: '1',
    creator: '0',
  }
  const numbers = `with recursive k(i) as (select 1 union all select i + 1 from k where i < ${count})`
  const names = Object.keys(columns).map((name) => `"${name}"`)
  await db.kysely.transaction().execute(async (within) => {
    for (const [at, leaf] of leaves.entries()) {
      const place: Record<string, string> = { catalogId: `${leaf.id}`, subjectId: `${leaf.subjectId}` }
      const values = Object.keys(columns).map((name) => own[name] ?? place[name] ?? `e."${name}"`)
      await db.rows(
        `insert into "specimen" (${names.join(', ')}) ${numbers} select ${values.join(', ')} from k
          join "specimen" e on e."tenant" = ${tenant} and e."id" = ${Number(id)}
          where k.i % ${leaves.length} = ${at}`,
        [],
        within,
      )
    }
    await db.rows(
      `insert into "mark" ("tenant", "specimenId", "key", "layer", "name", "nameEn", "aliases", "outline", "x", "y",
          "objective", "position")
        with recursive k(i) as (select 1 union all select i + 1 from k where i < ${marksEach})
        select s."tenant", s."id", 'm' || k.i, 'preset', ${byTurns(structures, '(s."id" + k.i)')},
          ${byTurns(english, '(s."id" + k.i)')}, '[]', '[]', 100 * k.i, 100, 10, k.i
        from k join "specimen" s on s."tenant" = ${tenant} and s."key" like 'many/%'`,
      [],
      within,
    )
  })
  await db.rows(db.name === 'sqlite' ? 'pragma optimize' : 'vacuum analyze', [])
}
