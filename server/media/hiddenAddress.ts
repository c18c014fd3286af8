/**
 * Addresses of pictures that do not tell which specimen they show: the pictures of a quiz stand under them. An address
 * is one block of AES, so that nobody without the service's key can make one or read it.
 */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { mediaBase } from './address.ts'

interface Hidden {
  specimenId: number
  /** The quiz or assignment that shows it: two of them show the same picture under two addresses. */
  paperId: number
  /** Where the picture's files stand; ends with a slash. */
  tileUrl: string
}

const idBytes = 6
const checkBytes = 4

const keyOf = (secret: Buffer): Buffer =>
  createHash('sha256').update('hidden pictures').update(secret).digest()

const checkOf = (tileUrl: string): Buffer =>
  createHash('sha256').update(tileUrl).digest().subarray(0, checkBytes)

/** The address under which a quiz or an assignment shows a picture; ends with a slash. @param secret that all processes share */
export function hiddenUrl(secret: Buffer, { specimenId, paperId, tileUrl }: Hidden): string {
  const block = Buffer.alloc(2 * idBytes + checkBytes)
  block.writeUIntBE(specimenId, 0, idBytes)
  block.writeUIntBE(paperId, idBytes, idBytes)
  checkOf(tileUrl).copy(block, 2 * idBytes)
  const cipher = createCipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false)
  return `${mediaBase}paper/${Buffer.concat([cipher.update(block), cipher.final()]).toString('hex')}/`
}

const hiddenName = /^paper\/([0-9a-f]{32})\/((?:\d+\/\d+_\d+|thumb|mini)\.webp)$/

/**
 * Reads the meaning of a hidden address.
 * @param name below the media folder
 * @returns null where it is none; the caller holds `isOf` against the specimen's picture as it is now
 */
export function readHidden(
  secret: Buffer,
  name: string,
): { specimenId: number; file: string; isOf: (tileUrl: string) => boolean } | null {
  const [, hex, file] = hiddenName.exec(name) ?? []
  if (hex === undefined || file === undefined) return null
  const decipher = createDecipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false)
  const block = Buffer.concat([decipher.update(Buffer.from(hex, 'hex')), decipher.final()])
  return {
    specimenId: block.readUIntBE(0, idBytes),
    file,
    isOf: (tileUrl) => checkOf(tileUrl).equals(block.subarray(2 * idBytes)),
  }
}
