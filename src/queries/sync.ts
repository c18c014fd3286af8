/** What waits to be sent: the page's side of the outbox, what screens may know of it, and who starts it. */
import { atom, getDefaultStore } from 'jotai'
import { changeAccount } from '../device/accounts.ts'
import { databaseEvents, type QueueRow, type Receipt } from '../device/db.ts'
import type { Action, Input } from '../outbox/actions.ts'
import type { CarriedOut } from '../outbox/carryOut.ts'
import { closeOutbox, currentOutbox, type OpenOutbox, openOutbox } from '../outbox/index.ts'
import type { FlushEnd } from '../outbox/outbox.ts'
import type { ServiceFacts } from '../outbox/verdict.ts'
import { dismissWitness, lostSince } from '../outbox/witness.ts'
import { ledgerAtom, setLedger } from './overlay.ts'
import { refold, refresh } from './query.ts'

const store = getDefaultStore()

/** Rows are on their way at this moment. */
const sendingAtom = atom(false)
/** Work waits for its author to sign in. */
const signInAtom = atom(false)
/** Unsent things that the browser lost with its database; 0: none. */
export const lostAtom = atom(0)
/** Another tab of an older build keeps the database from opening. */
export const blockedAtom = atom(false)
databaseEvents.blocked = () => store.set(blockedAtom, true)

export interface SyncStatus {
  state: 'sent' | 'waiting' | 'sending' | 'signIn' | 'attention'
  waiting: number
  /** they need the person */
  parked: number
  /** ms UTC of the last acknowledgement */
  lastSuccess?: number
}

export const syncStatusAtom = atom((get): SyncStatus => {
  const { rows, lastSuccess } = get(ledgerAtom)
  const parked = rows.filter(({ state }) => state === 'parked').length
  const waiting = rows.length - parked
  const counts = { waiting, parked, ...(lastSuccess === null ? {} : { lastSuccess }) }
  if (parked > 0) return { state: 'attention', ...counts }
  if (waiting === 0) return { state: 'sent', ...counts }
  if (get(signInAtom)) return { state: 'signIn', ...counts }
  return { state: get(sendingAtom) ? 'sending' : 'waiting', ...counts }
})

/** What each thing on screen waits for; what is not in it was received. */
export const pendingSubjectsAtom = atom((get): ReadonlyMap<string, QueueRow['state']> => {
  const subjects = new Map<string, QueueRow['state']>()
  for (const { subject, state } of get(ledgerAtom).rows)
    if (subjects.get(subject) !== 'parked') subjects.set(subject, state)
  return subjects
})

/** Everything unsent, for the sync centre. */
export const unsentRowsAtom = atom((get): readonly QueueRow[] => get(ledgerAtom).rows)

let reading: Promise<void> | null = null
let stale = false

/** Asks anew, a little later and once, for what acknowledged work changed. */
let toRefresh = new Set<string>()
let refreshTimer: ReturnType<typeof setTimeout> | undefined
async function refreshAfter(receipts: readonly Receipt[]): Promise<void> {
  if (receipts.length === 0) return
  const { actionOf } = await import('../outbox/actions.ts')
  if (!side) return
  for (const { call } of receipts) for (const { path } of actionOf(call)?.refreshes ?? []) toRefresh.add(path)
  if (toRefresh.size === 0) return
  clearTimeout(refreshTimer)
  refreshTimer = setTimeout(() => {
    const paths = toRefresh
    toRefresh = new Set()
    void refresh(paths)
  }, 300)
}

async function readOnce(outbox: OpenOutbox): Promise<void> {
  const ledger = await outbox.ledger()
  if (currentOutbox() !== outbox) return
  const known = store.get(ledgerAtom).receipts.at(-1)?.n ?? 0
  setLedger(ledger)
  refold()
  void refreshAfter(ledger.receipts.filter(({ n }) => n > known)).catch(() => undefined)
}

/** Reads queue and receipts anew; what changes meanwhile is read once more. */
function reread(outbox: OpenOutbox): Promise<void> {
  stale = true
  reading ??= (async () => {
    while (stale) {
      stale = false
      await readOnce(outbox)
    }
  })().finally(() => {
    reading = null
  })
  return reading
}

/** Resolves when the screens know of everything stored until now. */
export const ledgerRead = (): Promise<void> => reading ?? Promise.resolve()

let timer: ReturnType<typeof setTimeout> | undefined

function after(end: FlushEnd, session: SessionSide): void {
  store.set(sendingAtom, false)
  store.set(signInAtom, end.state === 'signIn')
  clearTimeout(timer)
  if (end.state === 'signIn' && end.refused) session.expired(end.refused)
  if (store.get(ledgerAtom).rows.length === 0) return
  const next = end.state === 'done' ? end.next : end.state === 'busy' ? Date.now() + 5000 : null
  if (next !== null) timer = setTimeout(() => void flush(false), Math.max(next - Date.now(), 250))
}

/** What the session lends to the queue. */
export interface SessionSide {
  user: number
  token: () => string | null
  lang: () => 'zh' | 'en'
  service: () => ServiceFacts
  /** learns what the service promises, where that is not known yet; never rejects */
  learnService: () => Promise<unknown>
  /** the service no longer takes this token */
  expired: (token: string) => void
}

let side: SessionSide | null = null

async function flush(force: boolean): Promise<FlushEnd | null> {
  const outbox = currentOutbox()
  const session = side
  if (!outbox || !session) return null
  try {
    if (store.get(ledgerAtom).rows.length > 0) await session.learnService()
    const end = await outbox.flush({ force })
    if (side !== session) return end
    await reread(outbox)
    after(end, session)
    return end
  } catch (error) {
    // the database failed: what is stored stays stored, and the next occasion tries again
    console.error(error)
    store.set(sendingAtom, false)
    return null
  }
}

let unsent = 0

async function changed(outbox: OpenOutbox): Promise<void> {
  await reread(outbox)
  if (currentOutbox() !== outbox) return
  const { rows } = store.get(ledgerAtom)
  if (rows.length !== unsent) await changeAccount(outbox.user, { unsent: rows.length })
  const more = rows.length > unsent
  unsent = rows.length
  if (!more) return
  void flush(false)
}

/** Joins this page to a person's queue; what it holds is known when it resolves. */
export async function joinQueue(session: SessionSide): Promise<void> {
  side = session
  const outbox = openOutbox({
    ...session,
    changed: () => {
      if (currentOutbox() === outbox) void changed(outbox)
    },
    sending: () => store.set(sendingAtom, true),
  })
  void lostSince(session.user).then((count) => {
    if (currentOutbox() === outbox) store.set(lostAtom, count)
  })
  await reread(outbox)
  const { rows, receipts } = store.get(ledgerAtom)
  unsent = rows.length
  // memory keeps them until the next start: a reply on screen may be older than the one that is kept
  void import('./prune.ts')
    .then(({ pruneReceipts }) => pruneReceipts(session.user, receipts, outbox.forget))
    .catch(() => undefined)
}

/** Leaves the queue as it is; nothing of this page touches it once it resolves. */
export async function leaveQueue(): Promise<void> {
  side = null
  clearTimeout(timer)
  clearTimeout(refreshTimer)
  toRefresh = new Set()
  unsent = 0
  const closed = closeOutbox()
  setLedger(null)
  store.set(sendingAtom, false)
  store.set(signInAtom, false)
  store.set(lostAtom, 0)
  await Promise.all([closed, reading?.catch(() => undefined)])
}

/** Sends what waits now: a pause of our own is over, one that the service asked for is not. */
export const flushNow = () => flush(true)

/** Puts something parked back in its place. */
export async function retry(seq: number): Promise<void> {
  await currentOutbox()?.retry(seq)
  await flush(true)
}

/** Says something parked anew, in its place: the same kind of thing with another input. */
export async function edit<A extends Action>(
  seq: number,
  action: A,
  input: Input<A>,
  local?: unknown,
): Promise<void> {
  await currentOutbox()?.edit(seq, action, input, local)
  await flush(true)
}

/** Gives something up; the person said so by name. */
export const discard = async (seq: number) => currentOutbox()?.discard(seq)

/** Everything unsent as a JSON file. */
export async function exportUnsent(): Promise<File | null> {
  const content: CarriedOut | undefined = await currentOutbox()?.export()
  if (!content) return null
  const name = `vitrine-unsent-${content.madeAt.slice(0, 10)}.json`
  return new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' })
}

/** The person has read that something was lost. */
export async function dismissLost(): Promise<void> {
  const outbox = currentOutbox()
  if (outbox) await dismissWitness(outbox.user)
  store.set(lostAtom, 0)
}

/** Starts sending at every occasion; answers how to stop. Called once, by `app`. */
export function startSync(): () => void {
  const go = () => void flush(true)
  const seen = () => {
    if (document.visibilityState === 'visible') go()
  }
  addEventListener('online', go)
  addEventListener('pageshow', go)
  document.addEventListener('visibilitychange', seen)
  go()
  return () => {
    removeEventListener('online', go)
    removeEventListener('pageshow', go)
    document.removeEventListener('visibilitychange', seen)
  }
}
