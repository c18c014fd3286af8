/** Replies that bear an ETag, so that who has one already is not sent it again, and the service does not compose it again. */
import { createHash } from 'node:crypto'
import { codeVersion } from './codeVersion.ts'
import { compress } from './compress.ts'

/** 96 bits in 16 characters. */
const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`

/** A proxy that packs a reply marks its tag as weak. */
const isNamed = (asked: string | null, tag: string): boolean =>
  (asked ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

interface Tagged {
  /** changes whenever the reply would, and is quicker to read */
  stamp: string
  write(): Promise<string>
}

/**
 * The reply, or 304 without a body where the asker named its tag. A change between the stamp and the reply makes the reply
 * newer than its tag, so that it is sent once more, never less.
 */
export async function taggedReply(
  { stamp, write }: Tagged,
  asker: Headers,
  headers: Record<string, string>,
): Promise<Response> {
  const etag = tagOf(`${await codeVersion()}${stamp}`)
  if (!isNamed(asker.get('if-none-match'), etag)) return compress(await write(), asker, { ...headers, etag })
  const { 'content-type': _, ...rest } = headers
  return new Response(null, { status: 304, headers: { ...rest, etag } })
}
