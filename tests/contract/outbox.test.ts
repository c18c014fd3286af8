import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { chapterBundle, chapterCard } from '../../src/contract/practice.ts'
import { specimenInfo } from '../../src/contract/specimens.ts'
import { enqueue } from '../../src/outbox/enqueue.ts'
import { closeOutbox, type OpenOutbox, openOutbox } from '../../src/outbox/index.ts'
import { operationsAfter } from '../../src/queries/engine/overlay.ts'
import { foldBundle } from '../../src/queries/practice/practiceFold.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

let service: Running
let school: Seeded
let token: string
let outbox: OpenOutbox
beforeAll(async () => {
  const [sqlite] = places
  if (!sqlite) throw new Error('no database')
  service = await start(sqlite)
  school = await seed(service.service.db)
  token = await service.signIn('student')
})
afterAll(() => service.stop())
beforeEach(() => {
  const { origin } = service
  outbox = openOutbox({ user: school.accounts.student, token: () => token, lang: () => 'zh', origin })
})
afterEach(closeOutbox)

const rows = () => outbox.rows(0, 10)
const states = async () => (await rows()).map(({ call, state }) => `${call} ${state}`)

test('a refused answer that is given again after a restart counts on the new card', async () => {
  const catalogId = school.catalogs.thickSkin
  const lane = `chapter:${catalogId}`
  const [first, second] = [school.questions.DANXUAN, school.questions.DUOXUAN]
  const bundle = (await service.ask(chapterBundle, { catalogId }, { token })).data
  const answer = (questionId: number, paperId: string, content: string) =>
    enqueue(
      'chapter.submit',
      { catalogId, paperId, questionId, content },
      { lane, subject: `question:${questionId}`, local: { correct: true, submitted: 1, corrected: 1 } },
    )
  await answer(first, bundle.card.paperId, 'x'.repeat(200_001))
  await outbox.flush({ force: true })
  expect(await states()).toEqual(['chapter.submit parked'])

  const paperId = randomUUID()
  const local = { paperId, submitted: -1, corrected: 0 }
  await enqueue('chapter.clear', { catalogId }, { lane, subject: lane, local })
  await answer(first, paperId, '1')
  await answer(second, paperId, '1')
  expect(await states()).toEqual(
    ['chapter.clear', 'chapter.submit', 'chapter.submit'].map((one) => `${one} waiting`),
  )
  const answered = ({ items }: typeof bundle.card) =>
    items.filter(({ isSubmited }) => isSubmited).map(({ questionId }) => questionId)
  const onScreen = foldBundle(bundle, operationsAfter(0, { receipts: [], rows: await rows() })).card
  expect(answered(onScreen)).toEqual([first, second])

  await outbox.flush({ force: true })
  expect(await rows()).toEqual([])
  const { data: card } = await service.ask(chapterCard, { catalogId }, { token })
  expect(answered(card)).toEqual([first, second])
  expect(card.paperId).toBe(onScreen.paperId)
})

test('a refused mark that is drawn again is sent before the changes that wait for it', async () => {
  const clientId = randomUUID()
  const specimenId = school.specimens.ready
  const place = { lane: `mark:${clientId}`, subject: `mark:${clientId}` }
  const draw = (name: string) =>
    enqueue(
      'mark.save',
      {
        ...{ clientId, specimenId, shape: 'point', points: [[900, 700]], frame: 0, name, desc: '' },
        ...{ color: 'yellow', fontSize: 14 },
      } as Parameters<typeof enqueue<'mark.save'>>[1],
      place,
    )
  await draw('x'.repeat(1000))
  await outbox.flush({ force: true })
  expect(await states()).toEqual(['mark.save parked'])
  await draw('小管')
  expect(await states()).toEqual(['mark.save waiting'])
  await outbox.flush({ force: true })
  expect(await rows()).toEqual([])

  await draw('x'.repeat(1000))
  await outbox.flush({ force: true })
  await enqueue('mark.delete', { clientId, specimenId }, place)
  await draw('肾小管')
  expect(await states()).toEqual(['mark.delete waiting', 'mark.save waiting'])
  await outbox.flush({ force: true })
  expect(await rows()).toEqual([])
})

test('X03: a deletion that the service refuses is kept with its reason', async () => {
  const { ready } = school.specimens
  await enqueue('specimen.deleteBatch', { specimenIds: [ready] }, { lane: 'delete', subject: 'delete' })
  await outbox.flush({ force: true })
  expect(await states()).toEqual(['specimen.deleteBatch parked'])
  expect((await rows())[0]?.lastError).toMatchObject({ class: 'refused', status: 403, text: '没有权限' })
  expect((await service.ask(specimenInfo, { id: ready }, { token })).code).toBe(0)
})
