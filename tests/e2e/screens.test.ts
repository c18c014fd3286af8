/** Every screen in every state: both languages, both themes, phone and tablet, by axe and by ruler. */
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { browserFlags, browserPath } from '../../scripts/browser.ts'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import { phone, speak, tellWifi } from '../tools/browser.ts'
import { filled, further, nothing, opens, type Screen, signInScreens } from '../tools/everyScreen.ts'
import { startProxy } from '../tools/proxy.ts'
import { whole } from '../tools/rounds.ts'
import { openSchool } from '../tools/school.ts'
import {
  everyWay,
  faultsOf,
  type Lang,
  onPhone,
  onPhones,
  settled,
  sideways,
  type View,
  views,
  waysOf,
} from '../tools/screens.ts'
import { answer, ask, base, chapterNamed, signIn, tokenOf } from '../tools/steps.ts'

/** English changes words and their lengths: measured where there is least room for them. */
const measured: View[] = onPhone.map((view) => ({ ...view, ruler: true }))
const full: [Lang, readonly View[]][] = [
  ['zh', views],
  ['en', everyWay ? views : measured],
]
/** How failing, empty and offline screens are held: in English the same pieces say so. */
const states: [Lang, readonly View[]][] = [
  ['zh', everyWay ? views : views.filter(({ theme }) => theme === 'light')],
  ...(everyWay ? [['en', views] as [Lang, readonly View[]]] : []),
]
/**
 * They say so by the same few pieces, so each state takes other screens, a twelfth of all; `SCREENS=all` looks at all in
 * every state and way.
 */
const share = <T>(all: readonly T[], nth: number) => (everyWay ? all : all.filter((_, at) => at % 12 === nth))
const reader = 'student2'

let proxy: Awaited<ReturnType<typeof startProxy>>
let browser: Browser
let bundle: ChapterBundle
let token: string

const school = await openSchool()
beforeAll(async () => {
  proxy = await startProxy(school.origin)
  const executablePath = browserPath()
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserFlags })
  token = await tokenOf(proxy.origin, reader)
  const { chapter } = await chapterNamed(proxy.origin, token, '皮肤')
  await clear(chapter.id)
  bundle = await chapterNamed(proxy.origin, token, '皮肤')
})

/** Whatever an earlier walk answered is gone. */
const clear = (catalogId: number) =>
  ask(proxy.origin, '/dh-questionbank/practise/chapter/clear', token, { catalogId })

afterAll(async () => {
  await browser?.close()
  await proxy?.close()
})

afterEach(async () => {
  proxy.pass()
  for (const context of browser.contexts()) await context.close()
})

/** @param workers whether the app may install its service worker: most screens look the same without one */
async function open(lang: Lang, workers: 'allow' | 'block' = 'block'): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, locale: 'zh-CN', serviceWorkers: workers })
  await context.addInitScript(tellWifi)
  await speak(context, proxy.origin, lang)
  return context.newPage()
}

/** A theme and a size change the pieces that all screens share: every third screen shows them in each way. */
const waysAt = (ways: readonly View[], at: number) => (everyWay || at % 3 === 0 ? ways : ways.slice(0, 1))

/** Looks at each screen in turn; answers all that is wrong. */
async function look(page: Page, screens: readonly Screen[], state: string, all: readonly View[]) {
  const found: string[] = []
  for (const [at, { name, path, act, ways: own }] of screens.entries()) {
    const ways = waysAt(all, at)
    const first = (own ?? ways)[0]
    if (first) await page.setViewportSize(first.viewport)
    await page.goto(proxy.origin + base + path)
    await page.getByRole('main').first().waitFor()
    await settled(page)
    await act?.(page)
    found.push(...(await faultsOf(page, `${name}-${state}`, own ?? ways)))
  }
  return found
}

/** One question of each kind; the first with a specimen. */
function ofEachKind() {
  const kinds = new Map(bundle.questions.toReversed().map((question) => [question.type.baseType, question]))
  return [...kinds.values()]
}
const questionPath = (id: number) => `/exercise/chapter/question/${bundle.chapter.id}?q=${id}`
const reply = (data: unknown) => JSON.stringify({ code: 0, message: '', data })

describe.each(full)('in %s', (lang, all) => {
  test(`before sign-in, nothing is wrong with any screen: S01 S02 S03 S04 S05`, async () => {
    const page = await open(lang)
    expect(await look(page, signInScreens(proxy), lang, all)).toEqual([])
  })

  test('the start-up error page is as good as the others: S42', async () => {
    const page = await open(lang)
    await page.route(/assets\/messages/, (route) => route.abort())
    await page.goto(`${proxy.origin}${base}/`)
    await page.locator('.start-error').waitFor()
    expect(await faultsOf(page, `start-error-${lang}`, all)).toEqual([])
  })

  test('no screen of a full school has a fault: S06 S07 S12 S22 S23 S28 S29 S42', async () => {
    const page = await open(lang)
    await signIn(page, proxy.origin, reader)
    // each address is opened in addresses.test.ts; here a third of them show whether the shared pieces bear it, and
    // another third in English, whose words are longer in any screen
    const [step, first] = everyWay ? [1, 0] : [3, lang === 'zh' ? 0 : 1]
    // sheets and rarer states: a third of them in each language, other ones
    const others = further.filter((_, at) => everyWay || at % 3 === (lang === 'zh' ? 0 : 1))
    const enough = <T>(screens: readonly T[]) => screens.filter((_, at) => at % step === first)
    const found = await look(page, enough(filled), lang, all)
    expect([...found, ...(await look(page, others, lang, waysOf(all.slice(0, 1))))]).toEqual([])
  })

  test.runIf(everyWay || lang === 'zh')(
    'no kind of question, answer card or summary has a fault: S24',
    async () => {
      await clear(bundle.chapter.id)
      const page = await open(lang)
      await signIn(page, proxy.origin, reader)
      const found: string[] = []
      // every third kind: what stands around the question is the same
      const step = 3
      const kinds = ofEachKind().filter((_, at) => everyWay || at % step === 0)
      for (const [at, question] of kinds.entries()) {
        const name = `question-${question.type.baseType.toLowerCase()}`
        // a tablet and the dark have the same pieces in each kind
        const most = everyWay || at % 2 === 0 ? all : all.slice(0, 1)
        const ways = question.specimenId === null ? most : [...most, sideways]
        found.push(...(await look(page, [{ name, path: questionPath(question.id) }], lang, ways)))
        await page.setViewportSize(phone)
        await answer(page, question, at % 2 === 0)
        found.push(...(await faultsOf(page, `${name}-answered-${lang}`, ways)))
      }
      const path = questionPath(bundle.questions[0]?.id ?? 0)
      const card = opens(/^(答题卡|Answer card)$/)
      const sheets: Screen[] = [
        { name: 'answer-card', path, act: card, ways: onPhones },
        {
          name: 'summary',
          path,
          act: async (page) => {
            await card(page)
            await page
              .locator('dialog[open]')
              .getByRole('button', { name: /小结|ummary/ })
              .click()
          },
        },
      ]
      found.push(...(await look(page, sheets, lang, all)))
      expect(found).toEqual([])
    },
  )
})

describe.each(states)('in %s, once', (lang, ways) => {
  const [failing, offline, empty] = [share(filled, 0), share(filled, 1), share(filled, 2)]

  test('a service that fails leaves screens that say so: X02', async () => {
    const page = await open(lang)
    proxy.fault(/\/(dh-(specimen|questionbank|teaching|notify)|api\/v1\.0)\//, {
      kind: 'status',
      status: 500,
    })
    await signIn(page, proxy.origin, reader)
    const question = { name: 'question', path: questionPath(bundle.questions[0]?.id ?? 0) }
    const found = await look(page, [...failing, question], `failing-${lang}`, ways)
    expect(found).toEqual([])
  })

  test('a service with nothing in it leaves screens that say so', async () => {
    const page = await open(lang)
    for (const [path, data] of nothing) proxy.fault(path, { kind: 'status', status: 200, body: reply(data) })
    await signIn(page, proxy.origin, reader)
    const screens = empty.filter(({ name }) => name !== 'notice')
    const found = await look(page, screens, `empty-${lang}`, ways)

    const kind = { ...bundle.questions[0]?.type, baseType: 'LUNSHU', name: '论述题', nameEn: 'Essay' }
    const others = bundle.questions.map((one) => ({ ...one, type: one.options.length > 0 ? one.type : kind }))
    const essay = others.find(({ type }) => type === kind)
    const bundles = (id: number, questions: unknown[]) =>
      proxy.fault(new RegExp(`bundle\\?catalogId=${id}$`), {
        kind: 'status',
        status: 200,
        body: reply({ ...bundle, questions }),
      })
    const without = bundle.chapter.id + 1
    bundles(without, [])
    bundles(bundle.chapter.id, others)
    const odd: Screen[] = [
      { name: 'question', path: `/exercise/chapter/question/${without}` },
      { name: 'question-other', path: questionPath(essay?.id ?? 0) },
    ]
    found.push(...(await look(page, odd, `empty-${lang}`, ways)))
    expect(found).toEqual([])
  })

  test.runIf(whole)('without network, and with answers that wait, screens say so: O03', async () => {
    await clear(bundle.chapter.id)
    const page = await open(lang, 'allow')
    await signIn(page, proxy.origin, reader)
    for (const { path } of offline) {
      await page.goto(proxy.origin + base + path)
      await settled(page)
    }
    const [question, second] = bundle.questions
    if (!question || !second) throw new Error('a chapter of two questions is needed')
    await page.goto(proxy.origin + base + questionPath(question.id))
    await page.getByText(/^(可离线|Works offline)$/).waitFor({ timeout: 60_000 })
    await page.context().setOffline(true)
    const found = await look(
      page,
      [{ name: 'question', path: questionPath(question.id) }],
      `offline-${lang}`,
      ways,
    )
    await answer(page, question)
    found.push(...(await faultsOf(page, `question-waiting-${lang}`, ways)))
    const screens: Screen[] = [
      ...offline,
      { name: 'specimen-not-kept', path: '/resource/specimen/detail/9' },
      { name: 'sign-out', path: '/my', act: opens(/^(退出登录|Sign out)$/) },
      { name: 'sync', path: '/', act: opens(/待发送|to send/) },
    ]
    found.push(...(await look(page, screens, `offline-${lang}`, ways)))
    expect(found).toEqual([])
  })
})
