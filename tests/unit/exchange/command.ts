/** `npm run import --`, as a process of its own or within this one. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'
import { runImport } from '../../../exchange/command.ts'

const root = join(import.meta.dirname, '../../..')

interface Ended {
  /** null: it was killed */
  code: number | null
  out: string
  err: string
}

/** @param cut looks each moment at what was said, whether it is to be killed; never by default */
export async function command(
  dataDir: string,
  args: string[],
  cut?: (out: string) => boolean,
): Promise<Ended> {
  const running = spawn(process.execPath, ['exchange/main.ts', ...args], {
    cwd: root,
    // with the allocator set already it begins once, not twice
    env: { MALLOC_ARENA_MAX: '2', ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  const said = { out: '', err: '' }
  running.stdout.on('data', (text) => {
    said.out += text
  })
  running.stderr.on('data', (text) => {
    said.err += text
  })
  const watch = setInterval(() => cut?.(said.out) && running.kill('SIGKILL'), 1)
  const code = await new Promise<number | null>((resolve) => running.once('close', resolve))
  clearInterval(watch)
  return { code, ...said }
}

/** The same within this process, where the command line itself is not in question: no second start of Node. */
export async function commandHere(dataDir: string, args: string[]): Promise<Ended> {
  const out: string[] = []
  const err: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => out.push(`${line}\n`))
  const error = vi.spyOn(console, 'error').mockImplementation((line) => err.push(`${line}\n`))
  try {
    const code = await runImport(args, { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' })
    return { code, out: out.join(''), err: err.join('') }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}
