/** L8: pages deep in each long list against its first, on both databases; without a socket, which would hide the cost. */

import { fillSubjects } from '../../exchange/newSchool/fillSubjects.ts'
import { school } from '../../sample/school/index.ts'
import { createApp } from '../../server/app.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Paged } from '../../src/contract/endpoint.ts'
import { announcementPage, messagePage } from '../../src/contract/notices.ts'
import { bankPage } from '../../src/contract/questions.ts'
import { mySpecimenPage, specimenPage } from '../../src/contract/specimens.ts'
import { collectedSpecimens } from '../../src/contract/teaching/collect.ts'
import { databases, type Place } from '../contract/databases.ts'
import { seed } from '../contract/seed.ts'
import { type Running, start } from '../contract/service.ts'
import { fillManyNotices } from '../tools/manyNotices.ts'
import { fillManyQuestions } from '../tools/manyQuestions.ts'
import { fillManySpecimens } from '../tools/manySpecimens.ts'
import { type Figure, median } from './figures.ts'

const specimens = 50_000
const questions = 100_000
const notices = 100_000
const pageSize = 20
const rounds = 20

type Asked = Record<string, string | number>
type Ask = (path: string, asked: Asked, pageNo: number) => Promise<Paged<unknown>>

/** A service whose lists are all long, those of a teacher's own too. */
async function stage(place: Place): Promise<{ service: Running; ask: Ask; subjectId: number }> {
  const service = await start(place)
  const { db } = service.service
  const { accounts, subjects } = await seed(db)
  await fillSubjects(db.kysely, school.subjects)
  await fillManyQuestions(db, questions)
  await fillManySpecimens(db, specimens)
  await fillManyNotices(db, notices, accounts.teacher)
  await db.kysely.updateTable('specimen').set({ creator: accounts.teacher }).execute()
  await db.rows(
    `insert into "collectSpecimen" ("tenant", "accountId", "specimenId", "at")
      select ${tenant}, ${accounts.teacher}, "id", "id" * 1000 from "specimen"`,
    [],
    'writer',
  )
  await db.rows(db.name === 'sqlite' ? 'analyze' : 'vacuum analyze', [], 'writer')
  const token = await service.signIn('teacher')
  const app = createApp(service.service)
  const ask: Ask = async (path, asked, pageNo) => {
    const all = { ...asked, pageNo, pageSize }
    const search = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, `${value}`]))
    const response = await app.request(`${path}?${search}`, { headers: { authorization: token } })
    const { code, data } = (await response.json()) as { code: number; data: Paged<unknown> }
    if (code !== 0 || data.records.length === 0) throw new Error(`${path} ${search}: ${code}, nothing there`)
    return data
  }
  return { service, ask, subjectId: subjects.histology }
}

async function figure(
  list: string,
  database: string,
  ask: (pageNo: number) => Promise<Paged<unknown>>,
): Promise<Figure> {
  const { total } = await ask(1)
  const pages = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.max(1, Math.floor((part * total) / pageSize)))
  const took = pages.map((): number[] => [])
  // by turns, so that what the machine does besides falls on all; the first ones warm up
  for (let round = -3; round < rounds; round++)
    for (const [at, pageNo] of pages.entries()) {
      const begun = performance.now()
      await ask(pageNo)
      if (round >= 0) took[at]?.push(performance.now() - begun)
    }
  const [first = Number.NaN, ...deep] = took.map(median)
  const told = deep.map((ms, at) => `page ${pages[at + 1]}: ${ms.toFixed(2)}`).join(', ')
  return {
    name: `L8 the slowest deep page of ${list} against page 1, ${database}`,
    value: Math.max(...deep) / first,
    unit: 'times',
    limit: 2,
    good: 'at most',
    runs: `medians of ${rounds}, ms: page 1: ${first.toFixed(2)}, ${told}`,
  }
}

const lists: [name: string, path: string, asked: (subjectId: number) => Asked][] = [
  ['50,000 specimens', specimenPage.path, () => ({})],
  ['the specimens of a subject', specimenPage.path, (subjectId) => ({ subjectId })],
  ['the electron micrographs', specimenPage.path, () => ({ kind: 'electron' })],
  ['a teacher’s own 50,000', mySpecimenPage.path, () => ({})],
  ['50,000 favourites', collectedSpecimens.path, () => ({})],
  ['100,000 questions', bankPage.path, () => ({})],
  ['the questions of a subject', bankPage.path, (subjectId) => ({ subjectId })],
  ['the single choices on specimens', bankPage.path, () => ({ baseType: 'DANXUAN', onSpecimen: 'yes' })],
  ['100,000 announcements', announcementPage.path, () => ({})],
  ['100,000 messages', messagePage.path, () => ({})],
]

export async function deep(): Promise<Figure[]> {
  const { places, stop } = await databases()
  const figures: Figure[] = []
  try {
    for (const place of places) {
      const { service, ask, subjectId } = await stage(place)
      for (const [name, path, asked] of lists)
        figures.push(await figure(name, place.name, (pageNo) => ask(path, asked(subjectId), pageNo)))
      await service.stop()
    }
  } finally {
    await stop()
  }
  return figures
}
