/** S41: the first page of the question bank with 100,000 questions against the same with 1,000. */
import { open } from '../../server/db.ts'
import { readWords } from '../../server/questionWords.ts'
import type { Paged } from '../../src/contract/endpoint.ts'
import { type BankQuestion, bankPage } from '../../src/contract/questions.ts'
import { signInByAccount } from '../../src/contract/session.ts'
import { fillManyQuestions } from '../tools/manyQuestions.ts'
import { type Service, startService } from '../tools/service.ts'
import { type Figure, median } from './figures.ts'

const few = 1000
const many = 100_000
const rounds = 60

interface Side {
  service: Service
  token: string
  /** of a subject with questions */
  subjectId: number
  /** a specimen that questions are on */
  specimenId: number
  /** s in which all words were read, as an import does */
  reading: number
  /** ms of the first search after they came */
  first: number
}

async function call<T>({ service, token }: Pick<Side, 'service' | 'token'>, path: string, body?: object) {
  const response = await fetch(`${service.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { code, data } = (await response.json()) as { code: number; data: T }
  if (code !== 0) throw new Error(`${path}: ${code}`)
  return data
}

const pageOf = (side: Pick<Side, 'service' | 'token'>, asked: Record<string, string | number>) => {
  const search = new URLSearchParams({ pageNo: '1', pageSize: '20' })
  for (const [name, value] of Object.entries(asked)) search.set(name, String(value))
  return call<Paged<BankQuestion>>(side, `${bankPage.path}?${search}`)
}

async function sideOf(school: string, count: number): Promise<Side> {
  const service = await startService({ copyOf: school })
  const db = open({ dataDir: service.dataDir })
  await fillManyQuestions(db, count)
  const came = performance.now()
  await readWords(db)
  const reading = (performance.now() - came) / 1000
  await db.close()
  const who = { loginName: 'student2', password: 'Student-2026' }
  const { accessToken: token } = await call<{ accessToken: string }>(
    { service, token: '' },
    signInByAccount.path,
    who,
  )
  const all = await pageOf({ service, token }, {})
  if (all.total !== count) throw new Error(`${all.total} questions stand where ${count} were put`)
  const begun = performance.now()
  await pageOf({ service, token }, { keyword: '毛细血管' })
  const first = performance.now() - begun
  const { subjectId = 0, specimenId } = all.records.find((one) => one.specimenId !== null) ?? {}
  return { service, token, subjectId, specimenId: specimenId ?? 0, reading, first }
}

async function timed(side: Side, asked: Record<string, string | number>): Promise<number> {
  const begun = performance.now()
  const { records } = await pageOf(side, asked)
  const took = performance.now() - begun
  if (records.length === 0) throw new Error(`nothing was found: ${JSON.stringify(asked)}`)
  return took
}

async function figure(
  name: string,
  small: Side,
  large: Side,
  asked: (side: Side) => Record<string, string | number>,
): Promise<Figure> {
  const took: Record<'small' | 'large', number[]> = { small: [], large: [] }
  // by turns, so that what the machine does besides falls on both; the first ones warm up
  for (let round = -5; round < rounds; round++) {
    const one = await timed(small, asked(small))
    const other = await timed(large, asked(large))
    if (round < 0) continue
    took.small.push(one)
    took.large.push(other)
  }
  const [a, b] = [median(took.large), median(took.small)]
  return {
    name: `S41 first page of the bank, ${name}, 100,000 questions against 1,000`,
    value: a / b,
    unit: 'times',
    limit: 2,
    good: 'at most',
    runs: `medians of ${rounds}: ${a.toFixed(2)} ms against ${b.toFixed(2)} ms`,
  }
}

/** What came by an import has its words: the first who searches waits for nothing. */
const firstSearch = ({ first, reading }: Side): Figure => ({
  name: 'S41 the first keyword search after 100,000 questions were imported',
  value: first,
  unit: 'ms',
  limit: 1000,
  good: 'at most',
  runs: `1; their words were read in ${reading.toFixed(1)} s at the import’s end`,
})

export async function bank(school: string): Promise<Figure[]> {
  const small = await sideOf(school, few)
  const large = await sideOf(school, many)
  try {
    return [
      firstSearch(large),
      await figure('all', small, large, () => ({})),
      await figure('one subject’s multiple choices on a specimen', small, large, ({ subjectId }) => ({
        subjectId,
        baseType: 'DUOXUAN',
        onSpecimen: 'yes',
      })),
      await figure('one specimen', small, large, ({ specimenId }) => ({ specimenId })),
      await figure('a Chinese keyword', small, large, () => ({ keyword: '上皮' })),
      await figure('an English keyword that few have', small, large, () => ({ keyword: 'question q777' })),
      await figure('a keyword within a subject', small, large, ({ subjectId }) => ({
        subjectId,
        keyword: 'squamous epi',
      })),
    ]
  } finally {
    await small.service.remove()
    await large.service.remove()
  }
}
