/** S31: what a person made or brought, and where it is used, on both databases. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownQuestionSave } from '../../src/contract/books.ts'
import { ownResources } from '../../src/contract/files.ts'
import { questionNoteSave } from '../../src/contract/questions.ts'
import { personalMarkSave } from '../../src/contract/specimens.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('own resources on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
  })
  afterAll(() => service.stop())

  const resourcesOf = async (token: string) => (await service.ask(ownResources, {}, { token })).data

  test('S31 a student finds the specimens with own marks, and the own notes', async () => {
    const token = await service.signIn('student')
    const specimenId = school.specimens.ready
    for (const name of ['一', '二'])
      await service.ask(
        personalMarkSave,
        {
          clientId: randomUUID(),
          specimenId,
          shape: 'arrow',
          points: [
            [10, 20],
            [30, 40],
          ],
          frame: 0,
          name,
          desc: '',
          color: 'yellow',
          fontSize: 14,
        },
        { token, key: randomUUID() },
      )
    const note = { questionId: school.questions.DANXUAN, text: '记住基底层' }
    await service.ask(questionNoteSave, note, { token, key: randomUUID() })
    const clientId = randomUUID()
    const { id: markId } = await service.service.db.kysely
      .selectFrom('mark')
      .select('id')
      .where('specimenId', '=', specimenId)
      .executeTakeFirstOrThrow()
    const own = { clientId, specimenId, markId, book: 'wrong' as const }
    await service.ask(ownQuestionSave, own, { token, key: randomUUID() })
    await service.ask(
      questionNoteSave,
      { questionId: clientId, text: '自己的题' },
      { token, key: randomUUID() },
    )
    const found = await resourcesOf(token)
    expect(found.marks).toMatchObject([{ specimenId, count: 2 }])
    const byText = new Map(found.notes.map((one) => [one.text, one]))
    expect(byText.get(note.text)).toMatchObject(note)
    expect(byText.get('自己的题')).toMatchObject({ chapterId: 0 })
    const other = await resourcesOf(await service.signIn('student2'))
    expect([other.marks, other.notes]).toEqual([[], []])
  })

  test('S31 a teacher finds own specimens, coursewares and decks with where each is used', async () => {
    await service.service.db.kysely
      .updateTable('specimen')
      .set({ creator: school.accounts.teacher })
      .where('id', 'in', [school.specimens.ready, school.specimens.skull])
      .execute()
    const found = await resourcesOf(await service.signIn('teacher'))
    expect(found.specimenCount).toBe(2)
    const lecture = { name: '第一讲 肾', nameEn: 'Lesson 1: kidney' }
    const usesOf = (id: number) => found.specimens?.find((one) => one.id === id)?.usedIn
    expect([usesOf(school.specimens.ready), usesOf(school.specimens.skull)]).toEqual([[lecture], []])
    const course = await service.service.db.kysely
      .selectFrom('course')
      .select(['name', 'nameEn'])
      .where('id', '=', stage.courses.lab)
      .executeTakeFirstOrThrow()
    expect(found.coursewares).toMatchObject([{ id: stage.courseware, name: '第一讲 肾', usedIn: [course] }])
    expect(found.decks).toMatchObject([{ id: stage.deck, nameEn: 'The kidney', usedIn: [lecture] }])
    const other = await resourcesOf(await service.signIn('student'))
    expect([other.specimens, other.coursewares, other.decks]).toEqual([[], [], []])
  })
})
