/** The real outbox on an IndexedDB in memory, with a service, clock, lock, session and tabs that do as told. */
import { IDBFactory } from 'fake-indexeddb'
import { closeUser } from '../../../../src/device/db.ts'
import type { QueueRow } from '../../../../src/device/stored.ts'
import { createOutbox, type FlushEnd, type Outbox } from '../../../../src/outbox/outbox.ts'
import type { Send } from '../../../../src/outbox/send.ts'
import { type RowStore, storeOf } from '../../../../src/outbox/store.ts'
import { Caches } from './device.ts'
import type { Mutant } from './mutants.ts'
import { type Plan, Service, whatOf } from './service.ts'

export const people = [1, 2] as const
export type Person = (typeof people)[number]
export const hour = 3_600_000

/** The tab is gone: nothing of it goes on. */
export class Crash extends Error {}
/** A promise was broken. */
export class Broken extends Error {}

export const check = (holds: boolean, what: string) => {
  if (!holds) throw new Broken(what)
}

export type CrashAt =
  | 'before-tx'
  | 'in-tx'
  | 'after-tx'
  | 'before-send'
  | 'after-send'
  | 'in-ack-tx'
  | 'after-ack-tx'

/** Something a person did, and whether the app said that it is saved. */
export interface Done {
  what: string
  author: Person
  lane: string
  order: number
  poison: boolean
  acked: boolean
  discarded: boolean
}

export interface Tab {
  dead: boolean
  crashAt: CrashAt | null
  /** what else a mutant remembers in this tab */
  memory: Map<string, unknown>
}

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve))
}

let tokens = 0

export class World {
  readonly service: Service
  readonly mutant: Mutant
  now = 1_700_000_000_000
  session: { user: Person; token: string } | null = null
  tabs: Tab[] = []
  readonly done = new Map<string, Done>()
  /** Cache Storage: where the witness stands */
  readonly caches = new Caches()
  /** people whose queue changed since the witness heard of it */
  readonly touched = new Set<Person>()
  /** how much was unsent when the witness last heard */
  readonly witnessed = new Map<Person, number>()
  /** what the browser took and nobody was told of yet */
  readonly missed = new Map<Person, number>()
  plan: Plan = { faults: [] }
  quota = false
  prompts = 0
  /** the command that runs, and what it met */
  doing = ''
  readonly met: string[] = []
  broken: string | null = null
  /** by person: until when the service wants peace, as far as the device durably knows */
  readonly peace = new Map<number, number>()
  private asked = new Map<number, number>()
  private readonly inFlight = new Map<string, number>()
  private readonly locks = new Set<string>()
  private sends = 0
  private reads = 0
  private chance = 1

  constructor(options: { batch: boolean }, mutant: Mutant) {
    globalThis.indexedDB = new IDBFactory()
    Object.assign(globalThis, { caches: this.caches })
    this.mutant = mutant
    this.service = new Service({ batch: options.batch, dedupe: mutant.dedupe ?? true })
    this.tabs = [this.tab(), this.tab()]
  }

  private tab(): Tab {
    return { dead: false, crashAt: null, memory: new Map() }
  }

  /** A person does something, of which the app has said that it is saved, or not yet. */
  does(author: Person, input: unknown, rest: { lane: string; poison?: boolean; acked?: boolean }): Done {
    const order = this.done.size
    const done = {
      ...{ what: whatOf(input), author, order, poison: false, acked: false, discarded: false },
      ...rest,
    }
    this.done.set(done.what, done)
    return done
  }

  async restart(): Promise<void> {
    for (const tab of this.tabs) tab.dead = true
    this.tabs = [this.tab(), this.tab()]
    this.locks.clear()
    for (const person of people) await closeUser(person)
  }

  signIn(user: Person): void {
    const token = `token-${++tokens}`
    this.service.sessions.set(token, user)
    this.session = { user, token }
  }

  private random = () => {
    this.chance = (this.chance * 48_271) % 2_147_483_647
    return this.chance / 2_147_483_647
  }

  private die(tab: Tab, at: CrashAt): void {
    if (tab.crashAt !== at) return
    tab.dead = true
    this.met.push(`${this.doing} x crash ${at}`)
    throw new Crash(at)
  }

  private alive(tab: Tab): void {
    if (tab.dead) throw new Crash('already gone')
  }

  /** The real store, in a tab that may die at each of its steps, on a device that may be full. */
  private storeIn(tab: Tab, user: Person): RowStore {
    const real = (this.mutant.store ?? ((store) => store))(storeOf(user), { world: this, tab, user })
    return {
      ...real,
      add: async (row, anew) => {
        this.die(tab, 'before-tx')
        if (this.quota) throw new DOMException('full', 'QuotaExceededError')
        if (tab.crashAt === 'in-tx') {
          tab.dead = true
          this.met.push(`${this.doing} x crash in-tx`)
          // a value that cannot be stored fails inside the real transaction
          return real.add({ ...row, local: () => 'unclonable' }, anew)
        }
        const stored = await real.add(row, anew)
        this.die(tab, 'after-tx')
        return stored
      },
      rows: async (from, most) => {
        this.alive(tab)
        const rows = await real.rows(from, most)
        if (this.plan.swapAt === this.reads++) {
          this.signIn(user === 1 ? 2 : 1)
          this.met.push(`${this.doing} x swap of user`)
        }
        return rows
      },
      settle: async (settlement, now, receipts) => {
        this.alive(tab)
        if (this.quota && settlement.delivered.length > 0 && receipts !== false)
          throw new DOMException('full', 'QuotaExceededError')
        if (tab.crashAt === 'in-ack-tx' && settlement.delivered.length > 0) {
          tab.dead = true
          this.met.push(`${this.doing} x crash in-ack-tx`)
          const last = settlement.delivered.at(-1)
          if (last) last.reply = () => 'unclonable'
        }
        await real.settle(settlement, now, receipts)
        if (settlement.delivered.length > 0) this.die(tab, 'after-ack-tx')
        // a 409 is busy too, and is about its own row: only these are about the account
        const told = settlement.kept.some(({ change }) => [429, 503].includes(change.lastError?.status ?? 0))
        if (told) this.peace.set(user, Math.max(this.peace.get(user) ?? 0, this.asked.get(user) ?? 0))
      },
    }
  }

  /** The outbox takes whatever a send throws for a bad line: what breaks there is said later. */
  private note(holds: boolean, what: string): void {
    if (!holds) this.broken ??= what
  }

  private keysOf(request: Parameters<Send>[0]): string[] {
    const items = request.body?.items
    return Array.isArray(items) ? items.map(({ key }: { key: string }) => key) : [request.key ?? '']
  }

  private fly(keys: string[], by: number): void {
    for (const key of keys) {
      const count = (this.inFlight.get(key) ?? 0) + by
      this.inFlight.set(key, count)
      this.note(count <= 1, 'I9 two sends of one thing at the same time')
    }
  }

  private sendIn(tab: Tab, user: Person): Send {
    const real: Send = async (request, token) => {
      const { faults, wait = '', delays = [] } = this.plan
      const at = this.sends++
      const fault = faults[at] ?? 'ok'
      this.note(at < 500, 'I5 sends without end')
      if (at >= 500) tab.dead = true
      this.met.push(`${this.doing} x ${fault}`)
      // whatever the token is worth: whose rows these are keeps the peace
      const ahead = (this.peace.get(user) ?? 0) - this.now
      this.note(ahead <= 0 || ahead > hour, 'I8 sent before the time that the service asked for')
      // over, or stored under another clock: it counts nothing any more, wherever the clock goes
      if (ahead <= 0 || ahead > hour) this.peace.delete(user)
      const keys = this.keysOf(request)
      this.fly(keys, 1)
      try {
        await turns(delays[at * 2] ?? 0)
        const answer = await this.service.answer(request, token, fault, wait)
        await turns(delays[at * 2 + 1] ?? 0)
        if ((fault === '429' || fault === '503') && /^\d+$/.test(wait))
          this.asked.set(user, this.now + Math.min(Number(wait) * 1000, hour))
        return answer
      } finally {
        this.fly(keys, -1)
      }
    }
    const mutated = this.mutant.send?.(real, { world: this, tab }) ?? real
    return async (request, token) => {
      this.alive(tab)
      this.die(tab, 'before-send')
      const answer = await mutated(request, token)
      this.die(tab, 'after-send')
      this.alive(tab)
      return answer
    }
  }

  private lock = async <T>(name: string, work: () => Promise<T>): Promise<T | null> => {
    if (this.mutant.noLock) return work()
    if (this.locks.has(name)) return null
    this.locks.add(name)
    try {
      return await work()
    } finally {
      this.locks.delete(name)
    }
  }

  outbox(tab: Tab, user: Person): Outbox {
    return createOutbox({
      user,
      store: this.storeIn(tab, user),
      send: this.sendIn(tab, user),
      token: this.mutant.token?.(this) ?? (() => (this.session?.user === user ? this.session.token : null)),
      service: () => ({ exactlyOnce: true, batch: true }),
      now: () => this.now,
      random: this.random,
      changed: () => void this.touched.add(user),
      lock: this.lock,
      makeRoom: async () => false,
      verdict: this.mutant.verdict,
    })
  }

  /** Sends in some tabs at once, under a plan; what the page does at a session's end is done here. */
  async flush(plan: Plan, tabs: Tab[], force = false): Promise<void> {
    const { session } = this
    if (!session) return
    this.plan = plan
    this.sends = 0
    this.reads = 0
    this.asked = new Map()
    const ends = await Promise.all(
      tabs.map((tab) =>
        this.outbox(tab, session.user)
          .flush({ force })
          .catch((error: unknown): FlushEnd | null => {
            if (error instanceof Broken || !tab.dead) throw error
            return null
          }),
      ),
    )
    this.plan = { faults: [] }
    const refused = ends.some((end) => end?.state === 'signIn' && end.refused !== null)
    if (refused && this.session?.token === session.token) {
      this.prompts++
      this.session = null
    }
  }

  /** What a tab that is just opened shows as the count of the queue: without its rows, which are read beside it. */
  shown = (person: Person) =>
    this.storeIn(this.tab(), person).part({ from: 0, to: 0 }, Number.MAX_SAFE_INTEGER)

  rowsOf = (person: Person): Promise<QueueRow[]> => storeOf(person).rows()
}
