/** Things that the service says are no longer there for the person: the device shows them no longer either. */
import { hashKey, type Query } from '@tanstack/react-query'
import { HttpFailure, TakenAway } from '../../api/errors.ts'
import { commonMarks, personalMarks, relatedOf, specimenInfo } from '../../contract/specimens.ts'
import { contents } from '../../contract/sync.ts'
import { inUser } from '../../device/db.ts'
import type { KeptReply } from '../../device/stored.ts'
import { queryClient } from './client.ts'
import { currentOwner } from './owner.ts'

/** The service's own word: a portal's page, or a proxy's, is never read as such (api/call). */
export const isGone = (error: unknown): error is HttpFailure =>
  error instanceof HttpFailure && [403, 404, 410].includes(error.status)

const takenAway = ({ text, status, retryAfter }: HttpFailure) => new TakenAway(text, status, retryAfter)

/** It was here, and is there no longer. */
export const isTakenAway = (error: unknown): boolean => error instanceof TakenAway

type Listener = (specimenId: number) => void
const listeners = new Set<Listener>()

/** Hears which specimen the service has taken away. Answers how to stop. */
export function onTakenAway(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const langs = ['zh', 'en'] as const

const nameOf = (lang: string, path: string, args: object) => hashKey([lang, path, args])

const isEmpty = ({ data }: KeptReply) => (data as { reply?: unknown[] }).reply?.length === 0

/**
 * Removes all that is stored of a specimen but the person's own marks.
 * @returns whether it was here: the school's marks may come before it
 */
async function forget(user: number, id: number): Promise<boolean> {
  const specimenId = id
  const itself = langs.map((lang) => nameOf(lang, specimenInfo.path, { id }))
  const about = [commonMarks, relatedOf].flatMap(({ path }) =>
    langs.map((lang) => nameOf(lang, path, { specimenId })),
  )
  const own = langs.map((lang) => nameOf(lang, personalMarks.path, { specimenId }))
  return inUser(user, async (db) => {
    const tx = db.transaction('replies', 'readwrite')
    const stored = (
      await Promise.all([...itself, ...about, ...own].map((name) => tx.store.get(name)))
    ).filter((reply) => reply !== undefined)
    const going = stored.filter((reply) => !own.includes(reply.hash) || isEmpty(reply))
    await Promise.all([...going.map(({ hash }) => tx.store.delete(hash)), tx.done])
    return stored.some((reply) => itself.includes(reply.hash) || !going.includes(reply))
  })
}

/** The other calls of a specimen's screen, beside the specimen itself. */
const beside = new Set([commonMarks, personalMarks, relatedOf, contents].map(({ path }) => path))

/** @returns the failure, in a form by which the screen knows that a specimen that was here is gone */
export async function purgeIfRevoked(error: unknown, { queryKey }: Query): Promise<unknown> {
  const [, path, args] = queryKey
  const owner = currentOwner()
  if (!isGone(error) || !owner) return error
  // its own screen says it, in its place
  if (beside.has(String(path))) return takenAway(error)
  if (path !== specimenInfo.path) return error
  const { id } = args as { id: number }
  const wasStored = await forget(owner.user, id).catch(() => false)
  const shown = queryClient
    .getQueryCache()
    .findAll()
    .filter((one) => one.queryKey[1] === path && (one.queryKey[2] as typeof args & { id?: number }).id === id)
    .filter(({ state }) => state.data !== undefined)
  // no screen goes on with it
  for (const one of shown) one.setState({ data: undefined, status: 'pending' })
  if (!wasStored && shown.length === 0) return error
  for (const listener of listeners) listener(id)
  return takenAway(error)
}
