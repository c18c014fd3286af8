/** Counts, words and facts beside specimens, marks and questions are right after every write, also of several at once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteMarks, insertMarks, updateMarks } from '../../server/library/rows/markRows.ts'
import { insertSpecimens, updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import { deleteQuestions, insertQuestions, updateQuestions } from '../../server/questions/questionRows.ts'
import type { Question } from '../../src/contract/questions.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('rows and what stands beside them, on $name', (place) => {
  let service: Running
  let school: Seeded
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
  })
  afterAll(() => service.stop())

  const db = () => service.service.db.kysely
  const rows = (sql: string) => service.service.db.rows<Record<string, string | number>>(sql, [])
  /** Both sides of a comparison, in one order. */
  const sorted = (found: Record<string, string | number>[]) =>
    found.map((row) => Object.values(row).map(String).join(' ')).sort()

  async function isCountedRight() {
    const columns = '"subjectId", "catalogId", "kind", "dye", "dyeEn"'
    expect(sorted(await rows(`select ${columns}, "n" from "specimenTally" where "n" <> 0`))).toEqual(
      sorted(
        await rows(
          `select ${columns}, count(*) as "n" from "specimen" where "published" = 1 and "deleted" = 0 group by ${columns}`,
        ),
      ),
    )
    const asked = '"catalogId", "baseType", "onSpecimen"'
    expect(sorted(await rows(`select ${asked}, "n" from "questionTally" where "n" <> 0`))).toEqual(
      sorted(
        await rows(`select ${asked}, count(*) as "n" from "question" where "creator" = 0 group by ${asked}`),
      ),
    )
  }
  const namesOf = async (specimenId: number, markId: number) =>
    (
      await rows(
        `select w."text" from "wordPlace" p join "word" w on w."tenant" = p."tenant" and w."id" = p."wordId"
          where p."tenant" = 1 and p."specimenId" = ${specimenId} and p."markId" = ${markId}`,
      )
    ).map(({ text }) => String(text).split('\n').filter(Boolean))
  const specimen = async (id: number) => {
    const { id: _, ...row } = await db()
      .selectFrom('specimen')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row
  }
  const question = (id: number) =>
    db().selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('C083 counts and names of specimens follow every change', async () => {
    const { ready, hidden, waiting } = school.specimens
    await isCountedRight()
    const model = await specimen(ready)
    const copies = Array.from({ length: 450 }, (_, n) => ({
      ...model,
      key: `copy-${n}`,
      name: `切片${n % 3}`,
    }))
    const ids = await insertSpecimens(db(), copies)
    expect(ids.size).toBe(450)
    await isCountedRight()
    // under a key that is there nothing comes, and nothing changes
    expect((await insertSpecimens(db(), copies)).size).toBe(0)
    await isCountedRight()
    const [first = 0, second = 0] = ids.values()
    expect(await namesOf(second, 0)).toEqual([expect.arrayContaining(['切片1'])])
    await updateSpecimens(db(), [first, second, hidden], { published: 1, dye: '银染', name: '网状纤维' })
    await isCountedRight()
    expect(await namesOf(second, 0)).toEqual([expect.arrayContaining(['网状纤维'])])
    // half of a pair of surrogates, which databases give back as another character
    await updateSpecimens(db(), [second], { name: '弹性纤维\ud800' })
    expect(await namesOf(second, 0)).toEqual([expect.arrayContaining(['弹性纤维\ufffd'])])
    await updateSpecimens(db(), [...ids.values(), waiting], { deleted: 1 })
    await isCountedRight()
    await updateSpecimens(db(), [], { deleted: 0 })
    await isCountedRight()
  })

  test('marks are found by their names until they are deleted, and personal ones never', async () => {
    const specimenId = school.specimens.ready
    const { id: _, ...model } = await db().selectFrom('mark').selectAll().executeTakeFirstOrThrow()
    const made = { ...model, specimenId, nameEn: '', nameLatin: '' }
    await insertMarks(db(), [
      { ...made, key: 'seen', layer: 'school', name: '肾小囊', aliases: '["鲍氏囊","肾球囊"]' },
      { ...made, key: 'unseen', layer: 'personal', name: '我的', aliases: '[]' },
    ])
    const marks = await db().selectFrom('mark').select(['id', 'key']).execute()
    const idOf = (key: string) => marks.find((mark) => mark.key === key)?.id ?? 0
    expect(await namesOf(specimenId, idOf('seen'))).toEqual([['肾小囊', '鲍氏囊', '肾球囊']])
    expect(await namesOf(specimenId, idOf('unseen'))).toEqual([])
    await updateMarks(db(), [idOf('seen'), idOf('unseen')], { name: '肾小管' })
    expect(await namesOf(specimenId, idOf('seen'))).toEqual([['肾小管', '鲍氏囊', '肾球囊']])
    expect(await namesOf(specimenId, idOf('unseen'))).toEqual([])
    await deleteMarks(db(), [idOf('seen')])
    expect(await namesOf(specimenId, idOf('seen'))).toEqual([])
  })

  test('S41 counts of questions by chapter, kind and picture follow every change', async () => {
    const { DANXUAN, BINGLI, PANDUAN } = school.questions
    await isCountedRight()
    const { id: _, ...model } = await question(BINGLI)
    await insertQuestions(db(), [
      ...Array.from({ length: 250 }, (_, n) => ({ ...model, key: `case-${n}` })),
      { ...model, key: 'own', creator: school.accounts.student, clientId: 'c' },
    ])
    await isCountedRight()
    const before = await question(DANXUAN)
    await updateQuestions(db(), [DANXUAN], { body: before.body, catalogId: before.catalogId })
    expect(await question(DANXUAN)).toEqual(before)
    const body: Question = { ...JSON.parse(before.body), difficulty: 4 }
    await updateQuestions(db(), [DANXUAN], { body: JSON.stringify(body), specimenId: null })
    const after = await question(DANXUAN)
    expect(after).toMatchObject({ difficulty: 4, onSpecimen: 0, indexed: 0 })
    expect(after.stamp).not.toBe(before.stamp)
    await updateQuestions(db(), [PANDUAN, BINGLI], { specimenId: school.specimens.skull, position: 77 })
    await isCountedRight()
    const shows = await rows(
      `select "specimenId", "position" from "questionShows" where "questionId" = ${PANDUAN}`,
    )
    expect(shows).toEqual([{ specimenId: school.specimens.skull, position: 77 }])
    await deleteQuestions(service.service.db, [DANXUAN, BINGLI])
    await isCountedRight()
    expect(await rows(`select 1 from "questionShows" where "questionId" in (${DANXUAN}, ${BINGLI})`)).toEqual(
      [],
    )
  })

  test('who change the same rows at the same time are counted once', async () => {
    const { ready, skull } = school.specimens
    const ids = [ready, skull]
    for (let round = 0; round < 5; round++) {
      const published = (round % 2) as 0 | 1
      await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          updateSpecimens(db(), n % 2 ? ids : [...ids].reverse(), { published, name: `名${round}` }),
        ),
      )
      await isCountedRight()
      await Promise.all(
        Array.from({ length: 6 }, () =>
          updateQuestions(db(), [school.questions.PANDUAN], {
            catalogId: published ? school.catalogs.skull : school.catalogs.thickSkin,
          }),
        ),
      )
      await isCountedRight()
    }
    const model = await specimen(ready)
    const came = await Promise.all(
      Array.from({ length: 6 }, () => insertSpecimens(db(), [{ ...model, key: 'raced' }])),
    )
    expect(came.filter((one) => one.size === 1)).toHaveLength(1)
    await isCountedRight()
  })
})
