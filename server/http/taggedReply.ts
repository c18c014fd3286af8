/** Replies that bear an ETag, so that who has one already is not sent it again. */
import { createHash } from 'node:crypto'
import { compress } from './compress.ts'

/** 96 bits in 16 characters. */
const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`

/** A proxy that packs a reply marks its tag as weak. */
const isNamed = (asked: string | null, tag: string): boolean =>
  (asked ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** The reply, or 304 without a body where the asker named its tag. */
export async function taggedReply(
  text: string,
  asker: Headers,
  headers: Record<string, string>,
): Promise<Response> {
  const etag = tagOf(text)
  if (!isNamed(asker.get('if-none-match'), etag)) return compress(text, asker, { ...headers, etag })
  const { 'content-type': _, ...rest } = headers
  return new Response(null, { status: 304, headers: { ...rest, etag } })
}
