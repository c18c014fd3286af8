/** Questions of a quiz: as its students get them, without a key, and as they were when it was published. */

import type { Question } from '../../src/contract/questions.ts'
import type { PaperQuestion, QuizPaper } from '../../src/contract/quiz.ts'
import type { Specimen } from '../../src/contract/specimens.ts'
import type { Context } from '../context.ts'
import { specimensOf } from '../library/specimen.ts'
import { questionOf } from '../questions/question.ts'
import { marksFor } from '../store/db.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'
import type { QuizRow } from './quiz.ts'

type Within = Pick<Context, 'rows'>

/** Ids of a paper's questions begin here, so that none is ever taken for a question of the bank. */
export const paperIdBase = 1_000_000_000_000

export interface FrozenQuestion {
  /** As calls name it: `paperIdBase` and the row's own id. */
  id: number
  sourceId: number
  position: number
  maxPoints: number
  question: Question
}

interface QuizQuestionRow {
  id: number
  sourceId: number
  position: number
  maxPoints: number
  body: string
}

/** The questions of a quiz in their order; of a draft as they stand in the bank now. */
export async function questionsOf(context: Within, quiz: QuizRow): Promise<FrozenQuestion[]> {
  const found = await context.rows<QuizQuestionRow>(
    `select "id", "sourceId", "position", "maxPoints", "body" from "quizQuestion"
      where "tenant" = ? and "quizId" = ? order by "position"`,
    [tenant, quiz.id],
  )
  const unfrozen = found.filter(({ body }) => body === '').map(({ sourceId }) => sourceId)
  const inBank = await bankQuestions(context, unfrozen)
  return found.flatMap((row) => {
    const question = row.body === '' ? inBank.get(row.sourceId) : (JSON.parse(row.body) as Question)
    const id = paperIdBase + row.id
    const { sourceId, position, maxPoints } = row
    return question ? [{ id, sourceId, position, maxPoints, question: { ...question, id } }] : []
  })
}

/** Questions of the school, by id. */
export async function bankQuestions(
  { rows }: Within,
  ids: readonly number[],
): Promise<Map<number, Question>> {
  if (ids.length === 0) return new Map()
  const found = await rows<QuestionRow>(
    `select * from "question" where "tenant" = ? and "creator" = 0 and "id" in (${marksFor(ids)})`,
    [tenant, ...ids],
  )
  return new Map(found.map((row) => [row.id, questionOf(row)]))
}

/** A question without all that tells its answer, in it and in its parts. */
export function withoutKey(question: Question): PaperQuestion {
  return {
    id: question.id,
    catalogId: 0,
    type: question.type,
    title: question.title,
    titleEn: question.titleEn,
    options: question.options.map(({ id, content, contentEn }) => ({ id, content, contentEn })),
    anyOrder: question.anyOrder,
    showAnswer: '',
    showAnswerEn: '',
    difficulty: question.difficulty,
    children: question.children.map(withoutKey),
    specimenId: question.specimenId,
    annotation: question.annotation,
  }
}

/** Specimens that a question and its parts show. */
const specimenIdsIn = ({ specimenId, children }: Question): number[] => [
  ...(specimenId === null ? [] : [specimenId]),
  ...children.flatMap(specimenIdsIn),
]

/** A specimen's picture without what would name it. */
const withoutNames = (specimen: Specimen): Specimen => ({
  ...specimen,
  name: '',
  nameEn: '',
  nameLatin: '',
  desc: '',
  descEn: '',
  source: '',
  sourceEn: '',
  markCount: 0,
  markPicture: '',
  suitPeople: [],
})

/** What all students of a quiz get alike. It never changes for a version, so it is made once. */
export type SharedPaper = Pick<QuizPaper, 'questions' | 'specimens'>

const papers = new Map<string, SharedPaper>()
const maxPapers = 200

export async function sharedPaper(
  context: Pick<Context, 'rows' | 'caller'>,
  quiz: QuizRow,
): Promise<SharedPaper> {
  const key = `${tenant} ${quiz.id} ${quiz.paperVersion}`
  const made = papers.get(key)
  if (made) return made
  const frozen = await questionsOf(context, quiz)
  const ids = [...new Set(frozen.flatMap(({ question }) => specimenIdsIn(question)))]
  const nobody = { rows: context.rows, caller: { ...context.caller, accountId: 0 } }
  const paper = {
    questions: frozen.map(({ question, maxPoints }) => ({ ...withoutKey(question), maxPoints })),
    specimens: (await specimensOf(nobody, ids)).map(withoutNames),
  }
  if (papers.size >= maxPapers) papers.delete(papers.keys().next().value ?? '')
  papers.set(key, paper)
  return paper
}
