/** Another version of the app: offered, asked for by the service, or broken. */
import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { speak } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import { brokenRelease, currentRelease, nextRelease } from '../../tools/release.ts'
import { faultsOf, type Lang, looks, onPhone, onTablet, type View, waysOf } from '../../tools/screens.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { leaveWaiting } from '../../tools/waitingAnswer.ts'

const stage = setStage()
setAudit(stage)
const next = nextRelease()
afterAll(() => rmSync(next, { recursive: true, force: true }))

const home = () => stage.page.getByRole('button', { name: '已送达' }).waitFor()

test('a new version waits for consent and takes over without losing a letter: F23', async () => {
  const { page, wire } = stage
  const bundle = await chapter(stage, '唾液腺')
  const [first, second] = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'WENDA')]
  await leaveWaiting(stage, bundle.chapter.id, first)
  await openQuestion(page, stage.origin, bundle.chapter.id, second.id)
  const text = page.getByRole('textbox').first()
  await text.fill('写到一半')
  const starts: string[] = []
  page.on('domcontentloaded', () => starts.push(page.url()))

  await stage.release(next)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const prompt = page.getByRole('region', { name: '应用更新' })
  await prompt.waitFor()
  expect(await page.locator('meta[name=release]').count()).toBe(0)
  await text.pressSequentially('，还在写')
  expect(starts).toEqual([])
  expect(
    await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
  ).toBe(true)
  // a picture that hangs on a dead line does not hold it up
  wire.fault(/hangs/, { kind: 'hold' })
  await page.evaluate(() => void fetch('/wk_mobile/media/slide/hangs/9/0_0.webp').catch(() => undefined))
  await expect.poll(() => wire.seen.some(({ path }) => path.includes('hangs'))).toBe(true)
  await prompt.getByRole('button', { name: '现在更新' }).click()
  await page.locator('meta[name=release]').waitFor({ state: 'attached' })
  const written = '写到一半，还在写'
  await expect.poll(() => text.inputValue()).toBe(written)
  const lost = written.length - (await text.inputValue()).length
  expect(starts).toHaveLength(1)
  expect(await queueOf(page, ids.student)).toHaveLength(1)
  wire.pass()
  await stage.open('/')
  await home()
  const sent = timesSubmitted(stage.service.dataDir, ids.student, first.id)
  tally({ figure: `${lost} letters lost, ${sent - 1} sent twice` })
  expect(sent).toBe(1)
  await stage.release(currentRelease)
})

test('an app that is too old is asked to update and still delivers what waits: F25', async () => {
  const { page, wire } = stage
  const bundle = await chapter(stage, '球菌')
  const question = ofKind(bundle, 'DANXUAN')
  await leaveWaiting(stage, bundle.chapter.id, question)
  wire.pass()
  await stage.release(next, { MIN_VERSION: '2' })
  // the device still starts what it keeps
  await stage.open('/')
  const prompt = page.getByRole('region', { name: '应用更新' })
  await prompt.getByText('这个版本太旧').waitFor()
  expect(await page.locator('meta[name=release]').count()).toBe(0)
  await home()
  const sent = timesSubmitted(stage.service.dataDir, ids.student, question.id)
  expect(sent).toBe(1)
  await prompt.getByRole('button', { name: '现在更新' }).click()
  await page.locator('meta[name=release]').waitFor({ state: 'attached' })
  tally({ figure: `${sent} of 1 delivered by the old version` })
  await stage.release(currentRelease)
})

test.each(
  looks<[Lang, readonly View[]]>([
    ['en', onTablet],
    ['zh', onPhone],
  ]),
)('in %s nothing is wrong with the offer of a new version', async (lang, ways) => {
  const { page, context, origin } = stage
  await speak(context, origin, lang)
  await enterAs(context, origin, 'student')
  await stage.open('/')
  await controlled(page)
  await stage.release(next)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByRole('region', { name: lang === 'zh' ? '应用更新' : 'App update' }).waitFor()
  expect(await faultsOf(page, `update-${lang}`, waysOf(ways))).toEqual([])
  // where it cannot take over, the student is told another way
  await page.clock.install()
  await page.evaluate(() => Object.assign(ServiceWorker.prototype, { postMessage: () => undefined }))
  await page.getByRole('button', { name: lang === 'zh' ? '现在更新' : 'Update now' }).click()
  await page.clock.fastForward(15_000)
  await page.getByText(lang === 'zh' ? '把应用的页面都关掉' : 'Close all windows of the app').waitFor()
  expect(await faultsOf(page, `update-held-${lang}`, waysOf(ways))).toEqual([])
  await stage.release(currentRelease)
})

test('WORKER=off removes a broken worker from a device and keeps what waits: F27', async () => {
  const { page, wire } = stage
  const bundle = await chapter(stage, '呼吸系统')
  const question = ofKind(bundle, 'DANXUAN')
  const broken = brokenRelease()
  try {
    await leaveWaiting(stage, bundle.chapter.id, question)

    await stage.release(broken)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const shown = async () =>
      (await stage
        .open('/')
        .then(() => page.content())
        .catch(() => '')) ?? ''
    await expect.poll(shown).toContain('broken')

    await stage.release(currentRelease, { WORKER: 'off' })
    let visits = 0
    const works = page.getByText('组织学').first()
    do {
      await stage.open('/')
      visits++
      await works.waitFor({ timeout: 10_000 }).catch(() => undefined)
    } while (!(await works.isVisible()) && visits < 5)
    expect(visits).toBeLessThanOrEqual(2)
    const waiting = await queueOf(page, ids.student)
    expect(waiting).toHaveLength(1)
    tally({ figure: `${visits} visits to heal, ${waiting.length} of 1 rows kept` })
    wire.pass()
    await stage.open('/')
    await home()
    expect(timesSubmitted(stage.service.dataDir, ids.student, question.id)).toBe(1)
  } finally {
    await stage.release(currentRelease)
    rmSync(broken, { recursive: true, force: true })
  }
})
