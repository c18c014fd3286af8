/** A book of more questions than its bundle carries. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bundleLimit } from '../../server/practice/review/bookBundle.ts'
import { tenant } from '../../server/store/schema.ts'
import { books } from '../../src/contract/books.ts'
import type { BookName, QuestionId } from '../../src/contract/questions.ts'
import { reviewDue } from '../../src/contract/review.ts'
import { dayOf } from '../../src/rules/review/day.ts'
import { bookStage } from './bookStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

const beyond = 3

/** No database takes thousands of rows at once. */
async function inParts<T>(all: readonly T[], write: (part: T[]) => { execute(): Promise<unknown> }) {
  for (let from = 0; from < all.length; from += 500) await write(all.slice(from, from + 500)).execute()
}

describe.each(places)('on $name', (place) => {
  const { ask, db, me, now, question, rootOf } = bookStage(place)
  let accountId: number
  /** the earliest first */
  let all: { id: number; served: QuestionId; at: number }[]

  beforeAll(async () => {
    const student = await db()
      .selectFrom('account')
      .select('id')
      .where('loginName', '=', 'student')
      .executeTakeFirstOrThrow()
    accountId = student.id
    const { id: _, ...one } = await db()
      .selectFrom('question')
      .selectAll()
      .where('id', '=', question('DANXUAN'))
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: bundleLimit + beyond }, (_, n) => ({
      ...one,
      key: `copy/${n}`,
      // every other one is the person's own, known by the device's name
      ...(n % 2 === 1 && { clientId: randomUUID(), creator: accountId }),
    }))
    await inParts(copies, (part) => db().insertInto('question').values(part))
    const made = await db()
      .selectFrom('question')
      .select(['id', 'clientId'])
      .where('key', 'like', 'copy/%')
      .orderBy('id')
      .execute()
    all = made.map(({ id, clientId }, n) => {
      return { id, served: clientId || id, at: now() - (made.length - n) * 1000 }
    })
  })
  beforeEach(() => db().deleteFrom('reviewEntry').execute())

  async function fill(book: BookName, items: typeof all) {
    const catalogId = Number(await rootOf(book))
    const unanswered = { times: 1, streak: 0, content: '', correct: null, answeredAt: null, ms: null }
    const row = { tenant, accountId, book, catalogId, ...unanswered }
    await inParts(items, (part) =>
      db()
        .insertInto('bookItem')
        .values(part.map(({ id, at }) => ({ ...row, questionId: id, at }))),
    )
  }
  const review = (items: typeof all) =>
    inParts(items, (part) =>
      db()
        .insertInto('reviewEntry')
        .values(
          part.map(({ id }) => {
            const entry = { clientId: randomUUID(), at: now(), rating: 'good', ms: 900 } as const
            return { tenant, accountId, questionId: id, ...entry }
          }),
        ),
    )
  const sent = async (book: BookName) => {
    const { items, questions } = (await ask(books[book].bundle, {}, me())).data
    const ids = items.map(({ questionId }) => questionId)
    expect(questions.map(({ id }) => id)).toEqual(ids)
    return ids
  }
  const latestFirst = (items: typeof all) => items.map(({ served }) => served).reverse()
  const due = async () =>
    (await ask(reviewDue, {}, me())).data.dues.filter((one) => dayOf(one.due) <= dayOf(now())).length

  test('one that goes as a whole is sent by its dates, whatever is due', async () => {
    const whole = all.slice(beyond)
    await fill('wrong', whole)
    await review(whole.slice(5))
    expect(await sent('wrong')).toEqual(latestFirst(whole))
  })

  test('what is due is sent before what is not, however long ago it was missed', async () => {
    await fill('wrong', all)
    await review(all.slice(beyond))
    expect(await sent('wrong')).toEqual(latestFirst([...all.slice(0, beyond), ...all.slice(2 * beyond)]))
  })

  test('repeated review of what was sent reaches every question that is due', async () => {
    await fill('wrong', all)
    expect(await due()).toBe(all.length)
    for (const left of [beyond, 0]) {
      const ids = new Set(await sent('wrong'))
      await review(all.filter(({ served }) => ids.has(served)))
      expect(await due()).toBe(left)
    }
  })

  test('of a collection, which is not reviewed, the latest are sent', async () => {
    await fill('collection', all)
    expect(await sent('collection')).toEqual(latestFirst(all.slice(beyond)))
  })
})
