/** The quizzes of the sample's classes, with what their students answered. */
import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Bilingual } from '../../exchange/newSchool/types.ts'
import { questionOf } from '../../server/questions/question.ts'
import type { AttemptRecord, QuizRow } from '../../server/quizzes/quiz.ts'
import { scoreAttempts } from '../../server/quizzes/scoring.ts'
import type { QuizAnswerTable } from '../../server/quizzes/tables.ts'
import type { Db, Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Question } from '../../src/contract/questions.ts'
import { sha256OfText } from '../../src/rules/bytes/sha256.ts'
import { chainRoot, hashRow } from '../../src/rules/quizzes/acceptance.ts'
import { quizzes, runningQuiz } from '../school/teaching/quizzes.ts'
import type { QuestionChoice, QuizSeed } from '../school/teaching/types.ts'
import { type ClassMember, courseByKey, membersOf } from './classMembers.ts'
import { sampleAnswer } from './sampleAnswer.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
/** Hundredths of a point that a question gives. */
const pointsOf: Record<string, number> = { WENDA: 1000, BINGLI: 1000, PEIWU: 800, TIANKONG: 600 }
/** Of a hundred, how sure the sample's students are, by their place in the class. */
export const certainty = [92, 84, 77, 71, 66, 60, 88, 55, 81, 48]

/** A UUID that stays the same for the same words. */
export function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** From 0 to 99, the same for the same words. */
export const chanceOf = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt16BE(0) % 100

/** A question of each kind, those of the seed's chapters first; none twice. */
export async function chooseQuestions(
  db: Executor,
  seed: QuestionChoice & { title: Bilingual },
): Promise<Question[]> {
  const found = await db
    .selectFrom('question')
    .innerJoin('catalog', 'catalog.id', 'question.catalogId')
    .selectAll('question')
    .select('catalog.key as chapter')
    .where('question.tenant', '=', tenant)
    .where('question.creator', '=', 0)
    .where('catalog.key', 'like', `${seed.subject}/%`)
    .orderBy('question.id')
    .execute()
  const isPreferred = ({ chapter }: { chapter: string | null }) => seed.chapters.includes(chapter ?? '')
  // Different quizzes of a subject begin at different places of its bank.
  const from = Math.floor((chanceOf(seed.title.en) * found.length) / 100)
  const turned = [...found.slice(from), ...found.slice(0, from)]
  const left = [...turned.filter(isPreferred), ...turned.filter((row) => !isPreferred(row))]
  return seed.kinds.flatMap((kind) => {
    const at = left.findIndex(({ baseType }) => baseType === kind)
    const [row] = at < 0 ? [] : left.splice(at, 1)
    return row ? [questionOf(row)] : []
  })
}

async function putQuiz(db: Executor, seed: QuizSeed, now: number): Promise<QuizRow | null> {
  const course = await courseByKey(db, seed.course)
  if (!course) return null
  const isDraft = seed.state === 'draft'
  const opensAt = now + seed.opensAfterHours * hourMs
  const quiz = await db
    .insertInto('quiz')
    .values({
      tenant,
      courseId: course.id,
      title: seed.title.zh,
      titleEn: seed.title.en,
      intro: '',
      kind: seed.kind,
      opensAt,
      closesAt: now + seed.closesAfterHours * hourMs,
      minutes: seed.minutes,
      together: 0,
      attempts: seed.state === 'running' || seed.state === 'open' ? 3 : 1,
      counts: 'best',
      shuffleQuestions: 0,
      shuffleOptions: 1,
      partial: 'subset',
      review: 'afterClose',
      policy: seed.kind === 'exam' ? 'strict' : 'tolerant',
      takeOver: seed.kind === 'exam' ? 'teacher' : 'student',
      requiresDesktop: 0,
      state: isDraft ? 'draft' : 'published',
      paperVersion: isDraft ? 0 : 1,
      createdBy: course.ownerId,
      createdAt: Math.min(now, opensAt) - 24 * hourMs,
      releasedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const rows = (await chooseQuestions(db, seed)).map((question, index) => ({
    tenant,
    quizId: quiz.id,
    sourceId: question.id,
    position: index + 1,
    maxPoints: pointsOf[question.type.baseType] ?? 400,
    body: isDraft ? '' : JSON.stringify(question),
  }))
  // a school that is filled without its chapters has none
  if (rows.length > 0) await db.insertInto('quizQuestion').values(rows).execute()
  const rooms = await db
    .selectFrom('room')
    .select('id')
    .where('tenant', '=', tenant)
    .where('courseId', '=', course.id)
    .execute()
  if (!isDraft)
    await db
      .insertInto('quizRoom')
      .values(rooms.map(({ id }) => ({ tenant, quizId: quiz.id, roomId: id })))
      .execute()
  return quiz
}

interface Paper {
  /** As calls name the question. */
  id: number
  question: Question
}

/** One student's attempt with all of its rows. @param isOver it was handed in */
async function putAttempt(
  db: Executor,
  quiz: QuizRow,
  papers: readonly Paper[],
  member: ClassMember,
  isOver: boolean,
): Promise<void> {
  const name = `${quiz.title} ${quiz.opensAt} ${member.loginName}`
  const id = uuidOf(name)
  const startedAt = quiz.opensAt + chanceOf(`start ${name}`) * 1000
  const lengthMs = (quiz.minutes || 60) * minuteMs
  const endAt = Math.min(startedAt + lengthMs, quiz.closesAt ?? Number.MAX_SAFE_INTEGER)
  const submittedAt = startedAt + Math.round(lengthMs * (0.5 + chanceOf(`end ${name}`) / 250))
  await db
    .insertInto('quizAttempt')
    .values({
      tenant,
      id,
      quizId: quiz.id,
      accountId: member.accountId,
      number: 1,
      seed: chanceOf(name) + 1,
      startedAt,
      endAt,
      state: isOver ? 'submitted' : 'running',
      submittedAt: isOver ? submittedAt : null,
      receiptCode: isOver ? sha256OfText(`receipt ${id}`).slice(0, 8).toUpperCase() : '',
      points: null,
    })
    .execute()
  const token = sha256OfText(`sample ${id}`)
  await db
    .insertInto('quizHolder')
    .values({
      tenant,
      attemptId: id,
      epoch: 1,
      token,
      sessionHash: '',
      deviceId: uuidOf(`device ${member.loginName}`),
      name: 'Chrome · Android',
      from: startedAt,
      by: member.accountId,
      lastHeardAt: isOver ? submittedAt : startedAt,
      paperLoaded: 1,
    })
    .execute()
  const sure = certainty[member.place % certainty.length] ?? 60
  const rows: Insertable<QuizAnswerTable>[] = []
  const add = (kind: 'answer' | 'handIn', questionId: number | null, content: string, at: number) => {
    const seq = rows.length + 1
    const row = {
      opId: uuidOf(`${id} ${seq}`),
      token,
      seq,
      kind,
      questionId,
      content,
      prev: rows.at(-1)?.hash ?? chainRoot(token),
    }
    const hash = hashRow({ ...row, auto: false, beaconText: '', wallTime: at, monoTime: null })
    rows.push({
      ...row,
      tenant,
      attemptId: id,
      auto: 0,
      at,
      mono: null,
      run: '',
      beacon: null,
      hash,
      receivedAt: at,
    })
  }
  const answered = isOver ? papers : papers.slice(0, 2)
  const stepMs = (submittedAt - startedAt) / (papers.length + 1)
  for (const [index, { id: questionId, question }] of answered.entries()) {
    const isRight = chanceOf(`${member.loginName} ${question.id}`) < sure
    const at = isOver ? Math.round(startedAt + stepMs * (index + 1)) : startedAt + (index + 1) * 1000
    add('answer', questionId, sampleAnswer(question, isRight), at)
  }
  if (isOver) add('handIn', null, '', submittedAt)
  if (rows.length > 0) await db.insertInto('quizAnswer').values(rows).execute()
}

const paperIdBase = 1_000_000_000_000

async function papersOf(db: Executor, quizId: number): Promise<Paper[]> {
  const found = await db
    .selectFrom('quizQuestion')
    .select(['id', 'body'])
    .where('tenant', '=', tenant)
    .where('quizId', '=', quizId)
    .orderBy('position')
    .execute()
  return found.map(({ id, body }) => ({ id: paperIdBase + id, question: JSON.parse(body) as Question }))
}

/** Who took a quiz: all but every ninth; of one that is still open only some, and not the accounts people try. */
function takersOf(seed: QuizSeed, members: readonly ClassMember[]): ClassMember[] {
  if (seed.state === 'upcoming' || seed.state === 'draft') return []
  const isOpen = seed.state === 'open' || seed.state === 'running'
  return members.filter(({ loginName, place }) => {
    if (loginName === 'student' || loginName === 'student2') return !isOpen
    return isOpen ? place % 4 === 0 : place % 9 !== 8
  })
}

/** Scores what a person has to read, and shows the points where the quiz is released. */
async function gradeQuiz(db: Db, within: Executor, quiz: QuizRow, isReleased: boolean): Promise<void> {
  const rows = <R>(sql: string, parameters: readonly unknown[]) => db.rows<R>(sql, parameters, within)
  const attempts = await rows<AttemptRecord>(
    'select * from "quizAttempt" where "tenant" = ? and "quizId" = ?',
    [tenant, quiz.id],
  )
  const at = (quiz.closesAt ?? quiz.opensAt) + 24 * hourMs
  const grades = (await scoreAttempts({ rows }, quiz, attempts)).flatMap(({ attempt, answers }) =>
    answers
      .filter(({ points }) => points === null)
      .map(({ questionId, maxPoints, content }) => ({
        tenant,
        attemptId: attempt.id,
        questionId,
        points: Math.round((maxPoints * (content.includes('不确定') ? 0.3 : 0.9)) / 50) * 50,
        gradedBy: quiz.createdBy,
        comment: content.includes('不确定') ? '请对照切片复习结构名称。' : '',
        at,
      })),
  )
  if (grades.length > 0) await within.insertInto('quizGrade').values(grades).execute()
  if (!isReleased) return
  for (const { attempt, points } of await scoreAttempts({ rows }, quiz, attempts))
    await within
      .updateTable('quizAttempt')
      .set({ points, changedAt: at })
      .where('tenant', '=', tenant)
      .where('id', '=', attempt.id)
      .execute()
  await within
    .updateTable('quiz')
    .set({ releasedAt: at })
    .where('tenant', '=', tenant)
    .where('id', '=', quiz.id)
    .execute()
}

async function fillQuiz(db: Db, within: Executor, seed: QuizSeed, now: number): Promise<void> {
  const quiz = await putQuiz(within, seed, now)
  if (!quiz) return
  const papers = seed.state === 'draft' ? [] : await papersOf(within, quiz.id)
  const isOpen = seed.state === 'running'
  for (const member of takersOf(seed, await membersOf(within, quiz.courseId)))
    await putAttempt(within, quiz, papers, member, !isOpen)
  if (seed.state === 'graded' || seed.state === 'released')
    await gradeQuiz(db, within, quiz, seed.state === 'released')
}

const quizzesNamed = (db: Executor, title: string) =>
  db
    .selectFrom('quiz')
    .select(['id', 'state', 'closesAt'])
    .where('tenant', '=', tenant)
    .where('title', '=', title)

/** Quizzes that are there stay as they are; only the running one begins anew when the last of them is over or was ended. */
export async function fillQuizzes(db: Db, within: Executor, now: number): Promise<void> {
  for (const seed of quizzes)
    if (!(await quizzesNamed(within, seed.title.zh).executeTakeFirst())) await fillQuiz(db, within, seed, now)
  const known = await quizzesNamed(within, runningQuiz.title.zh).execute()
  const isRunning = known.some(({ state, closesAt }) => state === 'published' && (closesAt ?? 0) > now)
  if (!isRunning) await fillQuiz(db, within, runningQuiz, now)
}
