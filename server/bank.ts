/** The question bank: the school's questions, narrowed and searched. */
import type { Args, Paged } from '../src/contract/endpoint.ts'
import type { BankQuestion, bankPage as call, Question } from '../src/contract/questions.ts'
import { foldWord } from '../src/rules/keyword.ts'
import type { Context } from './context.ts'
import { withAllBelow } from './places.ts'
import { tenant } from './schema.ts'
import { marksFor } from './specimen.ts'

interface Row {
  id: number
  catalogId: number
  subjectId: number
  specimenId: number | null
  body: string
}

const bankQuestionOf = ({ body, ...row }: Row): BankQuestion => {
  const { type, title, titleEn, difficulty } = JSON.parse(body) as Question
  return { ...row, type, title, titleEn, difficulty }
}

export async function bankPage(asked: Args<typeof call>, context: Context): Promise<Paged<BankQuestion>> {
  const { pageNo, pageSize, subjectId, catalogId, baseType, specimenId, onSpecimen } = asked
  const sql = ['q."tenant" = ?', 'q."creator" = 0']
  const values: (string | number)[] = [tenant]
  const add = (condition: string, ...given: (string | number)[]) => {
    sql.push(condition)
    values.push(...given)
  }
  if (subjectId !== undefined) {
    const ids = await withAllBelow(context, 'subject', subjectId)
    add(`c."subjectId" in (${marksFor(ids)})`, ...ids)
  }
  if (catalogId !== undefined) {
    const ids = await withAllBelow(context, 'catalog', catalogId)
    add(`q."catalogId" in (${marksFor(ids)})`, ...ids)
  }
  if (baseType !== undefined) add('q."baseType" = ?', baseType)
  if (specimenId !== undefined) add('q."specimenId" = ?', specimenId)
  if (onSpecimen !== undefined) add(`q."specimenId" is ${onSpecimen === 'yes' ? 'not ' : ''}null`)
  const keyword = foldWord(asked.keyword ?? '')
  if (keyword) add(`lower(q."body") like ? escape '\\'`, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`)
  const from = `from "question" q join "catalog" c on c."tenant" = q."tenant" and c."id" = q."catalogId"
    where ${sql.join(' and ')}`
  const [sum] = await context.rows<{ n: number }>(`select count(*) as "n" ${from}`, values)
  const rows = await context.rows<Row>(
    `select q."id", q."catalogId", c."subjectId", q."specimenId", q."body" ${from}
      order by q."catalogId", q."position", q."id" limit ? offset ?`,
    [...values, pageSize, (pageNo - 1) * pageSize],
  )
  return { records: rows.map(bankQuestionOf), total: sum?.n ?? 0 }
}
