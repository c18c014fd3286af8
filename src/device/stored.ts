/** Types of all that the databases of this device hold: the person's own, and the one that belongs to nobody. */
import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb'

/** Why a row was not acknowledged at its last try. */
export interface LastError {
  class: 'offline' | 'busy' | 'failing' | 'refused' | 'session'
  /** HTTP status, where there was a reply */
  status?: number
  code?: number | string
  /** the service's own words */
  text?: string
  /** time (ms UTC) of the first of an unbroken run of 500s */
  since?: number
}

/** One thing a person did that the service has not acknowledged yet. */
export interface QueueRow {
  /** the order */
  seq: number
  /** the Idempotency-Key: made when the person acts, never again */
  id: string
  /** a name of outbox/actions/index.ts */
  call: string
  /** version of the input's shape */
  version: number
  input: unknown
  /** order is kept inside a lane; lanes are independent */
  lane: string
  /** the thing that the screen marks, for example `question:123` */
  subject: string
  /** when the person acted, ms UTC; for people only: it orders nothing */
  madeAt: number
  state: 'waiting' | 'parked'
  /** not sent before this time (ms UTC); ignored when it lies more than an hour ahead */
  notBefore: number
  /** replies of 500 so far */
  tries: number
  lastError?: LastError
  /** the device's own knowledge when the row was made (its verdict, a paper's new id): never sent */
  local?: unknown
}

/** A row that the service acknowledged, with its reply: laid over snapshots that are older than it. */
export interface Receipt {
  /** the order in which replies came */
  n: number
  seq: number
  id: string
  call: string
  input: unknown
  lane: string
  subject: string
  madeAt: number
  /** when the acknowledgement came, ms UTC */
  receivedAt: number
  reply: unknown
  local?: unknown
}

/** A reply of the service as it came. */
export interface KeptReply {
  /** the query's hash */
  hash: string
  key: readonly unknown[]
  /** the query's data */
  data: unknown
  /** when it was stored, ms UTC */
  at: number
}

export interface StoredDraft {
  key: string
  value: unknown
  /** when it was stored, ms UTC */
  at: number
}

/** The record of one kept pack: its fields are packs/' own. */
export interface PackRecord {
  key: string
  value: unknown
}

export interface UserSchema extends DBSchema {
  queue: { key: number; value: QueueRow; indexes: { state: string; lane: string } }
  receipts: { key: number; value: Receipt }
  replies: { key: string; value: KeptReply }
  drafts: { key: string; value: StoredDraft }
  packs: { key: string; value: PackRecord }
  /** small facts: `epoch`, `pause`, `lastSuccess` */
  meta: { key: string; value: unknown }
}

/** Somebody who signed in on this device. After sign-out only id and count are left. */
export interface DeviceAccount {
  id: number
  /** fills the sign-in form; older builds kept none */
  loginName?: string
  fullName: string
  roles: string[]
  userType: string
  /** as C003 last answered them; older builds kept none */
  permissions?: string[]
  /** a device that many use: nothing is kept after sign-out, nothing goes on without a session */
  shared: boolean
  remember: boolean
  signedOut: boolean
  /** s; how long a remembered token lives after its last renewal */
  expireInSeconds: number
  /** time (ms UTC) of the token's last renewal */
  renewedAt: number
}

export interface DeviceSchema extends DBSchema {
  settings: { key: string; value: unknown }
  accounts: { key: number; value: DeviceAccount }
  /** tokens whose end the service has not heard of yet */
  revocations: { key: string; value: { token: string; at: number } }
  /** wipes that were begun: gone through again at the next start */
  wipes: {
    key: number
    value: {
      user: number
      /** the only one of these fields that an older build reads */
      keepQueue: boolean
      removes?: readonly string[]
      shared?: boolean
      isSignOut?: boolean
    }
  }
}

export type UserDb = IDBPDatabase<UserSchema>
/** Within a transaction. */
export type QueueStore = IDBPObjectStore<UserSchema, ['queue'], 'queue', 'readwrite'>
export type DraftStore = IDBPObjectStore<UserSchema, ['drafts'], 'drafts', 'readwrite'>
export type DeviceDb = IDBPDatabase<DeviceSchema>
