/** Request → Response: every call of the contract through one wiring; no sockets here. */
import { Hono } from 'hono'
import { success } from '../src/contract/codes.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { batch } from '../src/contract/sync.ts'
import type { Lang } from '../src/rules/lang.ts'
import { batchBodyLimit, bodyLimit } from '../src/rules/limits.ts'
import { mayReadFile } from './across/fileReaders.ts'
import { servePersonArchive } from './admin/personArchive.ts'
import { type Call, calls } from './calls.ts'
import { type Caller, type Context, nobody, type Service } from './context.ts'
import { Metrics } from './edge/metrics.ts'
import { addSideRoutes } from './edge/sideRoutes.ts'
import { callerAddress } from './http/address.ts'
import { BeaconWriter } from './http/beacon.ts'
import { compress } from './http/compress.ts'
import { provesConfigKey } from './http/configKeyHash.ts'
import { badParameter, busy, Failure, notFound, sessionGone, tooMany, underRepair } from './http/failure.ts'
import { isKey, transaction, withIdempotencyKey } from './http/idempotency.ts'
import type { App, Outside } from './http/outside.ts'
import { argumentsOf, type Check, checkOf, fromQuery } from './http/parameters.ts'
import { serveStatic } from './http/staticFiles.ts'
import { taggedReply } from './http/taggedReply.ts'
import { langOf } from './http/texts.ts'
import { readForm, readPiece } from './http/uploads.ts'
import { WriteLimits } from './http/writeLimits.ts'
import { closedSubjectsReader } from './library/openSubjects.ts'
import { isMediaAddress, serveMedia } from './library/pictures/mediaFiles.ts'
import { filesNamedIn, holdFilesNamedIn } from './media/files/holdFiles.ts'
import { callerOf, tokenFrom } from './people/session.ts'
import { requireRole } from './permissions.ts'
import { serveSubmissions } from './quizzes/assignments/archive.ts'
import { serveQuizArchive } from './quizzes/quizArchive.ts'
import { serveResultFile } from './quizzes/teach/resultFile.ts'
import { whyUnavailable } from './store/dialect/plain.ts'
import { serveOwnArchive } from './sync/ownArchive.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
/** Proxies would hold a stream back until it ends. */
const eventStream = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

interface Route extends Call {
  check: Check
}

export function createApp(service: Service): App {
  const app: App = new Hono<{ Bindings: Outside }>()
  const writes = new WriteLimits(service.config.limits.writes)
  const metrics = new Metrics()
  const beacons = new BeaconWriter(service.keys.beacon)

  const handle = async (route: Route, request: Request, outside: Outside | undefined): Promise<Response> => {
    const { headers } = request
    const lang = langOf(headers.get('lang'), headers.get('accept-language'))
    try {
      const now = service.now()
      const token = tokenFrom(headers.get('authorization'))
      const within = outside?.within
      const caller = within?.caller ?? (await callerOf(service, token, now))
      if (!caller && !route.endpoint.open) throw sessionGone()
      if (caller) {
        requireRole(caller, route.permission)
        limitWrites(writes, caller, route.endpoint, headers, now)
      }
      const context = contextOf(service, request, { lang, now, caller, outside, app })
      const response = await dispatch(route, request, context)
      if (caller && !within) addBeacon(outside, beacons.write(service.now()))
      return response
    } catch (failure) {
      return toErrorResponse(service, failure, lang, route.endpoint.path)
    }
  }

  for (const call of calls) {
    const { endpoint } = call
    const route: Route = { ...call, check: checkOf(endpoint) }
    const methods = endpoint.also ? [endpoint.method, endpoint.also] : [endpoint.method]
    app.on(methods, endpoint.path, async (c) => {
      const begun = performance.now()
      const response = await handle(route, c.req.raw, c.env)
      metrics.observe(endpoint.path, response.status, performance.now() - begun)
      return response
    })
  }
  // after all of them: two calls may share a path
  for (const path of new Set(calls.map(({ endpoint }) => endpoint.path)))
    app.all(path, (c) =>
      toErrorResponse(service, new Failure(405, 405, 'wrongMethod'), langFrom(c.req.raw), path),
    )
  addSideRoutes(app, service, metrics)
  app.get('*', async (c) => (await serveFile(service, c.req.raw)) ?? c.notFound())
  app.notFound((c) => toErrorResponse(service, notFound(), langFrom(c.req.raw), ''))
  app.onError((failure, c) => toErrorResponse(service, failure, langFrom(c.req.raw), ''))
  return app
}

function addBeacon(outside: Outside | undefined, beacon: string): void {
  // the asker may be gone, and then there is nothing to add to
  if (outside?.outgoing?.headersSent === false) outside.outgoing.setHeader('beacon', beacon)
}

/** The time by the clock of the device: answers that it dates wrongly are put right by it. */
const deviceTimeHeader = 'device-time'

/** ms UTC; null where the device did not tell it */
function readDeviceTime(headers: Headers): number | null {
  const told = headers.get(deviceTimeHeader) ?? ''
  return /^\d{1,15}$/.test(told) ? Number(told) : null
}

/** Who asks, and where from. */
interface Asked extends Pick<Context, 'lang' | 'now'> {
  caller: Caller | null
  outside: Outside | undefined
  app: App
}

function contextOf(service: Service, asked: Request, { lang, now, caller, outside, app }: Asked): Context {
  const { headers } = asked
  const deviceTime = readDeviceTime(headers)
  // calls in a batch were sent with it
  const same = { lang, ...(deviceTime === null ? {} : { [deviceTimeHeader]: String(deviceTime) }) }
  return {
    service,
    db: outside?.within?.db ?? service.db.kysely,
    rows: outside?.within?.rows ?? service.db.rows,
    receipts: outside?.within?.receipts,
    readOnce: outside?.within?.readOnce ?? ((_, read) => read()),
    closedSubjects: closedSubjectsReader(service.db.rows),
    lang,
    idempotencyKey: headers.get('idempotency-key')?.toLowerCase() ?? null,
    now,
    deviceTime,
    caller: caller ?? nobody,
    upload: null,
    address: callerAddress(
      service.config,
      headers.get('x-forwarded-for'),
      outside?.incoming?.socket.remoteAddress,
    ),
    host: headers.get('host') ?? '',
    provesConfigKey: (configKey) => provesConfigKey(asked, configKey),
    request: async (path, init, within) =>
      app.request(path, { ...init, headers: { ...init.headers, ...same } }, { ...outside, within }),
  }
}

/** An archive that is written as it is read, a media file, or a file of the app itself. */
async function serveFile(service: Service, request: Request): Promise<Response | null | undefined> {
  const archive =
    (await serveOwnArchive(service, request)) ??
    (await servePersonArchive(service, request)) ??
    (await serveSubmissions(service, request)) ??
    (await serveQuizArchive(service, request)) ??
    (await serveResultFile(service, request))
  if (archive) return archive
  return isMediaAddress(request.url)
    ? serveMedia(service, request, mayReadFile)
    : serveStatic(service, request)
}

const langFrom = ({ headers }: Request) => langOf(headers.get('lang'), headers.get('accept-language'))

/** The parameters of a call as they were sent, and the file that came with them. */
async function readRequest(
  endpoint: Endpoint,
  request: Request,
): Promise<{ given: unknown; upload: Blob | null }> {
  if (endpoint.carries === 'form') {
    const { fields, file } = await readForm(request)
    return { given: fields, upload: file }
  }
  if (endpoint.carries === 'bytes') {
    const offset = request.headers.get('upload-offset')
    const query = fromQuery(request.url)
    return { given: offset === null ? query : { ...query, offset }, upload: await readPiece(request) }
  }
  const limit = endpoint.path === batch.path ? batchBodyLimit : bodyLimit
  return { given: await argumentsOf(endpoint, request, limit), upload: null }
}

async function dispatch(route: Route, request: Request, outer: Context): Promise<Response> {
  const { endpoint, handler, check, stamp } = route
  const { given, upload } = await readRequest(endpoint, request)
  const args = check(given)
  const context = upload ? { ...outer, upload } : outer
  if (stamp) {
    const write = async () => envelope(await handler(args as never, context))
    const owner = [endpoint.path, args, context.caller.accountId]
    const whole = JSON.stringify([...owner, await stamp(args as never, context)])
    return taggedReply({ stamp: whole, write }, request.headers, json)
  }
  if (!endpoint.once) {
    const answer = await runUnqueued(route, args, context)
    if (answer instanceof ReadableStream) return new Response(answer, { headers: eventStream })
    return compress(envelope(answer), request.headers, json)
  }
  const key = request.headers.get('idempotency-key')
  const effect = async (within: Context) => envelope(await handler(args as never, within))
  if (key === null) return new Response(await transaction(context, effect), { headers: json })
  if (!isKey(key)) throw badParameter('Idempotency-Key')
  const reply = await withIdempotencyKey(endpoint, args, key.toLowerCase(), context, effect)
  return new Response(reply, { headers: { ...json, 'idempotency-key': key } })
}

/**
 * Runs a call that no device queues. A form that names uploaded files is carried out while they are held: what it writes
 * must not name a file that somebody deletes at that moment. Queued answers keep no file, and are not refused for one.
 */
function runUnqueued({ endpoint, handler }: Route, args: unknown, context: Context): Promise<unknown> {
  const run = (within: Context) => handler(args as never, within)
  const isForm = endpoint.method === 'POST' && endpoint.path !== batch.path
  if (!isForm || filesNamedIn(args).size === 0) return run(context)
  return transaction(context, async (within) => {
    await holdFilesNamedIn(within, args)
    return run(within)
  })
}

/** Counted for a body that does not say how long it is. */
const unknownBytes = 65_536

/** The items of a batch count, not the batch. @throws Failure 429 */
function limitWrites(
  writes: WriteLimits,
  { accountId }: Caller,
  endpoint: Endpoint,
  headers: Headers,
  nowMs: number,
): void {
  if (endpoint.method !== 'POST' || endpoint.path === batch.path) return
  // files have a limit of their own
  const isFile = endpoint.carries === 'form' || endpoint.carries === 'bytes'
  const bytes = isFile ? 0 : Number(headers.get('content-length') ?? unknownBytes)
  const waitMs = writes.take(accountId, endpoint, bytes, nowMs)
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000), 'tooManyWrites')
}

const envelope = (data: unknown) => `{"code":${success},"message":"","data":${JSON.stringify(data)}}`

/** Writes a failure as an envelope. One that our code did not throw on purpose is told without detail, and logged. */
function toErrorResponse(service: Service, thrown: unknown, lang: Lang, path: string): Response {
  const failure = thrown instanceof Failure ? thrown : toFailure(service, thrown, path)
  const { status, code, more } = failure
  if (status === 403) service.log('not allowed', { path })
  const headers: Record<string, string> = { ...json }
  if (more.retryAfter !== undefined) headers['retry-after'] = String(more.retryAfter)
  const text = JSON.stringify({ code, message: failure.text(lang), data: more.data ?? null })
  return new Response(text, { status, headers })
}

/** The failure behind an error that our code did not throw on purpose: a database that cannot work now, or a defect. */
function toFailure({ db, log }: Service, thrown: unknown, path: string): Failure {
  const cause = whyUnavailable(thrown)
  if (cause !== null) {
    const failures = db.availability.note(cause, Date.now())
    const reason = thrown instanceof Error ? thrown.message : ''
    if (failures > 0) log('database unavailable', { cause, reason, path, failures })
    // A lock that others hold is a crowd; everything else is a fault that somebody mends.
    return cause === 'busy' ? busy() : underRepair()
  }
  log('call failed', { path, failure: thrown instanceof Error ? (thrown.stack ?? '') : 'unknown' })
  return new Failure(500, 500, 'broken')
}
