/** A question that somebody makes from a mark: in no chapter, seen by nobody else, in a book at once. */

import type { ownQuestionSave } from '../../../src/contract/books.ts'
import type { Args } from '../../../src/contract/endpoint.ts'
import type { Annotation, AnyQuestion, BookName } from '../../../src/contract/questions.ts'
import type { MarkId, Specimen } from '../../../src/contract/specimens.ts'
import { asMark } from '../../../src/rules/marks/personal.ts'
import { type AskedMark, isAskable, questionOfMark } from '../../../src/rules/station.ts'
import type { Context } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { markOf } from '../../library/mark.ts'
import { personalMarksOf } from '../../library/personalMarks.ts'
import { mustSee, oneSpecimen } from '../../library/specimen.ts'
import { type AskedQuestion, anyQuestionOf, askedQuestion } from '../../questions/question.ts'
import { insertQuestions, updateQuestions } from '../../questions/questionRows.ts'
import { type QuestionRow, tenant } from '../../store/schema.ts'
import { givenAt } from '../answers/history.ts'
import { addToBook } from './items.ts'
import { enterWrong } from './verdict.ts'

/** The school's or a teacher's mark, or one that the caller drew. @throws Failure 404 */
async function askedMark(specimen: Specimen, markId: MarkId, context: Context): Promise<AskedMark> {
  if (typeof markId === 'string') {
    const drawn = (await personalMarksOf(specimen.id, context)).find(({ clientId }) => clientId === markId)
    if (!drawn) throw notFound()
    return asMark(drawn, specimen.fileType === 2 ? specimen.pictureNum : 1)
  }
  const row = await context.db
    .selectFrom('mark')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', markId)
    .where('specimenId', '=', specimen.id)
    .where('layer', '<>', 'personal')
    .executeTakeFirst()
  if (!row) throw notFound()
  return markOf(row)
}

type Seen = Pick<Args<typeof ownQuestionSave>, 'specimenId' | 'markId' | 'view' | 'frame'>

/** Where the arrow stands in the frame of a turntable that was seen; null where the mark is gone. */
async function turnedTo({ id }: AnyQuestion, seen: Seen, context: Context): Promise<Annotation | null> {
  try {
    await mustSee(context, seen.specimenId)
    const specimen = await oneSpecimen(context, seen.specimenId)
    const mark = await askedMark(specimen, seen.markId, context)
    return questionOfMark(specimen, mark, { ...seen, id }).annotation
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

/** Changes the view that is seen first. The arrow stays where it was; only on a turntable it goes with the frame. */
async function seenAs(row: QuestionRow, seen: Seen, context: Context): Promise<AnyQuestion> {
  const question = anyQuestionOf(row)
  const { annotation } = question
  const { view } = seen
  if (!view || !annotation) return question
  const turns = annotation.frame !== undefined
  const now = turns ? await turnedTo(question, seen, context) : { ...annotation, view }
  if (!now) return question
  const next = { ...question, annotation: now }
  await updateQuestions(context.db, [row.id], { body: JSON.stringify(next) })
  return next
}

const enter = (book: BookName, question: AskedQuestion, at: number, context: Context) =>
  book === 'wrong' ? enterWrong(question, at, context) : addToBook(book, question, context, { at })

/**
 * Into the wrong book it comes by a miss, which is counted each time. One that is there already enters the book too and
 * takes the view that is told, and nothing else. @throws Failure 404, 400 for a mark without a name
 */
export async function saveOwnQuestion(
  { clientId, specimenId, markId, book, frame, view, at }: Args<typeof ownQuestionSave>,
  context: Context,
): Promise<AnyQuestion> {
  const { accountId } = context.caller
  const when = givenAt(at, context)
  const key = `own-${accountId}-${clientId}`
  const there = await context.db
    .selectFrom('question')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .executeTakeFirst()
  if (there) {
    await enter(book, await askedQuestion(clientId, context), when, context)
    return seenAs(there, { specimenId, markId, view, frame }, context)
  }
  await mustSee(context, specimenId)
  const specimen = await oneSpecimen(context, specimenId)
  const mark = await askedMark(specimen, markId, context)
  if (!isAskable(mark)) throw new Failure(400, 400, 'markNameless', { data: { field: 'markId' } })
  const made = questionOfMark(specimen, mark, { id: clientId, view, frame })
  const { baseType } = made.type
  const own = { catalogId: 0, position: 0, creator: accountId, clientId }
  await insertQuestions(context.db, [{ ...own, key, baseType, specimenId, body: JSON.stringify(made) }])
  const question = await askedQuestion(clientId, context)
  await enter(book, question, when, context)
  return anyQuestionOf(question)
}
