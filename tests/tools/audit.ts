/** Holds what a device did against what the service has, after each test. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from 'playwright'
import { afterEach, expect } from 'vitest'
import { type Heard, type Left, listen, openLedger, type Taken } from './ledger.ts'
import type { Stage } from './stage.ts'
import { base } from './steps.ts'
import { tally } from './tally.ts'

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

function serviceOf(dataDir: string): Taken & { close(): void } {
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  // one moment of it: things may be arriving
  db.exec('begin')
  const by = new Map<string, number[]>()
  for (const { key, accountId } of db.prepare('select key, accountId from receipt').all())
    by.set(String(key), [...(by.get(String(key)) ?? []), Number(accountId)])
  const submitted = db.prepare('select count(*) n from submission where accountId = ? and questionId = ?')
  const effects = (user: number, question: number) => Number(submitted.get(user, question)?.n ?? 0)
  return { by, effects, close: () => db.close() }
}

export interface Audit {
  /** All that this browser kept of the origin is gone, the witness too: nothing is left that could know, or tell, of it. */
  nothingLeft(): void
  /** The app said that its storage was cleared with things unsent: what was on this device until now is told. */
  told(): void
  /** The person gave so many things up, by name or at sign-out. Nothing else takes one out of a queue and puts none in its place. */
  givenUp(count: number): void
  /** Listens to a browser of the test's own as well: before the app is opened in it. */
  follow(context: BrowserContext): Promise<void>
  /** That browser is about to be closed, or put away: what it holds now is what counts. */
  leave(context: BrowserContext): Promise<void>
}

/** Registers the hooks of a test file. Call it right after setStage(). */
export function setAudit(stage: Stage): Audit {
  const ledger = openLedger()
  let left: Left = { queue: [], receipts: [] }
  let givenUp = 0

  /** Before a device is put away. */
  async function look(context: BrowserContext | undefined) {
    // what an earlier test left is of no concern, nor what it sends after its end
    if (!context || ledger.isEmpty()) return
    await context.setOffline(false)
    stage.wire.pass()
    const page = await context.newPage()
    await page.goto(`${stage.origin}${base}/static/version.json`)
    const found = await leftOn(page, ledger.authors())
    left.queue.push(...found.queue)
    left.receipts.push(...found.receipts)
  }

  async function follow(context: BrowserContext) {
    await context.exposeBinding('heard', (_, heard: Heard) => ledger.hear(heard))
    await context.addInitScript(listen)
  }

  const anew = stage.anew
  stage.anew = async (device) => {
    await look(stage.context)
    await anew(device)
    await follow(stage.context)
  }

  afterEach(async ({ task }) => {
    const meant = givenUp
    givenUp = 0
    if (ledger.isEmpty() && meant === 0) return
    await look(stage.context)
    // the device first: what leaves it was committed by the service before
    const taken = serviceOf(stage.service.dataDir)
    const found = ledger.close(left, taken, meant)
    taken.close()
    left = { queue: [], receipts: [] }
    tally({ items: found.items, counts: found.counts, chromium: true }, task.name)
    expect({ ...found.counts, givenUp: found.givenUp }).toEqual({
      ...{ lost: 0, duplicated: 0, misattributed: 0, falselySent: 0 },
      givenUp: meant,
    })
  })

  return {
    follow,
    leave: look,
    told: ledger.told,
    givenUp: (count) => {
      givenUp += count
    },
    nothingLeft: () => {
      ledger.told()
      tally({ figure: 'what goes with all that the browser keeps cannot be told' })
    },
  }
}
