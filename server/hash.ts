/** Tokens, and the hashes under which they are stored. */
import { createHash, hash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'

export const sha256 = (text: string): string => hash('sha256', text, 'hex')

/** 256 bits, readable in a header and a cookie */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a file's content, hex, without holding it in memory. */
export async function hashFile(path: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const piece of createReadStream(path, { highWaterMark: 1_048_576 }))
    digest.update(piece as Buffer)
  return digest.digest('hex')
}
