/** Mail to people. A letter with a code leaves at once; any other is written down first, and leaves for certain. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, OutgoingMessage, Service } from '../context.ts'

/** @param place below the app, with what proves it behind `#`: that part of an address is never sent to a service */
export const linkTo = (context: Context, place: string): string =>
  `${context.service.config.publicUrl}/wk_mobile${place}`

export type Mail = Omit<OutgoingMessage, 'channel'>

/** Sends a letter that somebody waits for, after the reply. */
export const postMail = ({ service }: Context, mail: Mail): void =>
  service.senders.sendSoon({ channel: 'mail', ...mail })

const outboxFiles = ['mail.jsonl', 'sms.jsonl']

/** Takes out of the files what is long dead: they hold addresses and codes in plain text. */
export function forgetPostedMessages({ config }: Service, beforeMs: number): void {
  for (const name of outboxFiles) {
    const file = join(config.dataDir, 'outbox', name)
    if (!existsSync(file)) continue
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    const kept = lines.filter((line) => (JSON.parse(line) as { at: number }).at >= beforeMs)
    if (kept.length === lines.length) continue
    writeFileSync(`${file}.new`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
}
