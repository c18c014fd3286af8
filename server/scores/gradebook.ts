/** The gradebook: what each part is made of, and the totals. */
import type { Selectable } from 'kysely'
import type {
  CourseScore,
  Gradebook,
  GradebookLine,
  GradePart,
  ScoreItem,
  ScorePart,
  ScoreRules,
} from '../../src/contract/score.ts'
import { gradeParts } from '../../src/contract/score.ts'
import { countedPoints } from '../../src/rules/quizzes/countedPoints.ts'
import { type PartScore, totalScore } from '../../src/rules/scores/total.ts'
import type { Context } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { maxPointsSql } from '../store/maxPointsSql.ts'
import { tenant } from '../store/schema.ts'
import { readSettings } from '../system/settings.ts'
import type { ScoreTable } from './tables.ts'

type Within = Pick<Context, 'db' | 'rows' | 'now'>
type EnteredScore = Pick<
  Selectable<ScoreTable>,
  'accountId' | 'part' | 'status' | 'score' | 'resitScore' | 'document'
>

async function scoreRulesOf({ db }: Within): Promise<ScoreRules> {
  const { scoreDigits: digits, resitCap } = await readSettings(db)
  return { digits, resitCap }
}

export interface GradedCourse {
  id: number
  name: string
  nameEn: string
  ratio: Record<GradePart, number>
  publishedAt: number | null
}

/** @throws Failure 404 */
export async function gradedCourse({ rows }: Pick<Within, 'rows'>, id: number): Promise<GradedCourse> {
  const [row] = await rows<{
    name: string
    nameEn: string
    ratioExperiment: number
    ratioHomework: number
    ratioQuiz: number
    ratioExam: number
    publishedAt: number | null
  }>(
    `select c."name", c."nameEn", c."ratioExperiment", c."ratioHomework", c."ratioQuiz", c."ratioExam",
      p."at" as "publishedAt" from "course" c
      left join "scorePublication" p on p."tenant" = c."tenant" and p."courseId" = c."id"
      where c."tenant" = ? and c."id" = ?`,
    [tenant, id],
  )
  if (!row) throw notFound()
  const { name, nameEn, publishedAt } = row
  const ratio = {
    experiment: row.ratioExperiment,
    homework: row.ratioHomework,
    quiz: row.ratioQuiz,
    exam: row.ratioExam,
  }
  return { id, name, nameEn, ratio, publishedAt }
}

interface QuizItemRow {
  accountId: number
  id: number
  title: string
  titleEn: string
  kind: 'quiz' | 'exam'
  counts: 'best' | 'last' | 'first' | 'mean'
  maxPoints: number
  isDue: number
  points: number | null
}

/** Quizzes of a course with the points of each attempt, in their order. What somebody took waits for its score. */
const quizItemsSql = `select q."id", q."title", q."titleEn", q."kind", q."counts",
    ${maxPointsSql} as "maxPoints",
    case when a."id" is null and (q."state" = 'closed' or (q."closesAt" is not null and q."closesAt" < ?))
      then 1 else 0 end as "isDue",
    m."accountId", case when q."releasedAt" is null then null else a."points" end as "points"
  from "quiz" q
  join "quizRoom" r on r."tenant" = q."tenant" and r."quizId" = q."id"
  join "roomMember" m on m."tenant" = r."tenant" and m."roomId" = r."roomId" and m."leftAt" is null
  left join "quizAttempt" a on a."tenant" = q."tenant" and a."quizId" = q."id" and a."accountId" = m."accountId"
  where q."tenant" = ? and q."courseId" = ? and q."state" <> 'draft'
  order by q."opensAt", q."id", a."number"`

interface AssignmentItemRow {
  accountId: number
  id: number
  title: string
  titleEn: string
  maxScore: number
  deadline: number
  score: number | null
  isWaiting: number
}

/** Assignments of a course with each student's last score that counts, and whether work that counts waits for one. */
const assignmentItemsSql = `select p."id", p."title", p."titleEn", p."maxScore", p."deadline", m."accountId",
    (select s."score" from "assignmentSubmission" s where s."tenant" = p."tenant" and s."assignmentId" = p."id"
      and s."accountId" = m."accountId" and s."score" is not null and (s."isLate" = 0 or p."allowLate" = 1)
      order by s."version" desc limit 1) as "score",
    case when exists (select 1 from "assignmentSubmission" s where s."tenant" = p."tenant" and s."assignmentId" = p."id"
      and s."accountId" = m."accountId" and s."state" = 'submitted' and (s."isLate" = 0 or p."allowLate" = 1))
      then 1 else 0 end as "isWaiting"
  from "assignment" p
  join "roomMember" m on m."tenant" = p."tenant" and m."courseId" = p."courseId" and m."leftAt" is null
  where p."tenant" = ? and p."courseId" = ? order by p."deadline", p."id"`

type ItemsByPart = Map<GradePart, ScoreItem[]>

/** The items of which the parts of each student's score are made. */
async function itemsOf(
  { rows, now }: Pick<Within, 'rows' | 'now'>,
  courseId: number,
): Promise<Map<number, ItemsByPart>> {
  const [quizzes, assignments] = await Promise.all([
    rows<QuizItemRow>(quizItemsSql, [now, tenant, courseId]),
    rows<AssignmentItemRow>(assignmentItemsSql, [tenant, courseId]),
  ])
  const items = new Map<number, ItemsByPart>()
  const add = (accountId: number, part: GradePart, item: ScoreItem) => {
    const own = items.get(accountId) ?? new Map<GradePart, ScoreItem[]>()
    items.set(accountId, own)
    own.set(part, [...(own.get(part) ?? []), item])
  }
  for (const attempts of Map.groupBy(quizzes, ({ id, accountId }) => `${id} ${accountId}`).values()) {
    const [quiz] = attempts
    if (!quiz || Number(quiz.maxPoints) === 0) continue
    add(quiz.accountId, quiz.kind === 'exam' ? 'exam' : 'quiz', {
      kind: 'quiz',
      id: quiz.id,
      name: quiz.title,
      nameEn: quiz.titleEn,
      score: countedPoints(
        quiz.counts,
        attempts.flatMap(({ points }) => (points === null ? [] : [points])),
      ),
      maxScore: Number(quiz.maxPoints),
      isDue: quiz.isDue === 1,
    })
  }
  for (const { accountId, id, title, titleEn, score, maxScore, deadline, isWaiting } of assignments) {
    if (maxScore === 0) continue
    const isDue = deadline < now && isWaiting === 0
    add(accountId, 'homework', {
      kind: 'assignment',
      id,
      name: title,
      nameEn: titleEn,
      score,
      maxScore,
      isDue,
    })
  }
  return items
}

/** A number that a teacher entered stands in place of what the part was computed from. */
function partItems(entered: EnteredScore | undefined, computed: readonly ScoreItem[]): ScoreItem[] {
  if (entered?.score === null || entered?.score === undefined) return [...computed]
  return [
    {
      kind: 'entered',
      id: 0,
      name: '',
      nameEn: '',
      score: entered.score,
      maxScore: 10_000,
      isDue: true,
    },
  ]
}

function partsOf(
  ratio: Record<GradePart, number>,
  items: ItemsByPart | undefined,
  entered: readonly EnteredScore[],
  rules: ScoreRules,
): { parts: ScorePart[]; current: string | null; full: string | null; unsetParts: GradePart[] } {
  const given = gradeParts.map((part): PartScore & { own: ScoreItem[]; document: string } => {
    const own = entered.find((one) => one.part === part)
    const made = partItems(own, items?.get(part) ?? [])
    return {
      part,
      ratio: ratio[part],
      status: own?.status ?? 'normal',
      resitScore: own?.resitScore ?? null,
      items: made.map(({ score, maxScore, isDue }) => ({ score, maxScore, isDue, weight: 1 })),
      own: made,
      document: own?.document ?? '',
    }
  })
  const total = totalScore(given, rules)
  return {
    parts: total.parts.map(({ part, status, score }, index) => {
      const { resitScore = null, own = [], document = '' } = given[index] ?? {}
      return {
        part,
        ratio: ratio[part],
        status,
        score,
        resitScore,
        ...(document !== '' && { document }),
        items: own,
      }
    }),
    current: total.current,
    full: total.full,
    unsetParts: total.unsetParts,
  }
}

const enteredSql = `select "accountId", "part", "status", "score", "resitScore", "document" from "score"
  where "tenant" = ? and "courseId" = ?`

type Person = Omit<GradebookLine, 'parts' | 'current' | 'full'>

/** @param roomId of one class; left out: of all classes of the course */
export async function gradebookOf(
  context: Within,
  courseId: number,
  roomId: number | undefined,
): Promise<Omit<Gradebook, 'mayEdit'>> {
  const course = await gradedCourse(context, courseId)
  const { rows } = context
  const [rules, people, entered, items] = await Promise.all([
    scoreRulesOf(context),
    rows<Person>(
      `select a."id" as "accountId", a."fullName" as "name", a."fullNameEn" as "nameEn", a."loginName", r."id" as "roomId",
        r."name" as "roomName" from "roomMember" m
        join "room" r on r."tenant" = m."tenant" and r."id" = m."roomId"
        join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
        where m."tenant" = ? and m."courseId" = ? and m."leftAt" is null ${roomId === undefined ? '' : 'and r."id" = ?'}
        order by a."loginName", a."id"`,
      [tenant, courseId, ...(roomId === undefined ? [] : [roomId])],
    ),
    rows<EnteredScore>(enteredSql, [tenant, courseId]),
    itemsOf(context, courseId),
  ])
  const enteredOf = Map.groupBy(entered, ({ accountId }) => accountId)
  const unset = new Set<GradePart>()
  const lines = people.map((person): GradebookLine => {
    const { parts, current, full, unsetParts } = partsOf(
      course.ratio,
      items.get(person.accountId),
      enteredOf.get(person.accountId) ?? [],
      rules,
    )
    for (const part of unsetParts) unset.add(part)
    return { ...person, parts, current, full }
  })
  return {
    courseId,
    courseName: course.name,
    courseNameEn: course.nameEn,
    ratio: course.ratio,
    publishedAt: course.publishedAt,
    unsetParts: [...unset],
    rules,
    lines,
  }
}

/** A student's own scores of a course. */
export async function courseScoreOf(
  context: Within & Pick<Context, 'caller'>,
  courseId: number,
): Promise<CourseScore> {
  const course = await gradedCourse(context, courseId)
  const { accountId } = context.caller
  const [rules, entered, items] = await Promise.all([
    scoreRulesOf(context),
    context.rows<EnteredScore>(`${enteredSql} and "accountId" = ?`, [tenant, courseId, accountId]),
    itemsOf(context, courseId),
  ])
  // Scores that a teacher entered are shown once the scores are published.
  const shown = course.publishedAt === null ? [] : entered
  return {
    courseId,
    courseName: course.name,
    courseNameEn: course.nameEn,
    publishedAt: course.publishedAt,
    ...partsOf(course.ratio, items.get(accountId), shown, rules),
  }
}
