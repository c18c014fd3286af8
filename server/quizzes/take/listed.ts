/** The quizzes of a student, as lists show them. */
import type { StudentQuiz } from '../../../src/contract/quizzes/quiz.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { countedPage, type PageNumbers } from '../../store/countedPage.ts'
import { maxPointsSql } from '../../store/maxPointsSql.ts'
import { tenant } from '../../store/schema.ts'
import { attemptsByQuiz, type CourseNames, type QuizRow, toStudentQuiz } from '../quiz.ts'

type ListedQuiz = QuizRow & CourseNames & { total: number }

const listedSql = (where: string) => `select q.*, c."name" as "courseName", c."nameEn" as "courseNameEn",
    count(*) over () as "total",
    (select count(*) from "quizQuestion" n where n."tenant" = q."tenant" and n."quizId" = q."id") as "questionCount",
    ${maxPointsSql} as "maxPoints"
  from "quiz" q join "course" c on c."tenant" = q."tenant" and c."id" = q."courseId"
  where q."tenant" = ? and (${where})`

export async function listQuizzes(
  context: Context,
  where: { sql: string; values: (number | string)[] },
  page: PageNumbers,
): Promise<{ records: StudentQuiz[]; total: number }> {
  const { rows, caller, now } = context
  const { found, total } = await countedPage(page, (limit, offset) =>
    rows<ListedQuiz>(`${listedSql(where.sql)} order by q."opensAt" desc, q."id" desc limit ? offset ?`, [
      tenant,
      ...where.values,
      limit,
      offset,
    ]),
  )
  const ids = found.map(({ id }) => id)
  const attempts = await attemptsByQuiz(context, ids, caller.accountId)
  const records = found.map((quiz) => toStudentQuiz(toNumbers(quiz), attempts.get(quiz.id) ?? [], now))
  return { records, total }
}

/** PostgreSQL gives sums as text. */
const toNumbers = <T extends CourseNames>(quiz: T): T => ({
  ...quiz,
  questionCount: Number(quiz.questionCount),
  maxPoints: Number(quiz.maxPoints),
})

export async function findListedQuiz(context: Context, quizId: number): Promise<StudentQuiz> {
  const { records } = await listQuizzes(
    context,
    { sql: 'q."id" = ?', values: [quizId] },
    { pageNo: 1, pageSize: 1 },
  )
  const [quiz] = records
  if (!quiz) throw notFound()
  return quiz
}
