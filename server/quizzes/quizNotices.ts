/** Notices to students about their quizzes: one was published, scores came out or changed, something was decided. */
import type { Context } from '../context.ts'
import { momentText } from '../notices/momentText.ts'
import { notify } from '../notices/notify.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import type { QuizRow } from './quiz.ts'

const titleOf = ({ title, titleEn }: Pick<QuizRow, 'title' | 'titleEn'>) => ({ zh: title, en: titleEn })

const endWords = ({ closesAt }: Pick<QuizRow, 'closesAt'>) =>
  closesAt === null ? { zh: '教师收卷时', en: 'the teacher’s end' } : momentText(closesAt)

async function membersOf({ rows }: Pick<Context, 'rows'>, roomIds: readonly number[]): Promise<number[]> {
  if (roomIds.length === 0) return []
  const found = await rows<{ accountId: number }>(
    `select "accountId" from "roomMember" where "tenant" = ? and "leftAt" is null and "roomId" in (${marksFor(roomIds)})`,
    [tenant, ...roomIds],
  )
  return found.map(({ accountId }) => accountId)
}

async function roomsOf({ rows }: Pick<Context, 'rows'>, quizId: number): Promise<number[]> {
  const found = await rows<{ roomId: number }>(
    'select "roomId" from "quizRoom" where "tenant" = ? and "quizId" = ?',
    [tenant, quizId],
  )
  return found.map(({ roomId }) => roomId)
}

/** Nobody is told twice of the same quiz, however often it is published to more classes. */
export async function tellPublished(
  context: Context,
  quiz: QuizRow,
  roomIds: readonly number[],
): Promise<void> {
  const [course] = await context.rows<{ name: string; nameEn: string }>(
    'select "name", "nameEn" from "course" where "tenant" = ? and "id" = ?',
    [tenant, quiz.courseId],
  )
  await notify(
    context,
    'quizPublished',
    await membersOf(context, roomIds),
    {
      course: { zh: course?.name ?? '', en: course?.nameEn ?? '' },
      quiz: titleOf(quiz),
      time: endWords(quiz),
    },
    `quiz-${quiz.id}`,
  )
}

export async function tellReleased(context: Context, quiz: QuizRow): Promise<void> {
  const people = await membersOf(context, await roomsOf(context, quiz.id))
  await notify(context, 'released', people, { title: titleOf(quiz) }, `quiz-${quiz.id}`)
}

export interface MovedPoints {
  accountId: number
  before: number
  after: number
}

/** Tells those whose released points changed. */
export async function tellRegraded(
  context: Context,
  quiz: QuizRow,
  { moved, maxBefore, maxAfter }: { moved: readonly MovedPoints[]; maxBefore: number; maxAfter: number },
  reason: string,
): Promise<void> {
  if (quiz.releasedAt === null) return
  // Where the maximum changed too, points say nothing without it.
  const words = (points: number, max: number) =>
    maxBefore === maxAfter ? points / 100 : `${points / 100} / ${max / 100}`
  for (const { accountId, before, after } of moved)
    await notify(
      context,
      'scoreChanged',
      [accountId],
      {
        title: titleOf(quiz),
        before: words(before, maxBefore),
        after: words(after, maxAfter),
        reason,
      },
      `quiz-${quiz.id}-${context.now}`,
    )
}

/** Tells students what was decided about answers whose time could not be proved. */
export async function tellDecided(
  context: Context,
  quiz: QuizRow,
  people: readonly number[],
  reason: string,
): Promise<void> {
  await notify(
    context,
    'decision',
    people,
    {
      title: titleOf(quiz),
      decision: {
        zh: `教师认定了未能证明是否按时的作答。${reason}`,
        en: `Answers whose time could not be proved were decided. ${reason}`,
      },
    },
    `quiz-${quiz.id}-${context.now}`,
  )
}

/** Tells a student that a hand-in was taken back, and why. */
export async function tellReopened(
  context: Context,
  quiz: QuizRow,
  accountId: number,
  reason: string,
): Promise<void> {
  await notify(
    context,
    'decision',
    [accountId],
    {
      title: titleOf(quiz),
      decision: {
        zh: `教师退回了你的交卷。${reason}`,
        en: `Your hand-in was taken back. ${reason}`,
      },
    },
    `quiz-${quiz.id}-${context.now}`,
  )
}

export async function tellComplaintAnswered(
  context: Context,
  quiz: QuizRow,
  complaint: { id: number; accountId: number; answer: string },
): Promise<void> {
  await notify(
    context,
    'decision',
    [complaint.accountId],
    {
      title: titleOf(quiz),
      decision: {
        zh: `教师答复了你的复核申请。${complaint.answer}`,
        en: `Your request for a review was answered. ${complaint.answer}`,
      },
    },
    `complaint-${complaint.id}`,
  )
}

/** Tells a student how much time they have from now on in every quiz. */
export async function tellAllowed(
  context: Context,
  title: { zh: string; en: string },
  { accountId, factor }: { accountId: number; factor: number },
): Promise<void> {
  await notify(
    context,
    'decision',
    [accountId],
    {
      title,
      decision: {
        zh: `从现在起，你每次测验的作答时间是规定时间的 ${factor} 倍。`,
        en: `From now on you have ${factor} times the minutes of every quiz.`,
      },
    },
    `allowance-${accountId}-${context.now}`,
  )
}

/** Tells those for whom a quiz ends later. */
export async function tellExtended(
  context: Context,
  quiz: QuizRow,
  {
    accountId,
    roomId,
    minutes,
  }: { accountId?: number | undefined; roomId?: number | undefined; minutes: number },
): Promise<void> {
  const rooms = roomId === undefined ? await roomsOf(context, quiz.id) : [roomId]
  const people = accountId === undefined ? await membersOf(context, rooms) : [accountId]
  const time =
    quiz.closesAt === null
      ? { zh: `延长 ${minutes} 分钟`, en: `${minutes} minutes later` }
      : momentText(quiz.closesAt + minutes * 60_000)
  await notify(
    context,
    'quizExtension',
    people,
    { quiz: titleOf(quiz), time },
    `quiz-${quiz.id}-${context.now}`,
  )
}
