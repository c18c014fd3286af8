/** Assignments and the gradebook of the sample's courses. */
import { assignmentIdBase } from '../../server/quizzes/assignments/questions.ts'
import type { AssignmentSubmissionTable } from '../../server/quizzes/assignments/tables.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Question } from '../../src/contract/questions.ts'
import type { ScoreStatus } from '../../src/contract/score.ts'
import { assignments } from '../school/teaching/quizzes.ts'
import type { AssignmentSeed } from '../school/teaching/types.ts'
import { type ClassMember, courseByKey, membersOf } from './classMembers.ts'
import { certainty, chanceOf, chooseQuestions, uuidOf } from './quizzes.ts'
import { sampleAnswer } from './sampleAnswer.ts'

type SubmissionState = AssignmentSubmissionTable['state']

const hourMs = 3_600_000

const submissionTexts = [
  '按步骤观察后完成，主要结构已在图上标注；低倍下先定位，再换高倍确认细胞形态。',
  '观察到的层次与教材一致，其中一处染色较浅，已在说明中注明。',
  '已完成。结构名称对照了资源库的标注，数据为三个视野的平均值。',
]

/** Who has handed in: most where the deadline is over, a few where it is not. */
const handsIn = (seed: AssignmentSeed, { loginName, place }: ClassMember): boolean => {
  if (seed.state === 'open') return loginName === 'student2' || (loginName !== 'student' && place % 5 === 0)
  return loginName === 'student' || loginName === 'student2' || place % 7 !== 3
}

/** How far somebody’s work is: `student2` has a draft where it is still open, and work to do again. */
function stateOfWork(seed: AssignmentSeed, { loginName }: ClassMember): SubmissionState {
  if (seed.state === 'scored') return 'scored'
  if (loginName !== 'student2') return 'submitted'
  return seed.state === 'open' ? 'open' : 'returned'
}

async function putSubmission(
  db: Executor,
  seed: AssignmentSeed,
  assignment: { id: number; deadline: number; ownerId: number; questions: readonly Question[] },
  member: ClassMember,
  now: number,
): Promise<void> {
  const isLate = seed.allowLate && assignment.deadline < now && member.place % 8 === 1
  const beforeMs = (chanceOf(`${seed.title.en} ${member.loginName}`) + 2) * 0.2 * hourMs
  const submittedAt = Math.round(
    isLate ? assignment.deadline + 2 * hourMs : Math.min(now, assignment.deadline) - beforeMs,
  )
  const state = stateOfWork(seed, member)
  const isScored = state === 'scored'
  const isReturned = state === 'returned'
  // Some handed in twice.
  const version = seed.state === 'submitted' && member.place % 6 === 2 ? 2 : 1
  const score = 7000 + (chanceOf(`score ${member.loginName}`) % 30) * 100
  const work = {
    tenant,
    assignmentId: assignment.id,
    accountId: member.accountId,
    attachments: '[]',
    answers: '',
    seenAt: 0,
    isLate: 0,
    score: null,
    comment: '',
    scoredBy: null,
    scoredAt: null,
  } as const
  if (version > 1)
    await db
      .insertInto('assignmentSubmission')
      .values({
        ...work,
        version: 1,
        state: 'submitted',
        clientId: uuidOf(`${seed.title.en} ${member.loginName} 1`),
        content: '初稿，尚未补全。',
        submittedAt: submittedAt - 6 * hourMs,
      })
      .execute()
  await db
    .insertInto('assignmentSubmission')
    .values({
      ...work,
      version,
      state,
      clientId: state === 'open' ? '' : uuidOf(`${seed.title.en} ${member.loginName}`),
      answers: state === 'open' ? '' : answersOf(assignment.questions, member),
      content: state === 'open' ? '' : (submissionTexts[member.place % submissionTexts.length] ?? ''),
      submittedAt: state === 'open' ? 0 : submittedAt,
      isLate: isLate ? 1 : 0,
      score: isScored ? score : null,
      comment: commentOn(state, score),
      scoredBy: isScored || isReturned ? assignment.ownerId : null,
      scoredAt: isScored || isReturned ? assignment.deadline + 24 * hourMs : null,
    })
    .execute()
}

/** JSON; the better in class, the more are right. */
function answersOf(questions: readonly Question[], { loginName, place }: ClassMember): string {
  const sure = certainty[place % certainty.length] ?? 60
  const answers = questions.map((question) => [
    question.id,
    sampleAnswer(question, chanceOf(`${loginName} ${question.id}`) < sure),
  ])
  return answers.length === 0 ? '' : JSON.stringify(Object.fromEntries(answers))
}

/** The questions of an assignment, with the ids that calls give them. */
async function putQuestions(db: Executor, assignmentId: number, seed: AssignmentSeed): Promise<Question[]> {
  if (!seed.questions) return []
  const chosen = await chooseQuestions(db, { ...seed.questions, title: seed.title })
  const questions: Question[] = []
  for (const [index, question] of chosen.entries()) {
    const { id } = await db
      .insertInto('assignmentQuestion')
      .values({
        tenant,
        assignmentId,
        sourceId: question.id,
        position: index + 1,
        body: JSON.stringify(question),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    questions.push({ ...question, id: assignmentIdBase + id })
  }
  return questions
}

function commentOn(state: SubmissionState, score: number): string {
  if (state === 'returned') return '请补充血流方向，再交一次。'
  return state === 'scored' && score >= 9000 ? '图注清楚，比例准确。' : ''
}

/** Assignments that are there stay as they are. @param now ms UTC */
export async function fillAssignments(db: Executor, now: number): Promise<void> {
  for (const seed of assignments) {
    const course = await courseByKey(db, seed.course)
    if (!course) continue
    const known = await db
      .selectFrom('assignment')
      .select('id')
      .where('tenant', '=', tenant)
      .where('courseId', '=', course.id)
      .where('title', '=', seed.title.zh)
      .executeTakeFirst()
    if (known) continue
    const deadline = now + seed.deadlineAfterHours * hourMs
    const { id } = await db
      .insertInto('assignment')
      .values({
        tenant,
        courseId: course.id,
        title: seed.title.zh,
        titleEn: seed.title.en,
        content: seed.content,
        attachments: '[]',
        deadline,
        maxScore: 10_000,
        allowLate: seed.allowLate ? 1 : 0,
        createdBy: course.ownerId,
        createdAt: Math.min(now, deadline) - 7 * 24 * hourMs,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const questions = await putQuestions(db, id, seed)
    const assignment = { id, deadline, ownerId: course.ownerId, questions }
    for (const member of await membersOf(db, course.id))
      if (handsIn(seed, member)) await putSubmission(db, seed, assignment, member, now)
  }
}

/** Statuses that stand in the gradebook beside plain scores, by the place of the student. */
const statusAt: Partial<Record<number, ScoreStatus>> = {
  2: 'deferred',
  5: 'absent',
  8: 'exempt',
  11: 'resit',
  13: 'cheated',
}

/** What the teacher entered of the experiments; the other parts come from quizzes and assignments. */
export async function fillScores(db: Executor, now: number): Promise<void> {
  const course = await courseByKey(db, 'practical-histology')
  if (!course) return
  for (const { accountId, loginName, place } of await membersOf(db, course.id)) {
    const status = statusAt[place] ?? 'normal'
    const score = 6500 + (chanceOf(`experiment ${loginName}`) % 33) * 100
    const hasNoScore =
      status === 'deferred' || status === 'absent' || status === 'exempt' || status === 'cheated'
    await db
      .insertInto('score')
      .values({
        tenant,
        courseId: course.id,
        accountId,
        part: 'experiment',
        status,
        score: hasNoScore ? null : score,
        resitScore: status === 'resit' ? 7200 : null,
        document: status === 'cheated' ? '校纪〔2026〕17 号' : '',
        by: course.ownerId,
        at: now - 3 * 24 * hourMs,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
