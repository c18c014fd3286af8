/** Large replies of a person are sent again only when something in them has changed. */
import { afterAll, describe, expect, test } from 'vitest'
import { collectionBundle, wrongAdd, wrongBundle } from '../../src/contract/books.ts'
import { reviewLog } from '../../src/contract/review.ts'
import { databases } from './databases.ts'
import { reviewStage } from './reviewStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const { me, school, service, them } = reviewStage(place)

  const read = async (path: string, token: string, etag = '') => {
    const headers = { authorization: `Bearer ${token}`, ...(etag ? { 'if-none-match': etag } : {}) }
    const response = await fetch(`${service().origin}${path}`, { headers })
    return { response, text: await response.text() }
  }

  test.each([wrongBundle, collectionBundle, reviewLog])(
    'a book or log that did not change is not sent again, and no cache keeps it: $path',
    async ({ path }) => {
      const { token } = me()
      const first = await read(path, token)
      const etag = first.response.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]{16}"$/)
      expect(first.response.headers.get('cache-control')).toBe('no-store')
      const again = await read(path, token, `W/${etag}`)
      expect([again.response.status, again.text]).toEqual([304, ''])
      expect(again.response.headers.get('cache-control')).toBe('no-store')
      expect((await read(path, token, '"another"')).response.status).toBe(200)
    },
  )

  test('a book is sent whole again once it changed, and another person’s tag opens nothing', async () => {
    const { token } = me()
    const empty = (await read(wrongBundle.path, token)).response.headers.get('etag') ?? ''
    await service().ask(wrongAdd, { questionId: school().questions.DANXUAN }, me())
    const changed = await read(wrongBundle.path, token, empty)
    expect(changed.response.status).toBe(200)
    expect(JSON.parse(changed.text).data.items).toHaveLength(1)
    const etag = changed.response.headers.get('etag') ?? ''
    const other = await read(wrongBundle.path, them().token, etag)
    expect(other.response.status).toBe(200)
    expect(JSON.parse(other.text).data.items).toEqual([])
  })
})
