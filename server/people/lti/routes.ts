/**
 * A launch from a learning platform, as LTI 1.3 leads the browser:
 *
 *   platform ─> login ─ cookie ─> platform ─ form with the ID token ─> launch ─ ticket ─> /account/launch#identity=TICKET
 *
 * Every redirect leads to the platform's registered address or to a page of the app, never to an address that a request
 * named.
 */
import { identityMarks } from '../../../src/contract/identity.ts'
import { type LaunchFault, launchCookie, launchPath } from '../../../src/contract/launch.ts'
import type { Lang } from '../../../src/rules/lang.ts'
import type { Service } from '../../context.ts'
import { newToken, sha256 } from '../../hash.ts'
import { Failure } from '../../http/failure.ts'
import { langOf } from '../../http/texts.ts'
import { tenant } from '../../store/schema.ts'
import { linkOfferSeconds, sealLinkOffer } from '../identity/linkOffers.ts'
import { linkByNumber, linkedAccount } from '../identity/links.ts'
import { nameFailure, redirectBrowser } from '../identity/routes.ts'
import { clearCookie, openCookie, type SealedCookie, sealCookie } from '../identity/sealedCookie.ts'
import { newIdentityTicket } from '../identity/tickets.ts'
import { type Counter, countTry, forgiveTry } from '../throttle.ts'
import { writeChoicePage, writeFaultPage, writeNewTabPage } from './choicePage.ts'
import { claimNames, type LaunchClaims, langIn, numberIn, resourceIn, scoreScope } from './claims.ts'
import { type ListLinkableItems, type PendingChoice, sealChoice } from './deepLink.ts'
import { type LinkedItem, nameLinkedItem, placeOfItem, readLinkedItem } from './linkedPlace.ts'
import type { PlatformKeys } from './platformKeys.ts'
import { findPlatform, type PlatformRow, platformProvider, readPlatform } from './platforms.ts'
import { noteScoreLine } from './scores.ts'
import { verifyLaunch } from './verifyLaunch.ts'

const stateSeconds = 600
/** How long (s) the page keeps the secret of a ticket: as long as the ticket holds. */
const ticketSeconds = 120
const maxFormBytes = 100_000
/** Characters of parameters that a cookie has room for. */
const longestBegin = 2000

/** What the browser takes along to the platform. */
interface LaunchState {
  platformId: number
  state: string
  nonce: string
  /** the platform's own parameters, with which the launch can begin again in a tab of its own; empty: too long */
  begin: string
}

/** Each launch under way has a cookie of its own: people open several links side by side. */
const cookieOf = (state: string): SealedCookie => ({
  name: `vitrine-lti-${sha256(state).slice(0, 16)}`,
  path: launchPath('launch'),
  purpose: 'launch state',
  sameSite: 'None',
})

/** The page reads this one: it says that the ticket in the address was made for this browser. */
const bindingCookie = ({ config }: Service, binding: string, seconds: number) =>
  `${launchCookie}=${binding}; Path=/wk_mobile/account; Max-Age=${seconds}; SameSite=Lax${
    config.publicUrl.startsWith('https:') ? '; Secure' : ''
  }`

const launchPage = ({ config }: Service, mark: string, to = '') =>
  `${config.publicUrl}/wk_mobile/account/launch${to === '' ? '' : `?to=${encodeURIComponent(to)}`}${mark}`

const isInFrame = ({ headers }: Request) => headers.get('sec-fetch-dest') === 'iframe'

/** Says why nobody comes in: on a page of the app, which other sites may not frame, or on a plain one in a frame. */
function refuseLaunch(
  service: Service,
  request: Request,
  fault: LaunchFault,
  ...cookies: string[]
): Response {
  if (isInFrame(request)) return writeFaultPage(langOf(null, request.headers.get('accept-language')), fault)
  return redirectBrowser(launchPage(service, identityMarks.fault + fault), ...cookies)
}

/** @returns null where it is larger than any form of a platform */
export async function readFormFields(request: Request): Promise<URLSearchParams | null> {
  if (Number(request.headers.get('content-length') ?? maxFormBytes + 1) > maxFormBytes) return null
  return new URLSearchParams(await request.text())
}

/** The platform asks to begin: by GET or by POST, as it likes. */
export async function beginLaunch(service: Service, request: Request): Promise<Response> {
  const fields = request.method === 'POST' ? await readFormFields(request) : new URL(request.url).searchParams
  const platform =
    fields &&
    (await findPlatform(service.db.kysely, fields.get('iss') ?? '', fields.get('client_id') ?? undefined))
  if (!fields || !platform) return refuseLaunch(service, request, 'platform')
  const given = fields.toString()
  const begin = given.length > longestBegin ? '' : given
  const state: LaunchState = { platformId: platform.id, state: newToken(), nonce: newToken(), begin }
  const address = new URL(platform.signInUrl)
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: service.config.publicUrl + launchPath('launch'),
    state: state.state,
    nonce: state.nonce,
    login_hint: fields.get('login_hint') ?? '',
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  const messageHint = fields.get('lti_message_hint')
  if (messageHint !== null) address.searchParams.set('lti_message_hint', messageHint)
  return redirectBrowser(address.href, await sealCookie(service, cookieOf(state.state), state, stateSeconds))
}

/** Who counts here came in from one address. */
const launchCounters = ({ config: { limits } }: Service, address: string): Counter[] => [
  { kind: 'launch', subject: address, most: limits.perAddress, windowMs: limits.windowMs },
]

/** Parts of the service that a launch needs. */
export interface LaunchParts {
  keys: PlatformKeys
  listItems: ListLinkableItems
}

export async function finishLaunch(
  service: Service,
  { keys, listItems }: LaunchParts,
  request: Request,
  address: string,
): Promise<Response> {
  const now = service.now()
  const counting = { service, rows: service.db.rows, now, address }
  const counters = launchCounters(service, address)
  try {
    await countTry(counting, counters)
  } catch (failure) {
    if (failure instanceof Failure) return refuseLaunch(service, request, 'busy')
    throw failure
  }
  const fields = await readFormFields(request)
  const state = fields?.get('state') ?? ''
  const cookie = cookieOf(state)
  const begun = await openCookie<LaunchState>(service, cookie, request.headers.get('cookie'))
  const platform = begun && (await readPlatform(service.db.kysely, begun.platformId))
  if (!platform || begun.state !== state) {
    service.log('launch not proven', { reason: 'state', address })
    return refuseLaunch(service, request, 'failed')
  }
  const clearing = clearCookie(service, cookie)
  try {
    const claims = await verifyLaunch(service, keys, platform, fields?.get('id_token') ?? '', begun.nonce)
    await forgiveTry(counting, counters)
    const lang = langOf(langIn(claims), request.headers.get('accept-language'))
    const accountId = await findPerson(service, platform, claims, address)
    const isChoice = claims[claimNames.messageType] === 'LtiDeepLinkingRequest'
    if (accountId === 'disabled' || (isChoice && accountId === 'unknown'))
      return refuseLaunch(service, request, accountId, clearing)
    if (isChoice && accountId !== 'unknown')
      return await askForItem(service, platform, claims, accountId, lang, listItems)
    if (begun.begin !== '' && isInFrame(request))
      return writeNewTabPage(lang, `${launchPath('login')}?${begun.begin}`)
    if (accountId === 'unknown') return await offerLink(service, platform, claims, clearing)
    return await openLaunch(service, platform, claims, accountId, clearing)
  } catch (failure) {
    const reason = nameFailure(failure)
    service.log('launch not proven', { platform: platform.id, reason, address })
    return refuseLaunch(service, request, 'failed', clearing)
  }
}

/** Whose launch it is. @returns why nobody comes in by it */
async function findPerson(
  service: Service,
  platform: PlatformRow,
  claims: LaunchClaims,
  address: string,
): Promise<number | 'unknown' | 'disabled'> {
  const context = { db: service.db.kysely, now: service.now(), address }
  const provider = platformProvider(platform.id)
  const person = { subject: claims.sub, number: numberIn(claims, platform.numberSource) }
  const linked =
    (await linkedAccount(context, provider, person.subject)) ??
    (await linkByNumber(context, provider, person))
  if (!linked) return 'unknown'
  return linked.disabled ? 'disabled' : linked.accountId
}

/** The launch is good: leads the person to what the link opens. */
async function openLaunch(
  service: Service,
  platform: PlatformRow,
  claims: LaunchClaims,
  accountId: number,
  clearing: string,
): Promise<Response> {
  const place = await placeOfLaunch(service, platform, claims, accountId)
  const binding = newToken()
  const context = { db: service.db.kysely, now: service.now() }
  const ticket = await newIdentityTicket(context, service, accountId, sha256(binding))
  return redirectBrowser(
    launchPage(service, identityMarks.ticket + ticket, place),
    clearing,
    bindingCookie(service, binding, ticketSeconds),
  )
}

/** Nobody here has the number that the platform said, or it says none: who knows a password here may link the account. */
async function offerLink(
  service: Service,
  platform: PlatformRow,
  claims: LaunchClaims,
  clearing: string,
): Promise<Response> {
  const binding = newToken()
  const item = readLinkedItem(resourceIn(claims))
  const sealed = await sealLinkOffer(service, {
    provider: platformProvider(platform.id),
    subject: claims.sub,
    bindingHash: sha256(binding),
    resource: item ? nameLinkedItem(item) : '',
    scoreLine: item ? scoreLineOf(platform, claims, item) : null,
  })
  return redirectBrowser(
    launchPage(service, identityMarks.link + sealed),
    clearing,
    bindingCookie(service, binding, linkOfferSeconds),
  )
}

/** A teacher chooses what a new link of the platform opens; no session begins for it. */
async function askForItem(
  service: Service,
  platform: PlatformRow,
  claims: LaunchClaims,
  accountId: number,
  lang: Lang,
  listItems: ListLinkableItems,
): Promise<Response> {
  const settings = claims[claimNames.linkSettings]
  if (!settings?.accept_types.includes('ltiResourceLink')) throw new Error('The platform takes no links.')
  const choice: PendingChoice = {
    platformId: platform.id,
    accountId,
    deployment: claims[claimNames.deployment],
    returnUrl: settings.deep_link_return_url,
    data: settings.data,
    takesScores: settings.accept_lineitem !== false,
  }
  const items = await listItems(service, accountId)
  return writeChoicePage(lang, platform.name, items, await sealChoice(service, choice))
}

async function placeOfLaunch(
  service: Service,
  platform: PlatformRow,
  claims: LaunchClaims,
  accountId: number,
): Promise<string> {
  const { roles } = await service.db.kysely
    .selectFrom('account')
    .select('roles')
    .where('tenant', '=', tenant)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const item = readLinkedItem(resourceIn(claims))
  if (!item) return '/'
  const line = scoreLineOf(platform, claims, item)
  if (line) {
    const { db } = service
    const context = { db: db.kysely, rows: db.rows, now: service.now() }
    await noteScoreLine(context, { ...line, accountId, subject: claims.sub })
    service.senders.wake()
  }
  return placeOfItem(item, roles)
}

/** Where the platform wants the person's score of this quiz; null where it wants none. */
function scoreLineOf(platform: PlatformRow, claims: LaunchClaims, { kind, id }: LinkedItem) {
  const { lineitem, scope } = claims[claimNames.scores] ?? { scope: [] }
  if (kind !== 'quiz' || !lineitem || !scope.includes(scoreScope)) return null
  return { platformId: platform.id, quizId: id, lineItem: lineitem }
}
