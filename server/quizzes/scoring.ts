/** Points of an attempt: what the rules give, what a person gave, and what regrades changed and kept. */
import type { KeyChange } from '../../src/contract/quizzes/quizTeaching.ts'
import { type JudgedAttempt, questionsToDecide } from '../../src/rules/quizzes/acceptance.ts'
import {
  changedKey,
  keyPoints,
  pointsAfterRegrades,
  publishedKey,
  type QuestionKey,
} from '../../src/rules/quizzes/regrade.ts'
import type { Context } from '../context.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { takeTurns } from '../store/takeTurns.ts'
import { judgeInTurns } from './attempts.ts'
import { type FrozenQuestion, questionsOf } from './paper.ts'
import type { AttemptRecord, QuizRow } from './quiz.ts'

type Within = Pick<Context, 'rows'>

/** A correction of a question's key. */
export interface LoggedChange {
  questionId: number
  change: KeyChange
  /** It was made after the release, and its teacher did not choose that scores may fall with it. */
  keepsReleased: boolean
}

/** A question with the key that is in force. */
export interface KeyedQuestion extends FrozenQuestion {
  isLeftOut: boolean
}

export interface ScoredAnswer {
  questionId: number
  /** Empty where it was not answered. */
  content: string
  /** 0 where a regrade left the question out. */
  maxPoints: number
  /** null: a person has to score it. */
  points: number | null
  correct: boolean | null
  comment: string
  /** How often a person scored it. */
  version: number
  /** A person has still to decide whether a row that answers it was made in time. */
  isUndecided: boolean
}

export interface ScoredAttempt {
  attempt: AttemptRecord
  answers: ScoredAnswer[]
  /** null while an answer has no points */
  points: number | null
  /** Points beyond those of the answers, counted in `points`: a regrade did not lower a released score. */
  kept: number
  /** The maximum, without questions that a regrade left out. */
  maxPoints: number
  /** Something is still to be decided or to arrive. */
  isOpen: boolean
  undecided: number
}

interface GradeRow {
  attemptId: string
  questionId: number
  points: number
  comment: string
}

interface ChangeRow {
  questionId: number
  change: string
  by: number
  at: number
  reason: string
}

/** Corrections of a quiz's keys in the order of their making. */
export async function keyChangesOf({ rows }: Within, quizId: number) {
  const found = await rows<ChangeRow>(
    `select "questionId", "change", "by", "at", "reason" from "quizKey" where "tenant" = ? and "quizId" = ?
      order by "id"`,
    [tenant, quizId],
  )
  return found.map(({ change, ...row }) => {
    // Rows of earlier versions of the service say nothing of released scores: what they could say lowered none.
    const { keepsReleased = false, ...kind } = JSON.parse(change) as KeyChange & { keepsReleased?: boolean }
    return { ...row, change: kind as KeyChange, keepsReleased }
  })
}

/** All keys of a quiz at one time. */
interface KeyVersion {
  /** In the order of the questions. */
  keys: readonly QuestionKey[]
  maxPoints: number
  keepsReleased: boolean
}

const maxPointsOf = (questions: readonly FrozenQuestion[], keys: readonly QuestionKey[]): number =>
  questions.reduce(
    (sum, { maxPoints }, index) => sum + (keys[index]?.counts === 'leftOut' ? 0 : maxPoints),
    0,
  )

/** The versions of the keys that scores hang on: the last that may lower a released score, and those after it. */
function keyVersions(
  questions: readonly FrozenQuestion[],
  changes: readonly LoggedChange[],
): [KeyVersion, ...KeyVersion[]] {
  let keys: readonly QuestionKey[] = questions.map(({ question }) => publishedKey(question))
  const version = (keepsReleased: boolean) => ({
    keys,
    maxPoints: maxPointsOf(questions, keys),
    keepsReleased,
  })
  let versions: [KeyVersion, ...KeyVersion[]] = [version(false)]
  for (const { questionId, change, keepsReleased } of changes) {
    keys = keys.map((key, index) => (questions[index]?.id === questionId ? changedKey(key, change) : key))
    if (keepsReleased) versions.push(version(true))
    else versions = [version(false)]
  }
  return versions
}

/** The maximum of the questions that count. */
export const maxPointsOfKeyed = (questions: readonly KeyedQuestion[]): number =>
  questions.reduce((sum, { maxPoints, isLeftOut }) => sum + (isLeftOut ? 0 : maxPoints), 0)

/** The questions of a quiz with the keys that are in force. */
export async function keyedQuestionsOf(context: Within, quiz: QuizRow): Promise<KeyedQuestion[]> {
  const [questions, changes] = await Promise.all([questionsOf(context, quiz), keyChangesOf(context, quiz.id)])
  return withKeys(questions, changes)
}

export function withKeys(
  questions: readonly FrozenQuestion[],
  changes: readonly LoggedChange[],
): KeyedQuestion[] {
  const { keys } = keyVersions(questions, changes).at(-1) as KeyVersion
  return questions.map((one, index) => ({
    ...one,
    question: keys[index]?.question ?? one.question,
    isLeftOut: keys[index]?.counts === 'leftOut',
  }))
}

/** Scores that people gave, by attempt and question, the latest last. */
async function gradesOf(
  { rows }: Within,
  attempts: readonly AttemptRecord[],
): Promise<Map<string, GradeRow[]>> {
  const ids = attempts.map(({ id }) => id)
  const found = await rows<GradeRow>(
    `select "attemptId", "questionId", "points", "comment" from "quizGrade"
      where "tenant" = ? and "attemptId" in (${marksFor(ids)}) order by "id"`,
    [tenant, ...ids],
  )
  return Map.groupBy(found, ({ attemptId, questionId }) => `${attemptId} ${questionId}`)
}

interface ScoringRules {
  quiz: QuizRow
  questions: readonly FrozenQuestion[]
  versions: readonly [KeyVersion, ...KeyVersion[]]
}

/** An answer of an attempt with all that gives it points. */
interface GradedAnswer {
  one: FrozenQuestion
  content: string
  given: readonly GradeRow[]
}

const sumOf = (points: readonly (number | null)[]): number | null =>
  points.includes(null) ? null : points.reduce<number>((sum, one) => sum + (one ?? 0), 0)

/** Points of each answer under one version of the keys. */
const versionPoints = (
  { partial }: QuizRow,
  { keys }: KeyVersion,
  graded: readonly GradedAnswer[],
): (number | null)[] =>
  graded.map(({ one, content, given }, index) =>
    keyPoints(
      keys[index] ?? publishedKey(one.question),
      { content, given: given.at(-1)?.points ?? null },
      one,
      partial,
    ),
  )

function scoreJudged(
  { quiz, questions, versions }: ScoringRules,
  attempt: AttemptRecord,
  judged: JudgedAttempt,
  grades: ReadonlyMap<string, readonly GradeRow[]>,
): ScoredAttempt {
  const graded = questions.map((one) => ({
    one,
    content: judged.answers.get(one.id)?.row.content ?? '',
    given: grades.get(`${attempt.id} ${one.id}`) ?? [],
  }))
  const ofVersions = versions.map((version) => versionPoints(quiz, version, graded))
  const undecided = questionsToDecide(judged)
  const [last, lastPoints] = [versions.at(-1) ?? versions[0], ofVersions.at(-1) ?? []]
  const sum = sumOf(lastPoints)
  const points = pointsAfterRegrades(
    versions.map(({ maxPoints, keepsReleased }, index) => ({
      points: sumOf(ofVersions[index] ?? []),
      maxPoints,
      keepsReleased,
    })),
  )
  return {
    attempt,
    answers: graded.map(({ one, content, given }, index): ScoredAnswer => {
      const own = lastPoints[index] ?? null
      const isLeftOut = last.keys[index]?.counts === 'leftOut'
      return {
        questionId: one.id,
        content,
        maxPoints: isLeftOut ? 0 : one.maxPoints,
        points: own,
        correct: own === null || isLeftOut ? null : own === one.maxPoints,
        comment: given.at(-1)?.comment ?? '',
        version: given.length,
        isUndecided: undecided.has(one.id),
      }
    }),
    points,
    kept: points === null || sum === null ? 0 : points - sum,
    maxPoints: last.maxPoints,
    isOpen: judged.isOpen,
    undecided: judged.rows.filter(
      ({ verdict, decided }) => verdict.verdict === 'undecided' && decided === null,
    ).length,
  }
}

/** Number of attempts whose given scores are read together: those of a large quiz at once hold up everybody. */
const attemptsPerPart = 10

/**
 * Scores attempts of one quiz; others get their turn meanwhile.
 * @param tried a correction that is not made
 */
export async function scoreAttempts(
  context: Within,
  quiz: QuizRow,
  attempts: readonly AttemptRecord[],
  tried?: LoggedChange,
): Promise<ScoredAttempt[]> {
  const [questions, changes] = await Promise.all([questionsOf(context, quiz), keyChangesOf(context, quiz.id)])
  const versions = keyVersions(questions, tried ? [...changes, tried] : changes)
  const scored: ScoredAttempt[] = []
  const endTurn = takeTurns()
  for (let first = 0; first < attempts.length; first += attemptsPerPart) {
    const part = attempts.slice(first, first + attemptsPerPart)
    const grades = await gradesOf(context, part)
    const attemptOf = new Map(part.map((attempt) => [attempt.id, attempt]))
    for await (const [id, judged] of judgeInTurns(context, quiz, part)) {
      const attempt = attemptOf.get(id)
      if (attempt) scored.push(scoreJudged({ quiz, questions, versions }, attempt, judged, grades))
      await endTurn()
    }
  }
  return scored
}

export async function scoreAttempt(
  context: Within,
  quiz: QuizRow,
  attempt: AttemptRecord,
): Promise<ScoredAttempt> {
  const [scored] = await scoreAttempts(context, quiz, [attempt])
  if (!scored) throw new Error('an attempt was not scored')
  return scored
}
