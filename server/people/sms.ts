/** Codes by SMS: six digits, ten minutes, five tries, bound to phone and purpose, kept as a hash. */
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeLength, codeLife, codeTries, codeWait } from '../../src/rules/limits.ts'
import type { Context } from '../context.ts'
import { sha256 } from '../hash.ts'
import { refuse } from '../http/failure.ts'
import { say } from '../http/texts.ts'
import { tenant } from '../store/schema.ts'

export type Purpose = 'login' | 'reset' | 'phone' | 'password'

const hashed = (salt: string, code: string) => `${salt}:${sha256(`${salt}:${code}`)}`

function isCode(code: string, kept: string): boolean {
  const given = Buffer.from(hashed(kept.split(':')[0] ?? '', code))
  const right = Buffer.from(kept)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** @returns the code; @throws Failure while the last one is younger than a minute */
export async function makeCode(context: Context, phone: string, purpose: Purpose): Promise<string> {
  const { now } = context
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const row = {
    codeHash: hashed(randomBytes(12).toString('hex'), code),
    sentAt: now,
    expiresAt: now + codeLife,
    tries: 0,
  }
  // one statement: of many that ask at once, one gets a code
  const made = await context.db
    .insertInto('smsCode')
    .values({ tenant, phone, purpose, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'phone', 'purpose'])
        .doUpdateSet(row)
        .where('smsCode.sentAt', '<=', now - codeWait * 1000),
    )
    .returning('phone')
    .execute()
  if (made.length === 0) throw refuse('codeTooSoon', [codeWait], { retryAfter: codeWait })
  return code
}

/** Counts a try before it looks, so that parallel guesses are as many tries. */
export async function holdsCode(
  context: Context,
  phone: string,
  purpose: Purpose,
  code: string,
): Promise<boolean> {
  const own = [tenant, phone, purpose]
  const [row] = await context.rows<{ codeHash: string }>(
    `update "smsCode" set "tries" = "tries" + 1 where "tenant" = ? and "phone" = ? and "purpose" = ?
      and "tries" < ? and "expiresAt" > ? returning "codeHash"`,
    [...own, codeTries, context.now],
  )
  if (!row || !isCode(code, row.codeHash)) return false
  await context.rows(
    `update "smsCode" set "tries" = "tries" - 1
      where "tenant" = ? and "phone" = ? and "purpose" = ? and "codeHash" = ?`,
    [...own, row.codeHash],
  )
  return true
}

/** A code is used up by the first that uses it, however many come at once. */
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
  return gone.length === 1
}

/** Hands the code to whoever sends messages: a line in DATA_DIR/outbox/sms.jsonl. */
export async function postCode(context: Context, to: string, purpose: Purpose, code: string): Promise<void> {
  const folder = join(context.service.config.dataDir, 'outbox')
  await mkdir(folder, { recursive: true })
  const line = { at: context.now, to, purpose, text: say(context.lang, 'sms', code), code }
  await appendFile(join(folder, 'sms.jsonl'), `${JSON.stringify(line)}\n`, { mode: 0o600 })
}
