import type { Hono } from 'hono'

/** Facts about the connection that the server's socket hands in with each request. */
export interface Outside {
  incoming?: { socket: { remoteAddress?: string | undefined } }
}

export type App = Hono<{ Bindings: Outside }>
