import type { Hono } from 'hono'

/** What the socket's side hands in with each request. */
export interface Outside {
  incoming?: { socket: { remoteAddress?: string | undefined } }
}

export type App = Hono<{ Bindings: Outside }>
