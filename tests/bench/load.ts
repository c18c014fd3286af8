/** Requests per second of the service, as a share of the bare server's in the same run (closed loop, 16 connections). */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort, type Service, startService } from '../tools/service.ts'
import { type Figure, median } from './figures.ts'
import { unlimitedWrites } from './unlimited.ts'

const rounds = 5
const seconds = 4

interface Target {
  origin: string
  token: string
}

interface Load {
  perSecond: number
  /** ms */
  p99: number
}

async function run(target: Target, path: string, request: object): Promise<Load> {
  const result = await autocannon({
    url: `${target.origin}${path}`,
    connections: 16,
    duration: seconds,
    headers: { authorization: `Bearer ${target.token}` },
    ...request,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

async function call<T>(origin: string, path: string, token = '', body?: object): Promise<T> {
  const response = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { code, data } = (await response.json()) as { code: number; data: T }
  if (code !== 0) throw new Error(`${path}: ${code}`)
  return data
}

async function startBare(dataDir: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort()
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: 'inherit',
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    const stands = await fetch(origin, { headers: { connection: 'close' } }).then(
      () => true,
      (error) => error.cause?.code !== 'ECONNREFUSED',
    )
    if (stands) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { origin, stop: () => bare.kill() }
}

interface Chapter {
  id: number
  items: Chapter[]
}

/** A question to answer, as a student finds it. */
async function question(service: Service, token: string) {
  const [subject] = await call<{ id: number }[]>(service.origin, '/dh-specimen/subject/list', token)
  const tree = await call<Chapter[]>(
    service.origin,
    `/dh-questionbank/practise/chapter/tree?subjectId=${subject?.id}`,
    token,
  )
  const leaf = (nodes: Chapter[]): number =>
    nodes[0]?.items.length ? leaf(nodes[0].items) : (nodes[0]?.id ?? 0)
  const catalogId = leaf(tree)
  const card = await call<{ paperId: string; items: { questionId: number }[] }>(
    service.origin,
    `/dh-questionbank/practise/chapter/card?catalogId=${catalogId}`,
    token,
  )
  return { catalogId, paperId: card.paperId, questionId: card.items[0]?.questionId, content: '1' }
}

export async function load(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school, env: unlimitedWrites })
  try {
    const { accessToken: token } = await call<{ accessToken: string }>(
      service.origin,
      '/dh-usercenter/login/anon/front',
      '',
      { loginName: 'student', password: 'Student-2026' },
    )
    const body = JSON.stringify(await question(service, token))
    const submit = {
      method: 'POST',
      requests: [
        {
          method: 'POST',
          setupRequest: (request: object) => ({
            ...request,
            body,
            headers: {
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
            },
          }),
        },
      ],
    }
    const measure = async (name: string, path: string, request: object): Promise<Figure> => {
      const ratios: number[] = []
      const raw: string[] = []
      for (let round = 0; round < rounds; round++) {
        // one after the other on the same file, for two writers would wait for each other
        const bare = await startBare(service.dataDir)
        const limit = await run({ origin: bare.origin, token }, path, request)
        bare.stop()
        const own = await run({ origin: service.origin, token }, path, request)
        ratios.push(own.perSecond / limit.perSecond)
        raw.push(`${own.perSecond.toFixed(0)}/${limit.perSecond.toFixed(0)} p99 ${own.p99}/${limit.p99} ms`)
      }
      return {
        name: `${name}, requests per second, share of a bare node:http server`,
        value: median(ratios),
        unit: 'x',
        limit: 0.7,
        good: 'at least',
        runs: raw.join(' · '),
      }
    }
    return [
      await measure('course list', '/dh-teaching/course/page?pageNo=1&pageSize=10', {}),
      await measure('chapter submit', '/dh-questionbank/practise/chapter/submit', submit),
    ]
  } finally {
    await service.remove()
  }
}
