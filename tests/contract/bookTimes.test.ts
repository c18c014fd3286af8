import { afterAll, describe, expect, test } from 'vitest'
import { books } from '../../src/contract/books.ts'
import { figures } from '../../src/contract/review.ts'
import { bookStage } from './bookStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const { add, ask, card, me, question, rootOf, school } = bookStage(place)

  describe.each(['wrong', 'collection'] as const)('the book %s', (name) => {
    const book = books[name]
    const submit = (content: string, more: object = {}) =>
      ask(book.submit, { questionId: question('WENDA'), content, ...more }, me())
    const short = (self: boolean | null) => JSON.stringify({ text: '表皮', self })

    test('C042 C051 tells the time that the answer took until it leaves the card', async () => {
      const questionId = question('WENDA')
      const told = async () => {
        const [onCard] = await card(name, await rootOf(name))
        const [inBundle] = (await ask(book.bundle, {}, me())).data.items
        const detail = (await ask(book.submitDetail, { questionId }, me())).data
        return [onCard?.ms, inBundle?.ms, detail?.ms]
      }
      await add(name, questionId)
      // what older devices send
      await submit(short(null))
      expect(await told()).toEqual([undefined, undefined, undefined])
      await submit(short(null), { ms: 12_000 })
      expect(await told()).toEqual([12_000, 12_000, 12_000])
      // a mark comes without a time: the answer's own stands
      await submit(short(true), { amends: true })
      expect(await told()).toEqual([12_000, 12_000, 12_000])
      await submit(short(null), { ms: 3000 })
      expect(await told()).toEqual([3000, 3000, 3000])
      await ask(book.clear, { catalogId: await rootOf(name) }, me())
      expect(await told()).toEqual([undefined, undefined, undefined])
      await submit(short(null))
      expect(await told()).toEqual([undefined, undefined, undefined])
      for (const ms of [-1, 0.5, '9']) expect((await submit(short(null), { ms })).status).toBe(400)
      // a page that stood open over a weekend: one day
      await submit(short(null), { ms: 200_000_000 })
      expect(await told()).toEqual([86_400_000, 86_400_000, 86_400_000])
    })

    test('C042 C051 counts it among the chapter’s times', async () => {
      const { histology } = school().subjects
      const timed = async () =>
        (await ask(figures, { subjectId: histology }, me())).data.chapters[0]?.timed ?? 0
      await submit(short(null))
      const before = await timed()
      await submit(short(null), { ms: 2000 })
      expect(await timed()).toBe(before + 1)
    })
  })
})
