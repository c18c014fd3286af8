/** The queue of one person: everything that page and worker do with it. All that it touches is handed in. */

import { drainLock, newId } from '../device/names.ts'
import type { QueueRow } from '../device/stored.ts'
import type { Action, Input } from './actions/index.ts'
import type { DrainDeps, DrainEnd, DrainOptions } from './drain.ts'
import type { NewRow } from './entry.ts'
import type { Lock } from './lock.ts'
import { withRoom } from './quota.ts'
import type { QueuePart, RowSpan, Supersede } from './store.ts'
import type { School, UnsentFile } from './writeUnsentFile.ts'

export interface OutboxDeps extends DrainDeps {
  user: number
  lock: Lock
  /** frees storage when a write found none; false: nothing to free */
  makeRoom: () => Promise<boolean>
}

/** `busy`: another tab or the worker is sending. */
export type FlushEnd = DrainEnd | { state: 'busy' }

export interface Outbox {
  readonly user: number
  /**
   * Resolves once the row is durably stored: only then may a screen say so. With `supersede` it replaces
   * what was refused.
   * @param beside stored with it, or not at all
   * @throws when it could not be stored; nothing is queued then
   */
  add(row: NewRow, supersede?: Supersede, beside?: readonly NewRow[]): Promise<QueueRow>
  /**
   * Adds many at once: all are durably stored, or none. Those that already wait or were received are left out.
   * @returns the rows that were added
   */
  addAll(rows: readonly NewRow[]): Promise<QueueRow[]>
  flush(options?: DrainOptions): Promise<FlushEnd>
  /** @param after the number of the last receipt that is known @param most of rows and of receipts */
  part(rows: RowSpan, after: number, most?: number): Promise<QueuePart>
  /** from a `seq` on, in order, at most so many */
  rows(from: number, most: number): Promise<QueueRow[]>
  /** puts a parked row back in its place, with the same key */
  retry(seq: number): Promise<void>
  /** Puts a parked row back with another input: it is another operation with its own key, in the same place. */
  edit<A extends Action>(seq: number, action: A, input: Input<A>, local?: unknown): Promise<void>
  /** the person gave it up by name */
  discard(seq: number): Promise<void>
  export(school: School): Promise<UnsentFile>
  forget(receipts: number[]): Promise<void>
}

const at = (seq: number): RowSpan => ({ from: seq, to: seq })

/** Sends what waits, one drain at a time: asked while one runs, it answers with that one's end. */
function createFlush(deps: OutboxDeps): Outbox['flush'] {
  let running: Promise<FlushEnd> | null = null
  let again: DrainOptions | null = null

  async function run(options: DrainOptions): Promise<FlushEnd> {
    if ((await deps.store.count()) === 0) return { state: 'done', next: null }
    // nothing waits at most starts: the code that sends is loaded only when something does
    const [{ drain }, { outgoingFilesOf }] = await Promise.all([
      import('./drain.ts'),
      import('./outgoingFile.ts'),
    ])
    const withFiles = { files: outgoingFilesOf(deps.user), ...deps }
    const end = await deps.lock(drainLock(deps.user), () => drain(withFiles, options))
    return end ?? { state: 'busy' }
  }

  /**
   * Runs once more for a request that came while a drain ran: for a row that it may have missed, or a wish to force.
   */
  async function runOn(options: DrainOptions): Promise<FlushEnd> {
    let end = await run(options)
    while (again) {
      const next = again
      again = null
      end = await run(next)
    }
    return end
  }

  return function flush(options: DrainOptions = {}): Promise<FlushEnd> {
    if (running) again = { force: options.force || again?.force }
    running ??= runOn(options).finally(() => {
      running = null
    })
    return running
  }
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { store, changed, now } = deps
  const roomy = <T>(write: () => Promise<T>) => withRoom(write, deps.makeRoom)

  async function add(row: NewRow, supersede?: Supersede, beside: readonly NewRow[] = []) {
    const stored = await roomy(() => store.add(row, supersede, beside))
    changed(stored.changed)
    return stored.row
  }

  async function addAll(rows: readonly NewRow[]) {
    const added = await roomy(() => store.addNew(rows))
    const [first, last] = [added[0], added.at(-1)]
    if (first && last) changed({ from: first.seq, to: last.seq })
    return added
  }

  const then = (seq: number, work: Promise<void>) => work.then(() => changed(at(seq)))

  return {
    user: deps.user,
    add,
    addAll,
    flush: createFlush(deps),
    part: (rows, after, most) => store.part(rows, after, most),
    rows: (from, most) => store.rows(from, most),
    retry: (seq) =>
      then(
        seq,
        roomy(() => store.revive(seq)),
      ),
    edit: (seq, _action, input, local) =>
      then(
        seq,
        roomy(() => store.revive(seq, { input, id: newId(), now: now(), local })),
      ),
    discard: (seq) => then(seq, store.discard(seq)),
    async export(school) {
      const { writeUnsentFile } = await import('./writeUnsentFile.ts')
      return writeUnsentFile(deps.user, await store.rows(), now(), school)
    },
    forget: (receipts) => store.forget(receipts),
  }
}
