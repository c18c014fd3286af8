import { type PasswordFault, passwordFaults } from '../../src/rules/people/password.ts'
import type { Context } from '../context.ts'
import { refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { tenant } from '../store/schema.ts'
import { readSettings } from '../system/settings.ts'
import { hashPassword, isPassword } from './password.ts'
import { endAllSessions } from './session.ts'

/** A right to set a password: whose account it opens, and that it serves once. */
export interface Right {
  /** @throws Failure when it does not hold */
  accountId(context: Context): Promise<number>
  /** @throws Failure when somebody else was faster */
  useUp(context: Context): Promise<void>
}

/**
 * Gives an account a new password and ends all its sessions and tickets.
 * @param keptSession SHA-256 of the token whose session stays: who changes the own password goes on
 * @throws Failure with the first rule that the password breaks (`data.faults` has all of them); the right then stays
 */
export async function setPassword(
  context: Context,
  password: string,
  right: Right,
  keptSession = '',
): Promise<void> {
  const { passwordPolicy } = await readSettings(context.db)
  const faults = passwordFaults(password, passwordPolicy)
  const [first] = faults
  if (first) throw refuse(first, [bound[first]?.(passwordPolicy) ?? ''], { field: 'password', faults })
  const id = await right.accountId(context)
  const old = await context.db
    .selectFrom('account')
    .select('passwordHash')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (await isPassword(password, old.passwordHash)) throw refuse('samePassword', [], { field: 'password' })
  const passwordHash = await hashPassword(password)
  await transaction(context, async (within) => {
    await right.useUp(within)
    await within.db
      .updateTable('account')
      .set({ passwordHash, mustChangePassword: 0 })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
    await endAllSessions(within, id, keptSession)
    // another ticket may be in the hands of whoever knew the old password
    await within.db.deleteFrom('ticket').where('tenant', '=', tenant).where('accountId', '=', id).execute()
  })
  context.service.log('password changed', { accountId: id })
}

const bound: Partial<Record<PasswordFault, (policy: { minLength: number; maxLength: number }) => number>> = {
  tooShort: ({ minLength }) => minLength,
  tooLong: ({ maxLength }) => maxLength,
}
