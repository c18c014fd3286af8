/** Learning platforms as administrators set them up. */
import type { Selectable } from 'kysely'
import type {
  adminPlatformSave,
  LearningPlatform,
  ToolAddresses,
} from '../../../src/contract/admin/learningPlatforms.ts'
import type { Args } from '../../../src/contract/endpoint.ts'
import { launchPath } from '../../../src/contract/launch.ts'
import type { Context, Service } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import type { Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { mustBeAsOpened } from '../changedMeanwhile.ts'
import type { LtiPlatformTable } from '../tables.ts'

export type PlatformRow = Selectable<LtiPlatformTable>

/** The name of a platform's people in `identityLink`. */
export const platformProvider = (platformId: number) => `lti:${platformId}`

export const deploymentsOf = ({ deployments }: PlatformRow): string[] => JSON.parse(deployments)
const scoreHostsOf = ({ scoreHosts }: PlatformRow): string[] => JSON.parse(scoreHosts)

/**
 * Whether a score may go to an address that a launch named. A launch is signed by the platform, but the service must not
 * be led to other machines of the school's network by it: the address is at one of the platform's own, or at a host that an
 * administrator listed. Canvas, for one, has its keys and tokens at other hosts than the columns of a school.
 */
export function isScoreAddress(platform: PlatformRow, lineItem: string): boolean {
  const { issuer, signInUrl, tokenUrl, keysUrl } = platform
  const own = [issuer, signInUrl, tokenUrl, keysUrl].map((address) => new URL(address).origin)
  const listed = scoreHostsOf(platform).map((host) => new URL(`https://${host}`).origin)
  return [...own, ...listed].includes(new URL(lineItem).origin)
}

const enabledPlatforms = (db: Executor) =>
  db.selectFrom('ltiPlatform').selectAll().where('tenant', '=', tenant).where('enabled', '=', 1)

/** @param clientId left out by platforms that know this service by one alone */
export async function findPlatform(
  db: Executor,
  issuer: string,
  clientId: string | undefined,
): Promise<PlatformRow | null> {
  const found = await enabledPlatforms(db).where('issuer', '=', issuer).execute()
  const meant = clientId === undefined ? found : found.filter((one) => one.clientId === clientId)
  return meant.length === 1 ? (meant[0] ?? null) : null
}

export async function readPlatform(db: Executor, id: number): Promise<PlatformRow | null> {
  return (await enabledPlatforms(db).where('id', '=', id).executeTakeFirst()) ?? null
}

export function toolAddresses({ config: { publicUrl } }: Service): ToolAddresses {
  const launchUrl = publicUrl + launchPath('launch')
  return {
    loginUrl: publicUrl + launchPath('login'),
    launchUrl,
    deepLinkUrl: launchUrl,
    keysUrl: publicUrl + launchPath('keys'),
    isSecure: publicUrl.startsWith('https:'),
  }
}

interface CountRow {
  platformId: number
  state: string
  n: number | string
}

export async function listPlatforms({ db, rows }: Context): Promise<LearningPlatform[]> {
  const platforms = await db
    .selectFrom('ltiPlatform')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('id')
    .execute()
  const counts = await rows<CountRow>(
    `select "platformId", "state", count(*) as "n" from "ltiScore" where "tenant" = ? group by "platformId", "state"`,
    [tenant],
  )
  const links = await rows<{ provider: string; n: number | string }>(
    `select "provider", count(*) as "n" from "identityLink" where "tenant" = ? group by "provider"`,
    [tenant],
  )
  const reasons = await rows<{ platformId: number; reason: string }>(
    `select "platformId", "reason" from "ltiScore" where "tenant" = ? and "reason" <> ''
      and "state" in ('waiting', 'failed') order by "dueAt"`,
    [tenant],
  )
  const reasonOf = new Map(reasons.map(({ platformId, reason }) => [platformId, reason]))
  return platforms.map(({ tenant: _, createdAt: __, deployments, scoreHosts, enabled, ...platform }) => {
    const countOf = (state: string) =>
      Number(counts.find((one) => one.platformId === platform.id && one.state === state)?.n ?? 0)
    const provider = platformProvider(platform.id)
    return {
      ...platform,
      deployments: JSON.parse(deployments) as string[],
      scoreHosts: JSON.parse(scoreHosts) as string[],
      enabled: enabled === 1,
      people: Number(links.find((one) => one.provider === provider)?.n ?? 0),
      waiting: countOf('waiting'),
      failed: countOf('failed'),
      reason: reasonOf.get(platform.id) ?? '',
    }
  })
}

/** @param within a transaction */
export async function savePlatform(
  within: Context,
  { id, base, ...sent }: Args<typeof adminPlatformSave>,
): Promise<number> {
  const { db, now } = within
  if (id !== undefined) await lockPlatform(db, id)
  const before = id === undefined ? null : await mustHavePlatform(db, id)
  const { deployments, enabled, scoreHosts = before ? scoreHostsOf(before) : [], ...given } = sent
  const same = await db
    .selectFrom('ltiPlatform')
    .select('id')
    .where('tenant', '=', tenant)
    .where('issuer', '=', given.issuer)
    .where('clientId', '=', given.clientId)
    .executeTakeFirst()
  if (same && same.id !== id) throw refuse('platformThere', [], { field: 'clientId' })
  const values = {
    ...given,
    deployments: JSON.stringify([...new Set(deployments)]),
    scoreHosts: JSON.stringify([...new Set(scoreHosts)]),
    enabled: enabled ? (1 as const) : (0 as const),
  }
  const audit = { thing: 'platform', after: { ...given, deployments, scoreHosts, enabled } }
  if (id === undefined || !before) {
    const made = await db
      .insertInto('ltiPlatform')
      .values({ tenant, ...values, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChange(within, { what: 'platform.create', thingId: made.id, ...audit })
    return made.id
  }
  const form = { base, now: shownFacts(before), after: audit.after }
  await mustBeAsOpened(within, { thing: 'platform', thingId: id }, form)
  // Subjects belong to an issuer: those of another one would be linked to strangers.
  if (before.issuer !== given.issuer) await forgetPeople(db, id)
  await db.updateTable('ltiPlatform').set(values).where('tenant', '=', tenant).where('id', '=', id).execute()
  // What was in the way of its scores may be mended.
  await db
    .updateTable('ltiScore')
    .set({ dueAt: now })
    .where('tenant', '=', tenant)
    .where('platformId', '=', id)
    .where('state', '=', 'waiting')
    .where('reason', '<>', '')
    .execute()
  await recordChange(within, { what: 'platform.edit', thingId: id, before: auditedFacts(before), ...audit })
  return id
}

/** @param within a transaction */
export async function removePlatform(within: Context, id: number): Promise<void> {
  const { db } = within
  const before = await mustHavePlatform(db, id)
  await forgetPeople(db, id)
  await db.deleteFrom('ltiScore').where('tenant', '=', tenant).where('platformId', '=', id).execute()
  await db.deleteFrom('ltiPlatform').where('tenant', '=', tenant).where('id', '=', id).execute()
  await recordChange(within, {
    what: 'platform.remove',
    thing: 'platform',
    thingId: id,
    before: auditedFacts(before),
  })
}

/** As the form has them. */
const shownFacts = (row: PlatformRow) => ({
  ...auditedFacts(row),
  deployments: deploymentsOf(row),
  scoreHosts: scoreHostsOf(row),
  enabled: row.enabled === 1,
})

const auditedFacts = ({ tenant: _, id: __, createdAt: ___, ...facts }: PlatformRow) => facts

/** Nobody else changes the platform until the transaction ends. */
const lockPlatform = (db: Executor, id: number) =>
  db
    .selectFrom('ltiPlatform')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .execute()

export async function mustHavePlatform(db: Executor, id: number): Promise<PlatformRow> {
  const found = await db
    .selectFrom('ltiPlatform')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

async function forgetPeople(db: Executor, id: number): Promise<void> {
  await db
    .deleteFrom('identityLink')
    .where('tenant', '=', tenant)
    .where('provider', '=', platformProvider(id))
    .execute()
}
