/** Whether mail and text messages leave, and a message that tests it. */
import { type ChannelName, channelNames, type SenderStatus } from '../../src/contract/admin/adminSystem.ts'
import { isEmail, isPhone } from '../../src/rules/fields.ts'
import type { Context } from '../context.ts'
import { badParameter, refuse } from '../http/failure.ts'
import { say } from '../http/texts.ts'
import { channelKindOf } from '../people/senders/channels.ts'
import { readSenderState } from '../people/senders/senderState.ts'
import { tenant } from '../store/schema.ts'

const countSql = `select count(*) as "n" from "outgoing" where "tenant" = ? and "channel" = ? and "state" = ?`

async function senderStatus(context: Context, channel: ChannelName): Promise<SenderStatus> {
  const { config } = context.service
  const count = async (state: string) => {
    const [row] = await context.rows<{ n: number | string }>(countSql, [tenant, channel, state])
    return Number(row?.n ?? 0)
  }
  return {
    channel,
    kind: config[channel] ? channelKindOf(config, channel) : 'off',
    waiting: await count('waiting'),
    failed: await count('failed'),
    ...(await readSenderState(context.db, channel)),
  }
}

export const senderStatuses = (context: Context): Promise<SenderStatus[]> =>
  Promise.all(channelNames.map((channel) => senderStatus(context, channel)))

/** @throws Failure with the words of the other server */
export async function testSender(
  { service, lang }: Context,
  { channel, to }: { channel: ChannelName; to: string },
): Promise<void> {
  if (!service.config[channel]) throw refuse(channel === 'mail' ? 'mailOff' : 'smsOff')
  if (!(channel === 'mail' ? isEmail(to) : isPhone(to))) throw badParameter('to')
  const [subject, text] = [say(lang, 'senderTestSubject'), say(lang, 'senderTest')]
  try {
    await service.senders.sendNow({ channel, to, purpose: 'test', subject, text })
  } catch (failure) {
    throw refuse('senderFailed', [failure instanceof Error ? failure.message : ''])
  }
}
