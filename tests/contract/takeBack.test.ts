import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { books, ownQuestionSave, wrongTakeBack } from '../../src/contract/books.ts'
import { bookStage } from './bookStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const { add, ask, db, inWrong, me, school, them } = bookStage(place)

  /** A question of one's own, and what is done with it in the wrong book. */
  async function made() {
    const clientId = randomUUID()
    const { id } = await db()
      .selectFrom('mark')
      .select('id')
      .where('key', '=', 'stratum-basale')
      .executeTakeFirstOrThrow()
    const save = (book: 'wrong' | 'collection') =>
      ask(ownQuestionSave, { clientId, specimenId: school().specimens.ready, markId: id, book }, me())
    const answer = (content: string, amends?: boolean) =>
      ask(books.wrong.submit, { questionId: clientId, content, amends }, me())
    return {
      clientId,
      miss: () => save('wrong'),
      collect: () => save('collection'),
      takeBack: (as = me()) => ask(wrongTakeBack, { questionId: clientId }, as),
      right: () => answer('["stratum basale"]'),
      wrong: () => answer('["x"]'),
      stands: () => inWrong(clientId),
    }
  }

  test('taking a miss back leaves the wrong book as it was before the miss', async () => {
    const { miss, takeBack, right, stands } = await made()
    await miss()
    await miss()
    await right()
    const before = await stands()
    expect(before).toMatchObject({ times: 2, streak: 1 })
    await miss()
    const key = me()
    for (const as of [key, key]) await takeBack(as)
    expect(await stands()).toEqual(before)
  })

  test('the only miss takes it out of the book; what was put there by hand stays', async () => {
    const { clientId, collect, miss, takeBack, stands } = await made()
    await miss()
    await takeBack()
    expect(await stands()).toBeUndefined()
    expect((await takeBack()).code).toBe(0)
    await collect()
    await add('wrong', clientId)
    const before = await stands()
    await miss()
    await takeBack()
    expect(await stands()).toEqual(before)
    await takeBack()
    expect(await stands()).toEqual(before)
    expect((await takeBack(them())).code).toBe(404)
  })

  test('what was counted after it still is', async () => {
    const { miss, takeBack, right, wrong, stands } = await made()
    await miss()
    await miss()
    await wrong()
    await right()
    await takeBack()
    expect(await stands()).toMatchObject({ times: 2, streak: 1 })
    for (const _ of [1, 2]) await takeBack()
    expect(await stands()).toBeUndefined()
  })
})
