/** Which receipts no reply needs any more: they would otherwise be read at every change, for ever. */

import { inUser } from '../../device/db.ts'
import type { KeptReply, Receipt } from '../../device/stored.ts'
import { actionOf, isAnswer } from '../../outbox/actions/index.ts'
import { type SubmitNote, verdictOf } from './answerNote.ts'

/** Below this it is not worth the reading. */
const minPrunedRows = 200

/** The latest stay: the sync centre shows them, and the last one tells how far the numbers have come. */
export const latestRows = 50

/** Fields that name one thing in a call's arguments and in an operation's input alike. */
const names = ['catalogId', 'questionId', 'specimenId', 'id'] as const

type Fields = Partial<Record<(typeof names)[number], unknown>>

/** False when both name a thing and not the same one. */
const maySpeakOf = (args: Fields, input: Fields) =>
  names.every((name) => args[name] === undefined || input[name] === undefined || args[name] === input[name])

/** The receipt number as of which the oldest part of a kept reply was asked for. */
function asOf({ data }: KeptReply): number {
  const { asOf, pages } = data as { asOf?: number; pages?: { asOf: number }[] }
  return asOf ?? Math.min(...(pages ?? []).map((page) => page.asOf))
}

function isNeeded(receipt: Receipt, replies: readonly KeptReply[]): boolean {
  const refreshed = new Set(actionOf(receipt.call)?.refreshes.map(({ path }) => path))
  return replies.some(({ key, ...rest }) => {
    const [, path, args] = key as [unknown, string, Fields]
    const speaks = refreshed.has(path) && maySpeakOf(args, receipt.input as Fields)
    return speaks && asOf({ key, ...rest }) < receipt.n
  })
}

/** The service judged otherwise: that is told for as long as it is the last answer. */
function judgedAnew({ call, reply, local }: Receipt): boolean {
  if (!isAnswer(call)) return false
  const note = local as SubmitNote
  return verdictOf({ state: 'received', reply, local: note }) !== note.correct
}

/** Numbers of the receipts that may go. */
export function needless(receipts: readonly Receipt[], replies: readonly KeptReply[]): number[] {
  const last = new Map(receipts.map(({ subject, n }) => [subject, n]))
  return receipts
    .filter((receipt) => !(judgedAnew(receipt) && last.get(receipt.subject) === receipt.n))
    .filter((receipt) => !isNeeded(receipt, replies))
    .map(({ n }) => n)
}

export async function pruneReceipts(
  user: number,
  receipts: readonly Receipt[],
  forget: (ns: number[]) => Promise<void>,
): Promise<void> {
  if (receipts.length < minPrunedRows) return
  const replies = await inUser(user, (db) => db.getAll('replies'))
  const from = receipts.at(-latestRows)?.n ?? 0
  await forget(needless(receipts, replies).filter((n) => n < from))
}
