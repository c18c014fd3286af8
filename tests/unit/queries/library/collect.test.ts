import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Specimen } from '../../../../src/contract/specimens.ts'
import type { Subject } from '../../../../src/contract/subjects.ts'
import type { QueueRow } from '../../../../src/device/stored.ts'
import type { Action, Input } from '../../../../src/outbox/actions/index.ts'
import { entry } from '../../../../src/outbox/entry.ts'
import { turns } from '../../../../src/outbox/pending.ts'
import type { Operation } from '../../../../src/queries/engine/overlay.ts'
import {
  foldCollected,
  foldSpecimen,
  foldSpecimens,
  foldSubjects,
  withAdded,
} from '../../../../src/queries/library/collectFold.ts'
import {
  type Asked,
  type Browser,
  installBrowser,
  openPage,
  type Page,
  token,
  until,
  watch,
} from '../world.ts'

const specimen = (id: number, isCollected = false) =>
  ({ id, catalogId: 1, fileType: 1, name: `标本 ${id}`, isCollected }) as Specimen
const subject = (id: number, isCollected = false, children: Subject[] = []) =>
  ({ id, isCollected, children, specimenCount: 0 }) as unknown as Subject
const operation = (call: string, input: object, local?: unknown): Operation => ({
  call,
  input,
  local,
  subject: '',
  state: 'waiting',
})
const collect = (specimenId: number) => operation('specimen.collect', { specimenId }, specimen(specimenId))
const uncollect = (specimenId: number) => operation('specimen.uncollect', { specimenId })
const uncollectMany = (...specimenIds: number[]) => operation('specimen.uncollectBatch', { specimenIds })
const remove = (...specimenIds: number[]) => operation('specimen.deleteBatch', { specimenIds })
const ids = (all: { id: number }[]) => all.map(({ id }) => id)
const page = (...records: Specimen[]) => ({ records, total: records.length })

describe('what waits is laid over specimens', () => {
  test('the last word says whether one is a favourite', () => {
    const one = specimen(1)
    expect(foldSpecimen(one, [])).toBe(one)
    expect(foldSpecimen(one, [collect(2)])).toBe(one)
    expect(foldSpecimen(one, [collect(1)]).isCollected).toBe(true)
    expect(foldSpecimen(one, [collect(1), uncollectMany(2, 1)]).isCollected).toBe(false)
    expect(foldSpecimen(one, [uncollect(1), collect(1)]).isCollected).toBe(true)
  })

  test('lists show favourites, and no longer what was deleted here', () => {
    const { records } = foldSpecimens(page(specimen(1), specimen(2), specimen(3, true)), [
      collect(1),
      remove(2),
    ])
    expect(records.map(({ id, isCollected }) => [id, isCollected])).toEqual([
      [1, true],
      [3, true],
    ])
  })

  test('what could not be deleted is still there', () => {
    const refused: Operation = { ...remove(2), state: 'parked' }
    expect(ids(foldSpecimens(page(specimen(1), specimen(2)), [refused]).records)).toEqual([1, 2])
  })

  test('the favourites begin with those made here and lack those taken back', () => {
    const operations = [collect(7), uncollect(1), collect(8), collect(9), remove(9)]
    const left = foldCollected(page(specimen(1, true), specimen(2, true)), operations)
    expect(ids(left.records)).toEqual([2])
    const all = withAdded({ records: left.records, total: 1 }, operations)
    expect(ids(all.records)).toEqual([8, 7, 2])
    expect(all.records.every(({ isCollected }) => isCollected)).toBe(true)
    expect(all.total).toBe(3)
  })

  test('one that the service lists already stands there once', () => {
    const all = { records: [specimen(7, true)], total: 1 }
    expect(withAdded(all, [collect(7)])).toBe(all)
  })
})

describe('what waits is laid over subjects', () => {
  const on = (subjectId: number) => operation('subject.collect', { subjectId })
  const off = (subjectId: number) => operation('subject.uncollect', { subjectId })

  test('below each other too', () => {
    const [top] = foldSubjects([subject(1, true, [subject(2)])], [on(2), off(1)])
    expect([top?.isCollected, top?.children[0]?.isCollected]).toEqual([false, true])
  })
})

test('taking back many stars keeps the order with stars set before and after', () => {
  const row = (
    seq: number,
    call: Action,
    input: object,
    lane: string,
    state: QueueRow['state'] = 'waiting',
  ) => ({
    ...entry(call, input as Input<Action>, { lane, subject: '' }, 0),
    seq,
    state,
  })
  const [before, many, after] = [
    row(1, 'specimen.collect', { specimenId: 5 }, 'collect:specimen:5'),
    row(2, 'specimen.uncollectBatch', { specimenIds: [4, 5] }, 'specimens:a'),
    row(3, 'specimen.collect', { specimenId: 4 }, 'collect:specimen:4'),
  ] as const
  const turnsOf = (...rows: QueueRow[]) => rows.map(turns(0, () => true))
  expect(turnsOf(before, many, after)).toEqual(['now', 'later', 'later'])
  expect(turnsOf(many, after)).toEqual(['now', 'later'])
  // one that is refused holds up nothing
  expect(turnsOf({ ...before, state: 'parked' }, many)).toEqual(['stuck', 'now'])
  expect(turnsOf({ ...many, state: 'parked' }, after)).toEqual(['stuck', 'now'])
})

describe('a favourite made without network', () => {
  let browser: Browser
  let online: boolean
  let there: Set<number>
  let page: Page
  const effects: string[] = []
  /** with which status, by specimen */
  let refuses: Record<number, number>

  function reply({ path, query = {}, body }: Asked): unknown {
    if (!online) return null
    const id = Number(query.id ?? query.specimenId)
    switch (path) {
      case '/dh-usercenter/system/anon/info':
        return { exactlyOnce: true, batch: true, quiz: true }
      case '/dh-specimen/specimen/info':
        return specimen(id, there.has(id))
      case '/dh-specimen/collect/collectSpecimen':
        if (refuses[id]) return refuses[id]
        effects.push(`collect ${id}`)
        there.add(id)
        return true
      case '/dh-specimen/collect/cancelCollectSpecimen':
        effects.push(`cancel ${id}`)
        there.delete(id)
        return true
      case '/dh-specimen/collect/specimen/cancelBatch':
        effects.push(`cancel ${body.specimenIds}`)
        for (const one of body.specimenIds as number[]) there.delete(one)
        return true
      case '/dh-specimen/collect/specimen/page':
        return { records: [...there].map((one) => specimen(one, true)), total: there.size }
      default:
        return true
    }
  }

  beforeEach(async () => {
    vi.unstubAllGlobals()
    online = true
    there = new Set([4])
    effects.length = 0
    refuses = {}
    browser = installBrowser()
    browser.service = reply
    page = await openPage()
    await page.begin.signIn(token, { remember: true, shared: false })
  })
  afterEach(() => page.sync.leaveQueue())

  test('shows at once on the specimen and in the list, and is told once', async () => {
    const { collectedSpecimensQuery, setCollected, specimenQuery } = await import(
      '../../../../src/queries/library/collect.ts'
    )
    const { InfiniteQueryObserver } = await import('@tanstack/react-query')
    const shown = await watch<Specimen>(page, specimenQuery(5))
    const list = new InfiniteQueryObserver(page.client.queryClient, collectedSpecimensQuery() as never)
    const stop = list.subscribe(() => {})
    const listed = () =>
      ids((list.getCurrentResult().data as { records: Specimen[] } | undefined)?.records ?? [])
    await until(() => shown.now() !== undefined && listed().join() === '4')
    online = false
    await setCollected(5, true)
    await until(() => shown.now().isCollected && listed().join() === '5,4')
    await setCollected(4, false)
    await until(() => listed().join() === '5')
    await page.sync.flushNow()
    online = true
    await page.sync.flushNow()
    await until(() => effects.length === 2 && page.client.queryClient.isFetching() === 0)
    expect(effects).toEqual(['collect 5', 'cancel 4'])
    expect([shown.now().isCollected, listed()]).toEqual([true, [5]])
    stop()
    shown.stop()
  })

  test('many are taken back in calls of at most 200 and leave the list at once', async () => {
    const { collectedSpecimensQuery, setCollected } = await import(
      '../../../../src/queries/library/collect.ts'
    )
    const { uncollectSpecimens } = await import('../../../../src/queries/library/specimens.ts')
    const { InfiniteQueryObserver } = await import('@tanstack/react-query')
    there = new Set(Array.from({ length: 230 }, (_, at) => at + 1))
    const list = new InfiniteQueryObserver(page.client.queryClient, collectedSpecimensQuery() as never)
    const stop = list.subscribe(() => {})
    const listed = () => (list.getCurrentResult().data as { records: Specimen[] } | undefined)?.records.length
    await until(() => listed() === 230)
    online = false
    await setCollected(231, true)
    await uncollectSpecimens([...there, 231])
    await setCollected(3, true)
    await until(() => listed() === 1)
    online = true
    await page.sync.flushNow()
    await until(() => effects.length === 4)
    expect(effects[0]).toBe('collect 231')
    expect(effects.slice(1, 3).map((one) => one.split(',').length)).toEqual([200, 31])
    expect(effects[3]).toBe('collect 3')
    expect([...there]).toEqual([3])
    stop()
  })

  test('a subject with a star has it where only the list before the star tells of it', async () => {
    const { setSubjectCollected, subjectQuery, subjectsQuery } = await import(
      '../../../../src/queries/library/collect.ts'
    )
    let lists: unknown = [subject(1, false, [subject(7)])]
    browser.service = (asked) => (asked.path.endsWith('/subject/listCommon') && online ? lists : reply(asked))
    const list = await watch<Subject[]>(page, subjectsQuery())
    await until(() => list.now() !== undefined)
    lists = 503
    await setSubjectCollected(7, true)
    await until(() => browser.asked.some(({ path }) => path.endsWith('/collectSubject')))
    await until(() => page.sync.unsentNow() === 0)
    online = false
    const part = await watch<Subject>(page, subjectQuery(7))
    await until(() => part.now() !== undefined)
    expect(part.now().isCollected).toBe(true)
    part.stop()
    list.stop()
  })

  test('one that is refused holds up no other, and one that is gone is nothing to decide', async () => {
    const { setCollected, setSubjectCollected } = await import('../../../../src/queries/library/collect.ts')
    refuses = { 6: 403, 7: 404 }
    online = false
    for (const id of [6, 7, 5]) await setCollected(id, true)
    await setSubjectCollected(2, true)
    await setCollected(5, false)
    online = true
    await page.sync.flushNow()
    await until(() => effects.length === 2)
    expect(effects).toEqual(['collect 5', 'cancel 5'])
    expect(browser.asked.some(({ path }) => path.endsWith('/collectSubject'))).toBe(true)
    await page.reading.ledgerRead()
    expect(page.sync.unsentNow()).toBe(1)
  })
})
