/** Texts that rest sealed, under a new key. */
import type { Executor } from '../store/db.ts'
import type { KeyReplacement } from '../store/keys.ts'
import { tenant } from '../store/schema.ts'
import { openSealed, sealText } from './seal.ts'

/** Identity numbers and messages that wait. @param within a transaction @returns how many there were */
export async function resealTexts(within: Executor, { from, to }: KeyReplacement): Promise<number> {
  const reseal = (accountId: number, sealed: string) =>
    sealText(to, accountId, openSealed(from, accountId, sealed))
  const people = await within
    .selectFrom('account')
    .select(['id', 'idCardSealed'])
    .where('tenant', '=', tenant)
    .where('idCardSealed', '<>', '')
    .execute()
  for (const { id, idCardSealed } of people)
    await within
      .updateTable('account')
      .set({ idCardSealed: reseal(id, idCardSealed) })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
  const messages = await within
    .selectFrom('outgoing')
    .select(['id', 'accountId', 'sealed'])
    .where('tenant', '=', tenant)
    .where('sealed', '<>', '')
    .execute()
  for (const { id, accountId, sealed } of messages)
    await within
      .updateTable('outgoing')
      .set({ sealed: reseal(accountId, sealed) })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
  return people.length + messages.length
}
