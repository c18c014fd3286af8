/** Large replies of a person are sent again only when something in them has changed. */

import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import { updateQuestions } from '../../server/questions/questionRows.ts'
import {
  collectionBundle,
  collectionCatalogInsert,
  collectionCollect,
  collectionMove,
  collectionSubmit,
  collectionTree,
  wrongAdd,
  wrongBundle,
} from '../../src/contract/books.ts'
import { reviewLog, reviewLogAdd } from '../../src/contract/review.ts'
import { databases } from './databases.ts'
import { reviewStage } from './reviewStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const { db, me, school, service, them } = reviewStage(place)

  const read = async (path: string, token: string, etag = '') => {
    const headers = { authorization: `Bearer ${token}`, ...(etag ? { 'if-none-match': etag } : {}) }
    const response = await fetch(`${service().origin}${path}`, { headers })
    return { response, text: await response.text() }
  }

  test.each([wrongBundle, collectionBundle, reviewLog])(
    'a book or log that did not change is not sent again: $path',
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

  test('a book that changed is sent whole again', async () => {
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

  test('the tag of the log changes with each entry', async () => {
    const { token } = me()
    const add = (at: number) =>
      service().ask(
        reviewLogAdd,
        { clientId: randomUUID(), questionId: school().questions.PANDUAN, at, rating: 'good', ms: 900 },
        me(),
      )
    let etag = (await read(reviewLog.path, token)).response.headers.get('etag') ?? ''
    for (const at of [2000, 1000]) {
      await add(at)
      const { response } = await read(reviewLog.path, token, etag)
      expect(response.status).toBe(200)
      etag = response.headers.get('etag') ?? ''
      expect((await read(reviewLog.path, token, etag)).response.status).toBe(304)
    }
  })

  const change = (table: 'question' | 'specimen' | 'subject', id: number, set: object): Promise<unknown> => {
    if (table === 'question') return updateQuestions(db(), [id], set)
    if (table === 'specimen') return updateSpecimens(db(), [id], set)
    return db().updateTable(table).set(set).where('tenant', '=', 1).where('id', '=', id).execute()
  }
  const bodyOf = async (kind: 'DANXUAN' | 'BINGLI') => {
    const id = school().questions[kind]
    const { body } = await db()
      .selectFrom('question')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { id, body }
  }

  /** Each alters the reply, by a person's own act or by that of somebody else. */
  const changes: Record<string, () => Promise<unknown>> = {
    'a question came in': () =>
      service().ask(collectionCollect, { questionId: school().questions.BINGLI }, me()),
    'a question was edited': async () => {
      const { id, body } = await bodyOf('DANXUAN')
      await change('question', id, { body: body.replace('题干', '改过') })
    },
    'the same question was edited again': async () => {
      const { id, body } = await bodyOf('DANXUAN')
      await change('question', id, { body: body.replace('改过', '再改') })
    },
    'a part of a case shows another specimen': async () => {
      const { id, body } = await bodyOf('BINGLI')
      const shown = `"specimenId":${school().specimens.ready}`
      await change('question', id, { body: body.replace(/"specimenId":\d+/, shown) })
    },
    'a question came into another chapter': () =>
      change('question', school().questions.DANXUAN, { catalogId: school().catalogs.thinSkin }),
    'its specimen was renamed': () => change('specimen', school().specimens.ready, { name: '另一个名字' }),
    'its specimen was hidden': () => change('specimen', school().specimens.ready, { published: 0 }),
    'its subject was renamed': () => change('subject', school().subjects.histology, { name: '组织胚胎学' }),
    'its subject was closed': () => change('subject', school().subjects.histology, { enabled: 0 }),
    'it was answered in the book': () =>
      service().ask(collectionSubmit, { questionId: school().questions.DANXUAN, content: '2' }, me()),
    'it was moved': async () => {
      const [root] = (await service().ask(collectionTree, { subjectId: school().subjects.histology }, me()))
        .data
      const clientId = randomUUID()
      await service().ask(collectionCatalogInsert, { name: '夹', parentId: root?.id ?? 0, clientId }, me())
      await service().ask(
        collectionMove,
        { questionId: school().questions.DANXUAN, catalogId: clientId },
        me(),
      )
    },
    'the question was deleted': () =>
      db().deleteFrom('question').where('id', '=', school().questions.DANXUAN).execute(),
  }

  test('its tag changes with all that it shows, and a tag that holds reads no question', async () => {
    const { token } = me()
    await service().ask(collectionCollect, { questionId: school().questions.DANXUAN }, me())
    let last = await read(collectionBundle.path, token)
    for (const [what, alter] of Object.entries(changes)) {
      await alter()
      const etag = last.response.headers.get('etag') ?? ''
      const changed = await read(collectionBundle.path, token, etag)
      expect([what, changed.response.status]).toEqual([what, 200])
      expect(changed.text, what).not.toBe(last.text)
      last = changed
      const rows = vi.spyOn(service().service.db, 'rows')
      const same = await read(collectionBundle.path, token, last.response.headers.get('etag') ?? '')
      expect([what, same.response.status]).toEqual([what, 304])
      expect(rows.mock.calls.filter(([sql]) => /"body"/.test(sql))).toEqual([])
      rows.mockRestore()
    }
  })
})
