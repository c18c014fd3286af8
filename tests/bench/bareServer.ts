/**
 * The limit that the service is checked against: node:http over the same database file with the same prepared SQL (session
 * look-up, closed subjects, course list, submit with its receipt in one transaction); no router, no validation, no query
 * builder.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { receiptInsertSql, receiptSetSql } from '../../server/http/idempotency.ts'
import { shortHash, spentKeySql } from '../../server/http/spentKeys.ts'
import { subjectsSql } from '../../server/library/openSubjects.ts'
import { sessionSql } from '../../server/people/session.ts'
import { keepSql } from '../../server/practice/answers/history.ts'
import { submitSql } from '../../server/practice/submit.ts'
import { tenant } from '../../server/store/schema.ts'
import { coursePageSql } from '../../server/teaching/courses.ts'

const db = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'vitrine.db'))
db.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
)
const session = db.prepare(sessionSql)
const courses = db.prepare(coursePageSql())
const subjects = db.prepare(subjectsSql)
const closedSubjects = () =>
  subjects.all(tenant, tenant).flatMap(({ id, enabled }) => (enabled === 0 ? [Number(id)] : []))
/** As many parameters as the statement has; it is read again for each submit, as the service does. */
const closedNow = closedSubjects()
const [question, usePaper, openPaper, keep, stand] = [
  submitSql.question(closedNow),
  submitSql.usePaper,
  submitSql.openPaper,
  keepSql,
  submitSql.stand,
].map((sql) => db.prepare(sql))
const spentKey = db.prepare(spentKeySql)
const receiptInsert = db.prepare(receiptInsertSql)
const receiptSet = db.prepare(receiptSetSql)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function callerOf(incoming: IncomingMessage): number {
  const token = (incoming.headers.authorization ?? '').slice(7)
  const found = session.get(tenant, sha256(token), Date.now())
  if (!found) throw new Error('no session')
  return Number(found.accountId)
}

interface Body {
  catalogId: number
  paperId: string
  questionId: number
  content: string
}

function submit(account: number, key: string, body: string) {
  const { catalogId, paperId, questionId, content }: Body = JSON.parse(body)
  const now = Date.now()
  db.exec('begin immediate')
  const fresh = receiptInsert.all(tenant, account, key, sha256(body), now)
  if (fresh.length === 1 && !spentKey.get(tenant, account, shortHash(key))) {
    const row = question?.get(...closedSubjects(), account, tenant, questionId)
    JSON.parse(String(row?.body))
    if (!usePaper?.get(now, tenant, account, paperId))
      openPaper?.run(tenant, account, paperId, catalogId, now, now)
    keep?.run(tenant, account, questionId, paperId, content, 1, now, null, 'chapter')
    stand?.run(tenant, account, questionId, catalogId, paperId, content, 1, now)
    receiptSet.run('{"code":0,"message":"","data":{"correct":true}}', tenant, account, key)
  }
  db.exec('commit')
  return { code: 0, message: '', data: { correct: true } }
}

const server = createServer((incoming, response) => {
  const parts: Buffer[] = []
  incoming.on('data', (part) => parts.push(part))
  incoming.on('end', () => {
    if (incoming.url === '/') return response.end()
    const account = callerOf(incoming)
    const data =
      incoming.method === 'GET'
        ? { code: 0, message: '', data: courses.all(tenant, tenant, 10, 0, tenant, 1, tenant, tenant) }
        : submit(account, String(incoming.headers['idempotency-key']), Buffer.concat(parts).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data))
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => server.close(() => process.exit(0)))
