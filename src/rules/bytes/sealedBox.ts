/**
 * A text that only one page can read: it is sealed to the page's public key, and the private key never leaves the page.
 *
 *   P-256 of the page + an ephemeral P-256 of the sender ─ECDH→ shared bits ─HKDF→ AES-256-GCM
 *
 * A sealed text is the sender's public key (65 bytes), the nonce (12 bytes) and the cipher, in base64.
 */
import { bytesFromBase64, bytesToBase64 } from './base64.ts'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const publicBytes = 65
const nonceBytes = 12

/** Named by the call that makes one: the page and Node each have a type of their own for it. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>

export interface BoxKeys {
  /** raw, in base64 */
  publicKey: string
  privateKey: Key
}

export async function makeBoxKeys(): Promise<BoxKeys> {
  const keys = await crypto.subtle.generateKey(curve, false, ['deriveBits'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  return { publicKey: bytesToBase64(raw), privateKey: keys.privateKey }
}

async function sharedKey(
  privateKey: Key,
  otherPublic: Uint8Array<ArrayBuffer>,
  usage: 'encrypt' | 'decrypt',
): Promise<Key> {
  const other = await crypto.subtle.importKey('raw', otherPublic, curve, false, [])
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, privateKey, 256)
  const material = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey'])
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(32),
    info: new TextEncoder().encode('vitrine sealed box'),
  }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [usage])
}

export async function sealForPage(publicKey: string, text: string): Promise<string> {
  const own = await crypto.subtle.generateKey(curve, false, ['deriveBits'])
  const ownPublic = new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey))
  const key = await sharedKey(own.privateKey, bytesFromBase64(publicKey), 'encrypt')
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const cipher = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, new TextEncoder().encode(text)),
  )
  const all = new Uint8Array(publicBytes + nonceBytes + cipher.length)
  all.set(ownPublic)
  all.set(nonce, publicBytes)
  all.set(cipher, publicBytes + nonceBytes)
  return bytesToBase64(all)
}

/** @throws when it was sealed for another page, or changed on its way */
export async function openSealedBox({ privateKey }: BoxKeys, sealed: string): Promise<string> {
  const all = bytesFromBase64(sealed)
  const key = await sharedKey(privateKey, all.slice(0, publicBytes), 'decrypt')
  const nonce = all.slice(publicBytes, publicBytes + nonceBytes)
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    all.slice(publicBytes + nonceBytes),
  )
  return new TextDecoder().decode(plain)
}
