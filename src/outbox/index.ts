/** Joins a person's outbox to this browser, in a page and in the worker alike. */
import { exchange } from '../api/http.ts'
import { outboxChannel } from '../device/names.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { freeStorage } from './quota.ts'
import { everything, type RowSpan, storeOf } from './store.ts'
import type { ServiceFacts } from './verdict.ts'

export interface Connection {
  user: number
  /** the token of exactly this person, else null */
  token: () => string | null | Promise<string | null>
  lang: () => 'zh' | 'en'
  service?: () => ServiceFacts
  /** these rows changed, and receipts with them, here, in another tab or in the worker */
  changed?: (rows: RowSpan) => void
  sending?: () => void
  /** ends the calls that are on their way: their outcome is not known then */
  signal?: AbortSignal
  /** only where there is no page: tests and tools */
  origin?: string
}

export interface OpenOutbox extends Outbox {
  /** Tells everybody who knows the queue that rows of it were changed by other means than these. */
  changed(rows: RowSpan): void
  /** resolves when the witness knows of the last change */
  close(): Promise<void>
}

/** Pause (ms) before the witness is told: it need not hear of each of many changes. */
const witnessPauseMs = 300

/** Notes how much is unsent, once for changes that come together. */
function lossRecordOf(user: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = async () => {
    timer = undefined
    // failing to is not worth failing for
    const told = await import('./recordUnsent.ts').catch(() => null)
    await told?.recordUnsent(user)
  }
  return {
    changed: () => {
      timer ??= setTimeout(now, witnessPauseMs)
    },
    close: async () => {
      if (timer === undefined) return
      clearTimeout(timer)
      await now()
    },
  }
}

/** A tab of an older build says only that something changed. */
const isSpan = (data: unknown): data is RowSpan => typeof data === 'object' && data !== null && 'from' in data

const ours: ServiceFacts = { exactlyOnce: true, batch: true }

export function connectOutbox(connection: Connection): OpenOutbox {
  const { user, lang, origin, signal } = connection
  const store = storeOf(user)
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(outboxChannel(user))
  if (channel) channel.onmessage = ({ data }) => connection.changed?.(isSpan(data) ? data : everything)
  const witness = lossRecordOf(user)
  const changed = (rows: RowSpan) => {
    channel?.postMessage(rows)
    connection.changed?.(rows)
    witness.changed()
  }
  const outbox = createOutbox({
    user,
    store,
    send: (request, token) => exchange({ ...request, signal }, { token, lang: lang(), origin }),
    token: connection.token,
    service: connection.service ?? (() => ours),
    now: Date.now,
    random: Math.random,
    changed,
    sending: connection.sending,
    lock: async (name, work) => (await import('./lock.ts')).webLock(name, work),
    makeRoom: () => freeStorage(user),
  })
  const close = () => {
    channel?.close()
    return witness.close()
  }
  return { ...outbox, changed, close }
}

let current: OpenOutbox | null = null

/** The outbox of whoever is signed in on this page. */
export function openOutbox(connection: Connection): OpenOutbox {
  void current?.close()
  current = connectOutbox(connection)
  return current
}

/** Nobody is signed in any more; nothing of it touches the database once it resolves. */
export async function closeOutbox(): Promise<void> {
  const last = current
  current = null
  await last?.close()
}

export const currentOutbox = () => current
