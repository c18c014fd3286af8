/** The query of any GET: its key is its address, nobody invents one. */
import { type Query, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { HttpFailure, Offline } from '../../api/errors.ts'
import type { Endpoint, Given, Reply } from '../../contract/endpoint.ts'
import { currentLang } from '../../device/language.ts'
import type { Lang } from '../../rules/lang.ts'
import { queryClient } from './client.ts'
import { lastReceipt, ledgerFor, type Operation, operationsAfter } from './overlay.ts'
import { currentOwner } from './owner.ts'
import { inOtherLang, persisting } from './persist.ts'

/** A reply as it came. */
export interface Snapshot<T> {
  reply: T
  /** the last receipt when it was asked for: the reply may not know of later ones */
  asOf: number
  /** of a call whose replies have one */
  etag?: string
}

export type Key = readonly [lang: Lang, path: string, args: Readonly<Record<string, unknown>>]

export const keyOf = <E extends Endpoint>(endpoint: E, args: Given<E>): Key => [
  currentLang(),
  endpoint.path,
  args,
]

/** Asks the service; a person who goes on without a session asks nothing that needs one. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  args: Given<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  if (!endpoint.open && currentOwner()?.state === 'offline') throw new Offline()
  if (!endpoint.tagged) return call(endpoint, args, { signal })
  const { askUnlessSame } = await import('./taggedCall.ts')
  return askUnlessSame(endpoint, args, inMemory(endpoint, args), signal)
}

type Fetch<R> = (signal: AbortSignal) => Promise<R>

/** A reply with the number of the last receipt before it was asked for. */
export async function snapshot<R>(fetch: () => Promise<R>): Promise<Snapshot<R>> {
  const asOf = lastReceipt()
  return { reply: await fetch(), asOf }
}

/** As `snapshot`, of a call whose replies have a tag. */
async function taggedSnapshot<R>(fetch: () => Promise<R>): Promise<Snapshot<R>> {
  const taken = await snapshot(fetch)
  const { tagOf } = await import('./taggedCall.ts')
  const etag = tagOf(taken.reply)
  return etag === undefined ? taken : { ...taken, etag }
}

/** A thing that is not there for the person any longer is no longer shown by the device either. */
const heeded = (error: unknown, of: Query): Promise<unknown> =>
  import('./revoked.ts').then(({ purgeIfRevoked }) => purgeIfRevoked(error, of)).catch(() => error)

function options<E extends Endpoint>(
  endpoint: E,
  args: Given<E>,
  fetch: Fetch<Reply<E>>,
  select: (data: Snapshot<Reply<E>>) => Reply<E>,
  before?: () => Promise<unknown>,
  meta?: { steady: boolean },
) {
  return queryOptions({
    queryKey: keyOf(endpoint, args),
    meta,
    queryFn: ({ signal }) => (endpoint.tagged ? taggedSnapshot : snapshot)(() => fetch(signal)),
    persister: (queryFn, context, query: Query) =>
      persisting(
        async () => (await queryFn(context)) as Snapshot<Reply<E>>,
        query,
        endpoint.open,
        undefined,
        before,
      ).catch(async (error: unknown) => {
        throw error instanceof HttpFailure ? await heeded(error, query) : error
      }),
    select,
  })
}

/** `data` is the reply; a loader's `ensureQueryData` answers the snapshot. */
export const query = <E extends Endpoint>(endpoint: E, args: Given<E>) =>
  options(
    endpoint,
    args,
    (signal) => ask(endpoint, args, signal),
    ({ reply }) => reply,
  )

const foldedPaths = new Set<string>()

/**
 * As `query`, with what was done here laid over the reply: `fold` is pure and gets the operations that the reply may
 * not know, in order. What is on screen follows the queue.
 * @param steady what is laid over tells all: a large reply is not asked for again at each thing that was sent, while
 *   it is on screen
 */
export function overlaidQuery<E extends Endpoint>(
  endpoint: E,
  args: Given<E>,
  fold: (reply: Reply<E>, operations: readonly Operation[]) => Reply<E>,
  fetch: Fetch<Reply<E>> = (signal) => ask(endpoint, args, signal),
  steady = false,
) {
  foldedPaths.add(endpoint.path)
  const laid = ({ reply, asOf }: Snapshot<Reply<E>>) => fold(reply, operationsAfter(asOf))
  return options(endpoint, args, fetch, laid, () => ledgerFor(endpoint.path), { steady })
}

/** Marks a path as one whose pages are laid over too (paged.ts). */
export const followsQueue = (path: string) => foldedPaths.add(path)

const isKey = (key: readonly unknown[], paths: ReadonlySet<string>) =>
  typeof key[1] === 'string' && paths.has(key[1])

/** Lays the queue anew over the data on screen: new data by identity makes each observer select again. */
export function refold(): void {
  for (const found of queryClient.getQueryCache().getAll()) {
    const { data } = found.state
    if (!isKey(found.queryKey, foldedPaths) || found.getObserversCount() === 0) continue
    if (typeof data === 'object' && data !== null) found.setState({ data: { ...data } })
  }
}

/** Asks anew for the replies of these paths: at once where they are on screen and not steady, else when next shown. */
export async function refresh(paths: ReadonlySet<string>): Promise<void> {
  const meant = ({ queryKey }: Query) => isKey(queryKey, paths)
  await queryClient.invalidateQueries({ predicate: meant, refetchType: 'none' })
  await queryClient.refetchQueries({
    type: 'active',
    predicate: (found) => meant(found) && found.meta?.steady !== true,
  })
}

/** The snapshot in memory of any language, the person's own first. */
export function inMemory<E extends Endpoint>(endpoint: E, args: Given<E>): Snapshot<Reply<E>> | undefined {
  const key = keyOf(endpoint, args)
  return queryClient.getQueryData(key) ?? queryClient.getQueryData(inOtherLang(key))
}
