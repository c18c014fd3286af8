/** How everybody's first answers to a question came out. */
import type { ClassStanding } from '../src/contract/questions.ts'
import { kindOf } from '../src/rules/grading/index.ts'
import { roleBits } from '../src/rules/roles.ts'
import type { Context } from './context.ts'
import { askedQuestion, questionOf } from './question.ts'
import { tenant } from './schema.ts'

/** students below whom nothing is told: it would say nothing, and too much of one */
const least = 10

/** Each student's first answer that was judged. */
const firstSql = `from "submission" f where f."id" in (
    select min(s."id") from "submission" s
    join "account" a on a."tenant" = s."tenant" and a."id" = s."accountId" and (a."roles" & ?) <> 0
    where s."tenant" = ? and s."questionId" = ? and s."correct" is not null group by s."accountId")`

/** Kinds whose answers are chosen or short: what was written freely is nobody else's to read. */
const told = new Set(['DANXUAN', 'DUOXUAN', 'PANDUAN', 'TIANKONG', 'PEIWU'])

/** @throws Failure 404 */
export async function standingOf(questionId: number, context: Context): Promise<ClassStanding | null> {
  const { rows } = context
  const row = await askedQuestion(questionId, context)
  const of = [roleBits.Student, tenant, row.id]
  const [sum] = await rows<{ students: number; right: number | null }>(
    `select count(*) as "students", sum(case when f."correct" = 1 then 1 else 0 end) as "right" ${firstSql}`,
    of,
  )
  const students = sum?.students ?? 0
  if (students < least) return null
  const wrong = told.has(kindOf(questionOf(row)))
    ? await rows<{ content: string; n: number }>(
        `select f."content", count(*) as "n" ${firstSql} and f."correct" = 0
          group by f."content" order by "n" desc, f."content" limit 2`,
        of,
      )
    : []
  const [first, second] = wrong
  const standsOut = first !== undefined && first.n > 1 && first.n > (second?.n ?? 0)
  return {
    students,
    accuracy: (sum?.right ?? 0) / students,
    commonWrong: standsOut ? { content: first.content, share: first.n / students } : null,
  }
}
