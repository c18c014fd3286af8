/**
 * Gives each test file Web Locks of its own: Node shares them between the threads of a process, in which files run side by
 * side, so that one file's page would find another's queue being sent.
 */
import { threadId } from 'node:worker_threads'

const prefix = `thread ${threadId} `
const shared = Object.getPrototypeOf(navigator.locks) as LockManager
const { request, query } = shared
const ownOf = (locks: LockInfo[] = []): LockInfo[] =>
  locks
    .filter(({ name }) => name?.startsWith(prefix))
    .map((lock) => ({ ...lock, name: lock.name?.slice(prefix.length) }))

shared.request = function (this: LockManager, name: string, ...rest: unknown[]) {
  return Reflect.apply(request, this, [prefix + name, ...rest])
} as LockManager['request']

shared.query = async function (this: LockManager) {
  const { held, pending } = await query.call(this)
  return { held: ownOf(held), pending: ownOf(pending) }
}
