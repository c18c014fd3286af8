/**
 * How long one call of a heavy student holds up everybody: /healthz is asked all the time while each call runs. One thread
 * serves all, so what a call computes is what others wait.
 */
import { randomUUID } from 'node:crypto'
import { wrongBundle } from '../../src/contract/books.ts'
import { chapterCard, chapterSubmit, chapterTree } from '../../src/contract/practice.ts'
import { bankPage } from '../../src/contract/questions.ts'
import { figures, reviewAsked, reviewDue, reviewLog } from '../../src/contract/review.ts'
import { specimenPage } from '../../src/contract/specimens.ts'
import { subjectList } from '../../src/contract/subjects.ts'
import { batch, chapterSizes } from '../../src/contract/sync.ts'
import { type Service, startService } from '../tools/service.ts'
import { tokenOf } from '../tools/steps.ts'
import { type Figure, median, quantile } from './figures.ts'
import { unlimitedWrites } from './unlimited.ts'

const answers = 10_000
const perBatch = 200
const repeats = 8
const stallLimitMs = 50
/** what the practice home asks of a heavy student's history at each visit */
const homeLimitMs = 30
/** a reply that the device has already */
const unchangedLimitMs = 10

interface Chapter {
  id: number
  items: Chapter[]
}

interface Student {
  service: Service
  token: string
}

const pathOf = (path: string, query: object = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${path}?${search}`
}

async function ask<T>({ service, token }: Student, path: string, body?: object): Promise<T> {
  const response = await fetch(`${service.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return ((await response.json()) as { data: T }).data
}

const leavesOf = (nodes: Chapter[]): number[] =>
  nodes.flatMap(({ id, items }) => (items.length > 0 ? leavesOf(items) : [id]))

/** Answers every question of a subject again and again, right and wrong. */
async function makeHistory(student: Student, subjectId: number): Promise<void> {
  const leaves = leavesOf(await ask<Chapter[]>(student, pathOf(chapterTree.path, { subjectId })))
  const questions: { catalogId: number; paperId: string; questionId: number }[] = []
  for (const catalogId of leaves) {
    const card = await ask<{ paperId: string; items: { questionId: number }[] }>(
      student,
      pathOf(chapterCard.path, { catalogId }),
    )
    for (const { questionId } of card.items) questions.push({ catalogId, paperId: card.paperId, questionId })
  }
  for (let sent = 0; sent < answers; sent += perBatch) {
    const items = Array.from({ length: perBatch }, (_, at) => {
      const question = questions[(sent + at) % questions.length]
      const content = (sent + at) % 3 === 0 ? '1' : '["wrong"]'
      return { key: randomUUID(), method: 'POST', path: chapterSubmit.path, body: { ...question, content } }
    })
    await ask(student, batch.path, { items })
  }
}

/** Asks for /healthz until told to stop. @returns how long each took, in ms */
export function probeHealth(service: Service): () => Promise<number[]> {
  const times: number[] = []
  let goesOn = true
  const probing = (async () => {
    while (goesOn) {
      const from = performance.now()
      await (await fetch(`${service.origin}/healthz`)).arrayBuffer()
      times.push(performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  })()
  return async () => {
    goesOn = false
    await probing
    return times
  }
}

/** The figures of one subject, which the practice home asks for, while nobody else asks. */
async function figuresTime(student: Student, path: string): Promise<Figure> {
  const times: number[] = []
  for (let n = 0; n < 5 * repeats; n++) {
    const from = performance.now()
    await ask(student, path)
    times.push(performance.now() - from)
  }
  return {
    name: `figures of one subject, ${answers} answers`,
    value: median(times),
    unit: 'ms',
    limit: homeLimitMs,
    good: 'at most',
    runs: `${times.length} calls, ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`,
  }
}

/** A book that did not change since it was read, as a device asks for it each time it is opened. */
async function unchangedBook({ service, token }: Student): Promise<Figure> {
  const authorization = `Bearer ${token}`
  const url = `${service.origin}${wrongBundle.path}`
  const first = await fetch(url, { headers: { authorization } })
  const items = ((await first.json()) as { data: { items: object[] } }).data.items.length
  const etag = first.headers.get('etag') ?? ''
  const times: number[] = []
  for (let n = 0; n < 5 * repeats; n++) {
    const from = performance.now()
    const { status } = await fetch(url, { headers: { authorization, 'if-none-match': etag } })
    if (status !== 304) throw new Error(`the book came again: ${status}`)
    times.push(performance.now() - from)
  }
  return {
    name: `wrong book of ${items} questions, unchanged`,
    value: median(times),
    unit: 'ms',
    limit: unchangedLimitMs,
    good: 'at most',
    runs: `${times.length} calls, ${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms`,
  }
}

export async function stalls(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school, env: unlimitedWrites })
  try {
    const student = { service, token: await tokenOf(service.origin, 'student') }
    const [subject] = await ask<{ id: number }[]>(student, pathOf(subjectList.path))
    const subjectId = subject?.id ?? 0
    await makeHistory(student, subjectId)
    const page = { pageNo: 1, pageSize: 50 }
    const calls: Record<string, string> = {
      statistics: pathOf(figures.path, { subjectId }),
      'review/due': pathOf(reviewDue.path),
      'review/log': pathOf(reviewLog.path),
      'review/asked': pathOf(reviewAsked.path),
      'chapter/tree': pathOf(chapterTree.path, { subjectId }),
      'chapter/sizes': pathOf(chapterSizes.path, { subjectId }),
      'library search': pathOf(specimenPage.path, { ...page, keyword: '上皮 细胞' }),
      'bank search': pathOf(bankPage.path, { ...page, keyword: '细胞' }),
      openapi: '/openapi.json',
    }
    const all: number[] = []
    const results: Figure[] = []
    results.push(await figuresTime(student, calls.statistics ?? ''))
    results.push(await unchangedBook(student))
    for (const [name, path] of Object.entries(calls)) {
      const stop = probeHealth(service)
      for (let n = 0; n < repeats; n++) {
        const response = await fetch(`${service.origin}${path}`, {
          headers: { authorization: `Bearer ${student.token}` },
        })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${path}: ${response.status}`)
      }
      const times = await stop()
      all.push(...times)
      results.push({
        name: `longest wait of others while ${name} runs, ${answers} answers`,
        value: Math.max(...times),
        unit: 'ms',
        limit: stallLimitMs,
        good: 'at most',
        runs: `${times.length} probes, median ${median(times).toFixed(1)} ms`,
      })
    }
    const p99 = quantile(all, 0.99)
    const runs = `${all.length} probes beside ${Object.keys(calls).length} calls`
    return [
      ...results,
      { name: '/healthz p99 beside them', value: p99, unit: 'ms', limit: 50, good: 'at most', runs },
    ]
  } finally {
    await service.remove()
  }
}
