/** Notices to students about their quizzes: one was published, scores came out or changed, something was decided. */
import type { Context } from '../context.ts'
import { momentText } from '../notices/momentText.ts'
import { notify } from '../notices/notify.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import type { QuizRow } from './quiz.ts'

const titleOf = ({ title, titleEn }: Pick<QuizRow, 'title' | 'titleEn'>) => ({ zh: title, en: titleEn })

function endWords({ closesAt }: Pick<QuizRow, 'closesAt'>): { zh: string; en: string } {
  if (closesAt === null) return { zh: '教师收卷时', en: 'the teacher’s end' }
  const moment = momentText(closesAt)
  return { zh: moment, en: moment }
}

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

/** Tells the members of its classes, and those who left them after they took it. */
export async function tellReleased(context: Context, quiz: QuizRow): Promise<void> {
  const members = await membersOf(context, await roomsOf(context, quiz.id))
  const sitters = await context.rows<{ accountId: number }>(
    'select distinct "accountId" from "quizAttempt" where "tenant" = ? and "quizId" = ?',
    [tenant, quiz.id],
  )
  const people = [...members, ...sitters.map(({ accountId }) => accountId)]
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

interface MoreTime {
  accountId?: number | undefined
  roomId?: number | undefined
  minutes: number
  factor: number
}

/** An end is not said: attempts that began at different times end at different times. */
function moreWords({ minutes, factor }: MoreTime): { zh: string; en: string } {
  const minutesMore = minutes === 1 ? 'one more minute' : `${minutes} more minutes`
  const words = [
    ...(minutes > 0 ? [{ zh: `增加 ${minutes} 分钟`, en: minutesMore }] : []),
    ...(factor > 1 ? [{ zh: `时间为原来的 ${factor} 倍`, en: `${factor} times the time` }] : []),
  ]
  return { zh: words.map(({ zh }) => zh).join('，'), en: words.map(({ en }) => en).join(', ') }
}

/** Tells those who have more time. */
export async function tellExtended(context: Context, quiz: QuizRow, given: MoreTime): Promise<void> {
  const { accountId, roomId } = given
  const rooms = roomId === undefined ? await roomsOf(context, quiz.id) : [roomId]
  const people = accountId === undefined ? await membersOf(context, rooms) : [accountId]
  await tellMoreTime(context, quiz, people, moreWords(given))
}

/** Tells the students that the quiz closes later than announced. */
export async function tellClosesLater(context: Context, quiz: QuizRow): Promise<void> {
  const { zh, en } = endWords(quiz)
  const more = { zh: `截止时间改为 ${zh}`, en: `it now closes at ${en}` }
  await tellMoreTime(context, quiz, await membersOf(context, await roomsOf(context, quiz.id)), more)
}

const tellMoreTime = (
  context: Context,
  quiz: QuizRow,
  people: readonly number[],
  more: { zh: string; en: string },
): Promise<void> =>
  notify(context, 'quizExtension', people, { quiz: titleOf(quiz), more }, `quiz-${quiz.id}-${context.now}`)

/** Tells a student once that answers came after the release. */
export async function tellArrived(context: Context, quiz: QuizRow, accountId: number): Promise<void> {
  await notify(
    context,
    'decision',
    [accountId],
    {
      title: titleOf(quiz),
      decision: {
        zh: '成绩公布后，又收到了你断网时的作答，成绩随之更新。',
        en: 'Answers that you made without network arrived after the release. Your score changes with them.',
      },
    },
    `quiz-${quiz.id}-arrived`,
  )
}
