import { type InfiniteData, infiniteQueryOptions, type Query } from '@tanstack/react-query'
import type { Endpoint, Given, Paged, Params } from '../../contract/endpoint.ts'
import { queryClient } from './client.ts'
import { ledgerFor, type Operation, operationsAfter } from './overlay.ts'
import { persisting } from './persist.ts'
import { ask, followsQueue, keyOf, type Snapshot, snapshot } from './query.ts'

type PageCall<T> = Endpoint<Params, Paged<T>>
type Pages<T> = InfiniteData<Snapshot<Paged<T>>, number>
/** The arguments beside `pageNo` and `pageSize`. */
type Filter<E extends Endpoint> = Omit<Given<E>, 'pageNo' | 'pageSize'>
type RecordOf<E> = E extends Endpoint<Params, Paged<infer T>> ? T : never
type Fold<T> = (page: Paged<T>, operations: readonly Operation[]) => Paged<T>

/** A list that grows: everything loaded so far, and how much there is. */
export interface Loaded<T> {
  records: T[]
  total: number
}

export const pageRows = 20

/** How many pages are asked for anew when a list is: deeper pages stay as they came while the list is as long. */
const freshPages = 3

/** How many pages are stored: a start must not read tens of thousands of records to show a few. */
const storedPages = 50

const idOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'id' in record ? record.id : record

/** Pages that came at different times may overlap: each record stands once, where it came first. */
function once<T>(records: T[]): T[] {
  const seen = new Set<unknown>()
  return records.filter((record) => {
    const id = idOf(record)
    return !seen.has(id) && seen.add(id)
  })
}

function loaded<T>({ pages }: Pages<T>, fold?: Fold<T>): Loaded<T> {
  const all = pages.map(({ reply, asOf }) => (fold ? fold(reply, operationsAfter(asOf)) : reply).records)
  const count = (some: readonly T[][]) => some.reduce((sum, records) => sum + records.length, 0)
  // records that a fold takes out are no longer part of the whole; those that it puts in already are
  const folded = count(all) - count(pages.map(({ reply }) => reply.records))
  return { records: once(all.flat()), total: (pages.at(-1)?.reply.total ?? 0) + folded }
}

const firstOf = <T>({ pages, pageParams }: Pages<T>, count: number): Pages<T> => ({
  pages: pages.slice(0, count),
  pageParams: pageParams.slice(0, count),
})

/**
 * `data` holds the records loaded so far; `fetchNextPage` asks for the next page. With `fold`, pages follow the queue.
 */
export function pagedQuery<E extends PageCall<RecordOf<E>>>(
  endpoint: E,
  filter: Filter<E>,
  fold?: Fold<RecordOf<E>>,
  size = pageRows,
) {
  type T = RecordOf<E>
  if (fold) followsQueue(endpoint.path)
  const args = (pageNo: number) => ({ ...filter, pageNo, pageSize: size }) as unknown as Given<E>
  const queryKey = [
    ...keyOf(endpoint, { ...filter, pageSize: size } as unknown as Given<E>),
    'pages',
  ] as const
  /** the total that the first page, when it last came, gave for the list */
  let total: number | undefined
  // where records came or went, the deeper pages have moved
  const deep = (pageNo: number) => {
    const known = pageNo > freshPages && queryClient.getQueryData<Pages<T>>(queryKey)?.pages[pageNo - 1]
    return known && known.reply.total === total ? known : undefined
  }
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const known = deep(pageParam)
      if (known) return known
      const page = await snapshot(() => ask(endpoint, args(pageParam), signal) as Promise<Paged<T>>)
      if (pageParam === 1) total = page.reply.total
      return page
    },
    persister: (queryFn, context, query: Query) =>
      // the type says one page; for a growing list the value is all of its pages
      persisting(
        async () => (await queryFn(context as never)) as Snapshot<Paged<T>>,
        query,
        endpoint.open,
        (pages) => firstOf(pages as unknown as Pages<T>, storedPages),
        fold && (() => ledgerFor(endpoint.path)),
      ),
    getNextPageParam: (last: Snapshot<Paged<T>>, all: Snapshot<Paged<T>>[]) => {
      const have = all.reduce((count, { reply }) => count + reply.records.length, 0)
      return last.reply.records.length > 0 && have < last.reply.total ? all.length + 1 : undefined
    },
    select: (data: Pages<T>) => loaded(data, fold),
  })
}

/**
 * Loads a list anew from its first record (B11): later pages are asked for again as they are reached. Where the service
 * cannot be reached, all that was loaded stays.
 */
export async function reload(key: readonly unknown[]): Promise<void> {
  const { data: loaded, dataUpdatedAt } = queryClient.getQueryState<Pages<unknown>>(key) ?? {}
  queryClient.setQueryData<Pages<unknown>>(key, loaded && firstOf(loaded, 1))
  await queryClient
    .refetchQueries({ queryKey: key, exact: true }, { throwOnError: true })
    .catch(() => queryClient.setQueryData(key, loaded, { updatedAt: dataUpdatedAt }))
}
