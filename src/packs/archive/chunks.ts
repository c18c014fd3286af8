/** Where a download begins and ends, and which part of a reply to a Range request can be used: pure. */

import type { Chunked } from '../../rules/pack.ts'

/** First byte of the chunk in which a byte lies. */
export const chunkStart = (at: number, { chunk }: Pick<Chunked, 'chunk'>) => Math.floor(at / chunk) * chunk

/** Byte after the last of the chunk that begins at `start`. */
export const chunkEnd = (start: number, { bytes, chunk }: Chunked) => Math.min(bytes, start + chunk)

export interface ByteSpan {
  from: number
  to: number
}

/** Neighbouring chunks (their first bytes, ascending) as spans, each worth one request. */
export function spansOf(starts: readonly number[], archive: Chunked): ByteSpan[] {
  const spans: ByteSpan[] = []
  for (const from of starts) {
    const last = spans.at(-1)
    if (last?.to === from) last.to = chunkEnd(from, archive)
    else spans.push({ from, to: chunkEnd(from, archive) })
  }
  return spans
}

/** The first bytes of the chunks that stand whole in a file of this length: those that can be verified. */
export function wholeChunks(size: number, { bytes, chunk }: Chunked): number[] {
  const count = size >= bytes ? Math.ceil(bytes / chunk) : Math.floor(size / chunk)
  return Array.from({ length: count }, (_, at) => at * chunk)
}

/** Up to here a file of this length was checked against its hashes: of the chunk behind it pieces may stand already. */
export const verifiedEnd = (size: number, archive: Chunked) =>
  size >= archive.bytes ? archive.bytes : chunkStart(size, archive)

export interface Head {
  status: number
  etag: string | null
  contentRange: string | null
  contentType: string | null
}

/**
 * Decides on a reply to `Range: bytes=from-` under `If-Range`: skip so many bytes and take the rest, or take none of
 * it. Bytes that pass are still checked against their hashes.
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
