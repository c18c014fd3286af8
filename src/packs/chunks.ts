/** Where a download begins and ends, and what a reply to a Range request is worth: pure. */
import { chunkBytes } from '../rules/pack.ts'

/** Bytes to have at the end: only whole chunks can be verified, and the archive's own end. */
export const endOf = (wanted: number, bytes: number) =>
  Math.min(bytes, Math.ceil(wanted / chunkBytes) * chunkBytes)

/** First byte of the chunk in which a byte lies. */
export const chunkStart = (at: number) => Math.floor(at / chunkBytes) * chunkBytes

/** Byte after the last of the chunk that begins at `start`. */
export const chunkEnd = (start: number, bytes: number) => Math.min(bytes, start + chunkBytes)

export interface Span {
  from: number
  to: number
}

/** Neighbouring chunks (their first bytes, ascending) as spans, each worth one request. */
export function spansOf(starts: readonly number[], bytes: number): Span[] {
  const spans: Span[] = []
  for (const from of starts) {
    const last = spans.at(-1)
    if (last?.to === from) last.to = chunkEnd(from, bytes)
    else spans.push({ from, to: chunkEnd(from, bytes) })
  }
  return spans
}

/** The first bytes of the chunks that stand whole in a file of this length: those that can be verified. */
export function wholeChunks(size: number, bytes: number): number[] {
  const count = size >= bytes ? Math.ceil(bytes / chunkBytes) : Math.floor(size / chunkBytes)
  return Array.from({ length: count }, (_, at) => at * chunkBytes)
}

export interface Head {
  status: number
  etag: string | null
  contentRange: string | null
  contentType: string | null
}

/**
 * What to do with a reply to `Range: bytes=from-` under `If-Range`: skip so many bytes and take the rest, or none of it.
 * Whatever passes is still held against its hashes.
 */
export function worthOf(head: Head, etag: string, from: number): { skip: number } | 'changed' | 'offline' {
  const { status, contentRange, contentType } = head
  // a portal's page, or several ranges at once, which nobody asked for
  if (/^(text\/html|multipart\/)/i.test(contentType ?? '')) return 'offline'
  const told = head.etag?.replace(/^W\//, '')
  if (told !== undefined && told !== etag && (status === 200 || status === 206)) return 'changed'
  // shorter than the manifest says
  if (status === 416) return 'changed'
  if (status === 404 || status === 410) return 'changed'
  if (status === 200) return { skip: from }
  if (status !== 206) return 'offline'
  const start = Number(/^bytes (\d+)-/.exec(contentRange ?? '')?.[1] ?? Number.NaN)
  return start === from ? { skip: 0 } : 'offline'
}
