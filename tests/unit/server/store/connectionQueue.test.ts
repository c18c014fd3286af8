import { expect, test } from 'vitest'
import { ConnectionQueue } from '../../../../server/store/dialect/connectionQueue.ts'
import { whyUnavailable } from '../../../../server/store/dialect/plain.ts'

test('callers get connections in the order in which they came', async () => {
  const queue = new ConnectionQueue(2, 60_000)
  const order: number[] = []
  const waiting = [1, 2, 3, 4].map((caller) => queue.enter().then(() => order.push(caller)))
  await Promise.resolve()
  await Promise.all(waiting.slice(0, 2))
  expect(order).toEqual([1, 2])
  queue.leave()
  queue.leave()
  await Promise.all(waiting)
  expect(order).toEqual([1, 2, 3, 4])
})

test('who gets no turn in time is told of a crowd, and takes no connection with them', async () => {
  const queue = new ConnectionQueue(1, 5)
  await queue.enter()
  const failure = await queue.enter().catch((reason: unknown) => reason)
  expect(whyUnavailable(failure)).toBe('busy')
  queue.leave()
  await queue.enter()
})
