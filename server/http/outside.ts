import type { Hono } from 'hono'

/** The connection that the server's socket hands in with each request. */
export interface Outside {
  incoming?: { socket: { remoteAddress?: string | undefined } }
  /** What is set here goes out with the reply. A header set on a `Response` costs the adapter its fast way. */
  outgoing?: { headersSent: boolean; setHeader: (name: string, value: string) => unknown }
}

export type App = Hono<{ Bindings: Outside }>
