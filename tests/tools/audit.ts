/**
 * Holds what a device did against what the service has, after each test: what the page stores is heard below the app, at
 * IndexedDB itself, so that nothing of the app's own is believed.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from 'playwright'
import { afterEach, expect } from 'vitest'
import type { Stage } from './stage.ts'
import { base } from './steps.ts'
import { type Counts, tally } from './tally.ts'

/** Something happened to a queue: a row stored, put back (with another id: said anew), given up; or all of it removed. */
interface Heard {
  does: 'add' | 'put' | 'delete' | 'clear'
  /** of the database, wk-user-<id> */
  name: string
  seq?: number
  id?: string
  question?: number
}

interface Item {
  id: string
  author: number
  seq: number
  question: number | undefined
  /** the person gave it up, removed it at sign-out, or said it anew */
  gone: boolean
  /** this device's storage was cleared, and the app said what may be lost, or had nothing left to know it by */
  told: boolean
}

interface Left {
  queue: string[]
  receipts: string[]
}

/** Runs in every page before the app: tells what is committed to a queue. */
function listen() {
  const tell = (globalThis as unknown as { heard?: (heard: Heard) => Promise<void> }).heard
  const proto = IDBObjectStore.prototype
  const ours = (store: IDBObjectStore) => store.name === 'queue' && store.transaction.mode === 'readwrite'
  const committed = (store: IDBObjectStore, heard: () => Omit<Heard, 'name'>) =>
    store.transaction.addEventListener('complete', () => {
      tell?.({ name: store.transaction.db.name, ...heard() }).catch(() => undefined)
    })
  const idOf = (row: { id: string; seq: number; input?: { questionId?: number } }) => ({
    id: row.id,
    seq: row.seq,
    question: row.input?.questionId,
  })
  const { add, put, delete: remove, clear } = proto
  proto.add = function (this: IDBObjectStore, value, key) {
    const request = add.call(this, value, key)
    if (ours(this)) committed(this, () => ({ does: 'add', ...idOf(value), seq: Number(request.result) }))
    return request
  }
  proto.put = function (this: IDBObjectStore, value, key) {
    if (ours(this)) committed(this, () => ({ does: 'put', ...idOf(value) }))
    return put.call(this, value, key)
  }
  proto.delete = function (this: IDBObjectStore, key) {
    // what is acknowledged leaves together with writing its receipt; alone only what is given up does
    if (ours(this) && this.transaction.objectStoreNames.length === 1)
      committed(this, () => ({ does: 'delete', seq: Number(key) }))
    return remove.call(this, key)
  }
  proto.clear = function (this: IDBObjectStore) {
    if (ours(this)) committed(this, () => ({ does: 'clear' }))
    return clear.call(this)
  }
}

/** What the device holds: read in a page of its origin that is not the app. */
async function leftOn(page: Page, users: number[]): Promise<Left> {
  return page.evaluate(
    async (names) => {
      const left: Left = { queue: [], receipts: [] }
      const known = new Set((await indexedDB.databases()).map(({ name }) => name))
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      for (const name of names) {
        if (!known.has(name)) continue
        const db = await done(indexedDB.open(name))
        const tx = db.transaction(['queue', 'receipts'])
        for (const store of ['queue', 'receipts'] as const)
          for (const { id } of await done<{ id: string }[]>(tx.objectStore(store).getAll()))
            left[store].push(id)
        db.close()
      }
      return left
    },
    users.map((user) => `wk-user-${user}`),
  )
}

function serviceOf(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  // one moment of it: things may be arriving
  db.exec('begin')
  const taken = new Map<string, number[]>()
  for (const { key, accountId } of db.prepare('select key, accountId from receipt').all())
    taken.set(String(key), [...(taken.get(String(key)) ?? []), Number(accountId)])
  const submitted = db.prepare('select count(*) n from submission where accountId = ? and questionId = ?')
  const effects = (user: number, question: number) => Number(submitted.get(user, question)?.n ?? 0)
  return { taken, effects, close: () => db.close() }
}

export interface Audit {
  /** All that this browser kept of the origin is gone, the witness too: nothing is left that could know, or tell, of it. */
  nothingLeft(): void
  /** The app said that its storage was cleared with things unsent: what was on this device until now is told. */
  told(): void
  /** Listens to a browser of the test's own as well: before the app is opened in it. */
  follow(context: BrowserContext): Promise<void>
  /** That browser is about to be closed, or put away: what it holds now is what counts. */
  leave(context: BrowserContext): Promise<void>
}

/** Registers the hooks of a test file. Call it right after setStage(). */
export function setAudit(stage: Stage): Audit {
  const items = new Map<string, Item>()
  const bySeq = new Map<string, Item>()
  const left: Left = { queue: [], receipts: [] }
  let ofTest = new Set<string>()

  function hear({ does, name, seq, id, question }: Heard) {
    const author = Number(name.replace('wk-user-', ''))
    if (does === 'clear') {
      for (const item of bySeq.values()) if (item.author === author) item.gone = true
      return
    }
    const before = bySeq.get(`${name} ${seq}`)
    if (before && (does === 'delete' || before.id !== id)) before.gone = true
    if (does === 'delete' || id === undefined || seq === undefined || before?.id === id) return
    ofTest.add(id)
    const item = items.get(id) ?? { id, author, seq, question, gone: false, told: false }
    items.set(id, item)
    bySeq.set(`${name} ${seq}`, item)
  }

  /** Before a device is put away. */
  async function look(context: BrowserContext | undefined) {
    bySeq.clear()
    // what an earlier test left is of no concern, nor what it sends after its end
    if (!context || ofTest.size === 0) return
    await context.setOffline(false)
    stage.wire.pass()
    const page = await context.newPage()
    await page.goto(`${stage.origin}${base}/static/version.json`)
    const found = await leftOn(page, [...new Set([...items.values()].map(({ author }) => author))])
    left.queue.push(...found.queue)
    left.receipts.push(...found.receipts)
  }

  async function follow(context: BrowserContext) {
    await context.exposeBinding('heard', (_, heard: Heard) => hear(heard))
    await context.addInitScript(listen)
  }

  const anew = stage.anew
  stage.anew = async (device) => {
    await look(stage.context)
    await anew(device)
    await follow(stage.context)
  }

  afterEach(async ({ task }) => {
    if (ofTest.size === 0) return
    await look(stage.context)
    // the device first: what leaves it was committed by the service before
    const { taken, effects, close } = serviceOf(stage.service.dataDir)
    const own = [...ofTest].flatMap((id) => items.get(id) ?? [])
    const here = new Set(left.queue)
    const counts: Counts = {
      lost: own.filter(({ id, gone, told }) => !gone && !told && !here.has(id) && !taken.has(id)).length,
      duplicated: 0,
      misattributed: own.filter(({ id, author }) => taken.get(id)?.some((by) => by !== author)).length,
      falselySent: left.receipts.filter((id) => !taken.has(id)).length,
    }
    const pairs = new Map(own.map((item) => [`${item.author} ${item.question}`, item]))
    for (const { author, question } of pairs.values()) {
      if (question === undefined) continue
      const meant = [...items.values()].filter(
        (item) => item.author === author && item.question === question && taken.has(item.id),
      ).length
      counts.duplicated += Math.max(0, effects(author, question) - meant)
    }
    close()
    ofTest = new Set()
    left.queue = []
    left.receipts = []
    tally({ items: own.length, counts }, task.name)
    expect(counts).toEqual({ lost: 0, duplicated: 0, misattributed: 0, falselySent: 0 })
  })

  const excuse = () => {
    for (const id of ofTest) {
      const item = items.get(id)
      if (item) item.told = true
    }
  }
  return {
    follow,
    leave: look,
    told: excuse,
    nothingLeft: () => {
      excuse()
      tally({ figure: 'what goes with all that the browser keeps cannot be told' })
    },
  }
}
