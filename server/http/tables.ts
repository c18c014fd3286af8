/** The table of idempotency keys. */

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

export interface IdempotencyTables {
  receipt: ReceiptTable
}
