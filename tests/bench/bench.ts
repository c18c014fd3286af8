/**
 * `npm run bench [section …]`: builds the app, unless DIST_DIR names a build, and prints figures with their limits, side
 * by side with the peer of the same run; 1 on a miss.
 */

import { spawnSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../contract/databases.ts'
import { startService } from '../tools/service.ts'
import { accounts } from './accounts.ts'
import { answers } from './answers.ts'
import { bank } from './bank.ts'
import { coldStart } from './coldStart.ts'
import { deckConversion } from './decks.ts'
import { deep } from './deep.ts'
import { drain } from './drain.ts'
import { type Figure, passes, print } from './figures.ts'
import { follow } from './follow.ts'
import { importing } from './import.ts'
import { largeSchool } from './largeSchool.ts'
import { lessonStart } from './lessonStart.ts'
import { lessons } from './lessons.ts'
import { library } from './library.ts'
import { load } from './load.ts'
import { manyMarks } from './manyMarks.ts'
import { waiting } from './manyWaiting.ts'
import { offlineStart } from './offlineStart.ts'
import { packs } from './packs.ts'
import { queue } from './queue.ts'
import { quizItems } from './quizItems.ts'
import { quizLoad } from './quizLoad.ts'
import { quizTap } from './quizTap.ts'
import { sample } from './sample.ts'
import { signIns } from './signIns.ts'
import { slide } from './slide.ts'
import { stalls } from './stalls.ts'
import { storm } from './storm.ts'
import { longTexts } from './texts.ts'
import { turntable } from './turntable.ts'

/** Each takes the folder of a filled school, of which it makes its own copy. */
const sections: Record<string, (school: string) => Promise<Figure[]>> = {
  coldStart,
  offlineStart,
  answers,
  drain,
  queue,
  waiting,
  storm,
  load,
  follow,
  signIns,
  stalls,
  largeSchool,
  texts: longTexts,
  lessonStart,
  quizLoad,
  quizItems,
  quizTap,
  library,
  lessons,
  decks: deckConversion,
  bank,
  deep,
  slide,
  marks: manyMarks,
  turntable,
  packs,
  import: importing,
  accounts,
  sample,
}

if (!process.env.DIST_DIR) {
  const root = join(import.meta.dirname, '../..')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`the app could not be built: ${status}`)
}

const filled = process.env.BENCH_SCHOOL ? undefined : await startService({ sample: true })
await filled?.stop()
const school = process.env.BENCH_SCHOOL ?? filled?.dataDir ?? ''

/** A figure says something beside the machine and the versions that it was measured with. */
function machineText(): string {
  const output = (program: string | null, flags: string[]) =>
    program === null ? '' : spawnSync(program, flags, { encoding: 'utf8' }).stdout.trim()
  const memory = `${(totalmem() / 2 ** 30).toFixed(1)} GB`
  const { node, sqlite } = process.versions
  const server = output(findProgram('postgres'), ['--version']) || 'no PostgreSQL'
  const commit = output('git', ['describe', '--always', '--dirty'])
  const busy = loadavg()[0]?.toFixed(1)
  return [
    `${cpus().length} × ${cpus()[0]?.model}`,
    memory,
    `Node ${node}`,
    `SQLite ${sqlite}`,
    server,
    commit,
  ]
    .concat(`load ${busy} before it began`)
    .join(' · ')
}

console.log(machineText())
const wanted = process.argv.slice(2)
const missed: string[] = []
for (const [name, section] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}: npm run bench ${name}`)
  for (const figure of await section(school)) {
    print(figure)
    if (!passes(figure)) missed.push(figure.name)
  }
}
await filled?.remove()
console.log(missed.length === 0 ? '\nall within their limits' : `\nmissed: ${missed.join('; ')}`)
process.exit(missed.length === 0 ? 0 : 1)
