/** The real service as a process of its own, for tests and the bench. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const root = join(import.meta.dirname, '../..')

const { NODE_COMPILE_CACHE: compiled } = process.env
/** For a process that is given an environment of its own: what another one compiled is not compiled again. */
export const compileCache: { NODE_COMPILE_CACHE?: string } = compiled ? { NODE_COMPILE_CACHE: compiled } : {}

/** Services of this process that run. */
const running = new Set<ChildProcess>()

// where no test of a file runs, no hook of it stops what the file started
function killRunning(): void {
  for (const service of running) service.kill('SIGKILL')
}
process.once('exit', killRunning)
// Vitest ends its workers by this signal, after which there is no 'exit'
process.once('SIGTERM', () => {
  killRunning()
  process.kill(process.pid, 'SIGTERM')
})

export interface Service {
  origin: string
  port: number
  dataDir: string
  process: ChildProcess
  /** Ends it with SIGTERM (or another signal) and waits until it is gone; the data stay. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

export interface ServiceOptions {
  port?: number
  /** a folder of its own under the system's temporary folder when left out */
  dataDir?: string
  /** fills the sample school, in the reduced size */
  sample?: boolean
  /** begins with a copy of what another service keeps in this folder; pictures are shared, not copied */
  copyOf?: string
  env?: Record<string, string>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

interface Health {
  pictures?: { ready: number; waiting: number; total: number }
}

/** Waits for /healthz, and for the pictures where the sample school is asked for. Throws with the output when it ends. */
async function ready(origin: string, output: () => string, ended: () => boolean, whole: boolean) {
  const until = Date.now() + 240_000
  while (Date.now() < until) {
    if (ended()) throw new Error(`the service ended: ${output()}`)
    const health = await fetch(`${origin}/healthz`).then(
      (response) => (response.ok ? (response.json() as Promise<Health>) : null),
      () => null,
    )
    if (health && (!whole || (health.pictures && health.pictures.total > 0 && health.pictures.waiting === 0)))
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the service is not ready: ${output()}`)
}

/** Copies a database that may be in use. */
function copySchool(from: string, to: string): void {
  const db = new DatabaseSync(join(from, 'vitrine.db'), { readOnly: true })
  db.prepare('vacuum into ?').run(join(to, 'vitrine.db'))
  db.close()
  // a database starts with its own keys only
  if (existsSync(join(from, 'keys'))) cpSync(join(from, 'keys'), join(to, 'keys'), { recursive: true })
  if (existsSync(join(from, 'media'))) symlinkSync(join(from, 'media'), join(to, 'media'))
}

export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'vitrine-'))
  if (options.copyOf) copySchool(options.copyOf, dataDir)
  const origin = `http://127.0.0.1:${port}`
  let output = ''
  const service = spawn(process.execPath, [options.sample ? 'sample/start.ts' : 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SAMPLE_LONG_SIDE: '2048',
      ...options.env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  })
  for (const stream of [service.stdout, service.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  running.add(service)
  const gone = new Promise<void>((resolve) =>
    service.once('exit', () => {
      running.delete(service)
      resolve()
    }),
  )
  const ended = () => service.exitCode !== null || service.signalCode !== null
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!ended()) service.kill(signal)
    await gone
  }
  try {
    await ready(origin, () => output, ended, options.sample ?? false)
  } catch (error) {
    await stop('SIGKILL')
    throw error
  }
  return {
    origin,
    port,
    dataDir,
    process: service,
    stop,
    remove: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
