import { refused, sessionEnded } from '../../src/contract/codes.ts'
import type { Lang } from '../../src/rules/lang.ts'
import { say, type TextKey } from './texts.ts'

interface More {
  values?: (string | number)[]
  /** Details that a screen needs beside the message, such as the field. */
  data?: unknown
  /** s */
  retryAfter?: number
}

/** An answer that is not success: thrown anywhere in a call, written as an envelope in one place. */
export class Failure extends Error {
  readonly status: number
  readonly code: number | typeof sessionEnded
  readonly key: TextKey
  readonly more: More

  constructor(status: number, code: number | typeof sessionEnded, key: TextKey, more: More = {}) {
    super(key)
    this.status = status
    this.code = code
    this.key = key
    this.more = more
  }

  text(lang: Lang): string {
    return say(lang, this.key, ...(this.more.values ?? []))
  }
}

/** A rule says no; the person reads why. */
export const refuse = (key: TextKey, values: (string | number)[] = [], data: unknown = null) =>
  new Failure(200, refused, key, { values, data })

export const sessionGone = () => new Failure(401, sessionEnded, 'sessionEnded')

/** @param field as the contract names it */
export const badParameter = (field: string) =>
  new Failure(400, 400, 'badParameter', { values: [field], data: { field } })

export const notAllowed = () => new Failure(403, 403, 'notAllowed')

export const notFound = () => new Failure(404, 404, 'notFound')

/** @param retryAfter s */
export const tooMany = (retryAfter: number, key: TextKey = 'tooManyTries') =>
  new Failure(429, 429, key, { values: [Math.ceil(retryAfter / 60)], retryAfter })

/** @param retryAfter s */
export const busy = (retryAfter = 2) => new Failure(503, 503, 'busy', { retryAfter })

/** The database or the disk cannot work now: no crowd of learners, and the app says so. */
export const underRepair = (retryAfter = 2) =>
  new Failure(503, 503, 'underRepair', { retryAfter, data: { reason: 'repair' } })
