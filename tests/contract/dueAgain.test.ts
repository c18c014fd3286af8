import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { books, ownQuestionSave, wrongAdd } from '../../src/contract/books.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { reviewDue, reviewLogAdd } from '../../src/contract/review.ts'
import { dayMs } from '../../src/rules/review/day.ts'
import { bookStage } from './bookStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const { ask, db, later, me, now, school, question, inWrong } = bookStage(place)
  const id = () => question('DANXUAN')

  const miss = async (at: number) => {
    const catalogId = school().catalogs.thickSkin
    const { paperId } = (await ask(chapterCard, { catalogId }, me())).data
    await ask(chapterSubmit, { catalogId, paperId, questionId: id(), content: '1', at }, me())
  }
  const review = (rating: 'again' | 'good', at: number, questionId: number | string = id()) =>
    ask(reviewLogAdd, { clientId: randomUUID(), questionId, at, rating, ms: 900 }, me())
  const remove = (questionId: number | string = id()) => ask(books.wrong.remove, { questionId }, me())
  const due = async (questionId: number | string = id()) =>
    (await ask(reviewDue, {}, me())).data.dues.find((one) => one.questionId === questionId)?.due
  const empty = () => db().deleteFrom('reviewEntry').execute()

  /** It was known for long, and left. */
  async function known() {
    await empty()
    const from = now() - 100 * dayMs
    await miss(from)
    for (const days of [0, 10, 60]) await review('good', from + days * dayMs)
    expect(await due()).toBeGreaterThan(now() + 50 * dayMs)
    await remove()
    expect(await due()).toBeUndefined()
  }

  test('a question that left the wrong book is due when missed again or added by hand', async () => {
    await known()
    await miss(now())
    expect(await due()).toBe(now())
    await remove()
    later()
    await ask(wrongAdd, { questionId: id() }, me())
    expect(await due()).toBe(now())
    // there already, it stays as it is
    later()
    await ask(wrongAdd, { questionId: id() }, me())
    await miss(now())
    expect(await due()).toBe(now() - 1000)
    await review('again', now())
    expect(await due()).toBe(now() + dayMs)
  })

  test('an offline review counts from its own time when it arrives days later', async () => {
    await known()
    const at = now() - 3 * dayMs
    await miss(at)
    expect((await inWrong(id()))?.at).toBe(at)
    await review('good', at + 1000)
    expect(await due()).toBe(at + 1000 + 2 * dayMs)
    await remove()
    await ask(wrongAdd, { questionId: id(), at: at + dayMs }, me())
    await review('good', at + dayMs + 1)
    expect(await due()).toBe(at + 3 * dayMs + 1)
    await remove()
    await ask(books.wrong.submit, { questionId: id(), content: '1', at: at + 2 * dayMs }, me())
    expect(await due()).toBe(at + 2 * dayMs)
  })

  test('a clock that is ahead puts nothing off: what came in is due by now at the latest', async () => {
    await known()
    await miss(now() + 400 * dayMs)
    expect(await due()).toBe(now())
    await remove()
    await ask(wrongAdd, { questionId: id(), at: now() + 400 * dayMs }, me())
    expect(await due()).toBe(now())
    later()
    await review('good', now() + 400 * dayMs)
    expect(await due()).toBe(now() + 2 * dayMs)
  })

  test('a question of one’s own is due from the time when its place was missed', async () => {
    await empty()
    const clientId = randomUUID()
    const { id: markId } = await db()
      .selectFrom('mark')
      .select('id')
      .where('key', '=', 'stratum-basale')
      .executeTakeFirstOrThrow()
    const at = now() - 2 * dayMs
    const save = (at?: number) =>
      ask(
        ownQuestionSave,
        { clientId, specimenId: school().specimens.ready, markId, book: 'wrong', at },
        me(),
      )
    await save(at)
    expect(await due(clientId)).toBe(at)
    await review('good', at + 5, clientId)
    await save(now())
    expect(await due(clientId)).toBe(at + 5 + 2 * dayMs)
    await remove(clientId)
    await save(now() + dayMs)
    expect(await due(clientId)).toBe(now())
  })
})
