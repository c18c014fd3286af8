/** Whether an ID token is a launch of this platform, for this service, now, and for the first time. */
import { jwtVerify } from 'jose'
import type { Service } from '../../context.ts'
import { sha256 } from '../../hash.ts'
import { tenant } from '../../store/schema.ts'
import { claimNames, type LaunchClaims, readLaunchClaims } from './claims.ts'
import type { PlatformKeys } from './platformKeys.ts'
import { deploymentsOf, type PlatformRow } from './platforms.ts'

/** Signatures by a key pair alone: with a shared secret, our own public key would be one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384']
/** by which clocks may differ */
const clockToleranceSeconds = 60
const longestAgeSeconds = 600
/** How long (ms) a nonce is remembered: longer than a token can hold. */
const nonceMs = 3_600_000

/** Why a launch is refused, in a word for the log: the administrator of a platform asks for it first. */
class LaunchRefused extends Error {
  readonly code: 'party' | 'nonce' | 'deployment' | 'replayed'

  constructor(code: LaunchRefused['code']) {
    super(`The launch is refused: ${code}.`)
    this.code = code
  }
}

/** @throws where anything does not hold */
export async function verifyLaunch(
  service: Pick<Service, 'now' | 'db'>,
  keys: PlatformKeys,
  platform: PlatformRow,
  idToken: string,
  nonce: string,
): Promise<LaunchClaims> {
  const { issuer, clientId, keysUrl } = platform
  const { payload } = await jwtVerify(idToken, keys.keysAt(keysUrl), {
    issuer,
    audience: clientId,
    algorithms,
    currentDate: new Date(service.now()),
    clockTolerance: clockToleranceSeconds,
    maxTokenAge: longestAgeSeconds,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  })
  const { azp, aud } = payload
  const isForSeveral = Array.isArray(aud) && aud.length > 1
  if ((azp !== undefined || isForSeveral) && azp !== clientId) throw new LaunchRefused('party')
  if (payload.nonce !== nonce) throw new LaunchRefused('nonce')
  const claims = readLaunchClaims(payload)
  if (!deploymentsOf(platform).includes(claims[claimNames.deployment])) throw new LaunchRefused('deployment')
  await spendNonce(service, platform, nonce)
  return claims
}

/** @throws where it was used before */
async function spendNonce({ db, now }: Pick<Service, 'db' | 'now'>, { id }: PlatformRow, nonce: string) {
  const used = await db.kysely
    .insertInto('ltiNonce')
    .values({ tenant, nonceHash: sha256(`${id} ${nonce}`), expiresAt: now() + nonceMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonceHash')
    .executeTakeFirst()
  if (!used) throw new LaunchRefused('replayed')
}
