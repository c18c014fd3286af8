/** A notice as a mail, made when it leaves: it goes to the address that the person has by then. */
import type { OutgoingMessage } from '../../context.ts'
import type { Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import type { OutgoingRow } from './outgoing.ts'

/** @returns null where the person has no proved address any longer, or the message is gone */
export async function noticeMailOf(
  db: Executor,
  { key, accountId }: OutgoingRow,
): Promise<OutgoingMessage | null> {
  const found = await db
    .selectFrom('message')
    .innerJoin('account', (join) =>
      join.onRef('account.tenant', '=', 'message.tenant').onRef('account.id', '=', 'message.accountId'),
    )
    .select(['email', 'language', 'title', 'titleEn', 'content', 'contentEn'])
    .where('message.tenant', '=', tenant)
    .where('message.accountId', '=', accountId)
    .where('message.key', '=', key)
    .where('emailConfirmedAt', 'is not', null)
    .where('disabled', '=', 0)
    .executeTakeFirst()
  if (!found) return null
  const isEnglish = found.language === 'En'
  const subject = (isEnglish && found.titleEn) || found.title
  const text = (isEnglish && found.contentEn) || found.content
  return { channel: 'mail', purpose: 'notice', to: found.email, subject, text }
}
