/** All checks in their order; the first failure ends the run. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shellPath } from './browser.ts'

const cwd = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'vitrine-check-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }))
// the service and the commands start a hundred times in the tests: what is compiled once is not compiled again
process.env.NODE_COMPILE_CACHE ??= join(scratch, 'compiled')

/** Ends with this process, whatever becomes of it. @param output takes what it prints, instead of the screen */
function ended(command: string, args: string[], env = process.env, output?: string[]) {
  const target = output ? 'pipe' : 'inherit'
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', target, target] })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output?.push(String(text)))
  process.once('exit', () => child.kill())
  return new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
}

async function step(name: string, running: () => Promise<number | null>, output: string[] = []) {
  const started = Date.now()
  const status = await running()
  if (status !== 0) process.stdout.write(output.join(''))
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name}, ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  if (status !== 0) process.exit(status ?? 1)
}
const run = (name: string, command: string, ...args: string[]) => step(name, () => ended(command, args))

/** One of several steps that run side by side: what it says is shown where it fails. */
function runBeside(name: string, command: string, ...args: string[]): Promise<void> {
  const output: string[] = []
  return step(name, () => ended(command, args, process.env, output), output)
}

/** What the browser tests need, made by whatever the checks before them leave idle. */
function prepare(name: string, script: string, env = process.env): () => Promise<void> {
  const output: string[] = []
  const made = ended('nice', [process.execPath, script], env, output)
  return () => step(name, () => made, output)
}

/** The reduced school that the browser tests stand on. */
function fillSchool(): () => Promise<void> {
  if (process.env.TEST_SCHOOL) return async () => undefined
  const folder = join(scratch, 'school')
  process.env.TEST_SCHOOL = folder
  return prepare('school', 'sample/main.ts', { ...process.env, DATA_DIR: folder, SAMPLE_LONG_SIDE: '2048' })
}

const wanted = process.argv.slice(2)
const when = (name: string) => wanted.length === 0 || wanted.includes(name)
const finishSchool = when('browser') ? fillSchool() : null
const finishBrowser = when('browser') ? prepare('browser', 'scripts/browser.ts') : null

if (when('static')) {
  await Promise.all([
    runBeside('types', 'tsc', '-b'),
    runBeside('lint', 'biome', 'check', '.')
      .then(() => runBeside('dead code', 'knip', '--no-progress'))
      .then(() => runBeside('texts', process.execPath, 'scripts/texts.ts'))
      .then(() => runBeside('permissions', process.execPath, 'scripts/permissions.ts', '--quiet')),
  ])
}
// only now: the check of texts writes into the catalogues that the build reads
const finishBuild = when('browser') ? prepare('build', 'scripts/build.ts') : null
const projects = [...(when('unit') ? ['unit*'] : []), ...(when('service') ? ['service'] : [])]
if (projects.length > 0)
  await run(
    `${projects.join(' and ').replace('*', '')} tests`,
    'vitest',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
  )
if (finishBuild && finishSchool && finishBrowser) {
  await finishBrowser()
  const path = shellPath()
  if (path) process.env.CHROME_PATH = path
  await finishBuild()
  await finishSchool()
  await run('browser tests', 'vitest', 'run', '--project', 'e2e')
}
