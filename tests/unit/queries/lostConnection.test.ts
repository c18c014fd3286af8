/** A connection to the database that the browser drops in the middle of a submit: the answer is written all the same, or said not to be. */
import { afterEach, expect, test, vi } from 'vitest'
import { tally } from '../../tools/tally.ts'
import { inChapterOffline, right, type school } from './school.ts'
import { noteRejections, type Page, until } from './world.ts'

/** What browsers say of it, and whether they say it when a transaction begins or once it has written. */
interface Way {
  name: string
  words: string
  within: boolean
}
const serverLost = 'Connection to Indexed Database server lost. Refresh the page to try again'
const ways: Way[] = [
  { name: 'InvalidStateError', words: 'The database connection is closing.', within: false },
  // iOS, back from the background
  { name: 'UnknownError', words: serverLost, within: false },
  { name: 'UnknownError', words: serverLost, within: true },
  {
    name: 'UnknownError',
    words: 'Attempt to store a record without an in-progress transaction',
    within: true,
  },
]
const gone = ({ words, name }: Way) => new DOMException(words, name)

/** Which of the transactions that write meets it. From then on its handle is of no use, and no other where it is `forEver`. */
const line = {
  writes: 0,
  lostAt: 0,
  forEver: false,
  way: ways[0] as Way,
  dead: new WeakSet<IDBDatabase>(),
  doomed: new WeakSet<IDBTransaction>(),
}

/** A write after which its transaction ends with what it did undone, where that is doomed. */
function breaking(key: 'put' | 'add') {
  const real = IDBObjectStore.prototype[key]
  vi.spyOn(IDBObjectStore.prototype, key).mockImplementation(function (this: IDBObjectStore, ...args) {
    const request = real.apply(this, args)
    const tx = this.transaction as IDBTransaction & { _abort(name: string): void }
    if (line.doomed.has(tx))
      queueMicrotask(() => {
        tx._abort(line.way.name)
        Object.defineProperty(tx, 'error', { value: gone(line.way) })
      })
    return request
  })
}

/** Stands in place of the real one before any database is open. */
function losing() {
  breaking('put')
  breaking('add')
  const real = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const { way, lostAt, forEver, dead } = line
    const isWrite = args[1] === 'readwrite'
    if (isWrite) line.writes++
    const isHere = isWrite && lostAt > 0 && (forEver ? line.writes >= lostAt : line.writes === lostAt)
    if (dead.has(this) || (isHere && !way.within)) {
      dead.add(this)
      throw gone(way)
    }
    const tx = real.apply(this, args)
    if (isHere) {
      dead.add(this)
      line.doomed.add(tx)
    }
    return tx
  })
}

let there: ReturnType<typeof school>
let page: Page
const unhandled = noteRejections()

afterEach(async () => {
  await page.sync.leaveQueue()
  vi.restoreAllMocks()
})

/** A student without network in a chapter. */
async function begin(): Promise<void> {
  vi.restoreAllMocks()
  ;({ there, page } = await inChapterOffline(losing))
}

/** An answer, with what a screen does before and after it. @returns whether the app says that it is stored */
async function submit(): Promise<boolean> {
  await page.drafts.saveDraft('chapter:10', [[1, right(1)]])
  const said = await page.practice
    .submitAnswer({
      ...{ catalogId: 10, paperId: '11111111-1111-4111-8111-111111111111', questionId: 1 },
      content: right(1),
    })
    .then(
      () => true,
      () => false,
    )
  if (said) await page.drafts.dropDraft('chapter:10')
  await page.sync.flushNow()
  return said
}

const stored = async () => {
  const { inUser } = await import('../../../src/device/db.ts')
  const [rows, drafts] = await inUser(1, (db) => Promise.all([db.count('queue'), db.count('drafts')]))
  return { rows, drafts }
}

async function attempt(lostAt: number, way: Way, forEver: boolean) {
  await begin()
  Object.assign(line, { writes: 0, lostAt, forEver, way })
  const said = await submit()
  const { writes } = line
  line.lostAt = 0
  return { said, writes }
}

/** With a line again it is sent, once. */
async function deliver(): Promise<void> {
  there.state.online = true
  await page.sync.flushNow()
  await until(async () => (await stored()).rows === 0)
  expect(there.effects).toEqual([`submit 1 ${right(1)}`])
  await page.sync.leaveQueue()
}

test.each(ways)(
  'F31 $name ($words; within a transaction: $within) at any write loses no answer',
  async (way) => {
    let [most, tried, recovered] = [1, 0, 0]
    for (let at = 1; at <= most; at++, tried++) {
      const { said, writes } = await attempt(at, way, false)
      expect([at, said, await stored()]).toEqual([at, true, { rows: 1, drafts: 0 }])
      recovered++
      most = Math.max(most, writes)
      await deliver()
    }
    expect(most).toBeGreaterThan(3)
    expect(unhandled).toEqual([])
    tally({ figure: `${recovered} of ${tried} writes recovered` })
  },
)

test('F31 without a database an answer is reported as not stored', async () => {
  for (const way of ways) {
    // the draft itself is the first write
    const { said } = await attempt(2, way, true)
    expect([way, said, await stored()]).toEqual([way, false, { rows: 0, drafts: 1 }])
    expect([await submit(), await stored()]).toEqual([true, { rows: 1, drafts: 0 }])
    await deliver()
  }
  expect(unhandled).toEqual([])
})
