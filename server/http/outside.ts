import type { Hono } from 'hono'
import type { CallerAndDatabase } from '../context.ts'

/** The connection of a request, which the server's socket hands in. */
export interface Outside {
  incoming?: { socket: { remoteAddress?: string | undefined } }
  /** What is set here goes out with the reply. A header set on a `Response` costs the adapter its fast way. */
  outgoing?: { headersSent: boolean; setHeader: (name: string, value: string) => unknown }
  /** Set for a call that another call runs, as an item of a batch: what the two share. */
  within?: CallerAndDatabase
}

export type App = Hono<{ Bindings: Outside }>
