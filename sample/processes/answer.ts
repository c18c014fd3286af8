/** The side of a drawing process: it carries out one order after another and reports each. */
import { setPriority } from 'node:os'

/** The answer of a process to an order. */
export type Report<Result> = { result: Result } | { failed: string }

/** Whoever calls the service goes first. */
function stepBack(): void {
  try {
    setPriority(10)
  } catch {
    // not allowed
  }
}

/** Answers the orders that come to this process, which ends with the one that sends them. */
export function answerOrders<Order, Result>(carryOut: (order: Order) => Promise<Result>): void {
  if (!process.send) throw new Error('A drawing process is started by inProcesses alone.')
  stepBack()
  // Ctrl+C reaches the whole group; an order that it cut off would count as failed instead of as stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  const report = (told: Report<Result>) => process.send?.(told)
  process.on('message', async (order: Order) => {
    try {
      report({ result: await carryOut(order) })
    } catch (failure) {
      report({ failed: failure instanceof Error ? failure.message : String(failure) })
    }
  })
}
