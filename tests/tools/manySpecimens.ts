/** A library of any size: copies of a specimen that is there, under names of their own, each with marks. */
import { insertMarks } from '../../server/library/rows/markRows.ts'
import { insertSpecimens } from '../../server/library/rows/specimenRows.ts'
import type { Db } from '../../server/store/db.ts'
import { type SpecimenRow, tenant } from '../../server/store/schema.ts'
import type { SpecimenKind } from '../../src/contract/specimens.ts'
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
const kinds: SpecimenKind[] = ['slide', 'slide', 'slide', 'gross', 'light', 'electron', 'pattern']
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

/** One of a list, by turns. */
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/**
 * @param count of specimens to add, over all leaves of the catalogue
 * @param marksEach preset marks of each, 12 at most
 */
export async function fillManySpecimens(db: Db, count: number, marksEach = 6): Promise<void> {
  const leaves = await openLeaves(db)
  const [example] = await db.rows<SpecimenRow>(
    `select * from "specimen" where "tenant" = ? and "deleted" = 0 order by case "state" when 'ready' then 0 else 1 end, "id" limit 1`,
    [tenant],
  )
  if (!example || leaves.length === 0) throw new Error('Seed a school first: copies are made of what it has.')
  const { id: _, ...model } = example
  const specimens = Array.from({ length: count }, (_, at) => {
    const i = at + 1
    const leaf = nth(leaves, i)
    return {
      ...model,
      catalogId: leaf.id,
      subjectId: leaf.subjectId,
      key: `many/${i}`,
      name: `${nth(organs, i)} ${i}`,
      nameEn: `Specimen ${i}`,
      kind: nth(kinds, i),
      position: 1000 + i,
      published: 1 as const,
      creator: 0,
    }
  })
  await db.kysely.transaction().execute(async (within) => {
    const ids = [...(await insertSpecimens(within, specimens)).values()]
    const marks = ids.flatMap((specimenId) =>
      Array.from({ length: marksEach }, (_, at) => {
        const k = at + 1
        return {
          specimenId,
          key: `m${k}`,
          layer: 'preset' as const,
          position: k,
          name: nth(structures, specimenId + k),
          nameEn: nth(english, specimenId + k),
          nameLatin: '',
          desc: '',
          descEn: '',
          aliases: '[]',
          outline: '[]',
          x: 100 * k,
          y: 100,
          objective: 10,
        }
      }),
    )
    await insertMarks(within, marks)
  })
  await db.rows(db.name === 'sqlite' ? 'pragma optimize' : 'vacuum analyze', [], 'writer')
}
