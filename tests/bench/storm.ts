/** A lesson's end: a hundred clients come back at once with fifty queued things each, and every thing is sent twice. */
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import autocannon from 'autocannon'
import { batch } from '../../src/contract/sync.ts'
import { type Service, startService } from '../tools/service.ts'
import type { Figure } from './figures.ts'
import { answersAt, type Given } from './queueTools.ts'

const clients = 100
const each = 50
const submitPath = '/dh-questionbank/practise/chapter/submit'

/** A hundred students with a session each, made beside the service: signing in is not what is measured. */
function enrol({ dataDir }: Service): string[] {
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'))
  const columns = db
    .prepare('pragma table_info(account)')
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !['id', 'loginName', 'phone'].includes(name))
    .map((name) => `"${name}"`)
    .join(', ')
  const copy = db.prepare(
    `insert into account (${columns}, "loginName", "phone") select ${columns}, ?, ? from account where "loginName" = 'student2'`,
  )
  const open = db.prepare(
    'insert into session ("tenant", "tokenHash", "device", "accountId", "createdAt", "renewedAt", "expiresAt") values (1, ?, ?, ?, ?, ?, ?)',
  )
  const now = Date.now()
  db.exec('begin')
  const tokens = Array.from({ length: clients }, (_, at) => {
    const token = randomUUID()
    const { lastInsertRowid } = copy.run(`storm${at}`, `139${String(at).padStart(8, '0')}`)
    const hash = createHash('sha256').update(token).digest('hex')
    open.run(hash, 'bench', lastInsertRowid, now, now, now + 86_400_000)
    return token
  })
  db.exec('commit')
  db.close()
  return tokens
}

const headers = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` })

/** Requests per second of single submits at their best, 16 at a time. */
async function peak({ origin }: Service, token: string, row: Given): Promise<number> {
  const { lane: _, ...input } = row
  const result = await autocannon({
    url: `${origin}${submitPath}`,
    connections: 16,
    duration: 5,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({ ...input, content: 'peak' }),
          headers: { ...headers(token), 'idempotency-key': randomUUID() },
        }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}

/** Sends until the service took it; waits as long as it asks to. */
async function deliver(origin: string, token: string, body: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}${batch.path}`, { method: 'POST', headers: headers(token), body })
    const wait = Number(response.headers.get('retry-after') ?? 0)
    if (response.status === 429 || response.status === 503) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000))
      continue
    }
    const { code, data } = (await response.json()) as {
      code: number
      data: { results: { status: number }[] }
    }
    if (code !== 0) throw new Error(`the batch was refused: ${code}`)
    if (data.results.every(({ status }) => status === 200)) return
    // its twin is being carried out at this moment
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function storm(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  try {
    return await figures(service, await answersAt(service.origin))
  } finally {
    await service.remove()
  }
}

async function figures(service: Service, rows: Given[]): Promise<Figure[]> {
  const tokens = enrol(service)
  const row = rows[0] as Given
  const perSecond = await peak(service, tokens[0] ?? '', row)
  const bodies = tokens.map((_, client) =>
    JSON.stringify({
      items: Array.from({ length: each }, (_, at) => {
        const { lane: _lane, ...input } = rows[at % rows.length] as Given
        const body = { ...input, paperId: randomUUID(), content: `storm-${client}-${at}` }
        return {
          key: randomUUID(),
          method: 'POST',
          path: submitPath,
          body,
          lane: `chapter:${input.catalogId}`,
        }
      }),
    }),
  )
  const begun = performance.now()
  await Promise.all(
    tokens.flatMap((token, client) => [0, 1].map(() => deliver(service.origin, token, bodies[client] ?? ''))),
  )
  const took = (performance.now() - begun) / 1000
  const db = new DatabaseSync(join(service.dataDir, 'vitrine.db'), { readOnly: true })
  const effects = Number(
    db.prepare("select count(*) n from submission where content like 'storm-%'").get()?.n,
  )
  const unique = Number(
    db.prepare("select count(distinct content) n from submission where content like 'storm-%'").get()?.n,
  )
  db.close()
  const items = clients * each
  const runs = `${effects} effects, ${unique} of ${items} things, ${items * 2} sent`
  return [
    {
      name: `effects per thing beyond 1.000, ${clients} clients with ${each} things, each sent twice`,
      value: Math.abs(effects / items - 1) + Math.abs(unique / items - 1),
      unit: '',
      limit: 0,
      good: 'at most',
      runs,
    },
    {
      name: 'their drain time, against things divided by the peak rate of single calls',
      value: took / (items / perSecond),
      unit: 'times',
      limit: 2,
      good: 'at most',
      runs: `${took.toFixed(2)} s for ${items} things, peak ${perSecond.toFixed(0)} per second in the same run`,
    },
  ]
}
