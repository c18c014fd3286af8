/** Work that waits to be sent: the page's side of the outbox, all that screens may know of it, and who starts it. */
import { atom, getDefaultStore } from 'jotai'
import { databaseEvents } from '../../device/db.ts'
import { userDatabase } from '../../device/names.ts'
import type { QueueRow } from '../../device/stored.ts'
import { wakeWorker } from '../../outbox/background.ts'
import { closeOutbox, currentOutbox, type OpenOutbox, openOutbox } from '../../outbox/index.ts'
import type { FlushEnd } from '../../outbox/outbox.ts'
import type { RowSpan } from '../../outbox/store.ts'
import type { ServiceFacts } from '../../outbox/verdict.ts'
import { ledgerAtom, setLedger, setRest } from './overlay.ts'
import { refold } from './query.ts'
import { ledgerRead, readAll, reread } from './reading.ts'
import { askNoMore } from './refreshAfter.ts'

const store = getDefaultStore()

/** Rows are on their way at this moment. */
const sendingAtom = atom(false)
/** How the last try to send ended. */
export const lastFlushAtom = atom<FlushEnd | null>(null)
/** Unsent things that the browser lost with its database; 0: none. */
export const lostAtom = atom(0)

export interface SyncStatus {
  state: 'sent' | 'waiting' | 'sending' | 'signIn' | 'attention'
  waiting: number
  /** they need the person */
  parked: number
  /** waiting rows are sent once their author signs in, whatever else needs the person */
  signIn: boolean
  /** time (ms UTC) of the last acknowledgement */
  lastSuccess?: number
}

export const syncStatusAtom = atom((get): SyncStatus => {
  const { waiting, parked, lastSuccess } = get(ledgerAtom)
  const signIn = waiting > 0 && get(lastFlushAtom)?.state === 'signIn'
  const facts = { waiting, parked, signIn, ...(lastSuccess === null ? {} : { lastSuccess }) }
  if (parked > 0) return { state: 'attention', ...facts }
  if (waiting === 0) return { state: 'sent', ...facts }
  if (signIn) return { state: 'signIn', ...facts }
  return { state: get(sendingAtom) ? 'sending' : 'waiting', ...facts }
})

/** The state of each thing on screen that waits to be sent; a thing that is not among them was received. */
export const pendingSubjectsAtom = atom((get): ReadonlyMap<string, QueueRow['state']> => {
  const subjects = new Map<string, QueueRow['state']>()
  for (const { subject, state } of get(ledgerAtom).rows)
    if (subjects.get(subject) !== 'parked') subjects.set(subject, state)
  return subjects
})

/** How much this person has not sent, parked things too. */
export function unsentNow(): number {
  const { waiting, parked } = store.get(ledgerAtom)
  return waiting + parked
}
const anything = () => unsentNow() > 0

/** The sending of this page: who is here, when it tries next, how much waited at the last look. */
const sending: {
  timer: ReturnType<typeof setTimeout> | undefined
  side: SessionSide | null
  /** Somebody wished to force while another tab or the worker was sending: the next try does. */
  isForced: boolean
  waited: number
} = {
  timer: undefined,
  side: null,
  isForced: false,
  waited: 0,
}

function after(end: FlushEnd, session: SessionSide): void {
  store.set(sendingAtom, false)
  store.set(lastFlushAtom, end)
  clearTimeout(sending.timer)
  if (end.state === 'signIn' && end.refused) session.expired(end.refused)
  if (!anything()) return
  const next = end.state === 'done' ? end.next : end.state === 'busy' ? Date.now() + 5000 : null
  if (end.state === 'done') void wakeWorker()
  if (next !== null) sending.timer = setTimeout(() => void flush(false), Math.max(next - Date.now(), 250))
}

/** Everything that the session lends to the queue. */
export interface SessionSide {
  user: number
  token: () => string | null
  lang: () => 'zh' | 'en'
  service: () => ServiceFacts
  /** learns the promises of the service, where they are not known yet; never rejects */
  learnService: () => Promise<unknown>
  /** the service no longer takes this token */
  expired: (token: string) => void
}

async function flush(force: boolean): Promise<FlushEnd | null> {
  const outbox = currentOutbox()
  const session = sending.side
  if (!outbox || !session) return null
  try {
    if (anything()) await session.learnService()
    sending.isForced ||= force
    const end = await outbox.flush({ force: sending.isForced })
    if (end.state !== 'busy') sending.isForced = false
    if (sending.side !== session) return end
    await ledgerRead()
    after(end, session)
    return end
  } catch (error) {
    // the database failed: stored rows stay stored, and the next occasion tries again
    console.error(error)
    store.set(sendingAtom, false)
    return null
  }
}

/** Asks the browser to keep the data that was just stored. */
async function protect(): Promise<void> {
  const { askToPersistOnce } = await import('../../device/space.ts')
  await askToPersistOnce()
}

async function changed(outbox: OpenOutbox, rows: RowSpan): Promise<void> {
  await reread(outbox, rows)
  if (currentOutbox() !== outbox) return
  const { waiting } = store.get(ledgerAtom)
  // a thing that was refused and is said anew waits again, though no more is unsent than before
  const more = waiting > sending.waited
  sending.waited = waiting
  if (!more) return
  void flush(false)
  protect().catch(() => undefined)
}

/** Time (ms) after which the first screen stands. */
const settledMs = 2000

/** Memory keeps them until the next start: a reply on screen may be older than the one that is kept. */
async function prune(outbox: OpenOutbox): Promise<void> {
  const { pruneReceipts } = await import('./prune.ts')
  if (currentOutbox() === outbox)
    await pruneReceipts(outbox.user, store.get(ledgerAtom).receipts, outbox.forget)
}

async function sayLost(outbox: OpenOutbox): Promise<void> {
  const { lostSince } = await import('../../outbox/lossDetector.ts')
  const count = await lostSince(outbox.user)
  if (currentOutbox() === outbox) store.set(lostAtom, count)
}

/** The browser closed the database, and may have emptied it: lost rows are told, the others are read anew. */
async function readAnew(outbox: OpenOutbox): Promise<void> {
  await sayLost(outbox).catch(console.error)
  if (currentOutbox() !== outbox) return
  setLedger(null)
  await readAll(outbox)
  refold()
}

/** Joins this page to a person's queue; how much it holds is known when it resolves. */
export async function joinQueue(session: SessionSide): Promise<void> {
  sending.side = session
  const outbox = openOutbox({
    ...session,
    changed: (rows) => {
      if (currentOutbox() === outbox) changed(outbox, rows).catch(console.error)
    },
    sending: () => store.set(sendingAtom, true),
  })
  databaseEvents.closed = (name) => {
    if (currentOutbox() === outbox && name === userDatabase(outbox.user))
      readAnew(outbox).catch(console.error)
  }
  await readAll(outbox)
  sending.waited = store.get(ledgerAtom).waiting
  setTimeout(() => {
    sayLost(outbox).catch(console.error)
    prune(outbox).catch(() => undefined)
  }, settledMs)
}

/** Leaves the queue as it is; nothing of this page touches it once it resolves. */
export async function leaveQueue(): Promise<void> {
  sending.side = null
  sending.isForced = false
  clearTimeout(sending.timer)
  askNoMore()
  sending.waited = 0
  const closed = closeOutbox()
  setLedger(null)
  store.set(sendingAtom, false)
  store.set(lastFlushAtom, null)
  store.set(lostAtom, 0)
  setRest(null)
  await Promise.all([closed, ledgerRead()])
}

/** Sends waiting rows now: a pause of our own is over, one that the service asked for is not. */
export const flushNow = () => flush(true)

/** Starts sending at every occasion. Called once, by `app`. */
export function startSync(): void {
  const go = () => void flush(true)
  const seen = () => {
    if (document.visibilityState === 'visible') go()
    // this page may be closed before it has sent
    else if (anything()) void wakeWorker()
  }
  addEventListener('online', go)
  addEventListener('pageshow', go)
  document.addEventListener('visibilitychange', seen)
  go()
}
