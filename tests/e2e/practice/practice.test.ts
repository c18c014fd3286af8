/** A chapter as a student works through it on a phone: in each mode, with and without network. */
import { expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { userDatabase } from '../../../src/device/names.ts'
import { phone } from '../../tools/browser.ts'
import { controlled, enterAs, ids, storedIn } from '../../tools/device.ts'
import { finger } from '../../tools/finger.ts'
import { article, at, button, cell, close, foot, settings, sheet } from '../../tools/practice.ts'
import { whole } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, fill, openQuestion, tick } from '../../tools/steps.ts'

const stage = setStage()

test('a chapter on a phone goes on when the network is lost: S24 T04 T06 Q09 O03', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  const { chapter: info, questions } = await chapter(stage, '肾')
  const count = questions.length
  const [first, second, third] = questions as [Question, Question, Question]
  await openQuestion(page, origin, info.id)
  await page.getByText('可离线', { exact: true }).waitFor({ timeout: 60_000 })
  await controlled(page)
  await at(page, 1, count)

  // leafing by buttons and by a stroke; a stroke over the picture moves the picture
  await foot(page, '下一题').click()
  await at(page, 2, count)
  const { stroke } = await finger(page)
  await stroke([60, 690], [330, 690])
  await at(page, 1, count)
  await stroke([330, 690], [60, 690])
  await at(page, 2, count)
  await foot(page, '上一题').click()
  await at(page, 1, count)

  const figure = page.getByRole('figure')
  await figure.locator('[data-viewer=open]').waitFor()
  const box = await figure.boundingBox()
  if (!box) throw new Error('no figure in sight')
  const middle = box.y + box.height / 2
  await stroke([box.x + box.width * 0.9, middle], [box.x + box.width * 0.1, middle])
  await page.waitForTimeout(500)
  await at(page, 1, count)

  // the figure stays in sight while the options scroll; full screen and back
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const { y = 0, height = 0 } = (await figure.boundingBox()) ?? {}
  expect(y + height / 2).toBeGreaterThan(60)
  await button(figure, '看大图').click()
  const large = page.getByRole('dialog', { name: '大图' })
  await large.locator('[data-viewer=open]').waitFor()
  expect((await large.boundingBox())?.height).toBe(phone.height)
  await button(large, '关闭大图').click()
  await large.waitFor({ state: 'detached' })

  // without network from here on
  await context.setOffline(true)
  await button(page, '标记这道题').click()
  await answer(page, first, false)
  await page.getByText('回答错误').waitFor()
  await page.getByText('已存到本机，待发送').waitFor()
  await page.getByText(/^本题用时 \d+:\d\d$/).waitFor()
  await button(page, '收藏').click()
  await button(page, '已收藏').waitFor()
  await button(page, '写笔记').click()
  await sheet(page).getByRole('textbox', { name: '我的笔记' }).fill('先看血管极')
  await button(sheet(page), '保存笔记').click()
  await article(page).getByText('先看血管极').waitFor()
  await foot(page, '下一题').click()
  await answer(page, second, true)
  await page.getByText('回答正确').waitFor()
  await foot(page, '下一题').click()
  await at(page, 3, count)
  // what is written and not submitted outlives the reload
  const blank = article(page).getByRole('textbox').first()
  await blank.fill('足细')
  await page.waitForURL(new RegExp(`q=${third.id}$`))
  await page.reload()
  await at(page, 3, count)
  expect(await blank.inputValue()).toBe('足细')
  // from the list of chapters too it goes on where it was left
  await openQuestion(page, origin, info.id)
  await at(page, 3, count)

  // the card says of each how it stands, and leads there
  await button(page, '答题卡').click()
  await cell(page, 2, '对', '待发送').waitFor()
  await cell(page, 3, '未答', '当前题').waitFor()
  await cell(page, 1, '错', '待发送', '已标记').click()
  await at(page, 1, count)
  await button(page, '已收藏').waitFor()
  await article(page).getByText('先看血管极').waitFor()
  await page.getByText(/^本题用时 \d+:\d\d$/).waitFor()

  // the summary, and only what was wrong once more
  await button(await settings(page), '查看小结').click()
  await sheet(page).getByText('正确率 50%').waitFor()
  await sheet(page).getByText('薄弱题型').waitFor()
  await button(sheet(page), '只练错题（1 题）').click()
  await page.getByRole('heading', { name: '只练错题' }).waitFor()
  await at(page, 1, 1)
  // its flag stands there too, and a reload leads back to what was begun
  await page.getByRole('button', { name: '标记这道题', pressed: true }).waitFor()
  await fill(page, first, true)
  await page.waitForURL(new RegExp(`q=${first.id}$`))
  await page.reload()
  await page.getByRole('heading', { name: '只练错题' }).waitFor()
  await at(page, 1, 1)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1)
  await button(page, '提交答案').click()
  await page.getByText('回答正确').waitFor()
  await button(page, '查看小结').click()
  await button(sheet(page), '回到全部题目').click()
  await page.getByRole('heading', { name: info.name, exact: true }).waitFor()

  // restart asks first
  await button(await settings(page), '重新开始').click()
  await button(sheet(page), '取消').click()
  await button(await settings(page), '重新开始').click()
  await button(sheet(page), '重新开始').click()
  await at(page, 1, count)
  await page.getByRole('img', { name: `已答 0 题，共 ${count} 题` }).waitFor()
  await context.setOffline(false)
})

test('the figure of a case stays in sight while its parts scroll away: S24', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  const { chapter: info, questions } = await chapter(stage, '孢子虫')
  const asked = questions.find(({ type, specimenId }) => type.baseType === 'BINGLI' && specimenId !== null)
  if (!asked) throw new Error('a case with a figure is needed')
  await openQuestion(page, origin, info.id, asked.id)
  // its own; a part has another
  const figure = page.getByRole('figure').first()
  await figure.locator('[data-viewer=open]').waitFor()
  const from = await figure.boundingBox()
  const head = await page.getByRole('banner').boundingBox()
  if (!from || !head) throw new Error('neither figure nor head in sight')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(from.y)
  const y = (await figure.boundingBox())?.y ?? 0
  expect(Math.ceil(y)).toBeGreaterThanOrEqual(head.y + head.height)
  expect(y).toBeLessThanOrEqual(from.y)
})

test.runIf(whole)('the three modes, the size of the text and the timer', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student2')
  const bundle = await chapter(stage, '皮肤')
  const { chapter: info, questions } = bundle
  const [first, second] = questions as [Question, Question]
  const answered = (n: number) =>
    page.getByRole('img', { name: `已答 ${n} 题，共 ${questions.length} 题` }).waitFor()
  await openQuestion(page, origin, info.id)
  await page.getByRole('timer').waitFor()
  const size = () =>
    article(page)
      .locator('[id^=stem-]')
      .evaluate((stem) => stem.getBoundingClientRect().height)
  const before = await size()
  const opened = await settings(page)
  await tick(opened.getByRole('radio', { name: '最大' }))
  await tick(opened.getByRole('switch', { name: /显示计时/ }), false)
  // recite: what is right stands there, and nothing is sent
  await tick(opened.getByRole('radio', { name: /^背题/ }))
  await close(page)
  await page.getByRole('timer').waitFor({ state: 'detached' })
  await expect.poll(size).toBeGreaterThan(before * 1.3)
  await article(page).getByText('正确答案').first().waitFor()
  await article(page).getByRole('heading', { name: '解析' }).waitFor()
  expect(await button(page, '提交答案').count()).toBe(0)
  // each mode goes on where it was left, though no question has an answer
  await foot(page, '下一题').click()
  await page.waitForURL(new RegExp(`q=${second.id}$`))
  await openQuestion(page, origin, info.id)
  await at(page, 2, questions.length)
  await tick((await settings(page)).getByRole('radio', { name: /^练习/ }))
  await close(page)
  await foot(page, '上一题').click()
  await answer(page, first)
  await page.getByText('回答正确').waitFor()

  // mock exam: a blank paper that outlives a reload, no verdict before it is handed in
  const again = await settings(page)
  await tick(again.getByRole('radio', { name: '标准' }))
  await tick(again.getByRole('radio', { name: /^模考/ }))
  await close(page)
  for (const [question, right] of [
    [first, true],
    [second, false],
  ] as const) {
    const wanted = question.options.findIndex((option) => (option.answer === true) === right)
    await article(page).getByText(question.title).first().waitFor()
    await expect.poll(() => article(page).getByText('正确答案').count()).toBe(0)
    await tick(page.getByRole('radio').nth(wanted))
    expect(await article(page).getByText('正确答案').count()).toBe(0)
    await foot(page, '下一题').click()
  }
  await page.waitForURL(new RegExp(`q=${questions[2]?.id}$`))
  await openQuestion(page, origin, info.id)
  await at(page, 3, questions.length)
  await answered(2)
  // nothing was written since, and the time goes on all the same: where the page ends without a word, too
  const spent = async () => {
    const all = await storedIn<{ key: string; value: { ms: number } }>(
      page,
      userDatabase(ids.student2),
      'drafts',
    )
    return all.find(({ key }) => key === `exam:chapter:${info.id}`)?.value.ms ?? 0
  }
  const until = await spent()
  await expect.poll(spent).toBeGreaterThan(until)
  const then = await spent()
  await openQuestion(page, origin, info.id)
  await expect.poll(spent).toBeGreaterThan(then)
  // what is answered in part is handed in as it stands
  const matching = ofKind(bundle, 'PEIWU')
  await openQuestion(page, origin, info.id, matching.id)
  await tick(article(page).getByRole('radio').first())
  await button(page, '答题卡').click()
  await button(sheet(page), '交卷').click()
  await sheet(page)
    .getByText(`还有 ${questions.length - 3} 题没有作答`, { exact: false })
    .waitFor()
  await sheet(page).getByText('1 题没有答完', { exact: false }).waitFor()
  await button(sheet(page), '交卷').click()
  await sheet(page).getByRole('heading', { name: '模考成绩' }).waitFor()
  // what was left open counts as not right
  await sheet(page)
    .getByText(`正确率 ${Math.round(100 / questions.length)}%`)
    .waitFor()
  await sheet(page)
    .getByText(`还有 ${questions.length - 3} 题没有作答`)
    .waitFor()
  // how long each took was known beyond the reloads
  await cell(page, 2, '错').click()
  await page.getByText(/^本题用时 \d+:\d\d$/).waitFor()

  // the next paper is blank; begun anew, it is alone what is cleared
  await tick((await settings(page)).getByRole('radio', { name: /^模考/ }))
  await close(page)
  await answered(0)
  await at(page, 1, questions.length)
  // nothing can be handed in of a blank paper, and it is not asked whether it shall be: walk 27
  await button(page, '答题卡').click()
  await button(sheet(page), '交卷').click()
  await page.getByRole('dialog', { name: '还没有作答' }).getByRole('button', { name: '回去作答' }).click()
  await answered(0)
  await tick(article(page).getByRole('radio').first())
  await button(await settings(page), '重新开始').click()
  await sheet(page).getByText('答题卡上的 1 题会清空', { exact: false }).waitFor()
  await button(sheet(page), '重新开始').click()
  await at(page, 1, questions.length)
  await answered(0)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await tick((await settings(page)).getByRole('radio', { name: /^练习/ }))
  await close(page)
  await answered(3)
})
