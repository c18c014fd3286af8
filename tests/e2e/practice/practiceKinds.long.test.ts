/** What single kinds of question ask of the page, by keyboard too, and what is told of the class. */
import { expect, test } from 'vitest'
import { open as openDb } from '../../../server/store/db.ts'
import { tenant } from '../../../server/store/schema.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { tablet } from '../../tools/browser.ts'
import { enterAs, ids, queueOf } from '../../tools/device.ts'
import { reports, timesSubmitted } from '../../tools/effects.ts'
import { finger } from '../../tools/finger.ts'
import { article, at, button, close, settings, sheet } from '../../tools/practice.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, kept, openQuestion, tick } from '../../tools/steps.ts'

const stage = setStage()

/** Changes what is stored of the school's questions, as a teacher would have written it. */
async function write(change: (db: ReturnType<typeof openDb>) => Promise<unknown>) {
  const db = openDb({ dataDir: stage.service.dataDir })
  await change(db)
  await db.close()
}
const rewrite = (question: Question, body: Partial<Question>, baseType = question.type.baseType) =>
  write((db) =>
    db.kysely
      .updateTable('question')
      .set({ body: JSON.stringify({ ...question, ...body }), baseType })
      .where('tenant', '=', tenant)
      .where('id', '=', question.id)
      .execute(),
  )

test('long answers, nearly right blanks and reports on questions, offline too', async () => {
  const { page, context, origin } = stage
  const { dataDir } = stage.service
  await enterAs(context, origin, 'student2')
  const { chapter: info, questions } = await chapter(stage, '肾')
  const long = questions.find(({ type, keywords }) => type.baseType === 'WENDA' && keywords.length > 1)
  if (!long) throw new Error('a long answer with two points is needed')
  const [point, other] = long.keywords
  await openQuestion(page, origin, info.id, long.id)
  await page.getByRole('textbox').first().fill(`有${point}`)
  await button(page, '提交答案').click()
  const points = (name: string) =>
    article(page)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
  await points('写到的要点')
    .getByText(point ?? '', { exact: true })
    .waitFor()
  await points('没写到的要点')
    .getByText(other ?? '', { exact: true })
    .waitFor()
  await button(page, '我没答对').click()
  await kept(page)

  // one letter is missing
  const skin = await chapter(stage, '皮肤')
  const blank = skin.questions.find(
    ({ type, options }) =>
      type.baseType === 'TIANKONG' && options.length === 1 && Array.isArray(options[0]?.answer),
  )
  const accepted = blank?.options[0]?.answer
  const name = Array.isArray(accepted) ? accepted.find((one) => /^[a-z ]{8,}$/i.test(one)) : undefined
  if (!blank || !name) throw new Error('a blank with an English name is needed')
  await openQuestion(page, origin, skin.chapter.id, blank.id)
  const field = page.getByRole('textbox').first()
  await field.fill(name.slice(0, -1))
  // the Enter with which Safari ends a composition takes its letters, and submits nothing
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
  expect(await button(page, '提交答案').count()).toBe(1)
  await field.press('Enter')
  await page.getByText('回答错误').waitFor()
  await button(page, '算我写对了').click()
  await page.getByText('回答正确').waitFor()
  await kept(page)
  await expect
    .poll(() => timesSubmitted(dataDir, ids.student2, blank.id), { timeout: 30_000 })
    .toBeGreaterThan(0)
  const card = async () =>
    (await chapter(stage, '皮肤', 'student2')).card.items.find(({ questionId }) => questionId === blank.id)
  await expect.poll(async () => (await card())?.isCorrected).toBe(true)

  await context.setOffline(true)
  await button(page, '题目纠错').click()
  // nothing is accused in haste, and something else is told in words
  expect(await sheet(page).getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await button(sheet(page), '请先选择哪里有错').isDisabled()).toBe(true)
  await tick(sheet(page).getByRole('radio', { name: '其他' }))
  await button(sheet(page), '提交纠错').click()
  const words = sheet(page).getByRole('textbox', { name: '说明（必填）' })
  await expect.poll(() => words.getAttribute('aria-invalid')).toBe('true')
  await sheet(page).getByText('请说明哪里有错，老师才知道要改什么').waitFor()
  expect(await words.evaluate((area) => area === document.activeElement)).toBe(true)
  expect(await queueOf(page, ids.student2)).toEqual([])
  await tick(sheet(page).getByRole('radio', { name: '文字有错' }))
  await sheet(page).getByRole('textbox').fill('少了一个字')
  await button(sheet(page), '提交纠错').click()
  await page.getByText('已存到本机，联网后发送给老师').waitFor()
  await button(page, '题目纠错').waitFor()
  expect(reports(dataDir, blank.id)).toEqual([])
  await context.setOffline(false)
  await expect
    .poll(() => reports(dataDir, blank.id), { timeout: 30_000 })
    .toEqual([{ accountId: ids.student2, kind: 'text', text: '少了一个字' }])

  // a mock exam counts what is written
  const opened = await settings(page)
  await tick(opened.getByRole('radio', { name: /^模考/ }))
  await close(page)
  // a blank paper begins at its first question
  await openQuestion(page, origin, skin.chapter.id, blank.id)
  await page.getByRole('textbox').first().fill(name.slice(0, -1))
  await button(page, '答题卡').click()
  await button(sheet(page), '交卷').click()
  await button(sheet(page), '交卷').click()
  await sheet(page).getByRole('heading', { name: '模考成绩' }).waitFor()
  await sheet(page).getByText('正确率 0%').waitFor()
})

test('questions are answered by keyboard and show the class’s accuracy and 易错项: Q06', async () => {
  await stage.anew({ viewport: tablet })
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  const bundle = await chapter(stage, '皮肤')
  const { chapter: info, questions } = bundle
  const [first] = questions as [Question]
  const right = first.options.findIndex(({ answer }) => answer === true)
  const wrong = first.options.find(({ answer }) => answer !== true)
  const study = ofKind(bundle, 'BINGLI')
  const part = study.children.findIndex(({ type }) => type.baseType === 'DANXUAN')
  const asked = study.children[part]
  const misleads = asked?.options.findIndex(({ answer }) => answer !== true) ?? 0
  await write(async (db) => {
    const { id: _, ...row } = await db.kysely
      .selectFrom('account')
      .selectAll()
      .where('loginName', '=', 'student')
      .executeTakeFirstOrThrow()
    for (let n = 0; n < 10; n++) {
      const { id: accountId } = await db.kysely
        .insertInto('account')
        .values({ ...row, loginName: `class-${n}`, phone: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      const content = String(n < 6 ? first.options[right]?.id : wrong?.id)
      const correct = n < 6 ? (1 as const) : (0 as const)
      await db.kysely
        .insertInto('submission')
        .values({ tenant, accountId, questionId: first.id, paperId: '', content, correct, at: 1 })
        .execute()
      const inCase = JSON.stringify({ [asked?.id ?? 0]: String(asked?.options[misleads]?.id) })
      await db.kysely
        .insertInto('submission')
        .values({ tenant, accountId, questionId: study.id, paperId: '', content: inCase, correct: 0, at: 1 })
        .execute()
    }
  })
  await openQuestion(page, origin, info.id, first.id)
  await page.keyboard.press(String(right + 1))
  expect(await page.getByRole('radio').nth(right).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('回答正确').waitFor()
  const letter = String.fromCharCode(65 + first.options.findIndex(({ id }) => id === wrong?.id))
  await article(page)
    .getByText(/^本班 1[01] 人首答正确率 6[04]%$/)
    .waitFor()
  await article(page)
    .getByText(new RegExp(`^易错项：${letter}（(40|36)%）$`))
    .waitFor()
  await page.keyboard.press('Enter')
  await at(page, 2, questions.length)
  await page.keyboard.press('ArrowLeft')
  await at(page, 1, questions.length)
  await page.keyboard.press('ArrowRight')
  await at(page, 2, questions.length)
  // beside choices that a mouse clicks too: while they can be chosen the arrows choose, as the line below says
  const leaf = article(page).getByText('翻题')
  await leaf.waitFor()
  await tick(page.getByRole('radio').first())
  await leaf.waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await leaf.waitFor()
  await page.keyboard.press('ArrowRight')
  await at(page, 3, questions.length)
  const several = ofKind(bundle, 'DUOXUAN')
  const place = questions.findIndex(({ id }) => id === several.id) + 1
  await openQuestion(page, origin, info.id, several.id)
  await tick(page.getByRole('checkbox').first())
  await page.keyboard.press('ArrowLeft')
  await at(page, place - 1, questions.length)

  // with the picture in focus the numbers choose all the same; Enter that is held down submits, and leads no further
  const pictured = questions.findIndex(
    ({ type, specimenId }, place) => place > 2 && type.baseType === 'DANXUAN' && specimenId !== null,
  )
  await openQuestion(page, origin, info.id, questions[pictured]?.id)
  await page.locator('[data-viewer=open]').waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('2')
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.getByRole('status').getByText(/^回答/).waitFor()
  await at(page, pictured + 1, questions.length)

  // matching: each stem is a group of radios, gone through by tab and arrows
  const matching = ofKind(bundle, 'PEIWU')
  await openQuestion(page, origin, info.id, matching.id)
  for (const [place, stem] of matching.children.entries()) {
    const group = article(page).getByRole('group', { name: new RegExp(`^${place + 1}\\. `) })
    await group.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    const steps = matching.options.findIndex(({ id }) => id === stem.answer)
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await page.getByText('回答正确').waitFor()

  // of a case the part that misleads, with its own wrong answer
  await openQuestion(page, origin, info.id, study.id)
  await answer(page, study, true)
  await article(page)
    .getByText(new RegExp(`^易错项：第 ${part + 1} 问 ${String.fromCharCode(65 + misleads)}（(100|91)%）$`))
    .waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('rich text and formulas are shown and nothing in them runs: Q08', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student2')
  const bundle = await chapter(stage, '肾')
  const [first] = bundle.questions as [Question]
  const last = ofKind(bundle, 'PANDUAN')
  const hostile = [
    '<img src="x" onerror="window.hit=1">',
    '<script>window.hit=2</script>',
    '<svg onload="window.hit=3"><a href="javascript:window.hit=4">x</a></svg>',
    '<iframe srcdoc="<script>parent.hit=5</script>"></iframe>',
    '<img src="https://elsewhere.example/x.png">',
    '<p style="position:fixed;inset:0" onclick="window.hit=6">滤过率</p>',
  ].join('')
  const wide = `<table><tr>${'<td>宽的一格</td>'.repeat(20)}</tr></table>`
  const formula = '<math><mfrac><mi>U</mi><mi>P</mi></mfrac></math>'
  await rewrite(first, {
    title: `${first.title}${hostile}<b>粗体</b>${formula}${wide}`,
    analysis: `<ul><li>甲</li></ul>${hostile}`,
    options: first.options.map((option) => ({
      ...option,
      content: `${option.content}<sub>2</sub>${hostile}`,
    })),
  })
  await rewrite(last, {
    type: { ...last.type, name: '排序题', nameEn: 'Ordering', baseType: 'PAIXU' },
    title: '按顺序排列下列结构',
    options: first.options.slice(0, 2),
    showAnswer: '先甲后乙',
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openQuestion(page, origin, bundle.chapter.id, first.id)
  await article(page).getByText('粗体').waitFor()
  // until the code for markup is there its words stand
  await expect.poll(() => article(page).locator('mfrac').count()).toBe(1)
  await expect.poll(() => article(page).locator('sub').count()).toBe(first.options.length)
  // a wide table is read by dragging it, which leafs nowhere
  const { y = 0, height = 0 } = (await article(page).getByRole('table').boundingBox()) ?? {}
  const { stroke } = await finger(page)
  await stroke([330, y + height / 2], [60, y + height / 2])
  await at(page, 1, bundle.questions.length)
  await answer(page, first, true)
  await article(page).getByRole('listitem').filter({ hasText: '甲' }).waitFor()
  await article(page).getByText('滤过率').first().click()
  const left = article(page).locator(
    'script, iframe, svg[onload], [onerror], [onclick], [style*=fixed], a[href]',
  )
  expect(await left.count()).toBe(0)
  expect(await page.evaluate(() => (globalThis as { hit?: number }).hit)).toBeUndefined()
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([])

  await openQuestion(page, origin, bundle.chapter.id, last.id)
  await article(page).getByText('排序题').waitFor()
  await article(page).getByText('按顺序排列下列结构').waitFor()
  await page.getByRole('textbox', { name: '你的回答' }).fill('甲、乙')
  await button(page, '提交答案').click()
  await page.getByText('已提交，这种题不判对错').waitFor()
  await article(page).getByText('先甲后乙').waitFor()
})
