import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Given } from '../../src/contract/endpoint.ts'
import {
  personalMarkDelete,
  personalMarkSave,
  personalMarks,
  specimenPage,
} from '../../src/contract/specimens.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

type Mark = Given<typeof personalMarkSave>

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const mark = (more: Partial<Mark> = {}): Mark => ({
    clientId: randomUUID(),
    specimenId: school.specimens.ready,
    shape: 'arrow',
    points: [
      [10.5, 20],
      [30, 40],
    ],
    frame: 0,
    name: '闰盘',
    desc: '',
    color: 'yellow',
    fontSize: 14,
    ...more,
  })
  const save = (given: unknown, options: object = {}) =>
    service.ask(personalMarkSave, given as Mark, { token, key: randomUUID(), ...options })
  const mine = async (own = token) =>
    (await service.ask(personalMarks, { specimenId: school.specimens.ready }, { token: own })).data

  test('C088 a mark that was drawn is there for who drew it, and for nobody else', async () => {
    const one = mark()
    const { data } = await save(one)
    expect(data).toEqual({ ...one, updatedAt: service.clock.now })
    expect(await mine()).toEqual([data])
    expect(await mine(await service.signIn('student2'))).toEqual([])
    const elsewhere = { specimenId: school.specimens.skull }
    expect((await service.ask(personalMarks, elsewhere, { token })).data).toEqual([])
  })

  test('a mark that is saved again is replaced and stays in its place', async () => {
    const [first] = await mine()
    const second = mark({ shape: 'text', points: [[1, 2]] })
    service.clock.now += 1000
    await save(second)
    service.clock.now += 1000
    const key = randomUUID()
    const changed = { ...mark({ name: '横小管', color: 'red' }), clientId: first?.clientId ?? '' }
    const reply = await save(changed, { key })
    service.clock.now += 1000
    expect((await save(changed, { key })).data).toEqual(reply.data)
    expect((await mine()).map(({ clientId, name }) => [clientId, name])).toEqual([
      [changed.clientId, '横小管'],
      [second.clientId, '闰盘'],
    ])
    const other = await save({ ...changed, name: '别的' }, { key })
    expect([other.status, other.code]).toEqual([422, 422])
  })

  test('C088 marks of two people with the same id do not affect each other', async () => {
    const before = await mine()
    const other = await service.signIn('student2')
    const same = mark({ clientId: before[0]?.clientId ?? '', name: '同号' })
    expect((await save(same, { token: other })).data).toMatchObject({ name: '同号' })
    expect((await save({ ...same, name: '改过' }, { token: other })).code).toBe(0)
    expect((await mine(other)).map(({ clientId, name }) => [clientId, name])).toEqual([
      [same.clientId, '改过'],
    ])
    expect(await mine()).toEqual(before)
    const { clientId, specimenId } = same
    expect((await service.ask(personalMarkDelete, { clientId, specimenId }, { token: other })).code).toBe(0)
    expect(await mine(other)).toEqual([])
    expect(await mine()).toEqual(before)
  })

  test('what is deleted is gone; again, and what never was, nothing happens', async () => {
    const one = mark()
    await save(one)
    const { clientId, specimenId } = one
    const before = (await mine()).length
    const key = randomUUID()
    for (const options of [{ key }, { key }, {}])
      expect(
        (await service.ask(personalMarkDelete, { clientId, specimenId }, { token, ...options })).code,
      ).toBe(0)
    const never = { clientId: randomUUID(), specimenId }
    expect((await service.ask(personalMarkDelete, never, { token })).code).toBe(0)
    expect(await mine()).toHaveLength(before - 1)
  })

  test('C083 a keyword finds one’s own marks and nobody else’s', async () => {
    const find = async (keyword: string, own = token) => {
      const asked = { pageNo: 1, pageSize: 20, keyword }
      const { data } = await service.ask(specimenPage, asked, { token: own })
      expect(data.total).toBe(data.records.length)
      return data.records.map(({ id, hit }) => [id, hit?.markId ?? null])
    }
    const { ready, skull } = school.specimens
    const one = mark({ name: '我画的 Ｘ 处' })
    const other = mark({ name: '我画的 x 处旁', specimenId: skull })
    for (const given of [one, other]) await save(given)
    expect(await find('我画的 X  处')).toEqual([
      [ready, one.clientId],
      [skull, other.clientId],
    ])
    expect(await find('处旁')).toEqual([[skull, other.clientId]])
    expect(await find('我画的 x 处', await service.signIn('student2'))).toEqual([])
    // called as everybody's mark is: it leads to theirs
    await save({ ...one, name: 'stratum-basale' })
    expect(await find('stratum-basale')).not.toContainEqual([ready, one.clientId])
    for (const { clientId, specimenId } of [one, other])
      await service.ask(personalMarkDelete, { clientId, specimenId }, { token, key: randomUUID() })
    expect(await find('处旁')).toEqual([])
  })

  test('on a specimen that one may not see there is nothing to draw on', async () => {
    for (const specimenId of [school.specimens.hidden, 9999])
      expect((await save(mark({ specimenId }))).status).toBe(404)
  })

  const square: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ]

  test.each<[string, object, string]>([
    ['no point', { points: [] }, 'points'],
    ['one point of an arrow', { points: [[1, 1]] }, 'points'],
    ['three points of a rectangle', { shape: 'rectangle', points: square }, 'points'],
    ['two points of a polygon', { shape: 'polygon', points: square.slice(1) }, 'points'],
    ['2,001 points', { shape: 'freehand', points: Array(2001).fill([1, 1]) }, 'points'],
    [
      'a point far outside',
      {
        points: [
          [0, 0],
          [1e12, 0],
        ],
      },
      'points',
    ],
    [
      'a point that is no number',
      {
        points: [
          [0, 0],
          ['x', 0],
        ],
      },
      'points.1.0',
    ],
    ['a point of three numbers', { points: 'all' }, 'points'],
    ['a shape that there is not', { shape: 'star' }, 'shape'],
    ['a colour that there is not', { color: 'pink' }, 'color'],
    ['a frame that there is not', { frame: 1 }, 'frame'],
    ['a frame below none', { frame: -1 }, 'frame'],
    ['half a frame', { frame: 0.5 }, 'frame'],
    ['a name of 201 characters', { name: '字'.repeat(201) }, 'name'],
    ['a name that is no text', { name: 5 }, 'name'],
    ['a text of 2,001 characters', { desc: 'x'.repeat(2001) }, 'desc'],
    ['an id that is no UUID', { clientId: '1' }, 'clientId'],
  ])('%s is refused, and the field is named', async (_, wrong, field) => {
    const before = await mine()
    const { status, data, message } = await save({ ...mark(), ...wrong })
    expect([status, data]).toEqual([400, { field }])
    expect(message).not.toBe('')
    expect(await mine()).toEqual(before)
  })

  test('V05 a font size is 8 to 24 px, and who gave another reads so in their language', async () => {
    for (const fontSize of [8, 24]) expect((await save(mark({ fontSize }))).code).toBe(0)
    for (const fontSize of [7, 25, 0, -8, 8.5]) {
      const { status, data } = await save(mark({ fontSize }))
      expect([fontSize, status, data]).toEqual([fontSize, 400, { field: 'fontSize' }])
    }
    expect((await save(mark({ fontSize: 25 }))).message).toBe('字号须在 8 到 24 之间')
    const english = await save(mark({ fontSize: 25 }), { lang: 'En' })
    expect(english.message).toBe('The font size must be between 8 and 24.')
  })

  test('every shape is kept as it was drawn, at the least and the most of its points', async () => {
    const many = Array.from({ length: 2000 }, (_, n): [number, number] => [n, n / 3])
    const shapes: Partial<Mark>[] = [
      { shape: 'point', points: [[1, 1]] },
      { shape: 'line', points: square.slice(1) },
      { shape: 'rectangle', points: square.slice(1) },
      { shape: 'ellipse', points: square.slice(1) },
      { shape: 'polygon', points: square },
      { shape: 'freehand', points: many },
    ]
    for (const given of shapes) {
      const one = mark(given)
      expect((await save(one)).data).toMatchObject({ ...given, clientId: one.clientId })
      expect((await mine()).find(({ clientId }) => clientId === one.clientId)?.points).toEqual(given.points)
    }
  })
})
