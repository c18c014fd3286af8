/** The two books as a device shows them: without network, and of a service that tells less than ours. */
import { describe, expect, test } from 'vitest'
import type { BookBundle } from '../../../../src/contract/books.ts'
import { writeShort } from '../../../../src/rules/kinds/shortAnswer.ts'
import { bundle, item, question } from '../shelves.ts'
import { until } from '../world.ts'
import { browser, queries, reply, setBooks, shown, there } from './bookSchool.ts'

setBooks()

describe('without network', () => {
  test('a miss in the collection enters the wrong book once, however it is marked', async () => {
    const { answerInBook } = await queries()
    const books = { wrong: await shown('wrong'), collection: await shown('collection') }
    await until(() => books.wrong.now() !== undefined && books.collection.now() !== undefined)
    there.online = false
    const stood = () => [
      books.wrong.now().items.find(({ questionId }) => questionId === 4)?.times,
      books.collection.now().items.map(({ times, streak, isCorrected }) => [times, streak, isCorrected]),
    ]
    const mark = async (self: boolean | null, amends = true) => {
      const content = writeShort({ text: '表皮', self })
      await answerInBook('collection', question(4, 'WENDA'), content, { subjectId: 1, amends })
    }
    await mark(null, false)
    const no = [1, [[1, 0, false]]]
    const yes = [undefined, [[0, 1, true]]]
    for (const [self, then] of [
      [false, no],
      [true, yes],
      [false, no],
      [true, yes],
      [false, no],
    ] as const) {
      await mark(self)
      await until(() => JSON.stringify(stood()) === JSON.stringify(then))
    }
    // the same words once more are an answer of their own
    await mark(false, false)
    await until(() => JSON.stringify(stood()) === JSON.stringify([2, [[2, 0, false]]]))
    for (const { stop } of Object.values(books)) stop()
  })
})

test('a book is gathered from the single calls where the service has no bundle', async () => {
  there.refused = ['/bundle']
  const book = await shown('wrong')
  await until(() => book.now() !== undefined)
  const { tree, items, questions, specimens } = book.now()
  expect({ tree, items }).toEqual({ tree: bundle().tree, items: bundle().items })
  expect(questions.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(specimens.map(({ id }) => id)).toEqual([7])
  book.stop()
})

test.each(['wrong', 'collection'] as const)(
  'with listed calls only, %s has each question once: C031 C032 C037 C038 C046 C047',
  async (name) => {
    const bare = ({ questionId, baseType, isSubmited, isCorrected }: BookBundle['items'][number]) => ({
      ...{ questionId, baseType, isSubmited, isCorrected },
    })
    browser.service = (asked) => {
      const { path, query } = asked
      if (path.endsWith(`${name}/bundle`)) return 404
      if (path.endsWith(`${name}/tree`)) {
        const nodes = bundle().tree.filter(({ subjectId }) => subjectId === Number(query.subjectId))
        return JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'subjectId' ? undefined : value)))
      }
      // a catalogue with all below it
      const below: Record<string, unknown[]> = { own: ['own'], 100: ['own', 100], 200: [200] }
      if (path.endsWith(`${name}/card`))
        return {
          items: bundle()
            .items.filter(({ catalogId }) => below[query.catalogId ?? '']?.includes(catalogId))
            .map(bare),
        }
      if (path.endsWith(`${name}/submit/detail`)) return { content: `of ${query.questionId}`, correct: true }
      return reply(asked)
    }
    const book = await shown(name)
    await until(() => book.now() !== undefined)
    const { tree, items } = book.now()
    expect(tree).toEqual(bundle().tree)
    const untold = { at: 0, times: 0, streak: 0 }
    expect([...items].sort((a, b) => Number(a.questionId) - Number(b.questionId))).toEqual([
      { ...item(1, 100, untold), isSubmited: true, isCorrected: true, content: 'of 1' },
      { ...item(2, 'own', untold), isSubmited: true, isCorrected: false, content: 'of 2' },
      item(3, 200, untold),
    ])
    book.stop()
  },
)
