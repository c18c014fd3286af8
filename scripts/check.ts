/** All checks in their order; the first failure ends the run. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { shellPath } from './browser.ts'

const root = join(import.meta.dirname, '..')

function step(name: string, command: string, ...args: string[]) {
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name}, ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  if (status !== 0) process.exit(status ?? 1)
}

const wanted = process.argv.slice(2)
const when = (name: string) => wanted.length === 0 || wanted.includes(name)

if (when('static')) {
  step('types', 'tsc', '-b')
  step('lint', 'biome', 'check', '.')
  step('texts', process.execPath, 'scripts/texts.ts')
}
if (when('unit')) step('unit tests', 'vitest', 'run', '--project', 'unit*')
if (when('service')) step('service tests', 'vitest', 'run', '--project', 'service')
if (when('browser')) {
  const path = shellPath()
  if (path) process.env.CHROME_PATH = path
  step('build', process.execPath, 'scripts/build.ts')
  step('browser tests', 'vitest', 'run', '--project', 'e2e')
}
