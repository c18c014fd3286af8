/**
 * Queries and changes of administrators. None of them is stored on the device: they are about other people, and are
 * read where the service can be reached.
 */
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { BadParameter, Refused } from '../../api/errors.ts'
import type { Endpoint, Given, Reply } from '../../contract/endpoint.ts'
import { currentLang } from '../../device/language.ts'
import { queryClient } from '../engine/client.ts'

const root = 'admin'

export const adminQuery = <E extends Endpoint>(endpoint: E, args: Given<E>) =>
  queryOptions({
    queryKey: [root, currentLang(), endpoint.path, args] as const,
    queryFn: ({ signal }): Promise<Reply<E>> => call(endpoint, args, { signal }),
    gcTime: 60_000,
  })

/** All that is shown of the administration is asked for again: one change shows in several lists. */
export const refreshAdmin = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [root] })

/** The field that a refused change blames; empty where it blames none. */
export const fieldAtFault = (error: Error): string =>
  error instanceof Refused || error instanceof BadParameter ? error.field : ''

/** Makes a change; it needs the service at once. What somebody else changed meanwhile is asked for again. */
export async function administer<E extends Endpoint>(endpoint: E, args: Given<E>): Promise<Reply<E>> {
  try {
    const reply = await call(endpoint, args)
    await refreshAdmin()
    return reply
  } catch (error) {
    if (error instanceof Error && fieldAtFault(error) === 'base') await refreshAdmin()
    throw error
  }
}
