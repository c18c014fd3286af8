/** An outbox of this device's own, with a service and a clock that do as told. */
import { IDBFactory } from 'fake-indexeddb'
import { type Answer, readAnswer } from '../../../src/api/answer.ts'
import type { Outgoing } from '../../../src/api/http.ts'
import { closeUser } from '../../../src/device/db.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { createOutbox, type OutboxDeps } from '../../../src/outbox/outbox.ts'
import { storeOf } from '../../../src/outbox/store.ts'

export const user = 7
const start = 1_800_000_000_000
/** ms UTC */
export const clock = { now: start }

export const reply = (
  status: number,
  code: number | string,
  data: unknown = null,
  headers: Record<string, string> = {},
) =>
  readAnswer(
    new Response(JSON.stringify({ code, message: `code ${code}`, data }), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )
export const done = (request: Outgoing) =>
  reply(200, 0, { correct: true }, { 'idempotency-key': request.key ?? '' })

type Items = { key: string; path: string; lane: string; method: string; body?: { questionId: number } }[]
export const itemsOf = (request: Outgoing) => request.body?.items as Items

/** A service that answers each item by `answer`, in a batch or alone. */
export function service(
  answer: (questionId: number) => { status: number; code: number; retryAfter?: number },
) {
  const seen: Outgoing[] = []
  const send = async (request: Outgoing): Promise<Answer> => {
    seen.push(request)
    if (request.path !== '/dh-sync/batch') {
      const { status, code } = answer(Number(request.body?.questionId))
      return reply(
        status,
        code,
        { correct: true },
        code === 0 ? { 'idempotency-key': request.key ?? '' } : {},
      )
    }
    const results = itemsOf(request).map(({ key, body }) => {
      const { status, code, retryAfter } = answer(body?.questionId ?? 0)
      return { key, status, retryAfter, reply: { code, message: 'm', data: { correct: true } } }
    })
    return reply(200, 0, { results })
  }
  return { seen, send }
}

export const outboxWith = (deps: Partial<OutboxDeps>) =>
  createOutbox({
    user,
    store: storeOf(user),
    send: (request) => done(request),
    token: () => 'token',
    service: () => ({ exactlyOnce: true, batch: true }),
    now: () => clock.now,
    random: () => 0.5,
    changed: () => undefined,
    lock: (_name, work) => work(),
    makeRoom: async () => false,
    ...deps,
  })

export type TestOutbox = ReturnType<typeof outboxWith>
export const answer = (outbox: TestOutbox, questionId: number, lane = 'chapter:1', key?: string) =>
  outbox.add(
    entry(
      'chapter.submit',
      { catalogId: 1, paperId: '11111111-1111-4111-8111-111111111111', questionId, content: '3' },
      { lane, subject: `question:${questionId}` },
      clock.now,
      key,
    ),
  )
export const rows = () => storeOf(user).rows()

/** A device with nothing on it, at the same hour. */
export async function freshDevice() {
  await closeUser(user)
  globalThis.indexedDB = new IDBFactory()
  clock.now = start
}
