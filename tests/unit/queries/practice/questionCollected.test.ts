import { describe, expect, test } from 'vitest'
import { books, collectionStatus } from '../../../../src/contract/books.ts'
import { browser, open, setStudent, signIn, there } from '../student.ts'
import { until } from '../world.ts'

setStudent()

const item = (questionId: number) => ({
  ...{ questionId, baseType: 'PANDUAN', isSubmited: false, isCorrected: null, catalogId: 1, at: 1 },
  ...{ times: 0, streak: 0, content: '' },
})
const kept = { tree: [], items: [item(1)], questions: [], specimens: [] }

describe('whether a question is collected', () => {
  /** The collection is kept on the device; from then on the service answers what is asked of a question so. */
  async function asked(answer: unknown) {
    const page = await open()
    await signIn(page)
    const [{ bookQuery }, { collectedQuery }] = await Promise.all([
      import('../../../../src/queries/practice/books.ts'),
      import('../../../../src/queries/practice/questionCollected.ts'),
    ])
    browser.service = (one) => {
      if (one.path === books.collection.bundle.path) return kept
      return one.path === collectionStatus.path ? answer : there.reply(one)
    }
    const { queryClient } = page.client
    await queryClient.fetchQuery(bookQuery('collection'))
    await until(() => queryClient.isFetching() === 0)
    return async (id: number) => {
      const { reply } = await queryClient.fetchQuery({ ...collectedQuery(id), retry: false })
      return reply.collected
    }
  }

  test.each([
    ['without network', null],
    ['while the service fails', 500],
    ['while another service stands in', 503],
    ['while too many ask', 429],
  ])('is known %s where the collection is kept', async (_, answer) => {
    const collected = await asked(answer)
    expect([await collected(1), await collected(2)]).toEqual([true, false])
  })

  test('is an error for a question that does not exist or after the session ended', async () => {
    await expect((await asked(404))(1)).rejects.toThrow()
    await expect((await asked(401))(1)).rejects.toThrow()
  })
})
