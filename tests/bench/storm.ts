/**
 * A lesson's end: a hundred clients come back at once with fifty queued things each, and every thing is sent twice; beside
 * the most things that the same service takes in a second, as single calls or in batches.
 */
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import autocannon from 'autocannon'
import { batch } from '../../src/contract/sync.ts'
import { type Service, startService } from '../tools/service.ts'
import { type Figure, median } from './figures.ts'
import { answersAt, type Given } from './queueTools.ts'
import { unlimitedWrites } from './unlimited.ts'

const clients = 100
const each = 50
const rounds = 3
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

/** Fifty things as a client's queue sends them, each under a key of its own. */
const batchOf = (rows: Given[], mark: string) =>
  JSON.stringify({
    items: Array.from({ length: each }, (_, at) => {
      const { lane: _lane, ...input } = rows[at % rows.length] as Given
      return {
        key: randomUUID(),
        method: 'POST',
        path: submitPath,
        body: { ...input, paperId: randomUUID(), content: `${mark}-${at}` },
        lane: `chapter:${input.catalogId}`,
      }
    }),
  })

const submissions = ({ dataDir }: Service, like: string) => {
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  const row = db
    .prepare('select count(*) n, count(distinct content) things from submission where content like ?')
    .get(like)
  db.close()
  return { effects: Number(row?.n), unique: Number(row?.things) }
}

/** What one request of a peak is, with what is new in each. */
interface Kind {
  path: string
  /** things in one request */
  things: number
  body: (mark: string) => string
}

/** Things per second at their best, 16 requests at a time, each from the next of the clients. */
async function peak(service: Service, tokens: string[], mark: string, kind: Kind): Promise<number> {
  let sent = 0
  const { requests, non2xx, errors, duration } = await autocannon({
    url: service.origin + kind.path,
    connections: 16,
    duration: 5,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          body: kind.body(`${mark}-${sent}`),
          headers: { ...headers(tokens[sent++ % clients] ?? ''), 'idempotency-key': randomUUID() },
        }),
      },
    ],
  })
  const answered = requests.total * kind.things
  const { effects } = submissions(service, `${mark}-%`)
  if (non2xx > 0 || errors > 0 || effects < answered)
    throw new Error(`${non2xx} refused, ${errors} errors, ${effects} effects of ${answered} answered`)
  return answered / duration
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
  const service = await startService({ copyOf: school, env: unlimitedWrites })
  try {
    return await figures(service, await answersAt(service.origin))
  } finally {
    await service.remove()
  }
}

async function figures(service: Service, rows: Given[]): Promise<Figure[]> {
  const tokens = enrol(service)
  const { lane: _, ...row } = rows[0] as Given
  const single: Kind = {
    path: submitPath,
    things: 1,
    body: (mark) => JSON.stringify({ ...row, content: mark }),
  }
  const batches: Kind = { path: batch.path, things: each, body: (mark) => batchOf(rows, mark) }
  const items = clients * each
  const ratios: number[] = []
  const told: string[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = await peak(service, tokens, `alone-${round}`, single)
    const together = await peak(service, tokens, `together-${round}`, batches)
    const bodies = tokens.map((_, client) => batchOf(rows, `storm-${round}-${client}`))
    const begun = performance.now()
    await Promise.all(
      tokens.flatMap((token, at) => [0, 1].map(() => deliver(service.origin, token, bodies[at] ?? ''))),
    )
    const took = (performance.now() - begun) / 1000
    ratios.push(took / (items / Math.max(alone, together)))
    told.push(
      `${took.toFixed(2)} s, peak per second ${alone.toFixed(0)} alone and ${together.toFixed(0)} in batches`,
    )
  }
  const all = rounds * items
  const { effects, unique } = submissions(service, 'storm-%')
  return [
    {
      name: `effects per thing beyond 1.000, ${clients} clients with ${each} things, each sent twice`,
      value: Math.abs(effects / all - 1) + Math.abs(unique / all - 1),
      unit: '',
      limit: 0,
      good: 'at most',
      runs: `${effects} effects, ${unique} of ${all} things in ${rounds} rounds, ${all * 2} sent`,
    },
    {
      name: 'their drain time, against things divided by the peak rate, of single calls or of batches',
      value: median(ratios),
      unit: 'times',
      limit: 2,
      good: 'at most',
      runs: `${items} things a round: ${told.join(' · ')}`,
    },
  ]
}
