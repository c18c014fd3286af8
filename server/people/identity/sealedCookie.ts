/**
 * What a browser takes along to another site and brings back is sealed in a cookie: any process can open it, and nothing is
 * stored for people who never return.
 */
import { hkdfSync } from 'node:crypto'
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'
import type { Service } from '../../context.ts'

export interface SealedCookie {
  name: string
  path: string
  /** names what is sealed: a cookie of one kind opens as no other */
  purpose: string
  /** `None`: it comes back with a form that another site posts */
  sameSite: 'Lax' | 'None'
}

const keyOf = ({ keys }: Service, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', keys.identity, '', purpose, 32))

/** The value of `Set-Cookie`. @param value empty: takes the cookie away */
function setCookie(
  { config }: Service,
  { name, path, sameSite }: SealedCookie,
  value: string,
  seconds: number,
) {
  const begin = `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly`
  // In a frame of another site a browser keeps only what belongs to that frame.
  const partition = sameSite === 'None' ? '; Partitioned' : ''
  if (config.publicUrl.startsWith('https:')) return `${begin}; SameSite=${sameSite}; Secure${partition}`
  // Without HTTPS a browser refuses None: a platform on this machine is the same site for it.
  return `${begin}; SameSite=Lax`
}

/** @param purpose names what is sealed: one kind opens as no other */
export async function sealPayload(
  service: Service,
  purpose: string,
  payload: object,
  seconds: number,
): Promise<string> {
  const now = Math.floor(service.now() / 1000)
  return new EncryptJWT({ ...payload })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .encrypt(keyOf(service, purpose))
}

/** @returns null where it is too old or none of ours */
export async function openPayload<T>(
  service: Service,
  purpose: string,
  sealed: string,
): Promise<(T & JWTPayload) | null> {
  try {
    const { payload } = await jwtDecrypt<T>(sealed, keyOf(service, purpose), {
      currentDate: new Date(service.now()),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return payload
  } catch {
    return null
  }
}

export const sealCookie = async (
  service: Service,
  cookie: SealedCookie,
  payload: object,
  seconds: number,
): Promise<string> =>
  setCookie(service, cookie, await sealPayload(service, cookie.purpose, payload, seconds), seconds)

export const clearCookie = (service: Service, cookie: SealedCookie): string =>
  setCookie(service, cookie, '', 0)

/** @returns null without the cookie, and with one that is too old or none of ours */
export async function openCookie<T>(
  service: Service,
  { name, purpose }: SealedCookie,
  cookies: string | null,
): Promise<(T & JWTPayload) | null> {
  const [, sealed] = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies ?? '') ?? []
  return sealed === undefined ? null : openPayload<T>(service, purpose, sealed)
}
