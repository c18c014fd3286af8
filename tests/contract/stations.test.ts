import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { examSave, figures, reviewAsked } from '../../src/contract/review.ts'
import { missId } from '../../src/rules/exam/miss.ts'
import { bookStage } from './bookStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

interface Told {
  /** of the mark */
  key: string
  said?: string
  right?: boolean
  overruled?: true | undefined
}

describe.each(places)('the stations of exams on $name', (place) => {
  const { ask, db, me, school, subjectId, them, now } = bookStage(place)

  const markOf = (key: string) =>
    db().selectFrom('mark').select(['id', 'x', 'y', 'name']).where('key', '=', key).executeTakeFirstOrThrow()
  /** An exam on one specimen. */
  async function tell(clientId: string, stations: Told[], as = me()) {
    const specimenId = school().specimens.ready
    const given = stations.map(async ({ key, said = '', right = false, overruled }) => ({
      ...{ specimenId, markId: (await markOf(key)).id, said, right, ...(overruled && { overruled }) },
    }))
    return ask(examSave, { clientId, at: now(), stations: await Promise.all(given) }, as)
  }
  const confusions = async (as = me()) =>
    (await ask(figures, { subjectId: subjectId() }, as)).data.confusions.map(
      ({ right, chosen, times }) => `${right} ${chosen} ${times}`,
    )
  const places = async (as = me()) => (await ask(reviewAsked, {}, as)).data.places

  beforeEach(async () => {
    await db().deleteFrom('stationAnswer').execute()
    for (const [key, name] of [
      ['stratum-corneum', '角质层'],
      ['stratum-basale', '基底层'],
    ] as const)
      await db().updateTable('mark').set({ name, aliases: '[]' }).where('key', '=', key).execute()
  })

  test('are known on every device of this person and to nobody else', async () => {
    const [basale, corneum] = [await markOf('stratum-basale'), await markOf('stratum-corneum')]
    await tell(randomUUID(), [{ key: 'stratum-basale', right: true, said: '基底层' }])
    await tell(randomUUID(), [{ key: 'stratum-basale' }, { key: 'stratum-corneum' }])
    const { ready: specimenId } = school().specimens
    const expected = [basale, corneum]
      .sort((a, b) => a.id - b.id)
      .map(({ id, x, y }) => ({ id: missId(specimenId, id), specimenId, annotation: { x, y } }))
    expect(await places()).toEqual(expected)
    expect(await places(them())).toEqual([])
  })

  test('that were overruled are told to the teachers, once for each answer', async () => {
    const teachers = async () =>
      await db()
        .selectFrom('message')
        .select(['title', 'content', 'accountId'])
        .where('key', 'like', 'overruled:%')
        .execute()
    await db().deleteFrom('message').where('key', 'like', 'overruled:%').execute()
    const told = { key: 'stratum-basale', right: true, said: '生发层', overruled: true as const }
    await tell(randomUUID(), [{ ...told, overruled: undefined }])
    expect(await teachers()).toEqual([])
    for (const as of [me(), them()]) await tell(randomUUID(), [told], as)
    const messages = await teachers()
    expect(messages.length).toBeGreaterThan(0)
    expect(new Set(messages.map(({ accountId }) => accountId)).size).toBe(messages.length)
    expect(messages[0]?.title).toContain('基底层')
    expect(messages[0]?.content).toContain('生发层')
  })

  test('show which structures were confused more than once, from ten misses up', async () => {
    const wrong = { key: 'stratum-basale', said: '角质层' }
    for (let n = 0; n < 9; n++) await tell(randomUUID(), [wrong])
    expect(await confusions()).toEqual([])
    await tell(randomUUID(), [{ key: 'stratum-corneum', said: '基底层' }])
    expect(await confusions()).toEqual(['基底层 角质层 9'])
    // neither another spelling that nobody knows nor nothing at all is a structure
    for (const said of ['随便', '']) for (const _ of [1, 2]) await tell(randomUUID(), [{ ...wrong, said }])
    expect(await confusions()).toEqual(['基底层 角质层 9'])
    await tell(randomUUID(), [{ key: 'stratum-corneum', said: '基底层' }])
    expect(await confusions()).toEqual(['基底层 角质层 9', '角质层 基底层 2'])
    expect(await confusions(them())).toEqual([])
  })

  test('count a name offered from another picture as that structure', async () => {
    const { id: _, ...row } = await db()
      .selectFrom('mark')
      .selectAll()
      .where('key', '=', 'stratum-corneum')
      .executeTakeFirstOrThrow()
    const elsewhere = { specimenId: school().specimens.skull, key: 'elsewhere', name: '汗腺导管' }
    await db()
      .insertInto('mark')
      .values({ ...row, ...elsewhere, nameEn: 'sweat duct', nameLatin: '' })
      .execute()
    for (let n = 0; n < 10; n++) await tell(randomUUID(), [{ key: 'stratum-basale', said: '汗腺导管' }])
    expect(await confusions()).toEqual(['基底层 汗腺导管 10'])
  })

  test('count as confused no longer once the student overruled the verdict', async () => {
    const exams = Array.from({ length: 10 }, () => randomUUID())
    for (const exam of exams) await tell(exam, [{ key: 'stratum-basale', said: '角质层' }])
    for (const exam of exams.slice(1)) await tell(exam, [{ key: 'stratum-basale', right: true }])
    expect(await confusions()).toEqual([])
    expect(await db().selectFrom('stationAnswer').select('right').execute()).toHaveLength(10)
  })

  test('SEC26 are refused where they are none or too many', async () => {
    const station = { specimenId: 9_999_999, markId: 9_999_999, right: false, said: '角质层' }
    const told = (stations: (typeof station)[]) =>
      ask(examSave, { clientId: randomUUID(), at: now(), stations }, me())
    expect((await told([])).status).toBe(400)
    expect((await told(Array.from({ length: 101 }, () => station))).status).toBe(400)
    for (let n = 0; n < 10; n++) expect((await told([station])).status).toBe(200)
    expect([await confusions(), await places()]).toEqual([[], []])
    expect(await db().selectFrom('stationAnswer').select('markId').execute()).toEqual([])
  })

  test('SEC02 figures of 20,000 wrong stations on 1,000 marks take less than a second', async () => {
    const {
      id: _,
      key,
      ...row
    } = await db()
      .selectFrom('mark')
      .selectAll()
      .where('key', '=', 'stratum-corneum')
      .executeTakeFirstOrThrow()
    const words = { nameEn: '', nameLatin: '', aliases: '[]' }
    const marks = Array.from({ length: 1000 }, (_, n) => ({
      ...{ ...row, ...words, key: `${key}-${n}`, name: `结构${1000 + n}` },
    }))
    const made = []
    for (let n = 0; n < 1000; n += 100) {
      const part = db()
        .insertInto('mark')
        .values(marks.slice(n, n + 100))
        .returning('id')
      made.push(...(await part.execute()))
    }
    const { id: accountId, tenant } = await db()
      .selectFrom('account')
      .select(['id', 'tenant'])
      .where('loginName', '=', 'student')
      .executeTakeFirstOrThrow()
    for (let exam = 0; exam < 200; exam++) {
      const answers = made.slice(0, 100).map(({ id: markId }, n) => ({
        ...{
          tenant,
          accountId,
          examId: `exam-${exam}`,
          at: now() + exam,
          specimenId: row.specimenId,
          markId,
        },
        ...({ right: 0, said: `结构${1500 + (n % 500)}` } as const),
      }))
      await db().insertInto('stationAnswer').values(answers).execute()
    }
    // of this thread: others of the machine do not count
    const before = process.threadCpuUsage().user
    expect((await confusions()).length).toBe(10)
    expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(1000)
    await db().deleteFrom('mark').where('key', 'like', `${key}-%`).execute()
  })

  test('SEC02 figures of 1,000 long texts that are no names keep nobody waiting', async () => {
    const { id: accountId, tenant } = await db()
      .selectFrom('account')
      .select(['id', 'tenant'])
      .where('loginName', '=', 'student')
      .executeTakeFirstOrThrow()
    const pieces = ['1e', 'ﷺ', '百', '肌']
    const hostile = (at: number, chars: number) =>
      `${pieces[at % pieces.length]?.repeat(chars).slice(0, chars - 4)}${at}`
    const { questions, specimens } = school()
    const mark = await markOf('stratum-basale')
    for (let first = 0; first < 1000; first += 100) {
      const some = Array.from({ length: 100 }, (_, at) => first + at)
      const answers = some.map((at) => ({
        ...{
          tenant,
          accountId,
          questionId: questions.TIANKONG,
          paperId: randomUUID(),
          source: 'chapter' as const,
        },
        ...{
          at: now() + at,
          content: JSON.stringify([hostile(at, 280), hostile(at, 280)]),
          correct: 0 as const,
        },
      }))
      await db().insertInto('submission').values(answers).execute()
      const stations = some.map((at) => ({
        ...{ tenant, accountId, examId: `long-${at}`, at: now() + at, specimenId: specimens.ready },
        ...{ markId: mark.id, right: 0 as const, said: hostile(at, 190) },
      }))
      await db().insertInto('stationAnswer').values(stations).execute()
    }
    const longest = await longestTurnMs(() => confusions())
    await db().deleteFrom('submission').execute()
    expect(longest).toBeLessThan(150)
  })
})

/** ms of this thread's processor time that the longest piece of some work takes before others run. */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  const cpuMs = () => process.threadCpuUsage().user / 1000
  let longest = 0
  let before = cpuMs()
  let goesOn = true
  const turn = () => {
    const now = cpuMs()
    longest = Math.max(longest, now - before)
    before = now
    if (goesOn) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  goesOn = false
  return longest
}
