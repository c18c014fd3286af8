/** S41: the first page of the question bank with 100,000 questions against the same with 1,000, on both databases. */
import { fillSubjects } from '../../exchange/newSchool/fillSubjects.ts'
import { school } from '../../sample/school/index.ts'
import { readWords } from '../../server/questions/questionWords.ts'
import { open } from '../../server/store/db.ts'
import type { Paged } from '../../src/contract/endpoint.ts'
import { type BankQuestion, bankPage } from '../../src/contract/questions.ts'
import { databases, type Place } from '../contract/databases.ts'
import { seed } from '../contract/seed.ts'
import { type Running, start } from '../contract/service.ts'
import { fillManyQuestions, rareKind } from '../tools/manyQuestions.ts'
import { fillManySpecimens } from '../tools/manySpecimens.ts'
import { type Figure, median } from './figures.ts'

const few = 1000
const many = 100_000
/** as many as a school has slides */
const specimens = 200
const rounds = 40

type Asked = Record<string, string | number>

interface Side {
  service: Running
  token: string
  /** the subjects of the first and of the last question */
  subjects: [number, number]
  /** the specimen of the last question that shows one and has the keyword */
  specimenId: number
  /** s in which all words were read, as an import does */
  reading: number
  /** time (ms) of the first search after they came */
  first: number
}

type Asking = Pick<Side, 'service' | 'token'>

async function pageOf({ service, token }: Asking, asked: Asked): Promise<Paged<BankQuestion>> {
  const search = new URLSearchParams({ pageNo: '1', pageSize: '20' })
  for (const [name, value] of Object.entries(asked)) search.set(name, String(value))
  const response = await service.raw(`${bankPage.path}?${search}`, { headers: { authorization: token } })
  const { code, data } = (await response.json()) as { code: number; data: Paged<BankQuestion> }
  if (code !== 0) throw new Error(`${search}: ${code}`)
  return data
}

/** what a search of many looks for */
const keyword = '上皮'

async function sideOf(place: Place, count: number): Promise<Side> {
  const service = await start(place)
  // an import has connections of its own
  const db = open(service.service.config)
  await seed(db)
  await fillSubjects(db.kysely, school.subjects)
  await fillManySpecimens(db, specimens)
  await fillManyQuestions(db, count)
  await db.rows(db.name === 'sqlite' ? 'analyze' : 'vacuum analyze', [], 'writer')
  const came = performance.now()
  await readWords(db)
  const reading = (performance.now() - came) / 1000
  await db.close()
  // as the end of an import's job does
  await service.service.db.renewStatistics()
  const asking = { service, token: await service.signIn('student') }
  const begun = performance.now()
  await pageOf(asking, { keyword: '毛细血管' })
  const first = performance.now() - begun
  const all = await pageOf(asking, {})
  if (all.total !== count) throw new Error(`${all.total} questions stand where ${count} were put`)
  const end = await pageOf(asking, { pageNo: Math.ceil(count / 20) })
  const [from, to] = [all.records.at(0)?.subjectId, end.records.at(-1)?.subjectId]
  const shown = await pageOf(asking, { keyword, onSpecimen: 'yes' })
  const specimenId = shown.records.at(-1)?.specimenId
  if (!from || !to || from === to || !specimenId) throw new Error('the bank lacks what is to be asked for')
  return { ...asking, subjects: [from, to], specimenId, reading, first }
}

async function timed(side: Side, asked: Asked, rows: number): Promise<number> {
  const begun = performance.now()
  const { records } = await pageOf(side, { ...asked, pageSize: rows })
  const took = performance.now() - begun
  if (records.length !== rows) throw new Error(`${records.length} of ${rows}: ${JSON.stringify(asked)}`)
  return took
}

/** Pages of the same length on both sides. */
async function figure(name: string, [small, large]: [Side, Side], asked: (side: Side) => Asked) {
  const took: Record<'small' | 'large', number[]> = { small: [], large: [] }
  // few have only some of what is looked for: a page of twenty beside one of two would measure the reply, not the search
  const { records } = await pageOf(small, asked(small))
  const rows = records.length
  // by turns, so that what the machine does besides falls on both; the first ones warm up
  for (let round = -5; round < rounds; round++) {
    const one = await timed(small, asked(small), rows)
    const other = await timed(large, asked(large), rows)
    if (round < 0) continue
    took.small.push(one)
    took.large.push(other)
  }
  const [a, b] = [median(took.large), median(took.small)]
  return {
    name: `S41 first page of the bank, ${name}, 100,000 questions against 1,000, ${large.service.place.name}`,
    value: a / b,
    unit: 'times',
    limit: 2,
    good: 'at most',
    runs: `medians of ${rounds}, ${rows} on the page: ${a.toFixed(2)} ms against ${b.toFixed(2)} ms`,
  } satisfies Figure
}

/** What came by an import has its words: the first who searches waits for nothing. */
const firstSearch = ({ first, reading, service }: Side): Figure => ({
  name: `S41 the first keyword search after 100,000 questions were imported, ${service.place.name}`,
  value: first,
  unit: 'ms',
  limit: 1000,
  good: 'at most',
  runs: `1; their words were read in ${reading.toFixed(1)} s at the import’s end`,
})

const searches: [name: string, asked: (side: Side) => Asked][] = [
  ['all', () => ({})],
  [
    'one subject’s multiple choices on a specimen',
    ({ subjects: [subjectId] }) => ({ subjectId, baseType: 'DUOXUAN', onSpecimen: 'yes' }),
  ],
  ['one specimen', ({ specimenId }) => ({ specimenId })],
  ['a Chinese keyword', () => ({ keyword })],
  ['an English keyword that few have', () => ({ keyword: 'question q777' })],
  ['a keyword within the first subject', ({ subjects: [subjectId] }) => ({ subjectId, keyword })],
  ['a keyword within the last subject', ({ subjects: [, subjectId] }) => ({ subjectId, keyword })],
  [
    'two words within the last subject',
    ({ subjects: [, subjectId] }) => ({ subjectId, keyword: 'squamous epi' }),
  ],
  ['a keyword and a kind that few have', () => ({ keyword, baseType: rareKind })],
  ['a keyword and one specimen', ({ specimenId }) => ({ keyword, specimenId })],
  ['a keyword and any specimen', () => ({ keyword, onSpecimen: 'yes' })],
]

export async function bank(): Promise<Figure[]> {
  const { places, stop } = await databases()
  const figures: Figure[] = []
  try {
    for (const place of places) {
      const sides: [Side, Side] = [await sideOf(place, few), await sideOf(place, many)]
      figures.push(firstSearch(sides[1]))
      for (const [name, asked] of searches) figures.push(await figure(name, sides, asked))
      for (const { service } of sides) await service.stop()
    }
  } finally {
    await stop()
  }
  return figures
}
