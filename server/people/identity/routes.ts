/**
 * The browser's way to a provider and back:
 *
 *   begin?binding= ─ cookie ─> provider ─> callback ─ ticket ─> /account/login#identity=TICKET ─ signInByIdentity ─> session
 *
 * Every redirect leads to the provider or to the page of sign-in, never to an address that a request named.
 */
import {
  type IdentityFault,
  type IdentityProvider,
  identityMarks,
  identityPath,
} from '../../../src/contract/identity.ts'
import type { Service } from '../../context.ts'
import { newToken, sha256 } from '../../hash.ts'
import { casProvider } from './cas.ts'
import { sealLinkOffer } from './linkOffers.ts'
import { linkByNumber, linkedAccount } from './links.ts'
import { oidcProvider } from './oidc.ts'
import type { SignInProvider, SignInState } from './provider.ts'
import { clearState, openState, sealState } from './state.ts'
import { newIdentityTicket } from './tickets.ts'

const bindingForm = /^[\w-]{20,100}$/

export type IdentityProviders = Partial<Record<IdentityProvider, SignInProvider>>

export function identityProvidersOf({ identity }: Service['config']): IdentityProviders {
  const providers: IdentityProviders = {}
  if (identity.oidc) providers.oidc = oidcProvider(identity.oidc)
  if (identity.cas) providers.cas = casProvider(identity.cas)
  return providers
}

const callbackOf = ({ config }: Service, name: IdentityProvider) =>
  config.publicUrl + identityPath(name, 'callback')

/** Sends a browser on; the address may hold a ticket, which no other site is to see. */
export function redirectBrowser(location: string, ...cookies: string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const toSignIn = (service: Service, mark: string) =>
  redirectBrowser(`${service.config.publicUrl}/wk_mobile/account/login${mark}`, clearState(service))
const withFault = (service: Service, fault: IdentityFault) => toSignIn(service, identityMarks.fault + fault)

export async function beginIdentity(
  service: Service,
  providers: IdentityProviders,
  name: IdentityProvider,
  url: string,
): Promise<Response | null> {
  const provider = providers[name]
  if (!provider) return null
  const binding = new URL(url).searchParams.get('binding') ?? ''
  if (!bindingForm.test(binding)) return withFault(service, 'failed')
  const state: SignInState = {
    provider: name,
    state: newToken(),
    nonce: newToken(),
    verifier: newToken(),
    binding: sha256(binding),
  }
  try {
    return redirectBrowser(
      await provider.begin(callbackOf(service, name), state),
      await sealState(service, state),
    )
  } catch (failure) {
    service.log('identity provider not reached', { provider: name, reason: nameFailure(failure) })
    return withFault(service, 'failed')
  }
}

export async function finishIdentity(
  service: Service,
  providers: IdentityProviders,
  name: IdentityProvider,
  request: Request,
  address: string,
): Promise<Response | null> {
  const provider = providers[name]
  if (!provider) return null
  const state = await openState(service, request.headers.get('cookie'), name)
  if (!state) return withFault(service, 'failed')
  try {
    const proven = await provider.prove(callbackOf(service, name), new URL(request.url), state)
    const context = { db: service.db.kysely, now: service.now(), address }
    const linked =
      (await linkedAccount(context, name, proven.subject)) ??
      (service.config.identity.isTrusted ? await linkByNumber(context, name, proven) : undefined)
    if (!linked) {
      const offer = { provider: name, subject: proven.subject, bindingHash: state.binding }
      const sealed = await sealLinkOffer(service, { ...offer, resource: '', scoreLine: null })
      return toSignIn(service, identityMarks.link + sealed)
    }
    if (linked.disabled) return withFault(service, 'disabled')
    const ticket = await newIdentityTicket(context, service, linked.accountId, state.binding)
    return toSignIn(service, identityMarks.ticket + ticket)
  } catch (failure) {
    service.log('identity not proven', { provider: name, reason: nameFailure(failure), address })
    return withFault(service, 'failed')
  }
}

/** Messages of libraries may quote what a provider sent: the kind of failure is enough. */
export const nameFailure = (failure: unknown): string => {
  if (!(failure instanceof Error)) return 'unknown'
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name
}
