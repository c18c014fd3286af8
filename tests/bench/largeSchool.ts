/**
 * A school with 50,000 specimens and 20,000 questions, on both databases: how long its broad calls hold up everybody, and
 * what they take of the one thread. Both in processor time of that thread, so that what the machine does besides falls on
 * neither; without a socket, which would hide the cost. How long a call waits for its answer is told beside them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fillSubjects } from '../../exchange/newSchool/fillSubjects.ts'
import { school } from '../../sample/school/index.ts'
import { createApp } from '../../server/app.ts'
import { chapterTree } from '../../src/contract/practice.ts'
import { specimenPage } from '../../src/contract/specimens.ts'
import { chapterSizes } from '../../src/contract/sync.ts'
import { databases, type Place } from '../contract/databases.ts'
import { seed } from '../contract/seed.ts'
import { start } from '../contract/service.ts'
import { fillManyQuestions } from '../tools/manyQuestions.ts'
import { fillManySpecimens } from '../tools/manySpecimens.ts'
import { type Figure, median } from './figures.ts'

const specimens = 50_000
const questions = 20_000
const repeats = 9
const stallLimitMs = 50

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

interface Timed {
  /** processor time of this thread, ms */
  whole: number
  /** until it is done, ms of the clock: SQLite looks through much in a thread of its own */
  answered: number
  /** the longest piece of this thread before others run, ms */
  longest: number
}

/** The work is done twice: whoever watches for the longest piece takes the thread too. */
async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const [begun, begunAt] = [cpuMs(), performance.now()]
  await work()
  const [whole, answered] = [cpuMs() - begun, performance.now() - begunAt]
  let [longest, before] = [0, cpuMs()]
  let goesOn = true
  const watching = (async () => {
    while (goesOn) {
      await nextTurn()
      const now = cpuMs()
      longest = Math.max(longest, now - before)
      before = now
    }
  })()
  await work()
  goesOn = false
  await watching
  return { whole, answered, longest }
}

/** The calls, and what the issue measured of them (ms) before their scans went. */
const callsOf = (subjectId: number) => {
  const page = { pageNo: 1, pageSize: 20 }
  return [
    // none of these pictures has its archive: looking for one that is absent costs more than finding it
    { name: 'chapter/sizes', path: chapterSizes.path, query: { subjectId } },
    { name: 'a library keyword', path: specimenPage.path, query: { ...page, keyword: '上皮' }, before: 110 },
    {
      name: 'two library keywords',
      path: specimenPage.path,
      query: { ...page, keyword: '肾 毛细血管' },
      before: 340,
    },
    { name: 'the chapter tree', path: chapterTree.path, query: { subjectId } },
    { name: '/healthz', path: '/healthz', query: {} },
  ]
}

async function figuresOn(place: Place): Promise<Figure[]> {
  const service = await start(place)
  const { db } = service.service
  await seed(db)
  await fillSubjects(db.kysely, school.subjects)
  await fillManySpecimens(db, specimens)
  await fillManyQuestions(db, questions)
  await db.rows(db.name === 'sqlite' ? 'analyze' : 'vacuum analyze', [], 'writer')
  const [largest] = await db.rows<{ subjectId: number }>(
    `select "subjectId" from "catalog" group by "subjectId" order by count(*) desc, "subjectId" limit 1`,
    [],
  )
  const app = createApp(service.service)
  const headers = { authorization: await service.signIn('student') }
  const figures: Figure[] = []
  for (const { name, path, query, before } of callsOf(largest?.subjectId ?? 0)) {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const ask = async () => {
      const response = await app.request(`${path}?${search}`, { headers })
      const text = await response.text()
      if (!response.ok || text.length < 50) throw new Error(`${path}: ${response.status} ${text}`)
    }
    // the first one fills what the service remembers
    await ask()
    const runs: Awaited<ReturnType<typeof timed>>[] = []
    for (let n = 0; n < repeats; n++) runs.push(await timed(ask))
    const told = (of: keyof Timed) => runs.map((run) => run[of].toFixed(0)).join(' ')
    figures.push(
      {
        name: `longest piece of ${name} before others run, 50,000 specimens, ${place.name}`,
        value: median(runs.map(({ longest }) => longest)),
        unit: 'ms',
        limit: stallLimitMs,
        good: 'at most',
        runs: told('longest'),
      },
      {
        name: `what ${name} takes of the thread, 50,000 specimens, ${place.name}`,
        value: median(runs.map(({ whole }) => whole)),
        unit: 'ms',
        runs: told('whole'),
      },
      {
        name: `until ${name} is answered, 50,000 specimens, ${place.name}`,
        value: median(runs.map(({ answered }) => answered)),
        unit: 'ms',
        ...(before === undefined ? {} : { limit: before, good: 'at most' as const }),
        runs: told('answered'),
      },
    )
  }
  await service.stop()
  return figures
}

export async function largeSchool(): Promise<Figure[]> {
  const { places, stop } = await databases()
  try {
    const figures: Figure[] = []
    for (const place of places) figures.push(...(await figuresOn(place)))
    return figures
  } finally {
    await stop()
  }
}
