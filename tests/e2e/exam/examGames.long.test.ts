/** 标本考试: 找结构 and 快闪 as a student plays them, and the screens of all its games. */
import { expect, test } from 'vitest'
import { phone, speak, tablet } from '../../tools/browser.ts'
import { enterAs, ids, queueOf, storedIn } from '../../tools/device.ts'
import {
  choose,
  firstField,
  hide,
  kept,
  leaveExam,
  next,
  openStation,
  sharp,
  shorten,
  skip,
  skipFrom,
  start,
  station,
  viewer,
} from '../../tools/exam.ts'
import { openSchoolShelf } from '../../tools/school.ts'
import {
  everyWay,
  faultsOf,
  type Lang,
  looks,
  onPhones,
  onTablet,
  sideways,
  waysOf,
} from '../../tools/screens.ts'
import { bookOf, tokenOf } from '../../tools/steps.ts'

const { origin, shelf, open } = await openSchoolShelf()

test('a place is judged by its distance to the outline in µm, by finger and by keys', async () => {
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
    await page.getByText(/no more than [\d.,]+\s(nm|µm|mm|px)/).waitFor()
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
      const { questions } = await bookOf(origin, await tokenOf(origin, 'student2'), 'collection')
      return questions.map(({ specimenId, annotation }) => [specimenId, annotation?.view !== undefined])
    })
    .toEqual([[materials[one?.specimenId ?? 0]?.specimen.id, true]])
  await context.close()
})

test('a field is shown once, for a shorter time after each right answer', async () => {
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
