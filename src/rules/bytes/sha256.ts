import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * SHA-256 of a text, hex, at once: a row of a quiz names the row before it in one database transaction, which does not
 * wait for `crypto.subtle`; that is missing on plain HTTP besides.
 */
export const sha256OfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** SHA-256, hex: as manifests and witnesses of archives tell it. */
export async function sha256Of(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
