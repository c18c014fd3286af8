/** Binds the app to a socket. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { clearCovers } from './across/clearCovers.ts'
import { closeDueAccounts } from './across/closeAccounts.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import type { Service } from './context.ts'
import { admission } from './edge/admission.ts'
import { pageHeadersOf, plainHeaders, runsAlone } from './http/headers.ts'
import { requestIdOf, runWithRequestId, withRequestId } from './http/requestId.ts'
import { thinReceipts } from './http/spentKeys.ts'
import { readInitials } from './library/initials.ts'
import { type Log, logToStderr } from './log.ts'
import { sweepHalfFiles } from './media/files/uploads.ts'
import { holdSigningKey } from './people/lti/signingKey.ts'
import { startSenders } from './people/senders/senders.ts'
import { sweepSignIns } from './people/sweep.ts'
import { forgetDeviceRecords } from './quizzes/forgetRecords.ts'
import { closeEndedAttempts } from './quizzes/rows.ts'
import { sweepResultFiles } from './quizzes/teach/resultFile.ts'
import { openMigrated } from './store/db.ts'
import type { JobKinds } from './store/jobs/kinds.ts'
import { startRunner } from './store/jobs/runner.ts'
import { loadKeys } from './store/keys.ts'
import { sweepAudit } from './system/audit.ts'
import { followChatOrigin } from './system/chatAddress.ts'
import { holdKeys } from './system/keyPrints.ts'
import { nameSchool } from './system/settings.ts'
import { readCourseInitials } from './teaching/courseInitials.ts'

export interface Served {
  service: Service
  server: Server
  /** `http://HOST:PORT` */
  origin: string
  /** Finishes what is under way, then closes socket and database. */
  close(): Promise<void>
}

/** How long (ms) calls under way get to finish when the service closes. */
const closeTimeoutMs = 5000

interface Wishes {
  log?: Log
  now?: () => number
  /** The kinds of jobs that this service carries out; exchange/jobs.ts has those of the product. */
  jobKinds?: JobKinds
}

/** Creates the tables where there are none. @throws when the port is taken (EADDRINUSE) */
export async function serve(
  config: Config,
  { log: plainLog = logToStderr, now = Date.now, jobKinds = {} }: Wishes = {},
): Promise<Served> {
  const log = withRequestId(plainLog)
  const db = await openMigrated(config)
  const keys = loadKeys(config.dataDir)
  try {
    await holdKeys(db.kysely, keys)
    await holdSigningKey(db.kysely, config.dataDir)
  } catch (failure) {
    await db.close()
    throw failure
  }
  const stopping = new AbortController()
  const service: Service = {
    db,
    stopping: stopping.signal,
    jobs: startRunner({ db, config, log, now }, jobKinds),
    senders: startSenders({ db, config, log, now, keys }),
    config,
    log,
    now,
    keys,
    clearCovers,
  }
  await nameSchool(service.db.kysely)
  const server = await createHttpServer(service)
  // packs go out for as long as they move; a reader or sender that stops is let go
  server.timeout = config.limits.stallMs
  server.requestTimeout = 120_000
  server.headersTimeout = 20_000
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(config.port, config.host, () => resolve())
    })
  } catch (failure) {
    await closeService(service)
    throw failure
  }
  const { port } = server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const sweeping = setInterval(() => void sweep(service), sweepIntervalMs).unref()
  const stopClosing = closeAttemptsEachMinute(service)
  const stop = () => {
    clearInterval(sweeping)
    stopClosing()
    stopping.abort()
    return close(server, service)
  }
  return { service, server, origin: `http://${host}:${port}`, close: stop }
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host'

/** A proxy in front of the service may have read the one of two Host headers, and the service the other. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts++
  return hosts > 1
}

/** A server that answers with the app: every response gets its headers and the id of its request. */
async function createHttpServer(service: Service): Promise<Server> {
  const { config, db, now } = service
  const listener = getRequestListener(createApp(service).fetch)
  const html = await readFile(join(config.dist, 'index.html'), 'utf8').catch(() => '')
  const pageHeaders = pageHeadersOf(html)
  const chatOriginFor = followChatOrigin(db.kysely, config, now)
  const admit = admission(service)
  const respond = (incoming: IncomingMessage, outgoing: ServerResponse, headers: Record<string, string>) => {
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
    const id = requestIdOf(incoming.headers['x-request-id'], config.trustedProxies > 0)
    outgoing.setHeader('x-request-id', id)
    runWithRequestId(id, () => admit(incoming, outgoing, () => void listener(incoming, outgoing)))
  }
  return createServer((incoming, outgoing) => {
    if (namesTwoHosts(incoming))
      return void outgoing.writeHead(400, { ...plainHeaders, connection: 'close' }).end()
    if (!runsAlone(incoming.url ?? '')) return respond(incoming, outgoing, plainHeaders)
    void chatOriginFor(incoming.headers.host ?? '').then((chatOrigin) =>
      respond(incoming, outgoing, pageHeaders(chatOrigin)),
    )
  })
}

const sweepIntervalMs = 3_600_000
const closingIntervalMs = 60_000

/** Closes attempts of quizzes whose time is over; a round that takes long is not overtaken by the next one. */
function closeAttemptsEachMinute(service: Service): () => void {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    try {
      await closeEndedAttempts(service.db, service.now())
    } catch (failure) {
      service.log('closing attempts failed', { reason: failure instanceof Error ? failure.message : '' })
    }
    isClosing = false
  }
  const closing = setInterval(() => void close(), closingIntervalMs).unref()
  return () => clearInterval(closing)
}

/**
 * Takes away what only grows, and lets the database know how much there is. What could not be done now is done in an
 * hour.
 */
export async function sweep(service: Service): Promise<void> {
  const nowMs = service.now()
  try {
    await sweepSignIns(service, nowMs)
    await closeDueAccounts(service, nowMs)
    await thinReceipts(service.db, nowMs)
    await sweepAudit(service.db.kysely, nowMs)
    await forgetDeviceRecords(service.db, nowMs)
    await sweepResultFiles(service, nowMs)
    await sweepHalfFiles({ service, db: service.db.kysely, now: nowMs })
    await service.db.renewStatistics()
    await readInitials(service.db)
    await readCourseInitials(service.db)
  } catch (failure) {
    service.log('sweep failed', { reason: failure instanceof Error ? failure.message : '' })
  }
}

async function closeService({ jobs, senders, db }: Service): Promise<void> {
  await jobs.stop()
  await senders.stop()
  await db.close()
}

async function close(server: Server, service: Service): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), closeTimeoutMs)
  await ended
  clearTimeout(late)
  await closeService(service)
}
