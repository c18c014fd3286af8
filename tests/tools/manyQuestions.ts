/** A question bank of any size: questions in both languages over all chapters, every third on a specimen. */
import { insertQuestions } from '../../server/questions/questionRows.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Question } from '../../src/contract/questions.ts'
import { openLeaves } from './openLeaves.ts'

const structures: [zh: string, en: string][] = [
  ['毛细血管', 'capillary'],
  ['小动脉', 'arteriole'],
  ['结缔组织', 'connective tissue'],
  ['平滑肌', 'smooth muscle'],
  ['复层扁平上皮', 'stratified squamous epithelium'],
  ['腺泡', 'acinus'],
  ['导管', 'duct'],
  ['淋巴小结', 'lymphoid nodule'],
  ['神经束', 'nerve bundle'],
  ['脂肪细胞', 'adipocyte'],
  ['浆细胞', 'plasma cell'],
  ['肥大细胞', 'mast cell'],
]
const organs: [zh: string, en: string][] = [
  ['肾', 'kidney'],
  ['肝', 'liver'],
  ['脾', 'spleen'],
  ['肺', 'lung'],
  ['胃', 'stomach'],
  ['空肠', 'jejunum'],
  ['气管', 'trachea'],
  ['胰', 'pancreas'],
  ['甲状腺', 'thyroid gland'],
]
const kinds = ['DANXUAN', 'DUOXUAN', 'PANDUAN', 'TIANKONG', 'WENDA']
/** of every hundred questions or so one */
export const rareKind = 'BINGLI'

/** The n-th, round and round. */
const nth = <T>(list: readonly [T, ...T[]] | readonly T[], n: number): T => {
  const one = list[n % list.length]
  if (one === undefined) throw new Error('an empty list')
  return one
}

type Body = Omit<Question, 'id' | 'catalogId' | 'specimenId'>

function question(n: number): Body {
  const baseType = n % 101 === 100 ? rareKind : nth(kinds, n)
  const [organ, organEn] = nth(organs, Math.floor(n / 7))
  const [part, partEn] = nth(structures, Math.floor(n / 5))
  const choices = baseType === 'DANXUAN' || baseType === 'DUOXUAN' ? [0, 1, 2, 3, 4] : []
  return {
    type: {
      id: kinds.indexOf(baseType) + 1,
      name: baseType,
      nameEn: baseType,
      baseType,
      subjective: false,
    },
    title: `关于${organ}的${part}，下列说法正确的是哪一项？第 ${n} 题`,
    titleEn: `Which of these is right about the ${partEn} of the ${organEn}? Question q${n}`,
    options: choices.map((at) => {
      const [zh, en] = nth(structures, n + at)
      return { id: at + 1, content: `与${zh}相连`, contentEn: `It borders on the ${en}`, answer: at === 0 }
    }),
    panDuanAnswer: baseType === 'PANDUAN' ? true : null,
    answer: null,
    anyOrder: false,
    showAnswer: '',
    showAnswerEn: '',
    analysis: `${part}见于${organ}。`,
    analysisEn: `The ${partEn} is found in the ${organEn}.`,
    keywords: [part, organ],
    difficulty: (n % 5) + 1,
    children: [],
    annotation: null,
  }
}

/** rows of one statement */
const atOnce = 500

/** Puts exactly so many questions in the place of those that are there. */
export async function fillManyQuestions(db: Db, count: number): Promise<void> {
  const leaves = await openLeaves(db)
  const specimens = await db.rows<{ id: number }>(
    `select "id" from "specimen" where "tenant" = ? and "deleted" = 0 order by "id"`,
    [tenant],
  )
  for (const table of ['question', 'questionShows', 'questionTally'] as const)
    await db.kysely.deleteFrom(table).execute()
  await db.kysely.transaction().execute(async (trx) => {
    for (let from = 0; from < count; from += atOnce) {
      const rows = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => {
        const n = from + at
        const body = question(n)
        return {
          key: `many/${n}`,
          catalogId: nth(leaves, Math.floor((n * leaves.length) / count)).id,
          baseType: body.type.baseType,
          specimenId: n % 3 === 0 ? nth(specimens, n).id : null,
          body: JSON.stringify(body),
          position: n,
        }
      })
      await insertQuestions(trx, rows)
    }
  })
}
