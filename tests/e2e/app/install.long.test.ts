/** The app that is kept at install: with one file of it missing or wrong nothing is taken over, and the next time it comes whole. */
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { cachedWith, controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import type { Fault } from '../../tools/proxy.ts'
import { currentRelease, nextRelease } from '../../tools/release.ts'
import { rounds, some } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { base } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { leaveWaiting, sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
setAudit(stage)
/** The words of the wire's portal. */
const portal = 'Campus WiFi'
const faults: readonly Fault[] = [
  { kind: 'html200' },
  { kind: 'truncate', bytes: 40 },
  { kind: 'status', status: 500, body: portal },
]
const exactly = (path: string) => new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

/** Installs the worker from a page that is not the app: all that is asked for is the worker's own. */
async function install(page: Page): Promise<string> {
  await page.goto(`${stage.origin}${base}/static/version.json`)
  return page.evaluate(async (scope) => {
    const { installing } = await navigator.serviceWorker.register(`${scope}sw.js`, { scope })
    return new Promise<string>((resolve) =>
      installing?.addEventListener('statechange', () => {
        if (['activated', 'redundant'].includes(installing.state)) resolve(installing.state)
      }),
    )
  }, `${base}/`)
}

/** Every file that an install asks for. */
async function precached(): Promise<string[]> {
  const from = stage.wire.seen.length
  expect(await install(stage.page)).toBe('activated')
  const paths = stage.wire.seen.slice(from).map(({ path }) => path)
  return [...new Set(paths)].filter((path) => !/\/(version\.json|sw\.js|favicon[^/]*)$/.test(path))
}

/** As many of them, evenly spread. */
const spread = (all: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? '')

test('a worker takes over only once each of its files has arrived intact: F26', {
  timeout: 1_800_000,
}, async () => {
  const { wire } = stage
  const all = await precached()
  // what few people need comes when it is first used, and what only a browser without workers needs never by one
  const late = /^(memory|admin|heic\.worker|decode\.worker)-|^teacher-.*\.js$/
  const built = readdirSync(join(currentRelease, 'assets')).filter(
    (name) => /\.(js|css)$/.test(name) && !late.test(name),
  )
  expect(
    all
      .filter((path) => path.includes('/assets/'))
      .map((path) => basename(path))
      .sort(),
  ).toEqual(built.sort())
  let [mixed, cached] = [0, 0]
  const tried = spread(all, rounds(2, all.length))
  for (const [at, path] of tried.entries()) {
    await stage.anew()
    const { page, context } = stage
    wire.fault(exactly(path), faults[at % faults.length] as Fault)
    if ((await install(page)) !== 'redundant') mixed++
    cached += (await cachedWith(page, portal)).length
    wire.pass()
    await enterAs(context, stage.origin, 'student2')
    await stage.open('/')
    await controlled(page)
    cached += (await cachedWith(page, portal)).length
  }
  tally({
    figure: `${tried.length} of ${all.length} files, ${mixed} mixed versions, ${cached} wrong files kept`,
  })
  expect([mixed, cached]).toEqual([0, 0])
})

test('an update with a wrong file leaves the old version in place: F26', async () => {
  const next = nextRelease()
  try {
    const { page, wire } = stage
    const bundle = await chapter(stage, '杆菌')
    const question = ofKind(bundle, 'DANXUAN')
    await leaveWaiting(stage, bundle.chapter.id, question, 'student2')
    await stage.release(next)
    const update = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update().catch(() => undefined)
        const coming = registration?.installing
        if (!coming) return registration?.waiting?.state ?? 'none'
        return new Promise<string>((resolve) =>
          coming.addEventListener('statechange', () => resolve(coming.state)),
        )
      })
    let mixed = 0
    const met = some(1, faults)
    for (const fault of met) {
      wire.fault(/index\.html/, fault)
      expect(await update()).toBe('redundant')
      wire.pass()
      wire.fault(sending, { kind: 'reset-before' })
      await stage.open('/')
      await page.getByRole('button', { name: '1 条待发送' }).waitFor()
      mixed += await page.locator('meta[name=release]').count()
    }
    tally({ figure: `${mixed} mixed versions in ${met.length} updates` })
    expect(mixed).toBe(0)
    expect(await update()).toBe('installed')
    await page.getByRole('region', { name: '应用更新' }).getByRole('button', { name: '现在更新' }).click()
    await page.locator('meta[name=release]').waitFor({ state: 'attached' })
    expect(await queueOf(page, ids.student2)).toHaveLength(1)
    wire.pass()
    await stage.open('/')
    await page.getByRole('button', { name: '已送达' }).waitFor()
    expect(timesSubmitted(stage.service.dataDir, ids.student2, question.id)).toBe(1)
  } finally {
    await stage.release(currentRelease)
    rmSync(next, { recursive: true, force: true })
  }
})
