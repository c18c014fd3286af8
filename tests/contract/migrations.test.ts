import type { Kysely } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { school } from '../../sample/school/index.ts'
import { readSearched } from '../../server/library/searched.ts'
import { open } from '../../server/store/db.ts'
import * as books from '../../server/store/migrations/books.ts'
import * as content from '../../server/store/migrations/content.ts'
import { migrate } from '../../server/store/migrations/index.ts'
import * as experiments from '../../server/store/migrations/library/experiments.ts'
import * as library from '../../server/store/migrations/library/library.ts'
import * as ownMarks from '../../server/store/migrations/library/ownMarks.ts'
import * as notices from '../../server/store/migrations/notices.ts'
import * as people from '../../server/store/migrations/people/people.ts'
import * as practice from '../../server/store/migrations/practice.ts'
import * as folded from '../../server/store/migrations/search/folded.ts'
import * as searchForms from '../../server/store/migrations/search/forms.ts'
import * as keptSigns from '../../server/store/migrations/search/keptSigns.ts'
import * as words from '../../server/store/migrations/search/words.ts'
import { foldWord } from '../../src/rules/words/foldWord.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const empty = async () => {
    const where = await place.fresh()
    const db = open(where)
    onTestFinished(async () => {
      await db.close()
      await where.dispose()
    })
    return db
  }

  test('older wrong questions move to the root of their subject with their misses', async () => {
    const db = await empty()
    const { name } = db
    // a step knows no tables
    const kysely = db.kysely as unknown as Kysely<unknown>
    for (const { up } of [people, content, practice, notices, library, words]) await up(kysely, name)
    const run = (sql: string) => db.rows(sql, [], 'writer')
    for (const id of [1, 2])
      await run(
        `insert into "catalog" ("tenant", "id", "key", "subjectId") values (1, ${id}, 'c${id}', ${id * 10})`,
      )
    for (const [id, catalog] of [
      [1, 1],
      [2, 1],
      [3, 2],
    ])
      await run(
        `insert into "question" ("tenant", "id", "key", "catalogId", "body") values (1, ${id}, 'q${id}', ${catalog}, '{}')`,
      )
    for (const [account, question] of [
      [5, 1],
      [5, 2],
      [5, 3],
      [6, 3],
    ])
      await run(
        `insert into "wrongQuestion" ("tenant", "accountId", "questionId", "at") values (1, ${account}, ${question}, ${question}00)`,
      )
    for (const correct of [0, 0, 1])
      await run(
        `insert into "submission" ("tenant", "accountId", "questionId", "correct", "at") values (1, 5, 2, ${correct}, 1)`,
      )
    await books.up(kysely, name)
    const found = await db.rows<object>(
      `select i."accountId", i."questionId", i."at", i."times", b."subjectId", b."clientId" from "bookItem" i
        join "bookCatalog" b on b."id" = i."catalogId" and b."accountId" = i."accountId"
        where i."book" = 'wrong' order by i."accountId", i."questionId"`,
      [],
    )
    expect(found.map((row) => Object.values(row))).toEqual([
      [5, 1, 100, 0, 10, 'root-10'],
      [5, 2, 200, 2, 10, 'root-10'],
      [5, 3, 300, 0, 20, 'root-20'],
      [6, 3, 300, 0, 20, 'root-20'],
    ])
    await expect(run('select 1 from "wrongQuestion"')).rejects.toThrow(/wrongQuestion/)
  })

  test('words stored before with only their case folded are folded like keywords', async () => {
    const db = await empty()
    const kysely = db.kysely as unknown as Kysely<unknown>
    for (const { up } of [people, content, practice, notices, library, words]) await up(kysely, db.name)
    const called = [...school.specimens.map(({ name }) => name), ...Object.values(school.terms)]
    const names = [
      ...called.flatMap(({ zh, en, la = en }) => [zh, en, la]),
      ...Object.values(school.terms).flatMap(({ aliases = [] }) => aliases),
      'ΟΔΟΣ ÉÖ\u2028ＡＢ\u00a0\u1680ｃ ㎛²﹪',
    ]
    await db.kysely.transaction().execute(async (within) => {
      for (const [at, name] of names.entries())
        await db.rows(
          'insert into "specimen" ("tenant", "id", "key", "name") values (1, ?, ?, ?)',
          [at + 1, `s${at}`, name],
          within,
        )
    })
    await folded.up(kysely, db.name)
    const found = await db.rows<{ specimenId: number; text: string }>(
      `select p."specimenId", w."text" from "wordPlace" p join "word" w on w."id" = p."wordId" order by p."specimenId"`,
      [],
    )
    const text = (name: string) => `${foldWord(name)}\n\n\n\n`
    expect(found.map((row) => row.text)).toEqual(names.map(text))
    await db.rows(`update "specimen" set "name" = '心（Ⅳ）' where "id" = 1`, [], 'writer')
    const now = await db.rows<{ text: string }>(
      'select w."text" from "wordPlace" p join "word" w on w."id" = p."wordId" where p."specimenId" = 1',
      [],
    )
    expect(now).toEqual([{ text: text('心（Ⅳ）') }])
  })

  test('an older experiment gets the subject of the specimen that shows its result', async () => {
    const db = await empty()
    const kysely = db.kysely as unknown as Kysely<unknown>
    for (const { up } of [people, content, practice, notices, library]) await up(kysely, db.name)
    await db.rows(
      `insert into "specimen" ("tenant", "id", "key", "subjectId") values (1, 1, 'coli', 7), (1, 2, 'pus', 8)`,
      [],
      'writer',
    )
    for (const [key, specimens] of [
      ['gram', '["coli","pus"]'],
      ['spore', '["gone"]'],
      ['capsule', '[]'],
    ])
      await db.rows(
        'insert into "experiment" ("tenant", "key", "specimens") values (1, ?, ?)',
        [key, specimens],
        'writer',
      )
    await experiments.up(kysely, db.name)
    const found = await db.rows<object>('select "key", "subjectId" from "experiment" order by "key"', [])
    expect(found.map((row) => Object.values(row))).toEqual([
      ['capsule', 0],
      ['gram', 7],
      ['spore', 0],
    ])
  })

  test('C088 marks drawn before are kept, with ids that are unique per person', async () => {
    const db = await empty()
    const kysely = db.kysely as unknown as Kysely<unknown>
    for (const { up } of [people, content, practice, notices, library]) await up(kysely, db.name)
    const draw = (account: number, client: string, name: string) =>
      db.rows(
        `insert into "personalMark" ("tenant", "accountId", "clientId", "specimenId", "shape", "points", "frame",
            "name", "desc", "color", "fontSize", "createdAt", "updatedAt")
          values (1, ?, ?, 3, 'point', '[[1,2.5]]', 4, ?, 'd', 'red', 14, 5, 6)`,
        [account, client, name],
        'writer',
      )
    await draw(7, 'a', '甲')
    await draw(8, 'b', '乙')
    await expect(draw(8, 'a', '丙')).rejects.toThrow()
    await ownMarks.up(kysely, db.name)
    await draw(8, 'a', '丙')
    await expect(draw(8, 'a', '丁')).rejects.toThrow()
    const found = await db.rows<object>('select * from "personalMark" order by "accountId", "clientId"', [])
    const drawn = { tenant: 1, specimenId: 3, shape: 'point', points: '[[1,2.5]]', frame: 4, desc: 'd' }
    const rest = { ...drawn, color: 'red', fontSize: 14, createdAt: 5, updatedAt: 6 }
    expect(found).toEqual([
      { ...rest, accountId: 7, clientId: 'a', name: '甲' },
      { ...rest, accountId: 8, clientId: 'a', name: '丙' },
      { ...rest, accountId: 8, clientId: 'b', name: '乙' },
    ])
  })

  test('what was stored before the search folded as judging does has its forms then', async () => {
    const db = await empty()
    await migrate(db.kysely, db.name)
    const run = <R = object>(sql: string) => db.rows<R>(sql, [], 'writer')
    await run('drop index "wordUnread"')
    await run('alter table "word" drop column "searched"')
    await run(`insert into "word" ("tenant", "text") values (1, '細胞\n\n\n\n'), (1, '肾\n\n\n\n')`)
    const words = ['kidneys', '肾', 'oedema']
    for (const [at, word] of words.entries())
      for (const [table, columns] of [
        ['courseware', '"tenant", "id", "words"'],
        ['deck', '"tenant", "id", "words", "key"'],
      ])
        await run(
          `insert into "${table}" (${columns}) values (${1 + (at % 2)}, ${at + 1}, '${word}'${table === 'deck' ? `, '${at}'` : ''})`,
        )
    await run(`insert into "question" ("tenant", "id", "key", "indexed", "body") values (1, 1, 'q', 1, '{}')`)
    // a step knows no tables
    await searchForms.up(db.kysely as unknown as Kysely<unknown>, db.name)
    await readSearched(db)
    expect(await run('select "searched" from "word" order by "id"')).toEqual([
      { searched: '細胞\n\n\n\n\n细胞' },
      { searched: '肾\n\n\n\n' },
    ])
    for (const table of ['courseware', 'deck'])
      expect(await run(`select "words" from "${table}" order by "id"`)).toEqual([
        { words: 'kidneys\nkidney' },
        { words: '肾' },
        { words: 'oedema\nedema' },
      ])
    expect(await run('select "indexed" from "question"')).toEqual([{ indexed: 0 }])
  })

  test('names with ⁹ or º that were stored before are noted as saving notes them', async () => {
    const db = await empty()
    await migrate(db.kysely, db.name)
    const run = <R = object>(text: string) => db.rows<R>(text, [], 'writer')
    await run(
      `insert into "specimen" ("tenant", "id", "key", "name") values (1, 1, 'a', '细菌 10⁹/L'), (1, 2, 'b', '肾')`,
    )
    await run(
      `insert into "mark" ("tenant", "id", "specimenId", "layer", "name", "aliases", "x", "y", "objective", "key") values
        (1, 5, 2, 'preset', '角', '["90º"]', 1, 1, 4, 'm'), (1, 6, 2, 'personal', '90º', '[]', 1, 1, 4, 'n')`,
    )
    await run(`insert into "word" ("tenant", "id", "text", "searched") values
      (1, 91, '细菌 109/l', 'x'), (1, 92, '肾', 'x'), (1, 93, '角 90o', 'x')`)
    await run(`insert into "wordPlace" ("tenant", "wordId", "specimenId", "markId") values
      (1, 91, 1, 0), (1, 92, 2, 0), (1, 93, 2, 5)`)
    // a step knows no tables
    await keptSigns.up(db.kysely as unknown as Kysely<unknown>, db.name)
    const noted = await run<{ text: string; specimenId: number; markId: number }>(
      `select w."text", p."specimenId", p."markId" from "wordPlace" p join "word" w on w."id" = p."wordId"
        where w."searched" is null order by p."specimenId", p."markId"`,
    )
    expect(noted.map(({ text, ...place }) => ({ ...place, text: text.trim() }))).toEqual([
      { specimenId: 1, markId: 0, text: '细菌 10^9/l' },
      { specimenId: 2, markId: 0, text: '肾' },
      { specimenId: 2, markId: 5, text: '角\n\n\n90°' },
    ])
  })

  test('a platform keeps the hosts to which it has scores already, and others get none', async () => {
    const db = await empty()
    await migrate(db.kysely, db.name, '0080-specimen-states')
    const run = <R = object>(text: string) => db.rows<R>(text, [], 'writer')
    await run(`insert into "ltiPlatform" ("tenant", "id", "clientId") values (1, 1, 'a'), (1, 2, 'b')`)
    await run(`insert into "ltiScore" ("tenant", "platformId", "accountId", "lineItem") values
      (1, 1, 1, 'https://school.example:8443/api/lti/1'), (1, 1, 2, 'https://school.example:8443/api/lti/1')`)
    await migrate(db.kysely, db.name)
    expect(await run(`select "id", "scoreHosts" from "ltiPlatform" order by "id"`)).toEqual([
      { id: 1, scoreHosts: '["school.example:8443"]' },
      { id: 2, scoreHosts: '[]' },
    ])
  })

  test('all steps stand on an empty database, and again change nothing', async () => {
    const { kysely, name } = await empty()
    await migrate(kysely, name)
    await migrate(kysely, name)
    expect(await kysely.selectFrom('bookItem').selectAll().execute()).toEqual([])
  })
})
