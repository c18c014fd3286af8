/** Each request has an id, which its answer tells and each line that it causes in the log carries. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Log } from '../log.ts'

const current = new AsyncLocalStorage<string>()
const form = /^[\w-]{8,64}$/

/** The id that a proxy of ours gave, so that its log and ours meet; else a new one. */
export const requestIdOf = (given: string | string[] | undefined, isProxied: boolean): string =>
  isProxied && typeof given === 'string' && form.test(given) ? given : randomUUID()

export const runWithRequestId = (id: string, run: () => void): void => current.run(id, run)

export const withRequestId =
  (log: Log): Log =>
  (event, facts) => {
    const request = current.getStore()
    log(event, request === undefined ? facts : { ...facts, request })
  }
