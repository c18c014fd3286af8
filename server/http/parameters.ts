/** Reads a call's parameters by the contract's own shapes. */
import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { bodyLimit } from '../../src/rules/limits.ts'
import { badParameter, Failure } from './failure.ts'

export type Check = (input: unknown) => Record<string, unknown>

/** Made once per call. What the contract does not name is left out; @throws Failure that names the field */
export function checkOf(endpoint: Endpoint): Check {
  const schema = v.object(endpoint.params)
  return (input) => {
    const result = v.safeParse(schema, input, { abortEarly: true })
    if (result.success) return result.output
    throw badParameter(v.getDotPath(result.issues[0]) ?? 'body')
  }
}

/**
 * The arguments of a call as they came. The specification often leaves open whether a POST carries them in its query or its
 * body: what is not where the contract puts it is taken from the other place.
 */
export async function argumentsOf(endpoint: Endpoint, request: Request, maxBytes: number): Promise<unknown> {
  if (request.method !== 'POST') return fromQuery(request.url)
  const query = fromQuery(request.url)
  const carriesBody = endpoint.method !== 'POST' || endpoint.carries === 'body'
  if (carriesBody) return withMissing(await fromBody(request, maxBytes), query)
  const isJson = jsonType.test(request.headers.get('content-type') ?? '')
  return withMissing(query, isJson ? await fromBody(request, maxBytes) : {})
}

function withMissing(given: unknown, other: unknown): unknown {
  if (!isPlainObject(given) || !isPlainObject(other) || Object.keys(other).length === 0) return given
  return Object.assign(Object.create(null), other, given)
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const jsonType = /^application\/json\b/i

/** A parameter given twice is refused: two readers might take different ones. */
export function fromQuery(url: string): Record<string, string> {
  const start = url.indexOf('?')
  const found: Record<string, string> = Object.create(null)
  if (start < 0) return found
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    if (name in found) throw badParameter(name)
    found[name] = value
  }
  return found
}

/** @throws Failure 413, 415, 400; an empty body is no parameters */
async function fromBody(request: Request, limit = bodyLimit): Promise<unknown> {
  const text = await bounded(request, limit).catch((failure: unknown) => {
    // whoever hung up while sending is no fault of ours, and hears nothing any more
    throw failure instanceof Failure ? failure : new Failure(400, 400, 'badJson')
  })
  if (text === '') return {}
  if (!jsonType.test(request.headers.get('content-type') ?? '')) throw new Failure(415, 415, 'notJson')
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure(400, 400, 'badJson', { data: { field: 'body' } })
  }
}

async function bounded(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new Failure(413, 413, 'tooLarge')
  const said = request.headers.get('content-length')
  // the HTTP parser holds a body to the length it announced
  if (said !== null) {
    if (Number(said) > limit) throw tooLarge()
    return request.text()
  }
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
