/** All checks in their order; the first failure ends the run. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shellPath } from './browser.ts'

const cwd = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'vitrine-check-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
// the service and the commands start a hundred times in the tests: what is compiled once is not compiled again
process.env.NODE_COMPILE_CACHE ??= join(scratch, 'compiled')

/** Ends with this process, whatever becomes of it. */
function ended(command: string, args: string[], stdout: 'inherit' | 'ignore', env = process.env) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', stdout, 'inherit'] })
  process.once('exit', () => child.kill())
  return new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve))
}

async function step(name: string, running: () => Promise<number | null>) {
  const started = Date.now()
  const status = await running()
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name}, ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  if (status !== 0) process.exit(status ?? 1)
}
const run = (name: string, command: string, ...args: string[]) =>
  step(name, () => ended(command, args, 'inherit'))

/** The reduced school that the browser tests stand on, drawn meanwhile by whatever the other checks leave idle. */
function fillSchool(): Promise<number | null> {
  if (process.env.TEST_SCHOOL) return Promise.resolve(0)
  const folder = join(scratch, 'school')
  process.env.TEST_SCHOOL = folder
  const env = { ...process.env, DATA_DIR: folder, SAMPLE_LONG_SIDE: '2048' }
  return ended('nice', [process.execPath, 'sample/main.ts'], 'ignore', env)
}

const wanted = process.argv.slice(2)
const when = (name: string) => wanted.length === 0 || wanted.includes(name)
const school = when('browser') ? fillSchool() : null

if (when('static')) {
  await run('types', 'tsc', '-b')
  await run('lint', 'biome', 'check', '.')
  await run('dead code', 'knip', '--no-progress')
  await run('texts', process.execPath, 'scripts/texts.ts')
  await run('permissions', process.execPath, 'scripts/permissions.ts', '--quiet')
}
const projects = [...(when('unit') ? ['unit*'] : []), ...(when('service') ? ['service'] : [])]
if (projects.length > 0)
  await run(
    `${projects.join(' and ').replace('*', '')} tests`,
    'vitest',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
  )
if (school) {
  const path = shellPath()
  if (path) process.env.CHROME_PATH = path
  await run('build', process.execPath, 'scripts/build.ts')
  await step('school', () => school)
  await run('browser tests', 'vitest', 'run', '--project', 'e2e')
}
