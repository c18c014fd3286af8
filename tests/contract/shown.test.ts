import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { deleteQuestions, updateQuestions } from '../../server/questions/questionRows.ts'
import { open } from '../../server/store/db.ts'
import * as amended from '../../server/store/migrations/amended.ts'
import * as apart from '../../server/store/migrations/apart.ts'
import * as bank from '../../server/store/migrations/bank.ts'
import * as books from '../../server/store/migrations/books.ts'
import * as content from '../../server/store/migrations/content.ts'
import * as indexes from '../../server/store/migrations/indexes.ts'
import * as experiments from '../../server/store/migrations/library/experiments.ts'
import * as library from '../../server/store/migrations/library/library.ts'
import * as notices from '../../server/store/migrations/notices.ts'
import * as people from '../../server/store/migrations/people/people.ts'
import * as practice from '../../server/store/migrations/practice.ts'
import * as bankSearch from '../../server/store/migrations/search/bankSearch.ts'
import * as folded from '../../server/store/migrations/search/folded.ts'
import * as words from '../../server/store/migrations/search/words.ts'
import * as shown from '../../server/store/migrations/shown.ts'
import { bankPage, type Question } from '../../src/contract/questions.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

/** The steps up to the one before. */
const before = [
  ...[people, content, practice, notices, library, words, books, bank, indexes, folded, experiments],
  ...[amended, bankSearch, apart],
]

describe.each(places)('what the parts of a case show, on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const db = () => service.service.db.kysely
  const page = async (more: object) =>
    (await service.ask(bankPage, { pageNo: 1, pageSize: 50, ...more }, { token })).data
  /** What is found, and how many the tally counts. */
  const found = async (more: object) => {
    const { records, total } = await page(more)
    return [records.map(({ id }) => id), total]
  }
  const isFound = async (...ids: number[]) => {
    expect(await found({ specimenId: school.specimens.skull })).toEqual([ids, ids.length])
    const shows = [school.questions.DANXUAN, ...ids]
    expect(await found({ onSpecimen: 'yes' })).toEqual([shows, shows.length])
    expect((await found({ onSpecimen: 'no' }))[1]).toBe(8 - shows.length)
  }

  test('S41 a case is found by what a part of it shows', async () => {
    const { questions, specimens } = school
    await isFound(questions.BINGLI)
    expect((await page({ specimenId: specimens.skull })).records[0]?.specimenId).toBe(specimens.skull)
    const keyword = 'option 1'
    expect(await found({ keyword, specimenId: specimens.skull })).toEqual([[questions.BINGLI], 1])
    expect(await found({ keyword, specimenId: specimens.skull, baseType: 'DANXUAN' })).toEqual([[], 0])
    expect((await found({ keyword, onSpecimen: 'yes' }))[0]).toEqual([questions.DANXUAN, questions.BINGLI])
  })

  test('S41 what a case shows follows its text, its own picture and its end', async () => {
    const { questions, specimens } = school
    const change = (changes: Parameters<typeof updateQuestions>[2]) =>
      updateQuestions(db(), [questions.BINGLI], changes)
    const { body } = await db()
      .selectFrom('question')
      .select('body')
      .where('id', '=', questions.BINGLI)
      .executeTakeFirstOrThrow()
    const { children, ...rest } = JSON.parse(body) as Question
    const write = (parts: object[]) => change({ body: JSON.stringify({ ...rest, children: parts }) })
    // in words it shows nothing
    await write(children.map((part) => ({ ...part, specimenId: null, title: '"specimenId":4 \u0000' })))
    await isFound()
    await change({ specimenId: specimens.skull })
    await isFound(questions.BINGLI)
    await write(children)
    await change({ specimenId: null })
    await isFound(questions.BINGLI)
    // a part of a part, and twice
    await write([{ ...children[1], children }, ...children])
    await isFound(questions.BINGLI)
    // it moves to another chapter
    await change({ catalogId: school.catalogs.thinSkin })
    const there = { catalogId: school.catalogs.thinSkin, specimenId: specimens.skull }
    expect(await found(there)).toEqual([[questions.BINGLI], 1])
    await deleteQuestions(service.service.db, [questions.BINGLI])
    expect(await found({ specimenId: specimens.skull })).toEqual([[], 0])
    expect(await found({ onSpecimen: 'yes' })).toEqual([[questions.DANXUAN], 1])
  })

  test('S41 the questions of before are brought forward with what they show', async () => {
    const where = await place.fresh()
    const db = open(where)
    onTestFinished(async () => {
      await db.close()
      await where.dispose()
    })
    const kysely = db.kysely as unknown as Kysely<unknown>
    for (const { up } of before) await up(kysely, db.name)
    const part = (specimenId: number | null) => ({ specimenId, children: [] })
    const put = async (key: string, specimenId: number | null, children: object[], creator = 0) =>
      db.rows(
        `insert into "question" ("tenant", "key", "catalogId", "baseType", "specimenId", "body", "creator")
          values (1, ?, 1, 'BINGLI', ?, ?, ?)`,
        [key, specimenId, JSON.stringify({ specimenId, children }), creator],
        'writer',
      )
    await put('whole', 5, [])
    await put('part', null, [part(null), part(6), part(7)])
    await put('both', 5, [part(5)])
    await put('none', null, [part(null)])
    await put('own', 8, [], 3)
    await shown.up(kysely, db.name)
    const all = await db.rows<object>(
      `select q."key", s."specimenId", q."onSpecimen" from "question" q
        left join "questionShows" s on s."questionId" = q."id" order by q."id", s."specimenId"`,
      [],
    )
    expect(all.map((row) => Object.values(row))).toEqual([
      ['whole', 5, 1],
      ['part', 6, 1],
      ['part', 7, 1],
      ['both', 5, 1],
      ['none', null, 0],
      ['own', 8, 1],
    ])
    const counted = await db.rows<{ n: number }>(
      'select "onSpecimen", "n" from "questionTally" order by "onSpecimen"',
      [],
    )
    expect(counted.map((row) => Object.values(row).map(Number))).toEqual([
      [0, 1],
      [1, 3],
    ])
  })
})
