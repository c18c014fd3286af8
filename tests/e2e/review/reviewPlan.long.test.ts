/** What a student chose for the review, the plan after a pause, what waits for ten answers; and a question's arrow. */
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import type { BookBundle } from '../../../src/contract/books.ts'
import type { ChapterBundle } from '../../../src/contract/practice.ts'
import type { Question } from '../../../src/contract/questions.ts'
import type { PracticeSetting } from '../../../src/contract/review.ts'
import { newId } from '../../../src/device/names.ts'
import { enterAs } from '../../tools/device.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { answer, ask, kept, openQuestion, tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const main = () => stage.page.getByRole('main')
const api = async <T>(name: string, path: string, body?: object) =>
  ask<T>(stage.service.origin, path, await tokenOf(stage.service.origin, name), body)
const inWrongBook = async (name: string) =>
  (await api<BookBundle>(name, '/dh-questionbank/practise/wrong/bundle')).items.map(
    ({ questionId }) => questionId,
  )
const settingOf = (name: string) => api<PracticeSetting>(name, '/dh-questionbank/practise/setting')
const chip = (name: string) => main().getByRole('button', { name, exact: true })

/** Answers these wrong in their chapter, as another device might have. */
async function miss(name: string, { chapter: { id }, card }: ChapterBundle, questions: readonly Question[]) {
  for (const { id: questionId, options } of questions)
    await api(name, '/dh-questionbank/practise/chapter/submit', {
      ...{ catalogId: id, paperId: card.paperId, questionId, ms: 9000 },
      content: String(options.find((one) => one.answer === false)?.id),
    })
}
const choices = ({ questions }: ChapterBundle) => questions.filter(({ type }) => type.baseType === 'DANXUAN')

test('wrong answers enter and leave 错题本 as the settings say', async () => {
  const { page, context, origin } = stage
  const bundle = await chapter(stage, '泌尿系统')
  const [first, second] = choices(bundle) as [Question, Question]
  await enterAs(context, origin, 'student')
  await stage.open('/exercise/review')
  await tick(main().getByRole('switch', { name: '错题自动加入错题本' }), false)
  await expect.poll(async () => (await settingOf('student')).autoWrong).toBe(false)
  const before = await inWrongBook('student')
  await openQuestion(page, origin, bundle.chapter.id, first.id)
  await answer(page, first, false)
  await page.getByText('已送达').waitFor()
  expect(await inWrongBook('student')).toEqual(before)

  await stage.open('/exercise/review')
  await tick(main().getByRole('switch', { name: '错题自动加入错题本' }))
  await chip('1 次').click()
  await expect.poll(() => settingOf('student')).toMatchObject({ autoWrong: true, removeAfter: 1 })
  await openQuestion(page, origin, bundle.chapter.id, second.id)
  await answer(page, second, false)
  await page.getByText('已送达').waitFor()
  await expect.poll(() => inWrongBook('student')).toContain(second.id)
  expect(await inWrongBook('student')).not.toContain(first.id)
  await stage.open('/exercise/review')
  await main().getByRole('link', { name: '开始复习' }).click()
  await page.getByRole('article').waitFor()
  await answer(page, second, true)
  await page.getByText('回答正确').waitFor()
  await kept(page)
  await expect.poll(() => inWrongBook('student')).not.toContain(second.id)
})

test('recall and the daily chart are shown from ten answers up', async () => {
  const { page, context, origin } = stage
  const [skin, kidney] = [
    await chapter(stage, '皮肤', 'student2'),
    await chapter(stage, '泌尿系统', 'student2'),
  ]
  const [one, two, three] = choices(kidney) as [Question, Question, Question]
  await miss('student2', skin, choices(skin).slice(0, 7))
  await miss('student2', kidney, [one, two])
  await enterAs(context, origin, 'student2')
  const recall = () => main().locator('dl > div').filter({ hasText: '错题今天还记得' }).first().locator('dd')
  const chart = () => main().getByRole('table', { name: '每天的作答' })
  await stage.open('/exercise/figures?subject=1')
  await recall().getByText('暂无').waitFor()
  expect(await chart().count()).toBe(0)
  await miss('student2', kidney, [three])
  await stage.open('/exercise/figures?subject=1')
  await recall()
    .getByText(/^\d+%$/)
    .waitFor()
  await chart().waitFor({ state: 'attached' })

  await stage.open('/exercise/review')
  await main().getByRole('link', { name: '开始复习' }).click()
  const all = [...choices(skin), ...choices(kidney)]
  const seen = async () => {
    const text = (await page.getByRole('article').textContent()) ?? ''
    return all.find(({ title }) => text.includes(title.slice(0, 16)))
  }
  const next = page.getByRole('button', { name: '下一题' })
  for (let more = true; more; ) {
    await expect.poll(async () => (await seen()) !== undefined).toBe(true)
    const question = await seen()
    if (question) await answer(page, question, choices(skin).includes(question))
    await page
      .getByText(/^回答(正确|错误)$/)
      .first()
      .waitFor()
    more = await next.isVisible()
    if (more) await next.click()
    if (more) await page.getByRole('button', { name: '提交答案' }).waitFor()
  }
  await page.getByRole('button', { name: '查看小结' }).first().click()
  const summary = page.getByRole('dialog')
  const weak = summary.locator('section').filter({ has: page.getByRole('heading', { name: '薄弱章节' }) })
  await weak.getByText('泌尿系统').waitFor()
  expect(await weak.getByRole('listitem').count()).toBe(1)
  await summary.getByRole('button', { name: '只练错题（3 题）' }).click()
  await page.getByText('1 / 3').first().waitFor()
})

test('after a pause the backlog is spread over days of as many minutes as were chosen', async () => {
  const { context, origin } = stage
  const bundle = await chapter(stage, '皮肤')
  const some = choices(bundle)
  await miss('student', bundle, some)
  for (const { id: questionId } of some)
    await api('student', '/dh-questionbank/practise/review/log', {
      ...{ clientId: newId(), questionId, rating: 'again', ms: 60_000 },
      at: Date.now() - 400 * 86_400_000,
    })
  await enterAs(context, origin, 'student')
  await stage.open('/exercise/review')
  await chip('5 分钟').click()
  await expect.poll(async () => (await settingOf('student')).dailyMinutes).toBe(5)
  const plan = main()
    .locator('section')
    .filter({ has: stage.page.getByRole('heading', { name: '补上来的计划' }) })
  await plan.getByText(/每天不超过你设的分钟数/).waitFor()
  const days = plan.getByRole('listitem')
  expect(await days.count()).toBeGreaterThan(1)
  for (const text of await days.allInnerTexts())
    expect(Number(/(\d+) 分钟/.exec(text)?.[1])).toBeLessThanOrEqual(6)
  await chip('60 分钟').click()
  await plan.waitFor({ state: 'detached' })
})

/** How far the tip of the arrow stands from the middle of the picture, CSS px: that is where a question opens. */
const offMiddle = (within: Locator) =>
  within.locator('[data-viewer=open]').evaluate((viewer) => {
    const place = viewer
      .querySelector<SVGGElement>('g:has(> g > path[aria-label="箭头所指处"])')
      ?.getScreenCTM()
    const box = viewer.querySelector('canvas')?.getBoundingClientRect()
    if (!place || !box) return null
    return [place.e - box.x - box.width / 2, place.f - box.y - box.height / 2].map((px) =>
      Math.abs(Math.round(px)),
    )
  })

test('the arrow of a question stands at its place in the small and the large picture', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  const bundle = await chapter(stage, '皮肤')
  const pointed = bundle.questions.find(
    ({ annotation }) => annotation?.shape === 'arrow' && !annotation.view && annotation.objective >= 10,
  )
  if (!pointed) throw new Error('a question with an arrow is needed')
  await openQuestion(page, origin, bundle.chapter.id, pointed.id)
  await expect.poll(() => offMiddle(page.getByRole('figure'))).toEqual([0, 0])
  await page.getByRole('figure').getByRole('button', { name: '看大图' }).click()
  const large = page.getByRole('dialog', { name: '大图' })
  await large.locator('[data-viewer=open]').waitFor()
  await expect.poll(() => offMiddle(large)).toEqual([0, 0])
  // nearer, it is the same place
  await page.keyboard.press('+')
  await expect.poll(() => offMiddle(large)).toEqual([0, 0])
})
