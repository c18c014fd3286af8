/** Points of an attempt: what the rules give, what a person gave, and what a regrade changed. */
import type { JudgedAttempt } from '../../src/rules/quizzes/acceptance.ts'
import { questionPoints } from '../../src/rules/quizzes/questionPoints.ts'
import type { Context } from '../context.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { takeTurns } from '../store/takeTurns.ts'
import { judgeInTurns } from './attempts.ts'
import { type FrozenQuestion, questionsOf } from './paper.ts'
import type { AttemptRecord, QuizRow } from './quiz.ts'

type Within = Pick<Context, 'rows'>

/** A correction of a question's key, in the order of its making. */
export type KeyChange = { kind: 'accept'; content: string } | { kind: 'void' }

export interface ScoredAnswer {
  questionId: number
  /** Empty where it was not answered. */
  content: string
  maxPoints: number
  /** null: a person has to score it. */
  points: number | null
  correct: boolean | null
  comment: string
  /** How often a person scored it. */
  version: number
}

export interface ScoredAttempt {
  attempt: AttemptRecord
  answers: ScoredAnswer[]
  /** null while an answer has no points */
  points: number | null
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

async function keyChangesOf({ rows }: Within, quizId: number): Promise<Map<number, KeyChange[]>> {
  const found = await rows<{ questionId: number; change: string }>(
    `select "questionId", "change" from "quizKey" where "tenant" = ? and "quizId" = ? order by "id"`,
    [tenant, quizId],
  )
  const changes = new Map<number, KeyChange[]>()
  for (const { questionId, change } of found)
    changes.set(questionId, [...(changes.get(questionId) ?? []), JSON.parse(change) as KeyChange])
  return changes
}

/** Points by the rules and the corrections of the key. */
function rulePoints(
  quiz: QuizRow,
  { question, maxPoints }: FrozenQuestion,
  content: string,
  changes: readonly KeyChange[],
): number | null {
  if (changes.some(({ kind }) => kind === 'void')) return maxPoints
  const isAccepted = changes.some((change) => change.kind === 'accept' && change.content === content)
  return isAccepted && content !== '' ? maxPoints : questionPoints(question, content, maxPoints, quiz.partial)
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
  changesOf: (questionId: number) => readonly KeyChange[]
}

function scoreJudged(
  { quiz, questions, changesOf }: ScoringRules,
  attempt: AttemptRecord,
  judged: JudgedAttempt,
  grades: ReadonlyMap<string, readonly GradeRow[]>,
): ScoredAttempt {
  const answers = questions.map((one): ScoredAnswer => {
    const content = judged.answers.get(one.id)?.row.content ?? ''
    const given = grades.get(`${attempt.id} ${one.id}`) ?? []
    const last = given.at(-1)
    const points = last?.points ?? rulePoints(quiz, one, content, changesOf(one.id))
    return {
      questionId: one.id,
      content,
      maxPoints: one.maxPoints,
      points,
      correct: points === null ? null : points === one.maxPoints,
      comment: last?.comment ?? '',
      version: given.length,
    }
  })
  const hasAll = answers.every(({ points }) => points !== null)
  return {
    attempt,
    answers,
    points: hasAll ? answers.reduce((sum, { points }) => sum + (points ?? 0), 0) : null,
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
 * @param extraChanges corrections that are only tried, by question
 */
export async function scoreAttempts(
  context: Within,
  quiz: QuizRow,
  attempts: readonly AttemptRecord[],
  extraChanges: ReadonlyMap<number, readonly KeyChange[]> = new Map(),
): Promise<ScoredAttempt[]> {
  const [questions, changes] = await Promise.all([questionsOf(context, quiz), keyChangesOf(context, quiz.id)])
  const changesOf = (id: number) => [...(changes.get(id) ?? []), ...(extraChanges.get(id) ?? [])]
  const scored: ScoredAttempt[] = []
  const endTurn = takeTurns()
  for (let first = 0; first < attempts.length; first += attemptsPerPart) {
    const part = attempts.slice(first, first + attemptsPerPart)
    const grades = await gradesOf(context, part)
    const attemptOf = new Map(part.map((attempt) => [attempt.id, attempt]))
    for await (const [id, judged] of judgeInTurns(context, quiz, part)) {
      const attempt = attemptOf.get(id)
      if (attempt) scored.push(scoreJudged({ quiz, questions, changesOf }, attempt, judged, grades))
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
