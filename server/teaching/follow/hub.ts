/**
 * Hands what a class follows to its open streams. The state is in the database: each process reads the rows of its
 * followed classes once a second, so it does not matter which process the presenter reaches. What this process wrote
 * itself, and on PostgreSQL what another one told, is handed on at once.
 */
import type { Caller, Service } from '../../context.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { type Present, removePresent, writePresent } from './presence.ts'
import { type FollowStateRow, followRows, isNewer, toFollowState } from './state.ts'

const pollMs = 1000
const heartbeatMs = 15_000

type Bytes = Uint8Array<ArrayBuffer>

interface Follower {
  caller: Caller
  /** Whether the follower is a member of the class; others are teachers, about whom `mayStay` is asked. */
  isMember: boolean
  controller: ReadableStreamDefaultController<Bytes>
  last: FollowStateRow | undefined
}

const encode = (text: string): Bytes => new TextEncoder().encode(text)
const heartbeat = encode(':\n\n')

/** PostgreSQL's channel; the payload is the number of a class that shows something new, or of one that somebody left. */
export const followChannel = 'vitrine_follow'
const checkSign = 'check '
export const checkPayload = (roomId: number): string => checkSign + roomId

export class FollowHub {
  readonly #service: Service
  readonly #mayStay: (caller: Caller, roomId: number) => Promise<boolean>
  readonly #rooms = new Map<number, Set<Follower>>()
  #timers: ReturnType<typeof setInterval>[] = []
  #isReading = false
  /** members who came since the last look at the database */
  #arrived: Present[] = []

  /** @param mayStay whether a teacher may still see a class */
  constructor(service: Service, mayStay: (caller: Caller, roomId: number) => Promise<boolean>) {
    this.#service = service
    this.#mayStay = mayStay
    service.stopping.addEventListener('abort', () => this.#endAll())
    service.db.listen(followChannel, (payload) => {
      if (payload.startsWith(checkSign)) return void this.check(Number(payload.slice(checkSign.length)))
      const roomId = Number(payload)
      if (this.#rooms.has(roomId)) void this.#read([roomId])
    })
  }

  /** A stream of events that begins with the present state. */
  open(caller: Caller, roomId: number, isMember: boolean, first: FollowStateRow | undefined) {
    let follower: Follower
    const leave = () => this.#leave(roomId, follower)
    return new ReadableStream<Bytes>(
      {
        start: (controller) => {
          follower = { caller, isMember, controller, last: undefined }
          this.#enter(roomId, follower)
          controller.enqueue(heartbeat)
          if (first) this.#send([follower], first)
        },
        cancel: leave,
      },
      // A follower that does not read is let go by the socket's own limit.
      { highWaterMark: Number.POSITIVE_INFINITY },
    )
  }

  /** Hands a row to the streams of this process. */
  publish(row: FollowStateRow): void {
    const followers = this.#rooms.get(row.roomId)
    if (followers) this.#send(followers, row)
  }

  #send(followers: Iterable<Follower>, row: FollowStateRow): void {
    const event = encode(`data: ${JSON.stringify(toFollowState(row, this.#service.now()))}\n\n`)
    for (const follower of followers) {
      if (!isNewer(row, follower.last)) continue
      follower.last = row
      follower.controller.enqueue(event)
    }
  }

  #enter(roomId: number, follower: Follower): void {
    const followers = this.#rooms.get(roomId) ?? new Set()
    followers.add(follower)
    this.#rooms.set(roomId, followers)
    if (follower.isMember) this.#arrived.push({ roomId, accountId: follower.caller.accountId })
    if (this.#timers.length > 0) return
    const every = (ms: number, act: () => unknown) => setInterval(() => void act(), ms).unref()
    this.#timers = [
      every(pollMs, () => this.#look()),
      every(heartbeatMs, () => this.#beat()),
      every(this.#service.config.limits.followCheckMs, () => this.#checkAll()),
    ]
  }

  #leave(roomId: number, follower: Follower): void {
    const followers = this.#rooms.get(roomId)
    followers?.delete(follower)
    if (followers?.size === 0) this.#rooms.delete(roomId)
    this.#forget(roomId, follower)
    if (this.#rooms.size > 0) return
    for (const timer of this.#timers) clearInterval(timer)
    this.#timers = []
  }

  /** A follower with another stream of the class in this process stays; one in another process is written there again. */
  #forget(roomId: number, { caller: { accountId }, isMember }: Follower): void {
    if (this.#service.stopping.aborted) return
    const others = [...(this.#rooms.get(roomId) ?? [])]
    if (!isMember || others.some(({ caller }) => caller.accountId === accountId)) return
    this.#arrived = this.#arrived.filter((one) => one.roomId !== roomId || one.accountId !== accountId)
    void this.#tryTo(() => removePresent(this.#service.db, { roomId, accountId }))
  }

  #end(roomId: number, follower: Follower): void {
    this.#leave(roomId, follower)
    follower.controller.close()
  }

  #endAll(): void {
    for (const [roomId, followers] of [...this.#rooms])
      for (const follower of [...followers]) this.#end(roomId, follower)
  }

  async #beat(): Promise<void> {
    const present: Present[] = []
    for (const [roomId, followers] of this.#rooms)
      for (const { controller, caller, isMember } of followers) {
        controller.enqueue(heartbeat)
        if (isMember) present.push({ roomId, accountId: caller.accountId })
      }
    await this.#write(present)
  }

  async #look(): Promise<void> {
    const arrived = this.#arrived
    this.#arrived = []
    await this.#write(arrived)
    await this.#read([...this.#rooms.keys()])
  }

  /** One person may have several streams: a row is written once. */
  async #write(present: readonly Present[]): Promise<void> {
    const once = new Map(present.map((one) => [`${one.roomId} ${one.accountId}`, one]))
    await this.#tryTo(() => writePresent(this.#service.db, [...once.values()], this.#service.now()))
  }

  async #tryTo(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (failure) {
      this.#service.log('follow failed', { reason: failure instanceof Error ? failure.message : '' })
    }
  }

  /** Reads what these classes follow; a read that fails is repeated in a second. */
  async #read(roomIds: number[]): Promise<void> {
    if (this.#isReading && roomIds.length > 1) return
    this.#isReading = true
    await this.#tryTo(async () => {
      for (const row of await followRows({ rows: this.#service.db.rows }, roomIds)) this.publish(row)
    })
    this.#isReading = false
  }

  /** Checks all followers: nobody who left, was removed or signed out gets anything more. */
  async #checkAll(): Promise<void> {
    for (const roomId of [...this.#rooms.keys()]) await this.check(roomId)
  }

  /** Ends the streams of a class of whom may no longer follow. */
  async check(roomId: number): Promise<void> {
    const followers = [...(this.#rooms.get(roomId) ?? [])]
    if (followers.length > 0) await this.#tryTo(() => this.#check(roomId, followers))
  }

  async #check(roomId: number, followers: readonly Follower[]): Promise<void> {
    const { rows } = this.#service.db
    const members = await rows<{ accountId: number }>(
      'select "accountId" from "roomMember" where "tenant" = ? and "roomId" = ? and "leftAt" is null',
      [tenant, roomId],
    )
    const tokens = followers.map(({ caller }) => caller.tokenHash)
    const sessions = await rows<{ tokenHash: string }>(
      `select "tokenHash" from "session" where "tenant" = ? and "tokenHash" in (${marksFor(tokens)})
        and "revokedAt" is null and "expiresAt" > ?`,
      [tenant, ...tokens, this.#service.now()],
    )
    const inClass = new Set(members.map(({ accountId }) => accountId))
    const signedIn = new Set(sessions.map(({ tokenHash }) => tokenHash))
    for (const follower of followers) {
      const { caller, isMember } = follower
      const may = isMember ? inClass.has(caller.accountId) : await this.#mayStay(caller, roomId)
      if (!may || !signedIn.has(caller.tokenHash)) this.#end(roomId, follower)
    }
  }
}
