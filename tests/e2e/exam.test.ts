/** 标本考试: the three games as a student plays them, with and without network, and what becomes of the misses. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookBundle } from '../../src/contract/books.ts'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import { placeIn } from '../../src/rules/marks/frames.ts'
import { openBrowser, openShelf, phone, type Session, type Shelf, speak, tablet } from '../tools/browser.ts'
import { enterAs, ids, queueOf, storedIn } from '../tools/device.ts'
import {
  arrowStands,
  choose,
  firstField,
  fromMiddle,
  hide,
  keepChapter,
  kept,
  leaveExam,
  leaveTime,
  next,
  openStation,
  seconds,
  sharp,
  shorten,
  skip,
  skipFrom,
  start,
  station,
  viewer,
} from '../tools/exam.ts'
import { whole } from '../tools/rounds.ts'
import { openSchool } from '../tools/school.ts'
import {
  everyWay,
  faultsOf,
  type Lang,
  looks,
  onPhones,
  onTablet,
  sideways,
  waysOf,
} from '../tools/screens.ts'
import { ask, base, chapterNamed, tokenOf } from '../tools/steps.ts'

const { origin } = await openSchool()
let shelf: Shelf
let chapter: ChapterBundle
beforeAll(async () => {
  shelf = await openShelf()
  chapter = await chapterNamed(origin, await tokenOf(origin, 'student'), '皮肤')
})
afterAll(() => shelf?.close())

const book = async (name: 'wrong' | 'collection', user: string) =>
  ask<BookBundle>(origin, `/dh-questionbank/practise/${name}/bundle`, await tokenOf(origin, user))
const open = (page: Page, path: string) => page.goto(origin + base + path)

test('after a restart without network a kept chapter is played, left and taken up again; misses stand in 错题本 in their exact view and are delivered once', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-exam-'))
  let session: Session = await openBrowser({ profile })
  try {
    await enterAs(session.context, origin, 'student')
    await open(session.page, `/exercise/chapter?subject=${chapter.chapter.subjectId}`)
    await keepChapter(session.page, chapter.chapter.name)
    await open(session.page, '/exercise/exam')
    await session.page
      .getByRole('status')
      .getByText(/^可出 \d+ 站/)
      .waitFor()
    await session.close()

    session = await openBrowser({ profile })
    const { page, context } = session
    await context.setOffline(true)
    await enterAs(context, origin, 'student')
    await open(page, '/exercise/exam')
    // what is not here is said to be not here
    await choose(page, /人体解剖学/)
    await page.getByText('没有网络，本机也没有这里的标本').waitFor()
    expect(await start(page).isDisabled()).toBe(true)
    await choose(page, new RegExp(chapter.chapter.name))
    await page.getByText(/^没有网络：本机可出 \d+ 站/).waitFor()
    await choose(page, '5 站')
    await choose(page, '90 秒')
    await start(page).click()

    // one nameless arrow on the mark, and nothing that tells its name
    await station(page, 1)
    await sharp(page)
    const first = await openStation(page, 'student')
    const tip = await fromMiddle(page)
    expect(Math.hypot(tip.x, tip.y)).toBeLessThan(3)
    const told = await page.evaluate(() => document.title + document.body.outerHTML)
    for (const name of [...first.names, first.specimen.name]) expect(told).not.toContain(name)
    // any name in any language, as it is written in any way
    await page.getByLabel('结构名称').fill(` ${(first.mark.nameEn || first.mark.name).toUpperCase()}`)
    await next(page).click()

    // moved, nearer and turned: so it is missed, and so it is seen again
    await station(page, 2)
    await sharp(page)
    await viewer(page).focus()
    for (const key of ['+', ']', ']', ']', ']', 'Shift+ArrowLeft', 'Shift+ArrowUp'])
      await page.keyboard.press(key)
    await page.getByLabel('结构名称').fill('不是它')

    // time stands still while nobody looks, and the exam waits where it was left
    await hide(page, true)
    const left = await seconds(page)
    await page.waitForFunction(
      (from) => performance.now() - from > 1600,
      await page.evaluate(() => performance.now()),
    )
    expect(await seconds(page)).toBe(left)
    await hide(page, false)
    await page.getByText('你离开时计时停住了，现在继续').waitFor()
    await expect.poll(() => seconds(page)).toBeLessThan(left)
    await next(page).click()
    await station(page, 3)
    await sharp(page)
    const third = await openStation(page, 'student')
    await page.getByLabel('结构名称').fill('写到一半')
    await expect.poll(() => seconds(page)).toBeLessThan(90)
    await leaveExam(page, 3)
    // a sign-out would clear it, and leads back to it
    await open(page, '/my')
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByText('还有一场没考完的标本考试').waitFor()
    await page.getByRole('link', { name: '先考完' }).click()
    await page.getByRole('button', { name: '接着考' }).click()
    await station(page, 3)
    expect((await openStation(page, 'student')).key).toBe(third.key)
    expect(await page.getByLabel('结构名称').inputValue()).toBe('写到一半')
    expect(await seconds(page)).toBeLessThan(90)
    await skipFrom(page, 3)

    await page.getByText('没答对的 4 站已放进').waitFor()
    const { given, stations } = await kept(page, 'student', 'exam:last')
    const [missed, view] = [stations[1], given[1]?.view]
    if (!missed || !view) throw new Error('no view was kept')
    await page.getByRole('button', { name: /^再看第 2 站/ }).click()
    await page.locator('dialog[open]').getByText(missed.mark.name).first().waitFor()
    await page.keyboard.press('Escape')
    // left and come back to, until the next exam is over
    await open(page, '/exercise/exam')
    await page.getByRole('link', { name: '看结果' }).click()
    await page.getByText('没答对的 4 站已放进').waitFor()

    // 错题本, still without network: practised again, it opens in that very view
    await page.getByRole('link', { name: '错题本' }).click()
    const rows = page.getByRole('list', { name: '题目' }).getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(4)
    await context.setOffline(false)
    await open(page, '/')
    await page.getByRole('button', { name: '已送达' }).first().waitFor({ timeout: 30_000 })
    const { items, questions } = await book('wrong', 'student')
    expect(items.map(({ times }) => times)).toEqual([1, 1, 1, 1])
    const question = questions.find(({ annotation }) => annotation?.view?.rotation === 20)
    expect(question?.annotation?.view).toEqual(view)
    await context.setOffline(true)
    await open(page, `/exercise/wrong/question/${items[0]?.catalogId}?q=${question?.id}`)
    await page.getByRole('article').waitFor()
    expect(await arrowStands(page, view, missed.tip)).toBeGreaterThan(20)
  } finally {
    await session.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test.runIf(whole)(
  'without network an exam from a whole subject takes what of it is kept, and its pictures stand sharp',
  async () => {
    const { context, page } = await shelf.take()
    await enterAs(context, origin, 'student')
    await open(page, `/exercise/chapter?subject=${chapter.chapter.subjectId}`)
    await keepChapter(page, chapter.chapter.name)
    await open(page, '/exercise/exam')
    const stock = page.getByRole('status').getByText(/可出 \d+ 站/)
    const stations = async () => Number(/可出 (\d+) 站/.exec((await stock.textContent()) ?? '')?.[1])
    await choose(page, /^组织学/)
    await stock.waitFor()
    const all = await stations()
    await context.setOffline(true)
    await open(page, '/exercise/exam')
    await choose(page, /^人体解剖学/)
    await page.getByText('没有网络，本机也没有这里的标本').waitFor()
    await choose(page, /^组织学/)
    await page.getByText(/^没有网络：本机可出 \d+ 站/).waitFor()
    const here = await stations()
    expect(here).toBeGreaterThanOrEqual(5)
    expect(here).toBeLessThan(all)
    await choose(page, '5 站')
    await start(page).click()
    await station(page, 1)
    await sharp(page)
    expect((await openStation(page, 'student')).specimen.subjectId).toBe(chapter.chapter.subjectId)
    await fromMiddle(page)
    await context.close()
  },
)

test('on a tablet in English a place is judged by its distance to the outline in µm, by finger and by keys; 出题 makes a question of a mark', async () => {
  const { context, page } = await shelf.take({ viewport: tablet, lang: 'en' })
  await speak(context, origin, 'en')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterAs(context, origin, 'student2')
  await open(page, '/exercise/exam')
  await choose(page, /^Find it/)
  await choose(page, '5')
  await page
    .getByRole('status')
    .getByText(/^\d+ stations available/)
    .waitFor()
  await start(page).click()
  const outcomes: RegExp[] = []
  let ways: ('finger' | 'keys')[] = ['finger', 'keys']
  for (let number = 1; number <= 5; number++) {
    await station(page, number)
    await sharp(page)
    const one = await openStation(page, 'student2')
    const { tip, middle, mark, specimen } = one
    await page.getByRole('heading', { level: 2, name: mark.nameEn || mark.name }).waitFor()
    await page.getByText(/no more than [\d.,]+\s(nm|µm|px)/).waitFor()
    const { box, zoom } = await firstField(page, one)
    const [dx, dy] = [(tip.x - middle.x) * zoom, (tip.y - middle.y) * zoom]
    // where it lies beside the first view, or below what stands over the field, it would have to be looked for
    const seen = Math.abs(dx) < box.width * 0.35 && Math.abs(dy) < box.height * 0.3
    if (ways.includes('finger') && specimen.scale > 0 && mark.objective > 0 && seen) {
      await page.mouse.click(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy)
      outcomes.push(/Inside the structure|from its edge, within/)
      ways = ways.filter((way) => way !== 'finger')
    } else if (ways.includes('keys')) {
      // the cross stands in the middle
      await viewer(page).focus()
      await page.keyboard.press('Enter')
      outcomes.push(/Inside the structure|from its edge/)
      ways = ways.filter((way) => way !== 'keys')
    } else {
      await skip(page).click()
      outcomes.push(/No answer/)
      continue
    }
    await next(page).click()
  }
  expect(ways).toEqual([])
  await page.getByRole('heading', { name: 'Station by station' }).waitFor()
  const lines = await page.getByRole('main').getByRole('listitem').allTextContents()
  for (const [at, wanted] of outcomes.entries()) expect(lines[at]).toMatch(wanted)

  const { stations, materials } = await kept(page, 'student2', 'exam:last')
  const [one] = stations
  await open(page, `/resource/specimen/detail/${one?.specimenId}?mark=${one?.mark.id}`)
  await page.locator('[data-viewer="open"]').waitFor()
  const make = page.getByRole('button', { name: 'Make a question' }).first()
  await make.waitFor()
  const collections = async () =>
    (await storedIn<{ key: [string, string] }>(page, `wk-user-${ids.student2}`, 'replies')).filter(
      ({ key }) => key[1].endsWith('/collection/bundle'),
    )
  await expect.poll(collections).toHaveLength(1)
  await context.setOffline(true)
  await make.click()
  await make.click()
  await expect.poll(async () => (await queueOf(page, ids.student2)).length).toBeGreaterThan(0)
  await open(page, '/exercise/collection')
  const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
  await context.setOffline(false)
  await expect
    .poll(async () => {
      const { questions } = await book('collection', 'student2')
      return questions.map(({ specimenId, annotation }) => [specimenId, annotation?.view !== undefined])
    })
    .toEqual([[materials[one?.specimenId ?? 0]?.specimen.id, true]])
  await context.close()
})

test('a field is shown once, shorter after each right answer, and its names come from the same organ', async () => {
  const { context, page } = await shelf.take()
  await enterAs(context, origin, 'student2')
  await open(page, '/exercise/exam')
  await choose(page, /^快闪/)
  await choose(page, '5 站')
  await page.getByText('视野现在亮 3 秒').waitFor()
  await page
    .getByRole('status')
    .getByText(/^可出 \d+ 站/)
    .waitFor()
  await start(page).click()
  await station(page, 1)
  const look = page.getByRole('button', { name: '开始看' })
  await expect.poll(() => look.isEnabled()).toBe(true)
  await look.click()
  await expect.poll(async () => (await kept(page, 'student2')).looked).toBe(true)
  // a reload does not show it again
  await page.reload()
  await page.getByText('箭头刚才指的是什么？').waitFor()
  expect(await look.count()).toBe(0)
  const { mark, choices, specimenId } = await openStation(page, 'student2')
  const { materials } = await kept(page, 'student2')
  const here = new Set(materials[specimenId]?.marks.map(({ name }) => name))
  expect(choices?.every(({ name }) => here.has(name))).toBe(true)
  await page.keyboard.press(String((choices?.findIndex(({ name }) => name === mark.name) ?? 0) + 1))
  await station(page, 2)
  // no station tells whether the one before was right: for how long its field is shown, the result does
  await page.getByText('视野只亮一会儿').waitFor()
  expect((await kept(page, 'student2')).flash).toBe(2550)
  await expect.poll(() => look.isEnabled()).toBe(true)
  await look.click()
  // a call comes: the field goes on being shown when the page is seen again
  await hide(page, true)
  await page.waitForTimeout(2600)
  expect(await page.getByText('箭头刚才指的是什么？').count()).toBe(0)
  await hide(page, false)
  await page.getByText('箭头刚才指的是什么？').waitFor()
  const second = await openStation(page, 'student2')
  const wrong = second.choices?.find(({ name }) => name !== second.mark.name)
  await page.getByRole('button', { name: wrong?.name }).click()
  await station(page, 3)
  await expect.poll(async () => (await kept(page, 'student2')).flash).toBe(4080)
  await leaveExam(page, 3)
  await shorten(page, 'student2', 300)
  await open(page, '/exercise/exam')
  await page.getByRole('button', { name: '接着考' }).click()
  for (let number = 3; number <= 5; number++) {
    await station(page, number)
    await expect.poll(() => look.isEnabled()).toBe(true)
    await look.click()
    await sharp(page)
    await skip(page).click()
  }
  await page.getByText('视野亮了 2.6 秒').waitFor()
  await page.getByText('视野亮了 0.3 秒').waitFor()
  await context.close()
})

test.runIf(whole)(
  'a station ends when its time is over, with what was written, chosen or pointed at until then',
  async () => {
    const { context, page } = await shelf.take()
    await enterAs(context, origin, 'student2')
    const leave = () => leaveExam(page, 1)
    const goOn = async () => {
      await leaveTime(page, 'student2', 2500)
      await open(page, '/exercise/exam')
      await page.getByRole('button', { name: '接着考' }).click()
    }
    const given = async () => {
      await station(page, 2)
      await expect.poll(async () => (await kept(page, 'student2')).given.length).toBe(1)
      return (await kept(page, 'student2')).given[0]
    }
    await open(page, '/exercise/exam')
    await choose(page, '5 站')
    await start(page).click()
    await station(page, 1)
    await sharp(page)
    await page.getByLabel('结构名称').fill('写到这里')
    await expect.poll(async () => (await kept(page, 'student2')).begun).toBe('写到这里')
    await leave()
    await goOn()
    expect((await given())?.text).toBe('写到这里')

    const begin = async (...how: (string | RegExp)[]) => {
      await open(page, '/exercise/exam')
      for (const one of how) await choose(page, one)
      await expect.poll(() => start(page).isEnabled()).toBe(true)
      await start(page).click()
      await page.getByRole('button', { name: '另考一场' }).click()
      await station(page, 1)
      await sharp(page)
    }
    await begin(/^找结构/)
    await viewer(page).focus()
    await page.keyboard.press('Enter')
    await page.getByText('已经点好；点别处可以改。').waitFor()
    const { middle } = await openStation(page, 'student2')
    await leave()
    await goOn()
    const { x = 0, y = 0 } = (await given())?.at ?? {}
    expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(2)

    await begin(/^认结构/, '四选一')
    const name = (await openStation(page, 'student2')).choices?.[0]?.name
    await leave()
    await goOn()
    await station(page, 1)
    await sharp(page)
    // in the last moment: time is over before the chosen one was seen for long enough
    const first = page.getByRole('group', { name: '选一个名称' }).getByRole('button').first()
    await first.evaluate((button: HTMLElement) => {
      const set = window.setTimeout
      const held = (work: () => void, ms?: number) => (ms === 220 ? 0 : set(work, ms))
      Object.assign(window, { setTimeout: held })
      button.click()
    })
    expect((await given())?.text).toBe(name)
    await context.close()
  },
)

test.runIf(whole)(
  'a structure of a specimen that turns stands in front with its arrow; missed, 错题本 shows the side that was seen',
  async () => {
    const { context, page } = await shelf.take()
    await enterAs(context, origin, 'student')
    await open(page, '/exercise/exam')
    await choose(page, /^口腔医学/)
    await choose(page, '10 站')
    await start(page).click()
    const frameOf = async () => Number(await page.getByRole('slider').inputValue()) - 1
    const missed: number[] = []
    for (let number = 1; number <= 10; number++) {
      await station(page, number)
      await sharp(page)
      const { specimen, frame, mark } = await openStation(page, 'student')
      if (specimen.fileType === 2 && missed.length === 0) {
        expect(await frameOf()).toBe(frame)
        const { width = 0, height = 0 } = (await viewer(page).boundingBox()) ?? {}
        const { x, y } = await fromMiddle(page)
        expect(Math.abs(x)).toBeLessThan(width / 2)
        expect(Math.abs(y)).toBeLessThan(height / 2)
        await viewer(page).focus()
        await page.keyboard.press('ArrowRight')
        await expect.poll(frameOf).not.toBe(frame)
        // where the organ hides the arrow there, it is shown from where it was asked
        const seen = await frameOf()
        missed.push(placeIn(mark, seen) ? seen : (frame ?? 0))
      }
      await skip(page).click()
    }
    await page.getByRole('heading', { name: '每一站' }).waitFor()
    const [seen] = missed
    if (seen === undefined) throw new Error('no station of a specimen that turns')
    const entered = async () => {
      const { items, questions } = await book('wrong', 'student')
      const question = questions.find(({ annotation }) => annotation?.frame === seen)
      return items.find(({ questionId }) => questionId === question?.id)
    }
    await expect.poll(entered, { timeout: 30_000 }).toBeTruthy()
    const item = await entered()
    await open(page, `/exercise/wrong/question/${item?.catalogId}?q=${item?.questionId}`)
    await page.getByRole('article').waitFor()
    await expect.poll(frameOf).toBe(seen)
    await fromMiddle(page)
    await context.close()
  },
)

test.each(looks<Lang>(['zh', 'en']))('in %s nothing is wrong with the screens of an exam', async (lang) => {
  const { context, page } = await shelf.take({ lang, viewport: lang === 'zh' ? phone : tablet })
  await speak(context, origin, lang)
  await enterAs(context, origin, 'student2')
  const found: string[] = []
  const look = async (name: string, ways = lang === 'zh' ? onPhones : onTablet) =>
    void found.push(...(await faultsOf(page, `${name}-${lang}`, waysOf(ways))))
  const begin = async (mode: RegExp, chooses = false) => {
    await open(page, '/exercise/exam')
    await choose(page, mode)
    await choose(page, lang === 'zh' ? '5 站' : '5')
    await choose(page, /^(90 秒|90 s)$/)
    if (chooses) await choose(page, /^(四选一|Choose from four)$/)
    await expect.poll(() => start(page).isEnabled()).toBe(true)
  }
  await begin(/^(认结构|Name it)/)
  await look('exam-setup')
  await start(page).click()
  await station(page, 1)
  await sharp(page)
  await look('exam-name', lang === 'zh' ? [...onPhones, sideways] : onTablet)
  await skipFrom(page, 1)
  await page.getByRole('heading', { name: /每一站|Station by station/ }).waitFor()
  await look('exam-result')
  await page
    .getByRole('button', { name: /^(再看第|View station)/ })
    .first()
    .click()
  await page.locator('dialog[open] [data-viewer="open"]').waitFor()
  await look('exam-again')
  if (lang === 'zh' || everyWay) {
    await begin(/^(认结构|Name it)/, true)
    await start(page).click()
    await sharp(page)
    await look('exam-choose')
  }
  await begin(/^(找结构|Find it)/)
  await start(page).click()
  await sharp(page)
  await look('exam-point')
  await begin(/^(快闪|Flash)/)
  await start(page).click()
  await page
    .getByRole('button', { name: /^(开始看|Look now)$/ })
    .and(page.locator(':enabled'))
    .waitFor()
  await look('exam-flash')
  expect(found).toEqual([])
  await context.close()
})
