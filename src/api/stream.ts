/** Reads the events of a call that does not end (`text/event-stream`). `EventSource` cannot send a token. */
import type { Endpoint, Given } from '../contract/endpoint.ts'
import { currentCredentials } from './call.ts'
import { HttpFailure, Offline } from './errors.ts'
import { headersOf } from './http.ts'

interface Listener {
  /** anything came, a heartbeat too */
  onBytes: () => void
  onEvent: (data: string) => void
}

/** Resolves when the service ends the stream. @throws HttpFailure where it is refused, Offline where it cannot be held */
export async function readEvents<E extends Endpoint>(
  endpoint: E,
  args: Given<E>,
  signal: AbortSignal,
  { onBytes, onEvent }: Listener,
): Promise<void> {
  const { origin = '', ...credentials } = currentCredentials()
  const search = new URLSearchParams(Object.entries(args).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${origin}${endpoint.path}?${search}`, {
    headers: headersOf({ origin, ...credentials }),
    cache: 'no-store',
    signal,
  })
  if (!response.ok) throw new HttpFailure('', response.status, null)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) throw new Offline()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    text += value
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) onEvent(event.slice('data: '.length))
  }
}
