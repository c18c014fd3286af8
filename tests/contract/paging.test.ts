import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Paged } from '../../src/contract/endpoint.ts'
import { announcementPage, messagePage } from '../../src/contract/notices.ts'
import { bankPage } from '../../src/contract/questions.ts'
import { specimenPage } from '../../src/contract/specimens.ts'
import { fillManyNotices } from '../tools/manyNotices.ts'
import { fillManyQuestions } from '../tools/manyQuestions.ts'
import { fillManySpecimens } from '../tools/manySpecimens.ts'
import { databases } from './databases.ts'
import { seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('long lists on $name', (place) => {
  let service: Running
  let token: string
  let subjectId: number

  beforeAll(async () => {
    service = await start(place)
    const { db } = service.service
    const { accounts, subjects } = await seed(db)
    subjectId = subjects.histology
    await fillManyQuestions(db, 61)
    await fillManySpecimens(db, 41)
    await fillManyNotices(db, 23, accounts.student)
    token = await service.signIn('student')
  })
  afterAll(() => service.stop())

  type Page = (pageNo: number, pageSize: number) => Promise<{ data: Paged<{ id: number }> }>
  const lists: [name: string, page: Page][] = [
    ['specimens', (pageNo, pageSize) => service.ask(specimenPage, { pageNo, pageSize }, { token })],
    [
      'a subject’s specimens of a kind',
      (pageNo, pageSize) =>
        service.ask(specimenPage, { pageNo, pageSize, subjectId, kind: 'slide' }, { token }),
    ],
    ['questions', (pageNo, pageSize) => service.ask(bankPage, { pageNo, pageSize }, { token })],
    [
      'a subject’s questions on specimens',
      (pageNo, pageSize) =>
        service.ask(bankPage, { pageNo, pageSize, subjectId, onSpecimen: 'yes' }, { token }),
    ],
    ['announcements', (pageNo, pageSize) => service.ask(announcementPage, { pageNo, pageSize }, { token })],
    ['messages', (pageNo, pageSize) => service.ask(messagePage, { pageNo, pageSize }, { token })],
  ]

  test.each(lists)('L8 the pages of the %s hold each once, in the list’s order', async (_, page) => {
    const { records, total } = (await page(1, 200)).data
    expect(records.length).toBe(total)
    expect(total).toBeGreaterThan(7)
    const ids: number[] = []
    for (let pageNo = 1; pageNo <= Math.ceil(total / 7); pageNo++) {
      const { data } = await page(pageNo, 7)
      expect(data.total).toBe(total)
      ids.push(...data.records.map(({ id }) => id))
    }
    expect(ids).toEqual(records.map(({ id }) => id))
    expect((await page(Math.ceil(total / 7) + 1, 7)).data).toEqual({ records: [], total })
  })
})
