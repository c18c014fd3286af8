/**
 * What a device's queues held, from what was committed to them: heard below the app, at IndexedDB itself, so that nothing
 * of the app's own is believed.
 */
import type { Counts } from './tally.ts'

interface Thing {
  id: string
  /** call and subject: what takes the place of another speaks of the same */
  about: string
  question?: number
}

/** What one transaction did to a queue. What is acknowledged leaves with its receipt and is not among it. */
export interface Heard {
  /** of the database, wk-user-<id> */
  name: string
  came: Thing[]
  gone: Thing[]
}

interface Item extends Thing {
  author: number
  /** said anew: another thing took its place in the same transaction */
  replaced: boolean
  /** taken out of the queue, with nothing in its place */
  removed: boolean
  /** this device's storage was cleared, and the app said what may be lost, or had nothing left to know it by */
  told: boolean
}

/** What is left when a test is over. */
export interface Left {
  queue: string[]
  receipts: string[]
}

/** What the service has. */
export interface Taken {
  /** whose it is there, by key */
  by: Map<string, number[]>
  effects(user: number, question: number): number
}

/** Runs in every page before the app: tells what is committed to a queue. */
export function listen(): void {
  interface Row {
    id: string
    call: string
    subject: string
    input?: { questionId?: number }
  }
  const tell = (globalThis as unknown as { heard?: (heard: Heard) => Promise<void> }).heard
  const proto = IDBObjectStore.prototype
  const { add, put, delete: remove, clear } = proto
  const thing = ({ id, call, subject, input }: Row) => ({
    id,
    about: `${call} ${subject}`,
    question: input?.questionId,
  })
  const open = new WeakMap<IDBTransaction, Heard>()
  /** What is noted of a store's transaction; none where it is of no concern. */
  const noteOf = ({ name, transaction }: IDBObjectStore) => {
    if (name !== 'queue' || transaction.mode !== 'readwrite') return undefined
    const known = open.get(transaction)
    if (known) return known
    const note: Heard = { name: transaction.db.name, came: [], gone: [] }
    open.set(transaction, note)
    transaction.addEventListener('complete', () => {
      if (note.came.length + note.gone.length > 0) tell?.(note).catch(() => undefined)
    })
    return note
  }
  /** What stands there and is about to go; all of it without a key. Together with a receipt it goes as acknowledged. */
  const goes = (store: IDBObjectStore, key?: IDBValidKey | IDBKeyRange, but?: string) => {
    if (store.transaction.objectStoreNames.length > 1) return
    const note = noteOf(store)
    if (!note) return
    const there = store.getAll(key)
    there.addEventListener('success', () => {
      note.gone.push(...(there.result as Row[]).filter(({ id }) => id !== but).map(thing))
    })
  }
  proto.add = function (this: IDBObjectStore, value, key) {
    noteOf(this)?.came.push(thing(value))
    return add.call(this, value, key)
  }
  proto.put = function (this: IDBObjectStore, value, key) {
    goes(this, value.seq, value.id)
    if (this.transaction.objectStoreNames.length === 1) noteOf(this)?.came.push(thing(value))
    return put.call(this, value, key)
  }
  proto.delete = function (this: IDBObjectStore, key) {
    goes(this, key)
    return remove.call(this, key)
  }
  proto.clear = function (this: IDBObjectStore) {
    goes(this)
    return clear.call(this)
  }
}

export interface Ledger {
  hear(heard: Heard): void
  /** Whose things it knows. */
  authors(): number[]
  /** Nothing was heard since the last closing. */
  isEmpty(): boolean
  told(): void
  /** @param givenUp how many things the person gave up @returns what became of all since the last closing */
  close(left: Left, taken: Taken, givenUp: number): { items: number; givenUp: number; counts: Counts }
}

export function openLedger(): Ledger {
  const items = new Map<string, Item>()
  let own = new Set<Item>()
  let removals = 0

  function known(author: number, thing: Thing): Item {
    const item = items.get(thing.id) ?? { ...thing, author, replaced: false, removed: false, told: false }
    items.set(thing.id, item)
    own.add(item)
    return item
  }

  /** Effects beyond those that were meant. */
  function duplicated({ by, effects }: Taken): number {
    const pairs = new Map([...own].map((item) => [`${item.author} ${item.question}`, item]))
    let beyond = 0
    for (const { author, question } of pairs.values()) {
      if (question === undefined) continue
      const meant = [...items.values()].filter(
        (item) => item.author === author && item.question === question && by.has(item.id),
      ).length
      beyond += Math.max(0, effects(author, question) - meant)
    }
    return beyond
  }

  return {
    hear({ name, came, gone }) {
      const author = Number(name.replace('wk-user-', ''))
      for (const thing of gone) {
        const item = known(author, thing)
        if (came.some(({ about }) => about === thing.about)) item.replaced = true
        else {
          item.removed = true
          removals++
        }
      }
      // what comes back from a file waits again
      for (const thing of came) known(author, thing).removed = false
    },
    authors: () => [...new Set([...items.values()].map(({ author }) => author))],
    isEmpty: () => own.size === 0,
    told() {
      for (const item of own) item.told = true
    },
    close(left, taken, givenUp) {
      const here = new Set(left.queue)
      const nowhere = [...own].filter(
        ({ id, replaced, told }) => !replaced && !told && !here.has(id) && !taken.by.has(id),
      )
      const removed = nowhere.filter((item) => item.removed).length
      const closed = {
        items: own.size,
        givenUp: removals,
        counts: {
          lost: nowhere.length - Math.min(removed, givenUp),
          duplicated: duplicated(taken),
          misattributed: [...own].filter(({ id, author }) => taken.by.get(id)?.some((by) => by !== author))
            .length,
          falselySent: left.receipts.filter((id) => !taken.by.has(id)).length,
        },
      }
      own = new Set()
      removals = 0
      return closed
    },
  }
}
