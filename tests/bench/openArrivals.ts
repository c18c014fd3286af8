/** Requests that go out at their time, however long the ones before them take, and are measured from that time. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from '../tools/service.ts'

export interface BenchCall {
  path: string
  token: string
  body?: object
  key?: string
}

/** @throws where the service refuses */
export async function sendCall<T>(origin: string, { path, token, body, key }: BenchCall): Promise<T> {
  const response = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 100)}`)
  const { code, data } = JSON.parse(text) as { code: number; data: T }
  if (code !== 0) throw new Error(`${path}: ${code}`)
  return data
}

/** Runs it at its time. @param into gets how long (ms) it took from then @returns null where it failed */
export async function runAt<T>(
  dueMs: number,
  into: number[],
  faults: string[],
  run: () => Promise<T>,
): Promise<T | null> {
  await sleep(Math.max(0, dueMs - performance.now()))
  try {
    const answer = await run()
    into.push(performance.now() - dueMs)
    return answer
  } catch (failure) {
    faults.push(failure instanceof Error ? failure.message : String(failure))
    return null
  }
}

const ticksPerSecond = 100

/** Seconds of processor time that the service has used. */
export function serviceSeconds({ process: { pid } }: Service): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Per cent of one core that service and client used since it was begun. */
export function beginLoad(service: Service): () => string {
  const own = process.cpuUsage()
  const before = serviceSeconds(service)
  const from = performance.now()
  return () => {
    const seconds = (performance.now() - from) / 1000
    const { user, system } = process.cpuUsage(own)
    const share = (used: number) => `${((100 * used) / seconds).toFixed(0)} %`
    return `CPU of the service ${share(serviceSeconds(service) - before)}, of the client ${share((user + system) / 1e6)} of a core`
  }
}
