import { expect, test } from 'vitest'
import { inProcesses } from '../../../../sample/processes/pool.ts'

const script = new URL('tellProcess.ts', import.meta.url)

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('pictures are drawn in processes that end, so that their memory is given back', async () => {
  const told = new Map<string, number | string>()
  const orders = ['first', 'fail', 'crash', 'last']
  await inProcesses(script, orders, new AbortController().signal, async (order, run) => {
    const said = await run(order).catch((failure: Error) => failure.message)
    told.set(order, said as number | string)
  })
  expect([told.get('fail'), told.get('crash')]).toEqual([
    'no such picture',
    'The drawing process ended with 3.',
  ])
  const pids = [told.get('first'), told.get('last')].map(Number)
  expect(pids).not.toContain(process.pid)
  expect(pids.map(isAlive)).toEqual([false, false])
})

test('what is stopped ends its process at once', async () => {
  const stopping = new AbortController()
  let pid = 0
  await inProcesses(script, ['first'], stopping.signal, async (order, run) => {
    pid = (await run(order)) as number
    expect(isAlive(pid)).toBe(true)
    stopping.abort()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})
