/**
 * The state that a browser brings back is sealed in a cookie: any process can open it, and nothing is stored for people
 * who never return.
 */
import { createHmac, hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Service } from '../../context.ts'
import type { SignInState } from './provider.ts'

const cookieName = 'vitrine-identity'
const cookiePath = '/dh-usercenter/identity/'
const stateSeconds = 600

const keyOf = ({ keys }: Service) =>
  new Uint8Array(hkdfSync('sha256', keys.identity, '', 'sign-in state', 32))

export async function sealState(service: Service, state: SignInState): Promise<string> {
  const now = Math.floor(service.now() / 1000)
  const sealed = await new EncryptJWT({ ...state })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(now)
    .setExpirationTime(now + stateSeconds)
    .encrypt(keyOf(service))
  return cookieOf(service, sealed, stateSeconds)
}

/** Takes the cookie away: a state serves once in each browser. */
export const clearState = (service: Service): string => cookieOf(service, '', 0)

// Lax: the provider's page leads back by a link of another site
const cookieOf = ({ config }: Service, value: string, seconds: number) =>
  `${cookieName}=${value}; Path=${cookiePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${
    config.publicUrl.startsWith('https:') ? '; Secure' : ''
  }`

/** @returns null without a state, with one that is too old, or of another provider */
export async function openState(
  service: Service,
  cookies: string | null,
  provider: string,
): Promise<SignInState | null> {
  const [, sealed] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(cookies ?? '') ?? []
  if (sealed === undefined) return null
  try {
    const { payload } = await jwtDecrypt<SignInState>(sealed, keyOf(service), {
      currentDate: new Date(service.now()),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return payload.provider === provider ? payload : null
  } catch {
    return null
  }
}

/**
 * The hash under which a ticket is stored: a ticket is good only with the secret of the tab that began, and for nothing
 * else.
 */
export const identityTicketHash = ({ keys }: Service, ticket: string, bindingHash: string): string =>
  createHmac('sha256', keys.identity).update(`identity ticket ${bindingHash} ${ticket}`).digest('hex')
