/** Sends mail and text messages: codes from memory, everything else from rows of `outgoing`; and scores to platforms. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChannelName } from '../../../src/contract/admin/adminSystem.ts'
import type { OutgoingMessage, Senders, Service } from '../../context.ts'
import { startScoreSender } from '../lti/scoreSender.ts'
import { openSealed } from '../seal.ts'
import { type Channel, openChannels, SendFailure } from './channels.ts'
import { noticeMailOf } from './noticeMail.ts'
import {
  claimOutgoing,
  endOutgoing,
  longestTryingMs,
  type OutgoingRow,
  postponeOutgoing,
} from './outgoing.ts'
import { Rounds, waitAtMost } from './rounds.ts'
import { noteFailed, noteSent } from './senderState.ts'

type Serving = Pick<Service, 'db' | 'config' | 'log' | 'now' | 'keys'>

/** How long (ms) it is between two looks for rows that are due. */
const roundMs = 2000
/** messages of one channel that leave side by side */
const atOnce = 4
/** When a code is tried again (ms after the try before); later ones would come too late. */
const codeWaitsMs = [1000, 5000]
/** How long (ms) messages under way get when the service stops. */
const stopTimeoutMs = 3000
/** How long (ms) a channel rests after a message could not leave: a server that is down is not asked for each row. */
const restMs = 15_000

const channelNames: readonly ChannelName[] = ['mail', 'sms']

const toFailure = (thrown: unknown): SendFailure =>
  thrown instanceof SendFailure
    ? thrown
    : new SendFailure(thrown instanceof Error ? thrown.message : String(thrown), false)

class ChannelSender {
  private restUntil = 0
  private readonly name: ChannelName
  private readonly channel: Channel
  private readonly serving: Serving

  constructor(name: ChannelName, channel: Channel, serving: Serving) {
    this.name = name
    this.channel = channel
    this.serving = serving
  }

  /** Sends one message and notes how that went. @throws SendFailure */
  async send(message: OutgoingMessage, id: string): Promise<void> {
    const { db, log, now } = this.serving
    try {
      await this.channel.send(message, id, now())
    } catch (thrown) {
      const failure = toFailure(thrown)
      // another server's words may hold the address: they stand in the database and not in the log
      log('message not sent', { channel: this.name, purpose: message.purpose })
      if (!failure.isRefused) await noteFailed(db.kysely, this.name, now(), failure.message)
      throw failure
    }
    await noteSent(db.kysely, this.name, now())
  }

  /** Sends what is due. @returns whether there may be more */
  async sendDue(): Promise<boolean> {
    const { db, now } = this.serving
    if (now() < this.restUntil) return false
    const rows = await claimOutgoing(db.kysely, this.name, now(), atOnce)
    await Promise.all(rows.map((row) => this.sendRow(row)))
    return rows.length === atOnce && now() >= this.restUntil
  }

  rest(): void {
    this.restUntil = this.serving.now() + restMs
  }

  private async sendRow(row: OutgoingRow): Promise<void> {
    const { db, now, keys } = this.serving
    const end = (state: 'sent' | 'failed', reason: string) =>
      endOutgoing(db.kysely, row, state, reason, now())
    const message: OutgoingMessage | null =
      row.sealed === ''
        ? await noticeMailOf(db.kysely, row)
        : JSON.parse(openSealed(keys.identity, row.accountId, row.sealed))
    if (!message) return end('failed', '')
    try {
      await this.send(message, row.messageId)
    } catch (thrown) {
      const { isRefused, message: reason } = toFailure(thrown)
      if (isRefused || now() - row.createdAt > longestTryingMs) return end('failed', reason)
      this.rest()
      return postponeOutgoing(db.kysely, row, reason, now())
    }
    return end('sent', '')
  }
}

export function startSenders(serving: Serving): Senders {
  const { config, log } = serving
  const channels = openChannels(config)
  const senders = {
    mail: new ChannelSender('mail', channels.mail, serving),
    sms: new ChannelSender('sms', channels.sms, serving),
  }
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()

  const hold = (work: Promise<void>) => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  const sendAllDue = () =>
    Promise.all(
      channelNames.map(async (name) => {
        while (!stopping.signal.aborted && (await senders[name].sendDue()));
      }),
    )
  const rounds = new Rounds(sendAllDue, stopping.signal, (failure) =>
    log('outgoing messages cannot be read', { failure: String(failure) }),
  )
  async function sendCode(message: OutgoingMessage): Promise<void> {
    const id = randomUUID()
    for (const waitMs of [...codeWaitsMs, null])
      try {
        return await senders[message.channel].send(message, id)
      } catch (thrown) {
        if (waitMs === null || toFailure(thrown).isRefused) return
        await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined)
        if (stopping.signal.aborted) return
      }
  }

  const scores = startScoreSender(serving, stopping.signal)
  const wake = () => {
    rounds.ask()
    scores.ask()
  }
  const timer = setInterval(wake, roundMs)
  timer.unref()

  return {
    wake,
    sendSoon(message) {
      // after the reply: nobody can tell by its time whether an address is somebody's
      setImmediate(() => hold(sendCode(message).catch(() => undefined)))
    },
    sendNow: (message) => senders[message.channel].send(message, randomUUID()),
    async stop() {
      stopping.abort()
      clearInterval(timer)
      // What is not answered by then is tried again with the next start: its lease ends.
      await waitAtMost(stopTimeoutMs, [rounds.end, scores.end, ...underWay])
    },
  }
}
