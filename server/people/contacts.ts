/** Binds a new email address or phone number, tells the old one, and lets it be taken back from there. */
import type { Context } from '../context.ts'
import { newToken, sha256 } from '../hash.ts'
import { refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { say } from '../http/texts.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { linkTo } from './mail.ts'
import { queueMessage } from './senders/outgoing.ts'
import { endAllSessions } from './session.ts'

export interface Contact {
  kind: 'email' | 'phone'
  value: string
}

/** How long (ms) a change can be taken back from the old address. */
const undoLifeMs = 72 * 3_600_000

const confirmPlace = '/account/confirm'

/** @returns the link that binds the contact, or takes a change of it back, once */
export async function newContactLink(
  context: Context,
  accountId: number,
  { kind, value }: Contact,
  { undoes, lifeMs }: { undoes: 0 | 1; lifeMs: number },
): Promise<string> {
  const token = newToken()
  const expiresAt = context.now + lifeMs
  await context.db
    .insertInto('contactToken')
    .values({ tenant, tokenHash: sha256(token), accountId, kind, value, undoes, expiresAt })
    .execute()
  return linkTo(context, `${confirmPlace}${undoes ? '?undo=1' : ''}#${token}`)
}

async function requireFree({ db }: Context, accountId: number, { kind, value }: Contact): Promise<void> {
  let others = db
    .selectFrom('account')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '<>', accountId)
    .where(kind, '=', value)
  // An address that a list gave to two people belongs to the one who proves it.
  if (kind === 'email') others = others.where('emailConfirmedAt', 'is not', null)
  if (await others.executeTakeFirst()) throw refuse(kind === 'email' ? 'emailTaken' : 'phoneTaken')
}

async function writeContact(within: Context, accountId: number, { kind, value }: Contact): Promise<void> {
  const change =
    kind === 'email'
      ? { email: value, emailConfirmedAt: value === '' ? null : within.now }
      : { phone: value || null }
  await within.db
    .updateTable('account')
    .set(change)
    .where('tenant', '=', tenant)
    .where('id', '=', accountId)
    .execute()
  const recorder = { ...within, caller: { ...within.caller, accountId } }
  await recordChange(recorder, { what: `account.${kind}`, thing: 'account', thingId: accountId })
}

/** Runs a change that may tell somebody of it, and sends that once the change is made. */
export async function sendingAfter(
  context: Context,
  change: (within: Context) => Promise<void>,
): Promise<void> {
  await transaction(context, change)
  context.service.senders.wake()
}

/** Binds it, and tells the old address or number how to take it back. The person has proved that it is theirs. */
export async function bindContact(within: Context, accountId: number, contact: Contact): Promise<void> {
  const { kind } = contact
  await requireFree(within, accountId, contact)
  const account = await within.db
    .selectFrom('account')
    .select(['email', 'phone'])
    .where('tenant', '=', tenant)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await writeContact(within, accountId, contact)
  const old = account[kind] ?? ''
  if (old === '' || old === contact.value) return
  const link = await newContactLink(
    within,
    accountId,
    { kind, value: old },
    { undoes: 1, lifeMs: undoLifeMs },
  )
  const text = say(within.lang, 'contactChanged', link)
  const channel = kind === 'email' ? 'mail' : 'sms'
  if (!within.service.config[channel]) return
  const subject = say(within.lang, 'contactChangedSubject')
  await queueMessage(within, accountId, { channel, to: old, purpose: 'changed', subject, text, link })
}

/**
 * Takes away the links that came after the one by which a change was taken back: whoever changed it may hold them. An
 * earlier address keeps its own.
 */
async function voidLaterLinks(
  { db }: Context,
  accountId: number,
  kind: Contact['kind'],
  expiresAt: number,
): Promise<void> {
  await db
    .deleteFrom('contactToken')
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where((token) => token.or([token('undoes', '=', 0), token('expiresAt', '>=', expiresAt)]))
    .execute()
}

/** Carries out what a link says. @throws Failure when it was used or is too old */
export async function followContactLink(context: Context, token: string): Promise<void> {
  await sendingAfter(context, async (within) => {
    const [used] = await within.db
      .deleteFrom('contactToken')
      .where('tenant', '=', tenant)
      .where('tokenHash', '=', sha256(token))
      .returning(['accountId', 'kind', 'value', 'undoes', 'expiresAt'])
      .execute()
    if (!used || used.expiresAt <= within.now) throw refuse('linkGone')
    const { accountId, kind, value } = used
    if (!used.undoes) return bindContact(within, accountId, { kind, value })
    await requireFree(within, accountId, { kind, value })
    await writeContact(within, accountId, { kind, value })
    await voidLaterLinks(within, accountId, kind, used.expiresAt)
    // Whoever changed it may still be signed in.
    await endAllSessions(within, accountId)
  })
}
