/** The setup of unit tests: each file has Web Locks of its own. */
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

/** A thread that takes a lock and keeps it, as another test file would. */
const holder = `
const { parentPort } = require('node:worker_threads')
navigator.locks.request('wk-outbox-1', () => {
  parentPort.postMessage('held')
  return new Promise(() => {})
})
setInterval(() => {}, 1000)
`

test('a lock that another thread holds is free here', async () => {
  const thread = new Worker(holder, { eval: true })
  await new Promise((resolve) => thread.once('message', resolve))
  const seen = await navigator.locks.request('wk-outbox-1', { ifAvailable: true }, async (lock) => {
    const { held } = await navigator.locks.query()
    return [lock?.name, held?.map(({ name }) => name)]
  })
  await thread.terminate()
  expect(seen[1]).toEqual(['wk-outbox-1'])
  expect(seen[0]).not.toBeNull()
  expect(await navigator.locks.query()).toEqual({ held: [], pending: [] })
})
