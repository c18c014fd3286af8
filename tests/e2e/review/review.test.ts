/** Review by forgetting curve, 考前突击 and figures, as a student uses them. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { type BookBundle, books } from '../../../src/contract/books.ts'
import type { Question } from '../../../src/contract/questions.ts'
import type { ReviewEntry } from '../../../src/contract/review.ts'
import { openShelf, speak } from '../../tools/browser.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { whole } from '../../tools/rounds.ts'
import { faultsOf, type Lang, looks, onPhone, onTablet, type View, waysOf } from '../../tools/screens.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, ask, bookOf, goWithin, kept, openQuestion, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const others: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of others.splice(0)) await one.close()
})

/** Another device of the same person. */
async function another(): Promise<{ context: BrowserContext; page: Page }> {
  const shelf = await openShelf()
  others.push(shelf)
  return shelf.take()
}

const main = (page = stage.page) => page.getByRole('main')
const token = (name = 'student') => tokenOf(stage.service.origin, name)
const logOf = async (name: string) => {
  const { entries } = await ask<{ entries: ReviewEntry[] }>(
    stage.service.origin,
    '/dh-questionbank/practise/review/log',
    await token(name),
  )
  return entries
}
const setting = async (name: string, change: object) =>
  ask(stage.service.origin, '/dh-questionbank/practise/setting', await token(name), change)
const sent = (page: Page) =>
  page.getByRole('button', { name: /^(已送达|Sent)$/ }).waitFor({ timeout: 30_000 })

/** Answers these wrong in their chapter, as another device might have. */
async function miss(name: string, catalogId: number, paperId: string, questions: readonly Question[]) {
  for (const { id, options, panDuanAnswer, type } of questions) {
    const wrong =
      type.baseType === 'PANDUAN' ? !panDuanAnswer : options.find((one) => one.answer === false)?.id
    await ask(stage.service.origin, '/dh-questionbank/practise/chapter/submit', await token(name), {
      catalogId,
      paperId,
      questionId: id,
      content: typeof wrong === 'boolean' ? (wrong ? '1' : '0') : String(wrong),
      ms: 9000,
    })
  }
}

/** Turns to a question of the set on screen. */
async function goTo(page: Page, { title }: Question): Promise<void> {
  const words = title.slice(0, 12)
  const isThere = () => page.getByRole('article').getByText(words).isVisible()
  if (await isThere()) return
  await page.getByRole('button', { name: '下一题' }).click()
  await page.getByRole('article').getByText(words).waitFor()
}

/** Turns to the next question of the set on screen, which asks for a structure; its name in the address. */
async function toStructure(page: Page): Promise<string | null> {
  const before = page.url()
  await page.getByRole('button', { name: '下一题' }).click()
  await page.waitForURL((url) => url.href !== before)
  await page.getByRole('article').getByText('箭头所指的是什么结构？').waitFor()
  await page.waitForURL(/[?&]q=[^&]*-/)
  return new URL(page.url()).searchParams.get('q')
}

test('two devices that review offline deliver once and come to one plan', async () => {
  const { context, page, origin } = stage
  const bundle = await chapter(stage, '皮肤')
  const question = ofKind(bundle, 'DANXUAN')
  await miss('student', bundle.chapter.id, bundle.card.paperId, [ofKind(bundle, 'PANDUAN')])
  await enterAs(context, origin, 'student')
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  await answer(page, question, false)
  await page.getByText('回答错误').waitFor()
  await kept(page)
  await stage.open('/exercise')
  await main()
    .getByRole('link', { name: /复习.*今天约 1 分钟/ })
    .waitFor()
  // home knows it too, on the card that leads on
  await goWithin(page, '/')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: '继续上次' }) })
  await card.getByText('皮肤').waitFor()
  await card.getByRole('link', { name: /错题 2 题待复习/ }).waitFor()
  await sent(page)

  const second = await another()
  await enterAs(second.context, origin, 'student')
  // home of a device that is new to the person, the first time that it is seen
  await stage.open('/', second.page)
  await main(second.page)
    .getByRole('link', { name: /错题 2 题待复习/ })
    .waitFor()
  const both = [stage, second]
  for (const { context, page } of both) {
    await stage.open('/exercise/review', page)
    await main(page).getByText('2 题到期').waitFor()
    await controlled(page)
    await context.setOffline(true)
    await main(page).getByRole('link', { name: '开始复习' }).click()
    await page.getByRole('article').waitFor()
    await goTo(page, question)
  }
  // the same question: guessed rightly on one, wrong on the other
  await page.getByRole('button', { name: '没把握，蒙的' }).click()
  await answer(page, question, true)
  await page.getByText('回答正确').waitFor()
  await kept(page)
  await answer(second.page, question, false)
  await second.page.getByText('回答错误').waitFor()
  await kept(second.page)
  await stage.open('/exercise/review')
  await main().getByText('1 题到期').waitFor()
  expect(await logOf('student')).toEqual([])

  for (const { context, page } of both) {
    await context.setOffline(false)
    await stage.open('/', page)
    await sent(page)
  }
  const entries = await logOf('student')
  expect(entries.map(({ questionId, rating }) => [questionId, rating])).toEqual([
    [question.id, 'hard'],
    [question.id, 'again'],
  ])
  expect(entries[0]?.ms).toBeGreaterThan(0)
  for (const { page } of both) {
    await stage.open('/exercise/review', page)
    await main(page).getByText('1 题到期').waitFor()
  }
})

test.runIf(whole)(
  'a right guess in a chapter rates a question of 错题本 as hard and leaves it there',
  async () => {
    const { context, page, origin } = stage
    const bundle = await chapter(stage, '泌尿系统')
    const [missed, other] = bundle.questions.filter(({ type }) => type.baseType === 'DANXUAN')
    if (!missed || !other) throw new Error('a chapter of two such questions is needed')
    await miss('student', bundle.chapter.id, bundle.card.paperId, [missed])
    await ask(origin, '/dh-questionbank/practise/chapter/clear', await token(), {
      catalogId: bundle.chapter.id,
    })
    await setting('student', { removeAfter: 1 })
    await enterAs(context, origin, 'student')
    const guess = page.getByRole('button', { name: '没把握，蒙的' })
    await openQuestion(page, origin, bundle.chapter.id, missed.id)
    await guess.click()
    await answer(page, missed, true)
    await page.getByText('回答正确').waitFor()
    await kept(page)
    expect(await page.getByText('移出错题本').count()).toBe(0)
    await openQuestion(page, origin, bundle.chapter.id, other.id)
    await page.getByRole('button', { name: '加入错题本' }).waitFor()
    expect(await guess.count()).toBe(0)
    await stage.open('/')
    await sent(page)
    const entries = (await logOf('student')).filter(({ questionId }) => questionId === missed.id)
    expect(entries.map(({ rating }) => rating)).toEqual(['hard'])
    const { items } = await bookOf(origin, await token(), 'wrong')
    expect(items.find(({ questionId }) => questionId === missed.id)).toMatchObject({ times: 1, streak: 0 })
    await setting('student', { removeAfter: 0 })
  },
)

test.runIf(whole)('考前突击 before an exam asks what was missed, then structures never tested', async () => {
  const { context, page, origin } = stage
  const bundle = await chapter(stage, '皮肤')
  const questions = bundle.questions.filter(({ type }) => type.baseType === 'PANDUAN').slice(0, 1)
  await miss('student2', bundle.chapter.id, bundle.card.paperId, questions)
  await enterAs(context, origin, 'student2')
  await stage.open('/exercise/review')
  const soon = new Date(Date.now() + 2 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
  const date = page.getByLabel('考试日期')
  // typed by hand, after its first figure the year is the year 2: nothing is saved, nothing taken from under the hand
  const begun = `0002${soon.slice(4)}`
  await date.fill(begun)
  expect(await date.inputValue()).toBe(begun)
  await date.fill(soon)
  await main()
    .getByRole('heading', { name: /考前突击/ })
    .waitFor()
  await main().getByText('还有 2 天').waitFor()
  // the subject in which something was missed is chosen already
  await main().getByRole('button', { name: '组织学', exact: true, pressed: true }).waitFor()
  await main()
    .getByText(/没考过的结构 \d+ 个/)
    .first()
    .waitFor({ timeout: 30_000 })
  await main().getByRole('link', { name: '开始第 1 组' }).click()
  await page.getByRole('article').waitFor()
  // structures come after what was missed
  await page.getByRole('button', { name: '答题卡' }).click()
  await page.locator('dialog[open]').getByText('填空题').waitFor()
  await page.keyboard.press('Escape')
  const first = await toStructure(page)
  // nobody but this device knows it: there is nothing yet that a note could be written on
  expect(await page.getByRole('button', { name: '写笔记' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await page.getByRole('button', { name: '已收藏', pressed: true }).waitFor()
  await page.getByRole('button', { name: '写笔记' }).waitFor()
  await page.getByRole('article').getByRole('textbox').fill('不知道')
  // the set stands as it is, with what was written, while the network goes and comes
  await controlled(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: '提交答案' }).click()
  await page.getByText('回答错误').waitFor()
  await kept(page)
  await context.setOffline(false)
  await page.getByRole('status').getByText('已送达').waitFor()
  await page.getByRole('img', { name: /^已答 1 题/ }).waitFor()
  // it comes again as what was missed, and no more as what was never tested; it stands in both books
  await stage.open('/exercise/review')
  await main().getByRole('link', { name: '开始第 1 组' }).click()
  await page.getByRole('article').waitFor()
  expect(await toStructure(page)).toBe(first)
  expect(await toStructure(page)).not.toBe(first)
  await stage.open('/')
  await page.getByRole('link', { name: /考前突击/ }).waitFor()
  await sent(page)
  for (const { bundle } of [books.wrong, books.collection]) {
    const { items } = await ask<BookBundle>(origin, bundle.path, await token('student2'))
    expect(items.filter(({ questionId }) => first?.includes(String(questionId)))).toHaveLength(1)
  }
  await setting('student2', { examAt: 0 })
})

test.runIf(whole)('figures need ten answers, count what waits and work without network', async () => {
  const { context, page, origin } = stage
  const bundle = await chapter(stage, '泌尿系统')
  const judged = bundle.questions.filter(({ type }) => ['DANXUAN', 'PANDUAN'].includes(type.baseType))
  await miss('student2', bundle.chapter.id, bundle.card.paperId, judged.slice(0, 1))
  await enterAs(context, origin, 'student2')
  await stage.open('/exercise/figures?subject=1')
  const line = () =>
    main()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: '泌尿系统' }) })
  await line().getByText('1 次作答').waitFor()
  expect(await line().getByText('—').count()).toBe(3)
  expect(await main().getByRole('table', { name: '每天的作答' }).count()).toBe(0)

  const [, second] = judged
  if (!second) throw new Error('a chapter of two such questions is needed')
  await openQuestion(page, origin, bundle.chapter.id, second.id)
  await controlled(page)
  await context.setOffline(true)
  await answer(page, second, true)
  await page.getByText('已存到本机，待发送').waitFor()
  await stage.open('/exercise/figures?subject=1')
  await line().getByText('2 次作答').waitFor()
  await main()
    .getByText(/还没送达/)
    .waitFor()
})

test.runIf(whole)('what is left open over days shows what is due on the day that it is', async () => {
  const { context, page, origin } = stage
  const bundle = await chapter(stage, '心')
  const question = ofKind(bundle, 'DANXUAN')
  await miss('student2', bundle.chapter.id, bundle.card.paperId, [question])
  // known today, it is due in some days
  await ask(origin, '/dh-questionbank/practise/review/log', await token('student2'), {
    ...{ clientId: randomUUID(), questionId: question.id, at: Date.now(), rating: 'good', ms: 4000 },
  })
  await page.clock.install()
  await enterAs(context, origin, 'student2')
  await stage.open('/exercise/review')
  await page.getByLabel('考试日期').waitFor()
  const due = async () => Number((await main().textContent())?.match(/(\d+) 题到期/)?.[1] ?? 0)
  const before = await due()
  await page.clock.fastForward(4 * 86_400_000)
  await expect.poll(due).toBeGreaterThan(before)
})

test.each(
  looks<[Lang, readonly View[]]>([
    ['zh', onPhone],
    ['en', onTablet],
  ]),
)('in %s nothing is wrong with these screens: S41', async (lang, ways) => {
  const { page, context, origin } = stage
  const bundle = await chapter(stage, '皮肤')
  const some = bundle.questions.filter(({ type }) => type.baseType === 'DANXUAN').slice(0, 12)
  await miss('student2', bundle.chapter.id, bundle.card.paperId, some)
  await speak(context, origin, lang)
  await enterAs(context, origin, 'student2')
  const found: string[] = []
  const look = async (name: string, path: string) => {
    await stage.open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await faultsOf(page, `${name}-${lang}`, waysOf(ways))))
  }
  await look('review', '/exercise/review')
  await look('figures', '/exercise/figures?subject=1')
  await look('bank', '/exercise/bank')
  await setting('student2', { examAt: Date.now() + 86_400_000 })
  await look('cram', '/exercise/review')
  await page.getByRole('heading', { name: /考前突击|Exam sprint/ }).waitFor()
  await setting('student2', { examAt: 0 })
  expect(found).toEqual([])
})
