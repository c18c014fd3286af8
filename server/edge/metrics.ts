/** Figures of this process in OpenMetrics: how often and how long each call, and how the process is. No figure names a person. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Service } from '../context.ts'
import { tenant } from '../store/schema.ts'

/** Upper ends of the classes that durations are counted in, ms. */
const classesMs = [5, 20, 50, 100, 250, 500, 1000, 2500, 10_000] as const

/** Of the process, however many services it runs. */
const loopDelay = monitorEventLoopDelay({ resolution: 50 })
loopDelay.enable()

interface CallFigures {
  /** by class, the last for all that took longer */
  counts: number[]
  sumMs: number
}

/** One line of a figure. Names of labels and their values are ours: paths of the contract, classes of status. */
const line = (name: string, labels: Record<string, string>, value: number): string => {
  const inside = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
  return `${name}${inside.length > 0 ? `{${inside.join(',')}}` : ''} ${value}`
}

export class Metrics {
  readonly #calls = new Map<string, CallFigures>()
  readonly #statuses = new Map<string, number>()
  readonly #startedAt = Date.now()

  /** @param path of the contract, never of the request: that may hold anything */
  observe(path: string, status: number, tookMs: number): void {
    const figures = this.#calls.get(path) ?? { counts: Array(classesMs.length + 1).fill(0), sumMs: 0 }
    const found = classesMs.findIndex((end) => tookMs <= end)
    const at = found < 0 ? classesMs.length : found
    figures.counts[at] = (figures.counts[at] ?? 0) + 1
    figures.sumMs += tookMs
    this.#calls.set(path, figures)
    const key = `${path} ${Math.floor(status / 100)}xx`
    this.#statuses.set(key, (this.#statuses.get(key) ?? 0) + 1)
  }

  async write(service: Service): Promise<string> {
    const lines = [...this.#writeCalls(), ...this.#writeProcess(), ...(await writeDatabase(service))]
    return `${lines.join('\n')}\n# EOF\n`
  }

  #writeCalls(): string[] {
    const lines = ['# TYPE vitrine_call_seconds histogram', '# UNIT vitrine_call_seconds seconds']
    for (const [call, { counts, sumMs }] of this.#calls) {
      let total = 0
      for (const [at, count] of counts.entries()) {
        total += count
        const end = classesMs[at]
        const le = end === undefined ? '+Inf' : String(end / 1000)
        lines.push(line('vitrine_call_seconds_bucket', { call, le }, total))
      }
      lines.push(line('vitrine_call_seconds_count', { call }, total))
      lines.push(line('vitrine_call_seconds_sum', { call }, sumMs / 1000))
    }
    lines.push('# TYPE vitrine_calls counter')
    for (const [key, count] of this.#statuses) {
      const [call = '', status = ''] = key.split(' ')
      lines.push(line('vitrine_calls_total', { call, status }, count))
    }
    return lines
  }

  #writeProcess(): string[] {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const gauges: [name: string, value: number][] = [
      ['vitrine_uptime_seconds', (Date.now() - this.#startedAt) / 1000],
      ['vitrine_memory_rss_bytes', rss],
      ['vitrine_memory_heap_bytes', heapUsed],
      ['vitrine_event_loop_delay_p99_seconds', loopDelay.percentile(99) / 1e9],
    ]
    loopDelay.reset()
    return [
      ...gauges.flatMap(([name, value]) => [`# TYPE ${name} gauge`, line(name, {}, value)]),
      '# TYPE vitrine_cpu_seconds counter',
      line('vitrine_cpu_seconds_total', {}, (user + system) / 1e6),
    ]
  }
}

/** A database that cannot answer is a figure too. */
async function writeDatabase({ db }: Service): Promise<string[]> {
  const lines = ['# TYPE vitrine_database_up gauge']
  try {
    const rows = await db.rows<{ state: string; n: number }>(
      'select "state", count(*) as n from "job" where "tenant" = ? group by "state"',
      [tenant],
    )
    lines.push(line('vitrine_database_up', {}, 1), '# TYPE vitrine_jobs gauge')
    for (const { state, n } of rows) lines.push(line('vitrine_jobs', { state }, Number(n)))
  } catch {
    lines.push(line('vitrine_database_up', {}, 0))
  }
  return lines
}
