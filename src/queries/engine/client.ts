import { QueryCache, QueryClient } from '@tanstack/react-query'
import { HttpFailure } from '../../api/errors.ts'

/** `shown`: older data is on screen meanwhile */
type Listener = (error: Error, shown: boolean) => void
const listeners = new Set<Listener>()

/** Hears of every query that failed: `app/failures` and the session do. Answers how to stop. */
export function onQueryFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A service that stumbled is asked once more; anything else fails at once and says so. */
const retry = (failures: number, error: Error) =>
  failures < 1 && error instanceof HttpFailure && error.status >= 500

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      for (const listener of listeners) listener(error, query.state.data !== undefined)
    },
  }),
  defaultOptions: {
    queries: {
      // the browser's idea of "online" is wrong too often, and a kept reply needs no network
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      gcTime: 1_800_000,
      retry,
      retryDelay: 1000,
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
})
