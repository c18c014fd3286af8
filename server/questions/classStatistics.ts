/** Statistics of the first answers to a question, of a class or of the school. */
import type { AnyQuestion, ClassStanding } from '../../src/contract/questions.ts'
import type { WrongPart } from '../../src/rules/kinds/kind.ts'
import { roleBits } from '../../src/rules/roles.ts'
import type { Context } from '../context.ts'
import { tenant } from '../store/schema.ts'
import { takeTurns } from '../store/takeTurns.ts'
import { questionOf, readQuestion } from './question.ts'
import { findsWrongAnswers, wrongAnswersIn } from './wrongAnswers.ts'

/** students below whom nothing is told: it would say nothing, and too much of one */
const least = 10

/** The wrong answers that are looked through, those of most students first. */
const maxWrong = 1000

/**
 * Each student's first answer that was judged, by when it was given, as it was marked last; `?` of the school's
 * students: bits of their role, then tenant and question.
 */
const firstOf = (within: string) => `from (
    select s."correct", s."content", row_number() over (partition by s."accountId" order by s."at", s."id") as "try"
    from "submission" s
    join "account" a on a."tenant" = s."tenant" and a."id" = s."accountId" and (a."roles" & ?) <> 0 ${within}
    where s."tenant" = ? and s."questionId" = ? and s."correct" is not null
      and s."replacedBy" is null) f where f."try" = 1`

/** Join that keeps people whose class bears the same name in the same academy as the caller's. */
const classmates = `join "account" me on me."tenant" = a."tenant" and me."id" = ?
    and me."classesName" <> '' and me."classesName" = a."classesName" and me."academyName" = a."academyName"`

/** @throws Failure 404 */
export async function readClassStanding(questionId: number, context: Context): Promise<ClassStanding | null> {
  const row = await readQuestion(questionId, context)
  const question = questionOf(row)
  const { accountId } = context.caller
  return (
    (await among(
      'class',
      firstOf(classmates),
      [roleBits.Student, accountId, tenant, row.id],
      question,
      context,
    )) ?? (await among('school', firstOf(''), [roleBits.Student, tenant, row.id], question, context))
  )
}

/** Null where too few of them answered. */
async function among(
  of: 'class' | 'school',
  first: string,
  parameters: readonly number[],
  question: AnyQuestion,
  { rows }: Context,
): Promise<ClassStanding | null> {
  const [sum] = await rows<{ students: number; right: number | null }>(
    `select count(*) as "students", sum(case when f."correct" = 1 then 1 else 0 end) as "right" ${first}`,
    parameters,
  )
  const students = sum?.students ?? 0
  if (students < least) return null
  const wrong = findsWrongAnswers(question)
    ? await rows<Given>(
        `select f."content", count(*) as "n" ${first} and f."correct" = 0
          group by f."content" order by "n" desc, f."content" limit ${maxWrong}`,
        parameters,
      )
    : []
  const most = await commonSlip(question, wrong)
  return {
    students,
    of,
    accuracy: (sum?.right ?? 0) / students,
    commonWrong: most ? { content: most.content, share: most.n / students } : null,
  }
}

/** An answer that was given, and by how many people. */
interface Given {
  content: string
  n: number
}

/**
 * The mistake of most students. It stands out among those made at the same place: other stems, blanks and parts may be
 * missed as often.
 */
async function commonSlip(question: AnyQuestion, wrong: readonly Given[]): Promise<Given | undefined> {
  const made = new Map<string, WrongPart & Given>()
  const letOthersRun = takeTurns()
  for (const { content, n } of wrong) {
    await letOthersRun()
    for (const slip of wrongAnswersIn(question, content))
      made.set(slip.content, { ...slip, n: n + (made.get(slip.content)?.n ?? 0) })
  }
  const slips = [...made.values()].sort((a, b) => b.n - a.n)
  return slips.find(
    ({ to, content, n }) =>
      n > 1 && slips.every((one) => one.to !== to || one.content === content || one.n < n),
  )
}
