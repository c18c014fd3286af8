/** Questions of the bank that are drawn for a quiz. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateQuestions } from '../../server/questions/questionRows.ts'
import type { Question } from '../../src/contract/questions.ts'
import { quizDraw } from '../../src/contract/quizzes/quizTeaching.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('drawing questions on $name', (place) => {
  let service: Running
  let school: Seeded
  let courseId: number
  let teacher: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    courseId = (await seedTeaching(service.service.db, school)).courses.lab
    teacher = await service.signIn('teacher')
  })
  afterAll(() => service.stop())

  /** Writes a question's text as an import does, which says nothing of the column beside it. */
  async function rate(kind: 'DANXUAN' | 'BINGLI', change: (question: Question) => object): Promise<void> {
    const { kysely } = service.service.db
    const one = kysely.selectFrom('question').select('body').where('id', '=', school.questions[kind])
    const { body } = await one.executeTakeFirstOrThrow()
    const changed = JSON.stringify({ ...JSON.parse(body), ...change(JSON.parse(body)) })
    await updateQuestions(kysely, [school.questions[kind]], { body: changed })
  }
  const draw = async (more: { difficulty?: number; except?: string; count?: number }) => {
    const given = { courseId, catalogId: school.catalogs.thickSkin, count: 50, ...more }
    const { data } = await service.ask(quizDraw, given, { token: teacher })
    return data.map(({ id }) => id).sort((a, b) => a - b)
  }

  test('S38 a draw goes by the difficulty of the question and not of its parts', async () => {
    await rate('DANXUAN', () => ({ difficulty: 4, title: 'a\u0000b' }))
    await rate('BINGLI', ({ children, ...rest }) => ({
      ...rest,
      children: children.map((child) => ({ ...child, difficulty: 4 })),
    }))
    expect(await draw({ difficulty: 4 })).toEqual([school.questions.DANXUAN])
    expect(await draw({ difficulty: 2 })).not.toContain(school.questions.DANXUAN)
    expect(await draw({ difficulty: 2 })).toContain(school.questions.BINGLI)
    await rate('DANXUAN', () => ({ difficulty: 5 }))
    expect(await draw({ difficulty: 4 })).toEqual([])
    expect(await draw({ difficulty: 5 })).toEqual([school.questions.DANXUAN])
  })

  test('S38 a draw has the number asked for and no question that is there already', async () => {
    const { DANXUAN, DUOXUAN } = school.questions
    expect(await draw({ count: 3 })).toHaveLength(3)
    const rest = await draw({ except: `${DANXUAN},${DUOXUAN}` })
    expect(rest).not.toContain(DANXUAN)
    expect(rest).not.toContain(DUOXUAN)
    expect(rest).toHaveLength(Object.keys(school.questions).length - 2)
  })
})
