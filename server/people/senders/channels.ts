/** The ways in which a message leaves the service: a file, a mail server (SMTP), a gateway for text messages (HTTP). */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { ChannelName } from '../../../src/contract/admin/adminSystem.ts'
import type { Config } from '../../config.ts'
import type { OutgoingMessage } from '../../context.ts'

/** Why a message did not leave. */
export class SendFailure extends Error {
  /** The other side refused this one message for good; the channel itself works. */
  readonly isRefused: boolean

  constructor(reason: string, isRefused: boolean) {
    super(reason)
    this.isRefused = isRefused
  }
}

export interface Channel {
  /** what carries its messages */
  kind: 'file' | 'smtp' | 'http'
  /** @param id stays the same however often the message is tried: the receiver can tell a repetition by it */
  send(message: OutgoingMessage, id: string, nowMs: number): Promise<void>
}

/** How long (ms) another server may take for each step before it counts as not reachable. */
const replyTimeoutMs = 15_000
/** signs of another server's words that are stored and shown */
const maxReasonLength = 300

const shorten = (reason: string) => reason.replace(/\s+/g, ' ').trim().slice(0, maxReasonLength)

/** A line in DATA_DIR/outbox: whoever reads the file sends it on. */
const fileChannel = (dataDir: string, name: ChannelName): Channel => ({
  kind: 'file',
  async send(message, _, nowMs) {
    const folder = join(dataDir, 'outbox')
    const { channel: __, ...rest } = message
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    appendFileSync(join(folder, `${name}.jsonl`), `${JSON.stringify({ at: nowMs, ...rest })}\n`, {
      mode: 0o600,
    })
  },
})

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

/** Only a refusal of the address or of the letter itself is the letter's fault: wrong credentials are mended later. */
function toSmtpFailure(thrown: SmtpError): SendFailure {
  const isOfMessage = thrown.code === 'EENVELOPE' || thrown.code === 'EMESSAGE'
  return new SendFailure(shorten(thrown.message), isOfMessage && (thrown.responseCode ?? 0) >= 500)
}

function smtpChannel(url: string, from: string): Channel {
  const timeouts = {
    connectionTimeout: replyTimeoutMs,
    greetingTimeout: replyTimeoutMs,
    socketTimeout: replyTimeoutMs,
  }
  const transport = createTransport(
    { url, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    { from },
  )
  const host = from.split('@').at(-1)?.replace(/[>\s]/g, '') || 'localhost'
  return {
    kind: 'smtp',
    async send({ to, subject = '', text }, id) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          to: { name: '', address: to },
          subject,
          text,
        })
      } catch (thrown) {
        throw toSmtpFailure(thrown as SmtpError)
      }
    },
  }
}

/** Puts values into a template such as `https://sms.example/?to={to}`. @param escapeValue makes a value harmless there */
export function fillTemplate(
  template: string,
  values: Record<string, string>,
  escapeValue: (value: string) => string,
): string {
  return template.replace(/\{(to|text|code|link|id)\}/g, (_, name: string) => escapeValue(values[name] ?? ''))
}

const inJson = (value: string) => JSON.stringify(value).slice(1, -1)

/** Answers by which a gateway says that this message cannot be sent, now or later. */
const refusingStatuses = [400, 404, 410, 413, 422]

function httpChannel({ smsUrl = '', smsBody, smsOk, smsAuthorization }: Config['senders']): Channel {
  return {
    kind: 'http',
    async send({ to, text, code = '', link = '' }, id) {
      const values = { to, text, code, link, id }
      const headers: Record<string, string> = { 'idempotency-key': id }
      if (smsAuthorization) headers.authorization = smsAuthorization
      if (smsBody) headers['content-type'] = 'application/json'
      const response = await fetch(fillTemplate(smsUrl, values, encodeURIComponent), {
        method: smsBody ? 'POST' : 'GET',
        headers,
        body: smsBody ? fillTemplate(smsBody, values, inJson) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(replyTimeoutMs),
      }).catch((failure: unknown) => {
        const { message, cause } = failure as Error
        throw new SendFailure(shorten(cause instanceof Error ? cause.message : message), false)
      })
      const said = await response.text().catch(() => '')
      if (response.ok && said.includes(smsOk)) return
      throw new SendFailure(shorten(`${response.status} ${said}`), refusingStatuses.includes(response.status))
    },
  }
}

export function channelKindOf({ senders }: Config, name: ChannelName): Channel['kind'] {
  if (name === 'mail') return senders.smtpUrl ? 'smtp' : 'file'
  return senders.smsUrl ? 'http' : 'file'
}

export function openChannels({ dataDir, senders }: Config): Record<ChannelName, Channel> {
  return {
    mail: senders.smtpUrl ? smtpChannel(senders.smtpUrl, senders.mailFrom) : fileChannel(dataDir, 'mail'),
    sms: senders.smsUrl ? httpChannel(senders) : fileChannel(dataDir, 'sms'),
  }
}
