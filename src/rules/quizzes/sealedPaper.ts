/**
 * A paper under seal: a device holds it before the quiz opens, under AES-256-GCM with a key that is made of a code. The
 * code is read out in the room, so that the paper opens without network.
 */
import { bytesFromBase64, bytesToBase64 } from '../bytes/base64.ts'

/** Crockford's alphabet: no letter that is taken for a digit, and none that makes words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const characterBitCount = 5

/** 80 bits: half of them would be in reach of rented hardware. */
export const sealCodeLength = 16
const sealCodeBytes = (sealCodeLength * characterBitCount) / 8

/** 100 bits of a chain's last hash: a student cannot find two chains that end alike while an exam runs. */
export const closingCodeLength = 20

const groupLength = 4
/** Rounds of the derivation of a key: about 0.1 s on a phone. */
const derivationRoundCount = 100_000
const nonceBytes = 12
export const saltBytes = 16

/** How early before its opening a device may hold a paper under seal, ms. */
export const sealedLeadMs = 24 * 3_600_000

/** Bytes as characters of Crockford's alphabet, as many as are whole. */
function toCharacters(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let waiting = 0
  for (const byte of bytes) {
    bits = (bits << 8) | byte
    waiting += 8
    while (waiting >= characterBitCount) {
      waiting -= characterBitCount
      text += alphabet[(bits >> waiting) & 31]
    }
    bits &= (1 << waiting) - 1
  }
  return text
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

export const makeSealCode = (): string => toCharacters(randomBytes(sealCodeBytes))
export const makeSalt = (): string => bytesToBase64(randomBytes(saltBytes))

/** A code in groups of four, as it is shown and read out. */
export const groupCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join(' ') ?? ''

/** What a person typed, as the alphabet has it: I and L are 1, O is 0; blanks and hyphens do not count. */
export const readTypedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/[^0-9A-Z]/g, '')

/** The code that a student's screen shows at the end, of the hash (hex) of its last row. */
export const closingCodeOf = (hash: string): string =>
  toCharacters(Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))).slice(
    0,
    closingCodeLength,
  )

/** Whether a witnessed text, a whole hash or the code of one, means this hash. */
export const isWitnessOf = (witnessed: string, hash: string): boolean =>
  witnessed === hash || witnessed === closingCodeOf(hash)

/** Named by the call that makes one: the page and Node each have a type of their own for it. */
export type SealKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/** Plain HTTP has no cryptography: there a paper cannot be sealed. */
export const canUnseal = (): boolean => globalThis.crypto?.subtle !== undefined

/** @param salt in base64 */
export async function deriveSealKey(code: string, salt: string): Promise<SealKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesFromBase64(salt), iterations: derivationRoundCount },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** One sealed piece: the paper, or the file of a picture. Both in base64. */
export interface SealedPiece {
  iv: string
  data: string
}

const boundTo = (name: string) => new TextEncoder().encode(name)

/** @param name binds the piece to its place: one piece never opens as another */
export async function sealPiece(
  key: SealKey,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SealedPiece> {
  const iv = randomBytes(nonceBytes)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo(name) }, key, bytes)
  return { iv: bytesToBase64(iv), data: bytesToBase64(new Uint8Array(data)) }
}

/** @throws with a wrong key, and where the piece was changed */
export async function openPiece(
  key: SealKey,
  name: string,
  { iv, data }: SealedPiece,
): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytesFromBase64(iv), additionalData: boundTo(name) },
    key,
    bytesFromBase64(data),
  )
  return new Uint8Array(opened)
}

/** The name of a sealed piece: of the paper itself, or of its n-th picture. */
export const pieceName = (quizId: number, roomId: number, picture?: number): string =>
  `${quizId} ${roomId} ${picture ?? 'paper'}`

const witnessForm = /^VQ1W(\d{1,15})\.([0-9A-F]{32})\.([0-9A-F]{64})$/

export interface WitnessText {
  quizId: number
  attemptId: string
  hash: string
}

/** The text of the QR that a student's screen shows at the end. Letters are capitals: codes hold them in fewer modules. */
export const writeWitness = ({ quizId, attemptId, hash }: WitnessText): string =>
  `VQ1W${quizId}.${attemptId.replaceAll('-', '').toUpperCase()}.${hash.toUpperCase()}`

/** null for what is no such text */
export function readWitness(text: string): WitnessText | null {
  const [, quizId, id, hash] = witnessForm.exec(text.trim()) ?? []
  if (quizId === undefined || id === undefined || hash === undefined) return null
  const attemptId = id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { quizId: Number(quizId), attemptId, hash: hash.toLowerCase() }
}
