import { catalogKey, found } from '../../exchange/newSchool/fillSubjects.ts'
import { insertQuestions, updateQuestions } from '../../server/questions/questionRows.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Annotation, Question } from '../../src/contract/questions.ts'
import type { Mark } from '../../src/contract/specimens.ts'
import { bestFrame, placeIn } from '../../src/rules/marks/frames.ts'
import type { QuestionSeed } from '../school/types.ts'
import { idsOf } from './ids.ts'
import { questionFrom, type Referred } from './question.ts'
import type { School } from './school.ts'

type Places = Map<string, Map<string, Omit<Annotation, 'shape'>>>

/** Where its tip stands; on a turntable in the frame that shows it best, for the front may hide it. */
function shownAt(mark: Pick<Mark, 'x' | 'y' | 'frames'>) {
  const frame = bestFrame(mark)
  const { x, y } = (frame === null ? null : placeIn(mark, frame)) ?? mark
  return { x, y, ...(frame !== null && { frame }) }
}

/** Where the structures lie whose pictures are made. */
async function placesIn(db: Executor): Promise<Places> {
  const rows = await db
    .selectFrom('mark')
    .innerJoin('specimen', (join) =>
      join.onRef('specimen.tenant', '=', 'mark.tenant').onRef('specimen.id', '=', 'mark.specimenId'),
    )
    .select(['specimen.key as specimen', 'mark.key as term', 'x', 'y', 'objective', 'frames'])
    .where('mark.tenant', '=', tenant)
    .where('layer', '=', 'preset')
    .execute()
  const places: Places = new Map()
  for (const { specimen, term, objective, ...mark } of rows) {
    const own = places.get(specimen) ?? new Map()
    places.set(
      specimen,
      own.set(term, { ...shownAt({ ...mark, frames: JSON.parse(mark.frames) }), objective }),
    )
  }
  return places
}

const shows = (seed: QuestionSeed, specimen: string): boolean =>
  seed.specimen?.key === specimen ||
  (seed.kind === 'BINGLI' && seed.children.some((child) => shows(child, specimen)))

/**
 * Writes the questions, their arrows included as far as the pictures are made.
 * @param about only those that show this specimen, once its picture is made
 */
export async function fillQuestions(
  db: Executor,
  { terms, chapters }: School,
  about?: string,
): Promise<void> {
  const referred: Referred = { terms, specimens: await idsOf(db, 'specimen'), places: await placesIn(db) }
  const catalogs = await idsOf(db, 'catalog')
  const known = await idsOf(db, 'question')
  const updated = new Map<number, Question>()
  for (const { subject, catalog, questions } of chapters)
    for (const [position, seed] of questions.entries()) {
      if (about !== undefined && !shows(seed, about)) continue
      const question = questionFrom(seed, referred)
      const { specimenId, ...body } = question
      const told = {
        catalogId: found(catalogs, catalogKey(subject, catalog), seed.key),
        baseType: body.type.baseType,
        specimenId,
        body: JSON.stringify(body),
        position,
      }
      const id = known.get(seed.key)
      if (id === undefined) await insertQuestions(db, [{ key: seed.key, ...told }])
      else await updateQuestions(db, [id], told)
      if (id !== undefined) updated.set(id, question)
    }
  await placeFrozenArrows(db, updated)
}

/** The question with the arrows of another copy of it, where its own are missing. */
function withArrowsOf(question: Question, source: Question): Question {
  return {
    ...question,
    annotation: question.annotation ?? source.annotation,
    children: question.children.map((child, at) => {
      const part = source.children[at]
      return part ? withArrowsOf(child, part) : child
    }),
  }
}

/**
 * Quizzes and assignments hold copies of their questions, made before the pictures were there: they get the arrows too.
 * @param sources the questions as they are now, by id
 */
async function placeFrozenArrows(db: Executor, sources: ReadonlyMap<number, Question>): Promise<void> {
  for (const table of ['quizQuestion', 'assignmentQuestion'] as const) {
    const copies = await db
      .selectFrom(table)
      .select(['id', 'sourceId', 'body'])
      .where('tenant', '=', tenant)
      .where('body', 'like', '%"annotation":null%')
      .execute()
    for (const { id, sourceId, body } of copies) {
      const source = sources.get(sourceId)
      if (!source) continue
      const placed = JSON.stringify(withArrowsOf(JSON.parse(body), source))
      if (placed !== body)
        await db
          .updateTable(table)
          .set({ body: placed })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .execute()
    }
  }
}
