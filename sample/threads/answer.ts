/** The side of a drawing thread: it carries out one order after another and reports each. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** The answer of a thread to an order. */
export type Report<Result> = { result: Result } | { failed: string }

/** Whoever calls the service goes first; Linux has a priority for each thread, elsewhere it stays as it is. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10)
  } catch {
    // no such place, or not allowed
  }
}

/** Answers the orders that come to this thread. */
export function answerOrders<Order, Result>(carryOut: (order: Order) => Promise<Result>): void {
  stepBack()
  parentPort?.on('message', async (order: Order) => {
    try {
      parentPort?.postMessage({ result: await carryOut(order) } satisfies Report<Result>)
    } catch (failure) {
      const failed = failure instanceof Error ? failure.message : String(failure)
      parentPort?.postMessage({ failed } satisfies Report<Result>)
    }
  })
}
