/** Faults of design, put in where the outbox takes what it is handed: the model must find each. */
import { inUser } from '../../../../src/device/db.ts'
import { newId, noticesLane } from '../../../../src/device/names.ts'
import type { Pause } from '../../../../src/outbox/backoff.ts'
import type { Send } from '../../../../src/outbox/send.ts'
import { type RowStore, storeOf } from '../../../../src/outbox/store.ts'
import { toRowOutcome } from '../../../../src/outbox/verdict.ts'
import { hour, type Person, people, type Tab, type World } from './world.ts'

interface InTab {
  world: World
  tab: Tab
  user: Person
}

export interface Mutant {
  store?: (real: RowStore, where: InTab) => RowStore
  send?: (real: Send, where: { world: World; tab: Tab }) => Send
  verdict?: typeof toRowOutcome
  token?: (world: World) => () => string | null
  dedupe?: false
  noLock?: true
  wipeOnSignOut?: true
  /** the witness stands in the database that it speaks of */
  witnessInside?: true
}

async function discardIds(ids: readonly string[]): Promise<void> {
  for (const person of people)
    for (const row of await storeOf(person).rows())
      if (ids.includes(row.id)) await storeOf(person).discard(row.seq)
}

const itemsOf = (request: Parameters<Send>[0]) => request.body?.items as { key: string }[] | undefined

const deleteBeforeSend: Mutant = {
  send: (real) => async (request, token) => {
    await discardIds(itemsOf(request)?.map(({ key }) => key) ?? [request.key ?? ''])
    return real(request, token)
  },
}

const freshKey: Mutant = {
  send: (real) => async (request, token) => {
    const fresh = new Map<string, string>()
    const rename = (key: string) => {
      const other = newId()
      fresh.set(other, key)
      return other
    }
    const items = itemsOf(request)
    const answer = items
      ? await real(
          { ...request, body: { items: items.map((item) => ({ ...item, key: rename(item.key) })) } },
          token,
        )
      : await real({ ...request, key: rename(request.key ?? '') }, token)
    const data = answer.envelope?.data as { results?: { key: string }[] } | null | undefined
    for (const result of data?.results ?? []) result.key = fresh.get(result.key) ?? result.key
    return { ...answer, key: answer.key && (fresh.get(answer.key) ?? answer.key) }
  },
}

const allUsers: Mutant = {
  store: (real) => ({
    ...real,
    rows: async () => (await Promise.all(people.map((person) => storeOf(person).rows()))).flat(),
  }),
}

const expire7d: Mutant = {
  store: (real, { world }) => ({
    ...real,
    rows: async (from, most) => {
      for (const row of await real.rows())
        if (world.now - row.madeAt > 7 * 24 * hour) await real.discard(row.seq)
      return real.rows(from, most)
    },
  }),
}

const dropOnAuth: Mutant = {
  store: (real) => ({
    ...real,
    settle: async (settlement, now, receipts) => {
      await real.settle(settlement, now, receipts)
      for (const { row, change } of settlement.kept)
        if (change.lastError?.class === 'session') await real.discard(row.seq)
    },
  }),
}

const ignoreRetryAfter: Mutant = {
  store: (real) => ({
    ...real,
    settle: (settlement, now, receipts) => real.settle({ ...settlement, pause: () => null }, now, receipts),
  }),
}

/** The pause lives in the tab, as a variable would. */
const memNextAt: Mutant = {
  store: (real, { tab }) => ({
    ...real,
    pause: async () => (tab.memory.get('pause') as Pause | null | undefined) ?? null,
    settle: async (settlement, now, receipts) => {
      tab.memory.set('pause', settlement.pause((tab.memory.get('pause') as Pause | undefined) ?? null))
      await real.settle({ ...settlement, pause: () => null }, now, receipts)
    },
  }),
}

/** A deadline too far ahead is drawn near, again and again, instead of being ignored. */
const capRelNow: Mutant = {
  store: (real, { world }) => ({
    ...real,
    pause: async () => {
      const pause = await real.pause()
      return pause && { ...pause, until: Math.min(pause.until, world.now + hour) }
    },
  }),
}

const any2xxIsOk: Mutant = {
  verdict: (answer, id, service) =>
    answer && answer.status >= 200 && answer.status < 300
      ? { kind: 'delivered', reply: null }
      : toRowOutcome(answer, id, service),
}

const poisonBlocks: Mutant = {
  verdict: (answer, id, service) => {
    const real = toRowOutcome(answer, id, service)
    return real.kind === 'parked' ? { kind: 'offline', error: real.error } : real
  },
}

const poisonDropped: Mutant = {
  verdict: (answer, id, service) => {
    const real = toRowOutcome(answer, id, service)
    return real.kind === 'parked' ? { kind: 'delivered', reply: null } : real
  },
}

/** What an older build stored is sent as it stands, in a lane of its own. */
const notForward: Mutant = {
  store: (real, { user }) => ({
    ...real,
    rows: (from = 0, most) => inUser(user, (db) => db.getAll('queue', IDBKeyRange.lowerBound(from), most)),
  }),
}

/** A read mark takes the place of those that wait. */
const coalesceReads: Mutant = {
  store: (real) => ({
    ...real,
    add: async (row, anew) => {
      for (const { seq, lane, state } of row.lane === noticesLane ? await real.rows() : [])
        if (lane === noticesLane && state === 'waiting') await real.discard(seq)
      return real.add(row, anew)
    },
  }),
}

/** What is said anew stands where what was refused stood, before what began the lane anew meanwhile. */
const anewInPlace: Mutant = {
  store: (real) => ({
    ...real,
    add: (row, anew) =>
      real.add(
        row,
        anew &&
          (async (queue) => {
            const { gone } = await anew(queue)
            const [seq] = gone
            return { gone, ...(seq !== undefined && { at: { seq, lane: row.lane } }) }
          }),
      ),
  }),
}

/** The screen counts what waits alone. */
const refusedUncounted: Mutant = {
  store: (real) => ({
    ...real,
    part: async (span, after, most) => ({ ...(await real.part(span, after, most)), parked: 0 }),
  }),
}

export const mutants: Record<string, Mutant> = {
  deleteBeforeSend,
  any2xxIsOk,
  freshKey,
  serverNoDedupe: { dedupe: false },
  allUsers,
  noUserRecheck: { token: (world) => () => world.session?.token ?? null },
  ignoreRetryAfter,
  memNextAt,
  poisonBlocks,
  poisonDropped,
  expire7d,
  dropOnAuth,
  noLock: { noLock: true },
  wipeOnSignOut: { wipeOnSignOut: true },
  capRelNow,
  notForward,
  coalesceReads,
  anewInPlace,
  refusedUncounted,
  witnessInside: { witnessInside: true },
}
