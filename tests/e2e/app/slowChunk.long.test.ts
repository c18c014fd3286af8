/** What stands there while the service, or a part of the app itself, is waited for. */
import { expect, test } from 'vitest'
import { speak } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { faultsOf, langs, onPhones, waysOf } from '../../tools/screens.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, goWithin, kept, openQuestion } from '../../tools/steps.ts'

const stage = setStage()
const ways = waysOf(onPhones)
/** asked for by screens, beside the session */
const all = /\/(dh-(specimen|questionbank|teaching|notify)|api\/v1\.0)\//
const skeleton = () => stage.page.locator('[class*="skeleton"]').first()
const inEach = <T extends readonly unknown[]>(rows: readonly T[]) =>
  langs.flatMap((lang) => rows.map((row) => [lang, ...row] as const))
/** Opens an address and waits for nothing but its answer. */
const begin = (path: string) => stage.page.goto(`${stage.origin}${base}${path}`, { waitUntil: 'commit' })

test.each(langs)(
  'in %s the chip says that answers are being sent and then that they arrived',
  async (lang) => {
    const { page, wire } = stage
    await speak(stage.context, stage.origin, lang)
    const bundle = await chapter(stage, lang === 'zh' ? '心' : '呼吸系统')
    const question = ofKind(bundle, 'DANXUAN')
    await enterAs(stage.context, stage.origin, 'student')
    await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
    wire.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'hold' })
    await answer(page, question)
    await kept(page)
    await stage.open('/')
    const sending = page.getByRole('button', { name: /^(正在发送…|Sending…)$/ })
    await sending.waitFor()
    await page
      .getByText(/^(组织学|Histology)$/)
      .first()
      .waitFor()
    expect(await faultsOf(page, `home-sending-${lang}`, ways)).toEqual([])
    await sending.click()
    await page.locator('dialog[open]').waitFor()
    expect(await faultsOf(page, `sync-sending-${lang}`, ways)).toEqual([])
    wire.pass()
    await page.getByText(/^(你在本机做的一切都已送达|Everything you did on this device)/).waitFor()
  },
)

const coming = [
  ['home', '/', all],
  // as every screen that has nothing to show yet
  ['messages', '/my/message', all],
  ['library', '/resource', /specimen\/front\/page/],
  ['chapters', '/exercise/chapter', /chapter\/tree/],
] as const
test.each(inEach(coming))(
  'in %s a slow service leaves a placeholder without faults on %s',
  async (lang, name, path, held) => {
    const { page, wire } = stage
    await speak(stage.context, stage.origin, lang)
    await enterAs(stage.context, stage.origin, 'student')
    wire.fault(held, { kind: 'hold' })
    await begin(path)
    await page.locator('#root :not(.sk) > main').waitFor()
    await skeleton().waitFor()
    expect(await faultsOf(page, `${name}-coming-${lang}`, ways, true)).toEqual([])
    wire.pass()
    await skeleton().waitFor({ state: 'detached' })
  },
)

const sketches = [
  ['home', '/'],
  ['page', '/exercise'],
  ['sign-in', '/account/login'],
] as const
test.each(inEach(sketches))(
  'in %s, before any script has come, the %s stands as a sketch without faults',
  async (lang, name, path) => {
    const { page, wire } = stage
    await speak(stage.context, stage.origin, lang)
    if (name !== 'sign-in') await enterAs(stage.context, stage.origin, 'student')
    wire.fault(/assets\/.*\.js/, { kind: 'hold' })
    await begin(path)
    await page.locator(`.sk-${name}`).waitFor()
    expect(await faultsOf(page, `${name}-sketch-${lang}`, ways, true)).toEqual([])
    wire.pass()
    await page.locator('.sk').first().waitFor({ state: 'detached' })
  },
)

test('B16 a part of the app that is missing for 120 s says so until it comes', async () => {
  // a worker would hold it already
  await stage.anew({ workers: false })
  const { page, wire } = stage
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/exercise')
  await page.getByRole('heading', { name: '练习', level: 1 }).waitFor()
  await page.clock.install()
  wire.fault(/assets\/quiz-.*\.js/, { kind: 'hold' })
  await goWithin(page, '/quiz')
  await page.clock.runFor(1000)
  await skeleton().waitFor()
  await page.clock.runFor(118_000)
  const late = page.getByRole('heading', { name: '页面没有加载完整' })
  expect(await late.count()).toBe(0)
  await page.clock.runFor(2000)
  await late.waitFor()
  await page.getByText('本机保存的作答都还在').waitFor()
  await page.getByRole('button', { name: '重新加载' }).waitFor()
  wire.pass()
  await page.getByRole('heading', { name: '测验', level: 1 }).waitFor()
})
