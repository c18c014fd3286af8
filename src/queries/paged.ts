import { type InfiniteData, infiniteQueryOptions, type Query } from '@tanstack/react-query'
import type { Endpoint, Given, Paged, Params } from '../contract/endpoint.ts'
import { queryClient } from './client.ts'
import { type Operation, operationsAfter } from './overlay.ts'
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

export const pageSize = 20

function loaded<T>({ pages }: Pages<T>, fold?: Fold<T>): Loaded<T> {
  const all = pages.map(({ reply, asOf }) => (fold ? fold(reply, operationsAfter(asOf)) : reply))
  return { records: all.flatMap(({ records }) => records), total: all.at(-1)?.total ?? 0 }
}

/** `data` is what was loaded so far; the next page is asked for by `fetchNextPage`. With `fold`, pages follow the queue. */
export function pagedQuery<E extends PageCall<RecordOf<E>>>(
  endpoint: E,
  filter: Filter<E>,
  fold?: Fold<RecordOf<E>>,
  size = pageSize,
) {
  type T = RecordOf<E>
  if (fold) followsQueue(endpoint.path)
  const args = (pageNo: number) => ({ ...filter, pageNo, pageSize: size }) as unknown as Given<E>
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, { ...filter, pageSize: size } as unknown as Given<E>), 'pages'] as const,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      snapshot(() => ask(endpoint, args(pageParam), signal) as Promise<Paged<T>>),
    persister: (queryFn, context, query: Query) =>
      persisting(async () => (await queryFn(context as never)) as Snapshot<Paged<T>>, query, endpoint.open),
    getNextPageParam: (last: Snapshot<Paged<T>>, all: Snapshot<Paged<T>>[]) => {
      const have = all.reduce((count, { reply }) => count + reply.records.length, 0)
      return last.reply.records.length > 0 && have < last.reply.total ? all.length + 1 : undefined
    },
    select: (data: Pages<T>) => loaded(data, fold),
  })
}

/** Loads a list anew from its first record (B11): what came after it is asked for again as it is reached. */
export async function reload(key: readonly unknown[]): Promise<void> {
  queryClient.setQueryData<Pages<unknown>>(
    key,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
  await queryClient.refetchQueries({ queryKey: key, exact: true })
}
