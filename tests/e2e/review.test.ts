/** Review by forgetting curve, 考前突击, figures and the question bank, as a student uses them. */
import type { BrowserContext, Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import type { Paged } from '../../src/contract/endpoint.ts'
import type { BankQuestion, Question } from '../../src/contract/questions.ts'
import type { ReviewEntry } from '../../src/contract/review.ts'
import { openShelf } from '../tools/browser.ts'
import { faultsOf, type Lang, onPhones, onTablet } from '../tools/screens.ts'
import { chapter, ofKind, setStage } from '../tools/stage.ts'
import { answer, ask, base, openQuestion, signIn, tokenOf } from '../tools/steps.ts'

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

/** The question on screen, by its words. */
async function onScreen(page: Page, questions: readonly Question[]): Promise<Question> {
  const text = ((await page.getByRole('article').textContent()) ?? '').replace(/\s/g, '')
  const found = questions.find(({ title }) =>
    text.includes(title.split(/_{2,}/)[0]?.replace(/\s/g, '') ?? '-'),
  )
  if (!found) throw new Error(`unknown question: ${text.slice(0, 80)}`)
  return found
}

test('a wrong answer is due, is reviewed without network and delivered once; a guess is said in one tap', async () => {
  const { context, page, origin } = stage
  const bundle = await chapter(stage, '皮肤')
  const question = ofKind(bundle, 'DANXUAN')
  await signIn(page, origin)
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  await answer(page, question, false)
  await page.getByText('回答错误').waitFor()
  await stage.open('/exercise')
  await main()
    .getByRole('link', { name: /复习.*1 题到期/ })
    .waitFor()
  // home knows it too
  await stage.open('/')
  await page.getByRole('link', { name: /错题 1 题待复习/ }).waitFor()
  await sent(page)
  await stage.open('/exercise/review')
  await main().getByText('1 题到期').waitFor()

  await context.setOffline(true)
  await main().getByRole('link', { name: '开始复习' }).click()
  await page.getByRole('article').waitFor()
  await page.getByRole('button', { name: '没把握，蒙的' }).click()
  await answer(page, question, true)
  await page.getByText('回答正确').waitFor()
  await stage.open('/exercise/review')
  await main().getByText('今天没有要复习的题').waitFor()
  expect(await logOf('student')).toEqual([])

  await context.setOffline(false)
  await stage.open('/')
  await sent(page)
  const entries = await logOf('student')
  expect(entries.map(({ questionId, rating }) => [questionId, rating])).toEqual([[question.id, 'hard']])
  expect(entries[0]?.ms).toBeGreaterThan(0)
})

test('two devices that review without each other come to the same plan', async () => {
  const bundle = await chapter(stage, '皮肤')
  const questions = bundle.questions.filter(({ type }) => type.baseType === 'DANXUAN').slice(0, 4)
  await miss('student2', bundle.chapter.id, bundle.card.paperId, questions)
  const count = questions.length
  const first = stage
  const second = await another()
  for (const { context, page } of [first, second]) {
    await signIn(page, stage.origin, 'student2')
    await stage.open('/exercise/review', page)
    await main(page).getByText(`${count} 题到期`).waitFor()
    await main(page).getByRole('link', { name: '开始复习' }).click()
    await page.getByRole('article').waitFor()
    await context.setOffline(true)
  }
  // both answer the same question first: one rightly, the other wrongly
  await answer(first.page, await onScreen(first.page, questions), true)
  await first.page.getByText('回答正确').waitFor()
  await answer(second.page, await onScreen(second.page, questions), false)
  await second.page.getByText('回答错误').waitFor()
  for (const { context } of [first, second]) await context.setOffline(false)
  for (const { page } of [first, second]) {
    await stage.open('/', page)
    await sent(page)
  }
  expect(await logOf('student2')).toHaveLength(2)
  for (const { page } of [first, second]) {
    await stage.open('/exercise/review', page)
    await main(page)
      .getByText(`${count - 1} 题到期`)
      .waitFor()
  }
})

test('an exam within three days brings 考前突击: most missed first, then structures never tested', async () => {
  const { page, origin } = stage
  const bundle = await chapter(stage, '皮肤')
  const questions = bundle.questions.filter(({ type }) => type.baseType === 'PANDUAN').slice(0, 1)
  await miss('student2', bundle.chapter.id, bundle.card.paperId, questions)
  await signIn(page, origin, 'student2')
  await stage.open('/exercise/review')
  const soon = new Date(Date.now() + 2 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('考试日期').fill(soon)
  await main()
    .getByRole('heading', { name: /考前突击/ })
    .waitFor()
  await main().getByText('还有 2 天').waitFor()
  await main().getByRole('button', { name: '组织学', exact: true }).click()
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
  await stage.open('/')
  await page.getByRole('link', { name: /考前突击/ }).waitFor()
  await setting('student2', { examAt: 0 })
})

test('the bank is searched and filtered, opens a question to answer, and says when only the device was searched: S41', async () => {
  const { context, page, origin } = stage
  await signIn(page, origin)
  const found = async (path: string) =>
    (
      await ask<Paged<BankQuestion>>(
        origin,
        `/dh-questionbank/question/bank/page?pageNo=1&pageSize=20${path}`,
        await token(),
      )
    ).total
  await stage.open('/exercise/bank')
  await page
    .getByRole('status')
    .getByText(`${await found('')} 道题`)
    .waitFor()
  const rows = () => page.getByRole('list', { name: '题库' }).getByRole('listitem')
  expect(await rows().count()).toBeGreaterThan(4)

  await page.getByRole('searchbox', { name: '搜索题目' }).fill('角质层')
  await page.getByRole('button', { name: '组织学', exact: true }).click()
  await page.getByRole('button', { name: '看标本' }).click()
  await page.getByRole('button', { name: '单选' }).click()
  const total = await found('&keyword=角质层&subjectId=1&onSpecimen=yes&baseType=DANXUAN')
  expect(total).toBeGreaterThan(0)
  await page.getByRole('status').getByText(`${total} 道题`).waitFor()
  expect(await rows().filter({ hasText: '单选题' }).filter({ hasText: '看标本' }).count()).toBe(
    await rows().count(),
  )

  await rows().first().getByRole('link').click()
  await page.getByRole('article').waitFor()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const chapterId = Number(new URL(page.url()).searchParams.get('chapter'))
  const { questions } = await ask<{ questions: Question[] }>(
    origin,
    `/dh-questionbank/practise/chapter/bundle?catalogId=${chapterId}`,
    await token(),
  )
  const question = questions.find((one) => one.id === id)
  if (!question) throw new Error('the bank opened a question of no chapter')
  await answer(page, question, true)
  await page.getByText('回答正确').waitFor()
  await stage.open('/')
  await sent(page)
  const card = await ask<{ items: { questionId: number; isCorrected: boolean | null }[] }>(
    origin,
    `/dh-questionbank/practise/chapter/card?catalogId=${chapterId}`,
    await token(),
  )
  expect(card.items.find(({ questionId }) => questionId === id)?.isCorrected).toBe(true)

  await context.setOffline(true)
  await stage.open('/exercise/bank?keyword=%E5%B1%82&seen=1')
  await page.getByText('没有网络，只在本机已保存的章节中查找').waitFor()
  await rows().first().getByRole('link').waitFor()
})

test('figures say nothing of fewer than ten answers, count what waits, and stand without network', async () => {
  const { context, page, origin } = stage
  const bundle = await chapter(stage, '泌尿系统')
  const judged = bundle.questions.filter(({ type }) => ['DANXUAN', 'PANDUAN'].includes(type.baseType))
  await miss('student2', bundle.chapter.id, bundle.card.paperId, judged.slice(0, 1))
  await signIn(page, origin, 'student2')
  await stage.open('/exercise/figures?subject=1')
  const line = () =>
    main()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: '泌尿系统' }) })
  await line().getByText('1 次作答').waitFor()
  expect(await line().getByText('不足').count()).toBe(3)
  // the chart is a table too
  await main().getByRole('table', { name: '每天的作答' }).waitFor({ state: 'attached' })

  const [, second] = judged
  if (!second) throw new Error('a chapter of two such questions is needed')
  await openQuestion(page, origin, bundle.chapter.id, second.id)
  await context.setOffline(true)
  await answer(page, second, true)
  await page.getByText('已存在本机').waitFor()
  await stage.open('/exercise/figures?subject=1')
  await line().getByText('2 次作答').waitFor()
  await main()
    .getByText(/还没送达/)
    .waitFor()
})

test.each<Lang>(['zh', 'en'])(
  'in %s nothing is wrong with these screens, on phones and tablets: S41',
  async (lang) => {
    await stage.anew({ lang })
    const { page, context, origin } = stage
    await context.addCookies([{ name: 'lang', value: lang, url: `${origin}${base}` }])
    await signIn(page, origin, 'student2')
    const found: string[] = []
    const screens = [
      ['practise', '/exercise'],
      ['review', '/exercise/review'],
      ['review-practice', '/exercise/review/practise?more=1'],
      ['figures', '/exercise/figures?subject=1'],
      ['bank', '/exercise/bank'],
      ['bank-nothing', '/exercise/bank?keyword=zzzz'],
    ] as const
    for (const [name, path] of screens) {
      await stage.open(path)
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle')
      found.push(...(await faultsOf(page, `${name}-${lang}`, [...onPhones, ...onTablet])))
    }
    await setting('student2', { examAt: Date.now() + 86_400_000 })
    await stage.open('/exercise/review')
    await page.getByRole('heading', { name: /考前突击|Exam sprint/ }).waitFor()
    found.push(...(await faultsOf(page, `cram-${lang}`, [...onPhones, ...onTablet])))
    await setting('student2', { examAt: 0 })
    expect(found).toEqual([])
  },
)
