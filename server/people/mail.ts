/** Mail to people: a line in DATA_DIR/outbox/mail.jsonl, as sms.ts writes its own. */
import { appendFile, mkdir } from 'node:fs/promises'
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

export async function postMail(context: Context, mail: Mail): Promise<void> {
  await writeOutbox(context, 'mail', mail)
}

/** Hands a message to whoever sends it. */
export async function writeOutbox(context: Context, channel: 'mail' | 'sms', message: object): Promise<void> {
  const folder = join(context.service.config.dataDir, 'outbox')
  await mkdir(folder, { recursive: true })
  const line = JSON.stringify({ at: context.now, ...message })
  await appendFile(join(folder, `${channel}.jsonl`), `${line}\n`, { mode: 0o600 })
}
