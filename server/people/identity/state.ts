/** The state that a browser takes along to a sign-in service of the school, and the tickets that it comes back with. */
import { createHmac } from 'node:crypto'
import type { Service } from '../../context.ts'
import type { SignInState } from './provider.ts'
import { clearCookie, openCookie, type SealedCookie, sealCookie } from './sealedCookie.ts'

const stateSeconds = 600

const cookie: SealedCookie = {
  name: 'vitrine-identity',
  path: '/dh-usercenter/identity/',
  purpose: 'sign-in state',
  // the provider's page leads back by a link of another site
  sameSite: 'Lax',
}

export const sealState = (service: Service, state: SignInState): Promise<string> =>
  sealCookie(service, cookie, state, stateSeconds)

/** Takes the cookie away: a state serves once in each browser. */
export const clearState = (service: Service): string => clearCookie(service, cookie)

/** @returns null without a state, with one that is too old, or of another provider */
export async function openState(
  service: Service,
  cookies: string | null,
  provider: string,
): Promise<SignInState | null> {
  const state = await openCookie<SignInState>(service, cookie, cookies)
  return state?.provider === provider ? state : null
}

/**
 * The hash under which a ticket is stored: a ticket is good only with the secret of the tab that began, and for nothing
 * else.
 */
export const identityTicketHash = ({ keys }: Service, ticket: string, bindingHash: string): string =>
  createHmac('sha256', keys.identity).update(`identity ticket ${bindingHash} ${ticket}`).digest('hex')
