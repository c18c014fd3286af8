/**
 * `npm run faults`: lives through 20,000 histories of the queue, runs every test that carries an id of design/faults.md
 * and prints one line per row. All numbers are what the tests counted (tools/tally.ts); 1 when one of them is not 0, when
 * a test failed or its file never ran, and when a row stands without what should prove it. It also runs what `npm test`
 * leaves out for its length, whatever that proves.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { browserPath } from '../../scripts/browser.ts'
import { type Counts, rowsIn, type Tally } from '../tools/tally.ts'

const root = join(import.meta.dirname, '../..')
/** Titles of tests that seed a fault of design into the outbox or the rule of acceptance. */
const mutant = 'is caught'
/** The histories of mutants.test.ts that the outbox as it is lives through. */
const sound = 'holds on seed'

/** Rows of faults.md; where one of them is met that no test here names, or its figure measured. */
const rows: Record<string, [fault: string, elsewhere?: string]> = {
  F01: ['offline before submit'],
  F02: ['a crash at each step'],
  F03: ['service dies before commit'],
  F04: ['service dies after commit'],
  F05: ['reply lost, cut off, empty'],
  F06: ['delivered twice'],
  F07: ['late duplicate'],
  F08: ['same key, other payload'],
  F09: ['same key at once'],
  F10: ['session ends during replay'],
  F11: ['refused by the service'],
  F12: ['Retry-After of any kind'],
  F13: ['captive portal'],
  F14: ['a line that stalls'],
  F15: ['bad gateway'],
  F16: ['200 with an unknown shape'],
  F17: ['50 MB upload'],
  F18: ['tab closed in the middle'],
  F19: ['renderer or browser killed during replay'],
  F20: ['two tabs replay'],
  F21: ['a frozen tab holds the lock'],
  F22: ['worker stopped at any time'],
  F23: ['update while a form is open'],
  F24: ['a chunk is gone'],
  F25: ['queue of an older build'],
  F26: ['a bad asset at install'],
  F27: ['broken worker, kill switch'],
  F28: ['no room for a write'],
  F29: ['database blocked'],
  F30: ['a newer build’s database'],
  F31: ['connection to it lost'],
  F32: ['database came back empty'],
  F33: ['storage cleared'],
  F34: ['full eviction'],
  F35: ['a kept file is gone'],
  F36: ['a pack cut off'],
  F37: ['a pack damaged'],
  F38: ['a pack replaced on the way'],
  F39: ['ranges not as asked for'],
  F40: ['no worker, no file system'],
  F41: ['wrong clock'],
  F42: ['another person signs in'],
  F43: ['reply after the switch'],
  F44: ['signed out without network'],
  F45: ['wipe cut short'],
  F46: ['two people in two tabs'],
  F47: ['corrupt local storage'],
  F48: ['every address, cold, offline'],
  F49: ['very many of a thing', 'ratios of paint and heap: npm run bench waiting library'],
  F50: [
    'malicious text',
    'texts in every field: tests/unit/rules/hostileTexts.test.ts; what is sanitised: Q08 in tests/e2e',
  ],
  F51: ['hostile messages of a frame', 'B08 in tests/e2e/people/assistant.test.ts'],
  F52: [
    'the service itself fails',
    'killed in a storm: F03 F04; a database that restarts or takes no writes: SEC03 SEC12; load: npm run bench load storm',
  ],
  QF01: ['no hand-in at the last minute'],
  QF02: ['an answer shown, never stored'],
  QF03: ['loaded anew at the hand-in'],
  QF04: ['the last edit before the hand-in'],
  QF05: ['locked after an outage'],
  QF06: ['goes on after the hand-in'],
  QF07: ['more time does not arrive'],
  QF08: ['clock of the device moved'],
  QF09: ['clock of the device is behind'],
  QF10: ['countdown by the wall clock'],
  QF11: ['background tab'],
  QF12: ['a late start'],
  QF13: ['a time that cannot be read'],
  QF14: ['two tabs, two quizzes'],
  QF15: ['back after the end'],
  QF16: ['sent again without its attempt'],
  QF17: ['a start sent twice'],
  QF18: ['a start whose answer was lost'],
  QF19: ['the end is reached without hand-in'],
  QF20: ['more time for one student'],
  QF21: ['the time of the way'],
  QF22: ['the course is edited at the start'],
  QX01: ['held back under fresh beacons'],
  QX02: ['many hashes, one revealed'],
  QX03: ['a stored reply sets the clock'],
  QX04: ['clock set forward without network'],
  QX05: ['session ends in mid-quiz'],
  QX06: ['storage wiped in mid-quiz'],
  QX07: ['3,000 older rows wait'],
  QX08: ['a very long essay'],
}

/** Rows in which something is saved in Chromium: without an audit of it (tools/audit.ts) they prove nothing. */
const saving = new Set(
  (
    'F01 F05 F06 F07 F10 F11 F12 F13 F14 F15 F16 F18 F19 F20 F21 F22 F23 F25 F26 F27 F28 F29 F30 F31 F32 F33 F34 ' +
    'F41 F42 F43 F44 F45 F46 F49'
  ).split(' '),
)
/** Rows that ask for both databases. */
const onBoth = new Set(['F03', 'F04', 'F09'])

interface Ran {
  fullName: string
  status: string
}

interface Report {
  success: boolean
  testResults: { name: string; status: string; message: string; assertionResults: Ran[] }[]
}

const slot = /%s|\$\w+|\$\{\w+\}/g
/** The titles of what only runs here; a mere place (`on $name`) names none. */
const longIn = (text: string): string[] =>
  [...text.matchAll(/(?:runIf\(whole\)(?:\.each\(\w+\))?|each\(whole \?.*\))\(\s*(['"`])(.+?)\1/g)]
    .map(([, , title = '']) => title)
    .filter((title) => title.replace(slot, '').length > 8)
const patternOf = (title: string) =>
  `^${title
    .split(slot)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')}`

/** A file that `npm test` leaves out as a whole (vitest.config.ts). */
const isLongFile = (path: string) => path.endsWith('.long.test.ts')

const sources = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') || name.endsWith('.test.tsx'))
  .map((name) => join(root, 'tests', name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const files = sources
  .filter(
    ({ path, text }) =>
      isLongFile(path) || rowsIn(text).length > 0 || text.includes(mutant) || longIn(text).length > 0,
  )
  .map(({ path }) => relative(root, path))
const long = sources.flatMap(({ text }) => longIn(text)).filter((title) => rowsIn(title).length === 0)

const folder = mkdtempSync(join(tmpdir(), 'vitrine-faults-'))
const chrome = browserPath()
const env = {
  OUTBOX_SEED: 'random',
  OUTBOX_RUNS: '20000',
  ...(chrome ? { CHROME_PATH: chrome } : {}),
  ...process.env,
  FAULTS_DIR: folder,
  FAULT_ROUNDS: 'all',
}
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })

if (!process.env.DIST_DIR) run(process.execPath, 'scripts/build.ts')
const pattern = [String.raw`\b(F|QF|QX)\d\d\b`, mutant, sound, ...long.map(patternOf)].join('|')

/** What failed outside any test: files that could not be read or set up, and errors that nobody caught. */
const broken: string[] = []

/** Runs these files: of a long one every test, of the others those that carry a row's id or run only here. @returns what each came to */
function runs(name: string, chosen: string[], ...more: string[]): Ran[] {
  return [
    ...runFiles(`${name}-long`, chosen.filter(isLongFile), ...more),
    ...runFiles(
      name,
      chosen.filter((file) => !isLongFile(file)),
      '-t',
      pattern,
      ...more,
    ),
  ]
}

function runFiles(name: string, chosen: string[], ...more: string[]): Ran[] {
  // of no file vitest would take all
  if (chosen.length === 0) return []
  const json = join(folder, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${json}`]
  // what a first try counted would stand beside what the second counts
  const { status } = run('vitest', 'run', '--retry=0', ...reporters, ...more, ...chosen)
  const { success, testResults } = JSON.parse(readFileSync(json, 'utf8')) as Report
  const failed = testResults.filter((file) => file.status === 'failed')
  for (const { name: path, message, assertionResults } of failed)
    if (!assertionResults.some((one) => one.status === 'failed'))
      broken.push(
        `${relative(root, path)} did not run: ${message.split('\n')[0] || 'what it needs first failed'}`,
      )
  if (failed.length === 0 && (status !== 0 || !success))
    broken.push(`vitest failed beside the tests (${name})`)
  return testResults.flatMap(({ assertionResults }) => assertionResults)
}

// a limit of time says something only where nothing else runs
const timed = new Set(
  sources
    .filter(({ text }) => /\bwithin\b.* from '.*rounds\.ts'/.test(text))
    .map(({ path }) => relative(root, path)),
)
const ran = [
  ...runs(
    'together',
    files.filter((file) => !timed.has(file)),
  ),
  ...runs(
    'alone',
    files.filter((file) => timed.has(file)),
    '--maxWorkers=1',
  ),
].filter(({ status }) => status === 'passed' || status === 'failed')

/** Every test of every call on PostgreSQL once more, where each request goes to the other of two processes. */
const byTurns = spawnSync(
  'vitest',
  ['run', '--retry=0', '--reporter=dot', '--project', 'service', '-t', 'PostgreSQL', 'tests/contract'],
  { cwd: root, env: { ...env, CONTRACT_PROCESSES: '2' }, stdio: ['ignore', 'inherit', 'inherit'] },
)
if (byTurns.status !== 0) broken.push('the calls of the contract, answered by two processes by turns')

const tallies = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Tally)
rmSync(folder, { recursive: true })

const names: (keyof Counts)[] = ['lost', 'duplicated', 'misattributed', 'falselySent']
const head = ['row', 'fault', 'tests', 'saved', 'lost', 'doubled', 'misattr.', 'false sent', 'figure']
let bad = 0
const unknown = new Set(ran.flatMap(({ fullName }) => rowsIn(fullName)).filter((row) => !rows[row]))
for (const row of unknown) rows[row] = ['?']
const lines = Object.entries(rows).map(([row, [fault, elsewhere]]) => {
  const tests = ran.filter(({ fullName }) => rowsIn(fullName).includes(row))
  const passed = tests.filter(({ status }) => status === 'passed').length
  const counted = tallies.filter((tally) => tally.rows.includes(row))
  const audited = counted.filter(({ counts }) => counts)
  const sums = names.map((name) => audited.reduce((sum, { counts }) => sum + (counts?.[name] ?? 0), 0))
  const saved = audited.reduce((sum, { items = 0 }) => sum + items, 0)
  const figures = counted.flatMap(({ figure }) => figure ?? [])
  const unseen = saving.has(row) && !counted.some(({ chromium, items = 0 }) => chromium && items > 0)
  const onOne = onBoth.has(row) && !tests.some(({ fullName }) => fullName.includes('on PostgreSQL'))
  const notes = [
    ...(tests.length === 0 && !elsewhere ? ['NO TEST'] : []),
    ...(unseen ? ['NOT AUDITED IN CHROMIUM'] : []),
  ]
  if (passed < tests.length || sums.some((sum) => sum > 0) || notes.length > 0) bad++
  const none = audited.length === 0
  return [
    row,
    fault,
    tests.length > 0 ? `${passed}/${tests.length}` : '-',
    none ? '-' : String(saved),
    ...sums.map((sum) => (none ? '-' : String(sum))),
    [
      ...notes,
      ...new Set(figures),
      ...(elsewhere ? [elsewhere] : []),
      ...(onOne ? ['PostgreSQL: not run'] : []),
    ].join('; '),
  ]
})
const widths = head.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)))
for (const line of [head, ...lines])
  console.log(line.map((cell, at) => cell.padEnd(at === head.length - 1 ? 0 : (widths[at] ?? 0))).join('  '))

const caught = ran.filter(({ fullName, status }) => fullName.includes(mutant) && status === 'passed')
const seeded = ran.filter(({ fullName }) => fullName.includes(mutant))
console.log(`\nmutants caught: ${caught.length}/${seeded.length}`)
const others = ran.filter(({ fullName }) => rowsIn(fullName).length === 0 && !fullName.includes(mutant))
const held = others.filter(({ status }) => status === 'passed')
console.log(`what npm test leaves out, besides: ${held.length}/${others.length}`)
for (const { fullName, status } of ran) if (status === 'failed') console.log(`FAILED ${fullName}`)
for (const what of broken) console.log(`FAILED ${what}`)
bad += broken.length
if (seeded.length === 0 || caught.length < seeded.length) bad++
if (held.length < others.length) bad++
console.log(bad === 0 ? 'all 0' : `${bad} not as they must be`)
process.exit(bad === 0 ? 0 : 1)
