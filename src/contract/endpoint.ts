/** The seam: a call is a value, written once; the page types its arguments from it, the service checks them by it. */
import * as v from 'valibot'

export type Params = v.ObjectEntries

export type Method = 'GET' | 'POST' | 'PUT'

export interface Endpoint<P extends Params = Params, R = unknown> {
  readonly method: Method
  /** a second method that the service takes too, where the specification's sources differ */
  readonly also?: 'GET' | 'POST'
  readonly path: string
  readonly params: P
  /**
   * Where the parameters travel; a GET always has them in the query. `form`: beside a file, as multipart/form-data;
   * `bytes`: in the query, the body is a piece of a file.
   */
  readonly carries: 'query' | 'body' | 'form' | 'bytes'
  /** takes an Idempotency-Key, takes effect once for it, and so may be queued on a device */
  readonly once: boolean
  /** answers without a token */
  readonly open: boolean
  /**
   * A further limit that the call counts against beside that of writes: fewer calls are allowed that put something
   * before other people.
   */
  readonly rate?: 'message'
  /**
   * A large reply that changes seldom, the same in both languages: it bears an ETag, and who names that one again is told
   * by 304 that nothing changed. The area's file of calls in the service names the stamp of which the ETag is made.
   * The page keeps the reply itself, in the person's database, for the browser's cache would outlive the person.
   */
  readonly tagged?: boolean
  /** never there: it only carries the reply's type */
  readonly reply?: R
}

/** The arguments of a call as the service holds them once they are checked. */
export type Args<E extends Endpoint> = v.InferOutput<v.ObjectSchema<E['params'], undefined>>
/** The arguments of a call as the page gives them: what has a default may be left out. */
export type Given<E extends Endpoint> = v.InferInput<v.ObjectSchema<E['params'], undefined>>
/** The type of a call's `data`. */
export type Reply<E extends Endpoint> = E extends Endpoint<Params, infer R> ? R : never

interface Options {
  also?: 'GET' | 'POST'
  open?: boolean
  carries?: 'query' | 'body' | 'form' | 'bytes'
  rate?: 'message'
  tagged?: boolean
}

function endpoint<P extends Params>(
  method: Method,
  path: string,
  params: P,
  once: boolean,
  options: Options,
) {
  const call = {
    method,
    path,
    params,
    once,
    open: options.open ?? false,
    carries: options.carries ?? (method === 'GET' ? 'query' : 'body'),
    ...(options.also ? { also: options.also } : {}),
    ...(options.rate ? { rate: options.rate } : {}),
    ...(options.tagged ? { tagged: true } : {}),
  } as const
  return { replies: <R>(): Endpoint<P, R> => call }
}

export const get = <P extends Params>(path: string, params: P, options: Options = {}) =>
  endpoint('GET', path, params, false, options)
export const post = <P extends Params>(path: string, params: P, options: Options = {}) =>
  endpoint('POST', path, params, false, options)
export const put = <P extends Params>(path: string, params: P, options: Options = {}) =>
  endpoint('PUT', path, params, false, options)
/** A call that may be queued: the service keeps its key and reply in the transaction of the effect. */
export const postOnce = <P extends Params>(path: string, params: P, options: Options = {}) =>
  endpoint('POST', path, params, true, options)

const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.toNumber())

/** An id that the service gave: a positive integer; in a query it arrives as text. */
export const id = v.pipe(v.union([v.number(), digits]), v.safeInteger(), v.minValue(1))
/** An id that a device made. */
export const uuid = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i),
  v.toLowerCase(),
)
/** Something that the service or a device named. */
export const idOrUuid = v.union([id, uuid])
/** A time (ms UTC). */
export const time = v.pipe(v.union([v.number(), digits]), v.safeInteger(), v.minValue(0))
/**
 * How long something took (ms). A page may stand open over days: longer times count as one day, and nothing is refused
 * for it.
 */
export const duration = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((ms) => Math.min(ms, 86_400_000)),
)
/** PostgreSQL keeps no NUL, and nobody types one. */
export const withoutNul = v.check<string>((given) => !given.includes('\0'))
/** A short text that must not be empty: a name, a code. */
export const word = v.pipe(v.string(), withoutNul, v.trim(), v.minLength(1), v.maxLength(200))
/** A name that a rule judges, the empty one too. */
export const title = v.pipe(v.string(), withoutNul, v.trim(), v.maxLength(200))
/** A password or token: taken as it is, blanks included. */
export const secret = v.pipe(v.string(), withoutNul, v.minLength(1), v.maxLength(200))
const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.transform((given) => given.replaceAll('\0', '')),
  )
/** A free text; never refused for what it says. */
export const text = textUpTo(20_000)
/**
 * The text of an answer. In a case it holds the texts of all parts, 5,000 characters each and written as JSON; in any
 * language it fits a request's body.
 */
export const answerText = textUpTo(200_000)
/** The words that somebody searches for. */
export const keyword = v.optional(v.pipe(v.string(), withoutNul, v.maxLength(100)))
export const pageNo = v.pipe(
  v.union([v.number(), digits]),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(1_000_000),
)
export const pageSize = v.pipe(v.union([v.number(), digits]), v.safeInteger(), v.minValue(1), v.maxValue(200))
/** The two parameters of every paged list. */
export const page = { pageNo, pageSize }
export const optional = v.optional
export const oneOf = v.picklist

export interface Paged<T> {
  records: T[]
  total: number
}
