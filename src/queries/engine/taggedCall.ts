/** Large replies that change seldom are sent once: the service is asked whether the one that is here still holds. */
import { currentCredentials, failureOf, outgoing } from '../../api/call.ts'
import { Offline } from '../../api/errors.ts'
import { exchange, type Fields } from '../../api/http.ts'
import { success } from '../../contract/codes.ts'
import type { Endpoint, Given, Reply } from '../../contract/endpoint.ts'

/** The tag under which each reply came. */
const tags = new WeakMap<object, string>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const tagOf = (reply: unknown): string | undefined => (isObject(reply) ? tags.get(reply) : undefined)

/**
 * Asks for a reply, or whether the one that is here is still the same.
 * @param here the reply that this page holds
 * @returns that very reply where it is
 * @throws what `call` throws
 */
export async function askUnlessSame<E extends Endpoint>(
  endpoint: E,
  args: Given<E>,
  here: { reply: Reply<E>; etag?: string } | undefined,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const known = here?.etag
  const request = { ...outgoing(endpoint, args as Fields), signal, known }
  const answer = await exchange(request, currentCredentials()).catch((error: unknown) => {
    throw signal?.aborted ? error : new Offline()
  })
  const { status, envelope, etag } = answer
  if (status === 304 && here && known) return remember(here.reply, known)
  const isGood = envelope && status >= 200 && status < 300 && envelope.code === success
  if (!isGood) throw failureOf(answer)
  return remember(envelope.data as Reply<E>, etag)
}

function remember<T>(reply: T, etag: string | null | undefined): T {
  if (isObject(reply) && etag) tags.set(reply, etag)
  return reply
}
