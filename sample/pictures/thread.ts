/** A thread that draws one sample picture after another. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { draw, type Order } from './draw.ts'

// whoever calls the service goes first; Linux has a priority for each thread, elsewhere it stays as it is
try {
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10)
} catch {
  // no such place, or not allowed
}
// each picture is read only once or twice
sharp.cache(false)

parentPort?.on('message', async (order: Order) => {
  try {
    parentPort?.postMessage({ drawn: await draw(order) })
  } catch (failure) {
    parentPort?.postMessage({ failed: failure instanceof Error ? failure.message : String(failure) })
  }
})
