/** What the tests of the two books do, on a service of their own that begins each test with empty books. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type BookNode, books, collectionCollect, wrongAdd } from '../../src/contract/books.ts'
import type { Endpoint, Given } from '../../src/contract/endpoint.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import type { BookName } from '../../src/contract/questions.ts'
import { practiceSettingSave } from '../../src/contract/review.ts'
import type { Place } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

export interface Session {
  token: string
  key?: string
  lang?: 'Zh' | 'En'
}

export const flat = (nodes: BookNode[]): BookNode[] => nodes.flatMap((node) => [node, ...flat(node.items)])

export function bookStage(place: Place) {
  let service: Running
  let seeded: Seeded
  let token: string
  let other: string
  beforeAll(async () => {
    service = await start(place)
    seeded = await seed(service.service.db)
    token = await service.signIn('student')
    other = await service.signIn('student2')
  })
  afterAll(() => service.stop())

  const ask = <E extends Endpoint>(endpoint: E, args: Given<E>, as: Session) =>
    service.ask(endpoint, args, as)
  const db = () => service.service.db.kysely
  const school = () => seeded
  const later = () => {
    service.clock.now += 1000
  }
  const now = () => service.clock.now
  const me = (): Session => ({ token, key: randomUUID() })
  const them = (): Session => ({ token: other, key: randomUUID() })
  const question = (kind: keyof Seeded['questions']) => school().questions[kind]
  const subjectId = () => school().subjects.histology

  const tree = async (name: BookName, as = me()) =>
    (await ask(books[name].tree, { subjectId: subjectId() }, as)).data
  const rootOf = async (name: BookName, as = me()) => {
    const [root] = await tree(name, as)
    if (!root) throw new Error('no root')
    return root.id
  }
  const card = async (name: BookName, catalogId: BookNode['id'], as = me()) =>
    (await ask(books[name].card, { catalogId }, as)).data.items
  const add = (name: BookName, questionId: number | string, as = me()) =>
    name === 'wrong' ? ask(wrongAdd, { questionId }, as) : ask(collectionCollect, { questionId }, as)
  const shelf = async (name: BookName, called: string, parentId?: BookNode['id']) => {
    const clientId = randomUUID()
    const given = { name: called, parentId: parentId ?? (await rootOf(name)), clientId }
    expect((await ask(books[name].catalogInsert, given, me())).code).toBe(0)
    return clientId
  }
  const save = (given: object) => ask(practiceSettingSave, given, me())
  const answer = async (content: string, kind: keyof Seeded['questions'] = 'DANXUAN', as = me()) => {
    const catalogId = school().catalogs.thickSkin
    const { paperId } = (await ask(chapterCard, { catalogId }, as)).data
    const args = { catalogId, paperId, questionId: question(kind), content }
    return (await ask(chapterSubmit, args, as)).data
  }
  const inWrong = async (id: number | string) =>
    (await card('wrong', await rootOf('wrong'))).find(({ questionId }) => questionId === id)
  const empty = async () => {
    for (const table of ['bookItem', 'bookCatalog', 'practiceSetting'] as const)
      await db().deleteFrom(table).execute()
  }
  const history = async () => (await db().selectFrom('submission').select('id').execute()).length
  beforeEach(empty)
  return {
    ask,
    db,
    school,
    later,
    now,
    me,
    them,
    question,
    subjectId,
    tree,
    rootOf,
    card,
    add,
    shelf,
    save,
    answer,
    inWrong,
    history,
    token: () => token,
  }
}
