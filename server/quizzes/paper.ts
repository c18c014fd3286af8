/** Questions of a quiz: as its students get them, without a key, and as they were when it was published. */

import type { Question } from '../../src/contract/questions.ts'
import type { PaperQuestion, QuizPaper } from '../../src/contract/quizzes/quiz.ts'
import type { Specimen } from '../../src/contract/specimens.ts'
import { quizOnlyIdBase } from '../../src/rules/quizzes/quizOnlyIds.ts'
import type { Context } from '../context.ts'
import { specimensOf } from '../library/specimen.ts'
import { openUrl } from '../media/address.ts'
import { hiddenUrl } from '../media/hiddenAddress.ts'
import { questionOf } from '../questions/question.ts'
import { marksFor } from '../store/db.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'
import type { QuizRow } from './quiz.ts'
import { quizOnlyQuestions } from './quizOnlyQuestions.ts'

type Within = Pick<Context, 'rows'>

/** Ids of a paper's questions begin here, so that none is ever taken for a question of the bank. */
export const paperIdBase = 1_000_000_000_000

export interface FrozenQuestion {
  /** The id in calls: `paperIdBase` and the row's own id. */
  id: number
  sourceId: number
  position: number
  maxPoints: number
  /** Points of the parts of a case; absent: even shares. */
  partPoints?: number[]
  question: Question
}

interface QuizQuestionRow {
  id: number
  sourceId: number
  position: number
  maxPoints: number
  partPoints: string
  body: string
}

/** @param stored JSON; empty: even shares */
const readPartPoints = (stored: string): Pick<FrozenQuestion, 'partPoints'> =>
  stored === '' ? {} : { partPoints: JSON.parse(stored) as number[] }

/** The questions of a quiz in their order; of a draft as they stand in the bank now. */
export async function questionsOf(context: Within, quiz: QuizRow): Promise<FrozenQuestion[]> {
  const found = await context.rows<QuizQuestionRow>(
    `select "id", "sourceId", "position", "maxPoints", "partPoints", "body" from "quizQuestion"
      where "tenant" = ? and "quizId" = ? order by "position"`,
    [tenant, quiz.id],
  )
  const unfrozen = found.filter(({ body }) => body === '').map(({ sourceId }) => sourceId)
  const inBank = await bankQuestions(context, unfrozen)
  return found.flatMap((row) => {
    const question = row.body === '' ? inBank.get(row.sourceId) : (JSON.parse(row.body) as Question)
    const id = paperIdBase + row.id
    const { sourceId, position, maxPoints } = row
    const partPoints = readPartPoints(row.partPoints)
    return question
      ? [{ id, sourceId, position, maxPoints, ...partPoints, question: { ...question, id } }]
      : []
  })
}

/** Questions that a quiz may be made of, by id: of the school's bank, and those for quizzes only. */
export async function bankQuestions(
  { rows }: Within,
  ids: readonly number[],
): Promise<Map<number, Question>> {
  const inBank = ids.filter((id) => id < quizOnlyIdBase)
  const forQuizzes = ids.filter((id) => id > quizOnlyIdBase)
  const found =
    inBank.length === 0
      ? []
      : await rows<QuestionRow>(
          `select * from "question" where "tenant" = ? and "creator" = 0 and "id" in (${marksFor(inBank)})`,
          [tenant, ...inBank],
        )
  const only = await quizOnlyQuestions({ rows }, forQuizzes)
  return new Map([...found.map(questionOf), ...only].map((question) => [question.id, question]))
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

/** The specimens that questions show, by id, as the library has them now. */
export async function specimensIn(
  context: Pick<Context, 'rows' | 'caller' | 'closedSubjects'>,
  questions: readonly Question[],
): Promise<Map<number, Specimen>> {
  const nobody = { ...context, caller: { ...context.caller, accountId: 0 } }
  const specimens = await specimensOf(nobody, [...new Set(questions.flatMap(specimenIdsIn))])
  return new Map(specimens.map((one) => [one.id, one]))
}

/** The specimens of one question, for its frozen copy. */
export const specimensOfQuestion = (question: Question, all: ReadonlyMap<number, Specimen>): Specimen[] =>
  [...new Set(specimenIdsIn(question))].flatMap((id) => all.get(id) ?? [])

/** The specimens of a quiz as they were when it was published, by id; those of an older one are as they are now. */
async function frozenSpecimens(
  context: PaperContext,
  quiz: QuizRow,
  frozen: readonly FrozenQuestion[],
): Promise<Map<number, Specimen>> {
  const kept = await context.rows<{ specimens: string }>(
    `select "specimens" from "quizQuestion" where "tenant" = ? and "quizId" = ? and "specimens" <> ''`,
    [tenant, quiz.id],
  )
  const now = await specimensIn(
    context,
    frozen.map(({ question }) => question),
  )
  const then = kept.flatMap(({ specimens }) => JSON.parse(specimens) as Specimen[])
  return new Map([...now, ...then.map((one) => [one.id, one] as const)])
}

/** A picture as a paper shows it: nothing names it, neither its id nor its address. @param id within the paper */
const toPaperSpecimen = (specimen: Specimen, id: number, url: string): Specimen => ({
  id,
  subjectId: 0,
  catalogId: 0,
  name: '',
  nameEn: '',
  nameLatin: '',
  desc: '',
  descEn: '',
  creator: 0,
  creatorName: '',
  dye: '',
  dyeEn: '',
  source: '',
  sourceEn: '',
  width: specimen.width,
  height: specimen.height,
  scale: specimen.scale,
  zoom: specimen.zoom,
  pictureNum: specimen.pictureNum,
  originalPicture: `${url}mini.webp`,
  markPicture: '',
  fileType: specimen.fileType,
  kind: specimen.kind,
  thumbnailPath: `${url}thumb.webp`,
  requestId: '',
  tiles: specimen.tiles && { ...specimen.tiles, url },
  drawn: specimen.drawn,
  markCount: 0,
  suitPeople: [],
  isCollected: false,
  published: false,
})

/** A paper as it was published: it never changes for a version, so it is made once. */
export interface Paper {
  frozen: FrozenQuestion[]
  /** The content that all students get alike: without keys. */
  shared: Pick<QuizPaper, 'questions' | 'specimens'>
  /** Gives a question of it the ids under which the paper shows its pictures. */
  withPaperSpecimens: <Of extends PaperQuestion | Question>(question: Of) => Of
}

const papersOf = new WeakMap<Context['service'], Map<string, Paper>>()
const maxPapers = 200

type PaperContext = Pick<Context, 'rows' | 'caller' | 'closedSubjects' | 'service'>

/** The paper of a quiz. One that is no draft any more is kept in memory. */
export async function paperOf(context: PaperContext, quiz: QuizRow): Promise<Paper> {
  const papers = papersOf.get(context.service) ?? new Map<string, Paper>()
  papersOf.set(context.service, papers)
  const key = `${tenant} ${quiz.id} ${quiz.paperVersion}`
  const made = papers.get(key) ?? (await makePaper(context, quiz))
  if (papers.size >= maxPapers) papers.delete(papers.keys().next().value ?? '')
  if (quiz.state !== 'draft') papers.set(key, made)
  return made
}

/** Questions without their keys, and the pictures that they show. */
interface SharedQuestions {
  questions: PaperQuestion[]
  specimens: Specimen[]
  /** Gives a question of them the ids under which the pictures are shown. */
  withPaperSpecimens: Paper['withPaperSpecimens']
}

/**
 * The view that students have of questions: nothing in them and in the addresses of their pictures tells an answer.
 * @param paperId of the quiz or assignment: each shows the same picture under an address of its own
 * @param frozen specimens as they were; left out: as they are now
 */
export async function shareQuestions(
  context: PaperContext,
  paperId: number,
  questions: readonly Question[],
  frozen?: ReadonlyMap<number, Specimen>,
): Promise<SharedQuestions> {
  const ids = [...new Set(questions.flatMap(specimenIdsIn))]
  const known = frozen ?? (await specimensIn(context, questions))
  const specimens = ids.flatMap((id) => known.get(id) ?? [])
  const paperIds = new Map(ids.map((id, index) => [id, paperIdBase + index + 1]))
  const withPaperSpecimens: Paper['withPaperSpecimens'] = (question) => ({
    ...question,
    specimenId: question.specimenId === null ? null : (paperIds.get(question.specimenId) ?? null),
    children: question.children.map(withPaperSpecimens),
  })
  const urlOf = ({ id, tiles }: Specimen) =>
    tiles
      ? hiddenUrl(context.service.keys.beacon, { specimenId: id, paperId, tileUrl: openUrl(tiles.url) })
      : ''
  return {
    questions: questions.map((question) => withPaperSpecimens(withoutKey(question))),
    specimens: specimens.map((one) => toPaperSpecimen(one, paperIds.get(one.id) ?? 0, urlOf(one))),
    withPaperSpecimens,
  }
}

async function makePaper(context: PaperContext, quiz: QuizRow): Promise<Paper> {
  const frozen = await questionsOf(context, quiz)
  const shared = await shareQuestions(
    context,
    quiz.id,
    frozen.map(({ question }) => question),
    await frozenSpecimens(context, quiz, frozen),
  )
  return {
    frozen,
    shared: {
      questions: frozen.map(({ question, maxPoints, partPoints }) => ({
        ...shared.withPaperSpecimens(withoutKey(question)),
        maxPoints,
        ...(partPoints && { partPoints }),
      })),
      specimens: shared.specimens,
    },
    withPaperSpecimens: shared.withPaperSpecimens,
  }
}
