/** Tokens, and the hashes under which they are stored. */
import { createHash, randomBytes } from 'node:crypto'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** 256 bits, readable in a header and a cookie */
export const newToken = (): string => randomBytes(32).toString('base64url')
