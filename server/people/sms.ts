/**
 * Codes by SMS: six digits, ten minutes, kept as a hash. Each address that asks for one gets its own, so that a stranger's
 * request replaces no code in hand; the address that asked has five tries, all others together five more.
 */
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength, codeLifeMs, codeTries, codeWaitSeconds } from '../../src/rules/limits.ts'
import type { Context } from '../context.ts'
import { sha256 } from '../hash.ts'
import { refuse } from '../http/failure.ts'
import { say } from '../http/texts.ts'
import { tenant } from '../store/schema.ts'

export type Purpose = 'login' | 'reset' | 'phone' | 'password' | 'email'

const hashed = (salt: string, code: string) => `${salt}:${sha256(`${salt}:${code}`)}`

function isCode(code: string, kept: string): boolean {
  const given = Buffer.from(hashed(kept.split(':')[0] ?? '', code))
  const right = Buffer.from(kept)
  return given.length === right.length && timingSafeEqual(given, right)
}

const askerOf = ({ address }: Context) => sha256(address)

/** @returns the code; @throws Failure while this address's last one is younger than a minute */
export async function makeCode(context: Context, phone: string, purpose: Purpose): Promise<string> {
  const { now } = context
  const waitMs = codeWaitSeconds * 1000
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const row = {
    codeHash: hashed(randomBytes(12).toString('hex'), code),
    sentAt: now,
    expiresAt: now + codeLifeMs,
    tries: 0,
    otherTries: 0,
  }
  // one statement: of many that ask at once, one gets a code
  const made = await context.db
    .insertInto('smsCode')
    .values({ tenant, phone, purpose, asker: askerOf(context), ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'phone', 'purpose', 'asker'])
        .doUpdateSet(row)
        .where((code) =>
          // one that was sent in the future was sent before the clock was set back
          code.or([code('smsCode.sentAt', '<=', now - waitMs), code('smsCode.sentAt', '>', now + waitMs)]),
        ),
    )
    .returning('phone')
    .execute()
  if (made.length === 0) throw refuse('codeTooSoon', [codeWaitSeconds], { retryAfter: codeWaitSeconds })
  return code
}

const guessSql = `update "smsCode" set
    "tries" = "tries" + case when "asker" = ? then 1 else 0 end,
    "otherTries" = "otherTries" + case when "asker" = ? then 0 else 1 end
  where "tenant" = ? and "phone" = ? and "purpose" = ? and "expiresAt" > ? and "sentAt" <= ?
    and (("asker" = ? and "tries" < ?) or ("asker" <> ? and "otherTries" < ?))
  returning "codeHash", "asker"`
const undoGuessSql = `update "smsCode" set
    "tries" = "tries" - case when "asker" = ? then 1 else 0 end,
    "otherTries" = "otherTries" - case when "asker" = ? then 0 else 1 end
  where "tenant" = ? and "phone" = ? and "purpose" = ? and "codeHash" = ?`

/** Counts a try before it looks, so that parallel guesses are as many tries. */
export async function holdsCode(
  context: Context,
  phone: string,
  purpose: Purpose,
  code: string,
): Promise<boolean> {
  const asker = askerOf(context)
  const own = [tenant, phone, purpose]
  const skewed = context.now + codeWaitSeconds * 1000
  const live = await context.rows<{ codeHash: string }>(
    guessSql,
    [asker, asker, ...own, context.now, skewed, asker, codeTries, asker, codeTries],
    'writer',
  )
  const right = live.find(({ codeHash }) => isCode(code, codeHash))
  if (!right) return false
  await context.rows(undoGuessSql, [asker, asker, ...own, right.codeHash], 'writer')
  return true
}

/** A code is used up by the first that uses it, however many come at once; the others of its purpose go with it. */
export async function takeCode(
  context: Context,
  phone: string,
  purpose: Purpose,
  code: string,
): Promise<boolean> {
  if (!(await holdsCode(context, phone, purpose, code))) return false
  const gone = await context.db
    .deleteFrom('smsCode')
    .where('tenant', '=', tenant)
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .returning('phone')
    .execute()
  return gone.length > 0
}

/** Sends the code after the reply: nobody can tell by its time whether the number belongs to somebody. */
export function postCode({ service, lang }: Context, to: string, purpose: Purpose, code: string): void {
  service.senders.sendSoon({ channel: 'sms', to, purpose, text: say(lang, 'sms', code), code })
}
