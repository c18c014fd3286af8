/** The context that a handler gets beside its arguments, and the type that makes a missing handler a compile error. */
import type { ChannelName } from '../src/contract/admin/adminSystem.ts'
import type { Args, Endpoint, Reply } from '../src/contract/endpoint.ts'
import type { Lang } from '../src/rules/lang.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Db, Executor } from './store/db.ts'
import type { SqlConnection } from './store/dialect/splitDriver.ts'
import type { JobRunner } from './store/jobs/runner.ts'
import type { KeyName } from './store/keys.ts'

/** A mail or a text message to one person. */
export interface OutgoingMessage {
  channel: ChannelName
  to: string
  purpose: string
  /** of a mail */
  subject?: string
  text: string
  code?: string
  link?: string
}

/** Sends mail and text messages; nobody who asks for one waits for it. See people/senders. */
export interface Senders {
  /** Sends a code after the reply, within seconds or not at all: whoever waits for it asks again. */
  sendSoon(message: OutgoingMessage): void
  /** Looks for rows of `outgoing` at once instead of at the next round. */
  wake(): void
  /** Sends now, and says why it failed. @throws Error in words of the other server */
  sendNow(message: OutgoingMessage): Promise<void>
  stop(): Promise<void>
}

/** Parts of the service that stay the same for its whole life. */
export interface Service {
  db: Db
  config: Config
  log: Log
  /** wakes what carries jobs out, see store/jobs/runner.ts */
  jobs: JobRunner
  senders: Senders
  /** The time now (ms UTC); tests set the clock. */
  now(): number
  /** secrets that all processes of the school share */
  keys: Record<KeyName, Buffer>
  /** Takes pictures of specimens that are no longer for everybody off what shows them, see across/clearCovers.ts. */
  clearCovers(db: Executor, specimenIds: readonly number[]): Promise<void>
  /** aborts as the service begins to close: what stays open by itself ends then */
  stopping: AbortSignal
}

/** The receipt of a call that takes effect once. */
export interface NewReceipt {
  /** its Idempotency-Key, in lower case */
  key: string
  payloadHash: string
  /** the envelope's text */
  reply: string
}

/** Who calls. */
export interface Caller {
  accountId: number
  /** bits of src/rules/roles.ts */
  roles: number
  /** SHA-256 of the token, hex */
  tokenHash: string
}

export interface Context {
  service: Service
  /** the database; for a call that takes effect once, the transaction of its effect */
  db: Executor
  /** of the calls that share the transaction `db`: they are written together, after the last of them */
  receipts?: NewReceipt[] | undefined
  /** Reads once for all calls that share the transaction `db`; only for what none of them changes. */
  readOnce<T>(name: string, read: () => Promise<T>): Promise<T>
  /**
   * Plain SQL on `db`. Outside a transaction it runs on the connection that is named; SQL that changes something is refused
   * on the one that reads.
   */
  rows<R>(sql: string, parameters: readonly unknown[], on?: SqlConnection): Promise<R[]>
  /** The ids of the closed subjects, the same throughout the call; never empty. See library/openSubjects. */
  closedSubjects(): Promise<readonly number[]>
  lang: Lang
  /** the Idempotency-Key of the call, in lower case; null without one */
  idempotencyKey: string | null
  /** The time of the call (ms UTC), the same throughout the call. */
  now: number
  /** time (ms UTC) by the clock of the caller's device when it sent the call; null where it did not tell */
  deviceTime: number | null
  /** nobody (accountId 0) in a call that is open and came without a token that holds */
  caller: Caller
  /** the file or piece of a call that carries one */
  upload: Blob | null
  /** of the caller's machine */
  address: string
  /** under which the caller reached the service, as `school.example:8080`; what a browser sends */
  host: string
  /** Whether the caller's Safe Exam Browser has the configuration with this key. */
  provesConfigKey(configKey: string): boolean
  /** Runs another call of the service as the same caller, in the same language, with the database of `within`. */
  request(
    path: string,
    init: { method: string; headers: Record<string, string>; body: string },
    within: CallerAndDatabase,
  ): Promise<Response>
}

/** The part of a context that a call shares with the calls that it runs. */
export type CallerAndDatabase = Pick<Context, 'caller' | 'db' | 'rows' | 'receipts' | 'readOnce'>

/** Of a context, what reading for the caller needs. */
export type CallerContext = Pick<Context, 'rows' | 'caller' | 'now'>

export const nobody: Caller = { accountId: 0, roles: 0, tokenHash: '' }

/** Of an area's tagged calls: a text that changes whenever the reply would, and is quicker to read. */
export type Stamps<Area> = {
  [Name in keyof Area as Area[Name] extends Endpoint ? Name : never]?: Area[Name] extends Endpoint
    ? (args: Args<Area[Name]>, context: Context) => Promise<string>
    : never
}

/** One function per call of an area of the contract. */
export type Handlers<Area> = {
  [Name in keyof Area as Area[Name] extends Endpoint ? Name : never]: Area[Name] extends Endpoint
    ? (args: Args<Area[Name]>, context: Context) => Promise<Reply<Area[Name]>>
    : never
}
