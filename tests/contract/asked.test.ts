import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { updateQuestions } from '../../server/questions/questionRows.ts'
import { books, ownQuestionSave } from '../../src/contract/books.ts'
import type { Annotation, BookName, Question } from '../../src/contract/questions.ts'
import { reviewAsked, reviewLogAdd } from '../../src/contract/review.ts'
import { missId } from '../../src/rules/exam/miss.ts'
import { bookStage } from './bookStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const { add, answer, ask, db, me, question, school, them } = bookStage(place)
  const arrow = (x: number): Annotation => ({ shape: 'arrow', x, y: 20, objective: 10 })
  const asked = async (as = me()) => (await ask(reviewAsked, {}, as)).data.places
  const idsAsked = async (as = me()) => (await asked(as)).map(({ id }) => id)

  /** A question of the school points at a place. */
  async function point(kind: 'DANXUAN' | 'BINGLI', change: (body: Question) => void) {
    const row = db().selectFrom('question').select('body').where('id', '=', question(kind))
    const body = JSON.parse((await row.executeTakeFirstOrThrow()).body) as Question
    change(body)
    await updateQuestions(db(), [question(kind)], { body: JSON.stringify(body) })
  }

  /** What an exam or a set of 考前突击 makes of a mark on this person's device. */
  async function made(book: BookName, as = me()) {
    const specimenId = school().specimens.ready
    const { id: markId } = await db()
      .selectFrom('mark')
      .select('id')
      .where('key', '=', 'stratum-basale')
      .executeTakeFirstOrThrow()
    const clientId = missId(specimenId, markId)
    await ask(ownQuestionSave, { clientId, specimenId, markId, book }, as)
    return clientId
  }

  beforeEach(async () => {
    for (const table of ['submission', 'reviewEntry'] as const) await db().deleteFrom(table).execute()
    await point('DANXUAN', (body) => {
      body.annotation = arrow(10)
    })
    await point('BINGLI', ({ children }) => {
      for (const [at, child] of children.entries()) child.annotation = arrow(100 + at)
    })
  })

  test('tells where a person answered in a chapter, right or wrong, and nobody else', async () => {
    expect(await asked()).toEqual([])
    await answer('2')
    const { ready } = school().specimens
    expect(await asked()).toEqual([
      { id: question('DANXUAN'), specimenId: ready, annotation: { x: 10, y: 20 } },
    ])
    expect(await asked(them())).toEqual([])
    // what shows no picture asks about no place
    await answer('1', 'PANDUAN')
    expect(await asked()).toHaveLength(1)
  })

  test('tells the place of a case’s part, where that part shows a specimen', async () => {
    await answer('{"21":"1","22":"1"}', 'BINGLI')
    const { skull } = school().specimens
    expect(await asked()).toEqual([
      { id: question('BINGLI'), specimenId: skull, annotation: { x: 100, y: 20 } },
    ])
  })

  test('tells what an exam missed while it stands in 错题本 or once it was reviewed', async () => {
    const id = await made('wrong')
    expect(await idsAsked()).toEqual([id])
    await ask(books.wrong.remove, { questionId: id }, me())
    expect(await idsAsked()).toEqual([])
    const entry = { clientId: randomUUID(), questionId: id, at: 1000, rating: 'good', ms: 900 } as const
    await ask(reviewLogAdd, entry, me())
    expect(await idsAsked()).toEqual([id])
    expect(await idsAsked(them())).toEqual([])
  })

  test('does not tell what was only collected', async () => {
    await made('collection')
    await add('collection', question('DANXUAN'))
    expect(await asked()).toEqual([])
    await ask(books.collection.submit, { questionId: question('DANXUAN'), content: '1' }, me())
    expect(await idsAsked()).toEqual([question('DANXUAN')])
  })
})
