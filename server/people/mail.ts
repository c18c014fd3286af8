/** Mail to people: a line in DATA_DIR/outbox/mail.jsonl, as sms.ts writes its own. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../context.ts'

export interface Mail {
  to: string
  purpose: 'email' | 'reset' | 'changed'
  text: string
  code?: string
  link?: string
}

/** @param place below the app, with what proves it behind `#`: that part of an address is never sent to a service */
export const linkTo = (context: Context, place: string): string =>
  `${context.service.config.publicUrl}/wk_mobile${place}`

export const postMail = (context: Context, mail: Mail): void => writeOutbox(context, 'mail', mail)

/** Hands a message to whoever sends it, after the reply: nobody can tell by its time whether an address is somebody's. */
export function writeOutbox({ service, now }: Context, channel: 'mail' | 'sms', message: object): void {
  const folder = join(service.config.dataDir, 'outbox')
  const line = JSON.stringify({ at: now, ...message })
  setImmediate(() => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      appendFileSync(join(folder, `${channel}.jsonl`), `${line}\n`, { mode: 0o600 })
    } catch (failure) {
      service.log('message not sent', { reason: failure instanceof Error ? failure.message : '' })
    }
  })
}
