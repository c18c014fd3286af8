/** The tables of idempotency keys. */

/** A key that took effect, with what was answered then. */
export interface ReceiptTable {
  tenant: number
  accountId: number
  key: string
  /** SHA-256 of path and payload, hex */
  payloadHash: string
  /** the envelope's text; empty while the effect is in progress */
  reply: string
  at: number
}

/** A key that took effect more than 90 days ago; see spentKeys.ts. */
export interface SpentKeyTable {
  tenant: number
  accountId: number
  keyHash: string
  payloadHash: string
}

export interface IdempotencyTables {
  receipt: ReceiptTable
  spentKey: SpentKeyTable
}
