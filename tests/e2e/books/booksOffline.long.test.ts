/** The wrong book and the collection, as a student practises and keeps what is in them; and their screens. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BookName, Question } from '../../../src/contract/questions.ts'
import { all, chapter, flat, held, questions, rowOf, rows, setBooks, token } from '../../tools/books.ts'
import { speak } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { button, sheet } from '../../tools/practice.ts'
import { openSchoolShelf } from '../../tools/school.ts'
import {
  faultsOf,
  type Lang,
  looks,
  onPhone,
  onPhones,
  type View,
  views,
  waysOf,
} from '../../tools/screens.ts'
import { answer, ask, kept, openQuestion, tick } from '../../tools/steps.ts'

const school = await openSchoolShelf()
const { origin, open, shelf } = school
setBooks(school)

const tell = (path: string, body: object) => ask(origin, `/dh-questionbank/practise/${path}`, token, body)
const miss = (question: Question) =>
  tell('chapter/submit', {
    ...{ catalogId: chapter.chapter.id, paperId: chapter.card.paperId, questionId: question.id },
    content: String(question.options.find((option) => option.answer !== true)?.id),
  })

/** Adds a catalogue to the subject of the chapter. */
async function addCatalog(book: BookName, name: string) {
  const root = (await held(book)).tree.find(({ subjectId }) => subjectId === chapter.chapter.subjectId)
  const clientId = randomUUID()
  await tell(`${book}/catalog/insert`, { name, parentId: root?.id, clientId })
  return clientId
}

/** Two were missed, one after the other, and stand in catalogues of their own; a third is collected. */
beforeAll(async () => {
  const [first, second, third] = questions
  if (!first || !second || !third) throw new Error('the chapter is too small')
  for (const [question, name] of [
    [first, '考前再看'],
    [second, '易混结构'],
  ] as const) {
    await miss(question)
    await tell('wrong/move', { questionId: question.id, catalogId: await addCatalog('wrong', name) })
  }
  await tell('collection/collect', { questionId: third.id })
  await addCatalog('collection', '图好的题')
})

describe('both books', () => {
  test('are practised again, cleared, rearranged and emptied: S25 S26 T05 T06', async () => {
    const { context, page } = await shelf.take()
    await enterAs(context, origin, 'student')
    await open(page, '/exercise/wrong')
    await all(page).click()
    await page.getByRole('link', { name: '练习全部' }).waitFor()
    const question = questions[1]
    if (!question) throw new Error('the chapter is too small')
    await rowOf(page, question).getByRole('link').click()
    await page.getByRole('article').waitFor()
    await answer(page, question, true)
    await page.getByText('回答正确').waitFor()
    await kept(page)

    // home leads on to where it was left, and not to a chapter practised before
    const left = new URL(page.url())
    await open(page, '/')
    const last = page.locator('section').filter({ has: page.getByRole('heading', { name: '继续上次' }) })
    await last.getByText(/^错题本 · /).waitFor()
    await last.getByRole('link', { name: '继续练习' }).click()
    await page.waitForURL(left.href)
    await page.getByRole('article').waitFor()

    // the mark of the last answer, the ways to practise and the order: what came in first was missed once more
    const missed = questions[0] as Question
    await miss(missed)
    const order = async () =>
      (await rows(page).allTextContents()).map((text) =>
        questions.findIndex(({ title }) => text.includes(title.split('____')[0] ?? '?')),
      )
    await open(page, '/exercise/wrong')
    await all(page).click()
    await rowOf(page, question).getByText('上次答对').waitFor()
    await button(page, '挑着练').click()
    await sheet(page)
      .getByRole('link', { name: /只练没答对过的.*1 题/ })
      .waitFor()
    await page.keyboard.press('Escape')
    await rowOf(page, missed).getByText('错 2 次').waitFor()
    expect(await order()).toEqual([1, 0])
    await button(page, '排序：最近加入').click()
    await sheet(page)
      .getByText(/错得最多/)
      .click()
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('times')
    await expect.poll(order).toEqual([0, 1])

    // once all is answered it begins anew, with a blank card
    await open(page, '/exercise/wrong')
    await all(page).click()
    await page.getByRole('link', { name: '继续练习' }).waitFor()
    await rowOf(page, questions[0] as Question)
      .getByRole('link')
      .click()
    await page.getByRole('article').waitFor()
    await answer(page, questions[0] as Question, true)
    await page.getByText('回答正确').waitFor()
    await kept(page)
    await open(page, '/exercise/wrong')
    await button(page, '再练一遍').click()
    await button(sheet(page), '再练一遍').click()
    await page.getByRole('article').waitFor()
    await page.getByRole('img', { name: '已答 0 题，共 2 题' }).waitFor()
    await answer(page, question, true)
    await page.getByText('回答正确').waitFor()
    await kept(page)

    // cleared
    await open(page, '/exercise/wrong')
    await button(page, '全部题目的更多操作').click()
    await button(sheet(page), /^清空作答/, false).click()
    await button(sheet(page), '清空作答').click()
    await page.getByText('还没开始').waitFor()
    await expect.poll(async () => (await held('wrong')).items.filter((one) => one.isSubmited)).toEqual([])

    // its catalogue goes, here and in the other tab; the questions stay
    const other = await context.newPage()
    await open(other, '/exercise/wrong')
    await button(other, /^易混结构 /, false).waitFor()
    await button(page, '易混结构的更多操作').click()
    await button(sheet(page), /^删除目录/, false).click()
    await button(sheet(page), '删除').click()
    for (const tab of [page, other]) await button(tab, /^易混结构 /, false).waitFor({ state: 'detached' })
    await other.close()
    await expect
      .poll(async () => flat((await held('wrong')).tree).map(({ name }) => name))
      .not.toContain('易混结构')
    expect((await held('wrong')).items).toHaveLength(2)

    // all at once into a catalogue of their subject: another's is not offered; then one of them out
    const { subjectId } = chapter.chapter
    const elsewhere = (await held('wrong')).tree.find((root) => root.subjectId !== subjectId)
    const foreign = { name: '别科', parentId: elsewhere?.id }
    await ask(origin, '/dh-questionbank/practise/wrong/catalog/insert', token, foreign)
    await open(page, `/exercise/wrong?subject=${subjectId}`)
    await page.getByRole('tab', { name: /· 0$/ }).waitFor()
    await all(page).click()
    await button(page, '选择').click()
    await button(page, '全选').click()
    await button(page, '移动').click()
    await button(sheet(page), '考前再看').waitFor()
    expect(await button(sheet(page), '别科').count()).toBe(0)
    await button(sheet(page), '考前再看').click()
    await page.getByText('已移动 1 题').waitFor()
    await open(page, '/exercise/wrong')
    await button(page, /^考前再看 ?2 题/, false).click()
    await button(page, '选择').click()
    await tick(rowOf(page, questions[0]).getByRole('checkbox'))
    await button(page, '移出').click()
    await button(sheet(page), '移出').click()
    await expect.poll(() => rows(page).count()).toBe(1)
    await rowOf(page, question).waitFor()
    await expect
      .poll(async () => (await held('wrong')).items.map(({ questionId }) => questionId))
      .toEqual([question.id])

    // out of the collection, and the star knows
    await open(page, '/exercise/collection')
    await all(page).click()
    await button(page, '选择').click()
    await button(page, '全选').click()
    await button(page, '移出').click()
    await button(sheet(page), '取消收藏').click()
    await page.getByText('这个学科还没有收藏的题目').waitFor()
    await expect.poll(async () => (await held('collection')).items).toEqual([])
    await openQuestion(page, origin, chapter.chapter.id, questions[2]?.id)
    await button(page, '收藏').waitFor()
    await context.close()
  })
})

describe.each(looks<Lang>(['zh', 'en']))('every screen of the books in %s', (lang) => {
  test('holds on phone and tablet, light and dark: S25 S26', async () => {
    const { context, page } = await shelf.take()
    await speak(context, origin, lang)
    await enterAs(context, origin, 'student')
    const found: string[] = []
    // where the layout is another one on a tablet, it is held in all ways; sheets and texts on a phone
    const look = async (name: string, ways: readonly View[] = onPhone) =>
      found.push(...(await faultsOf(page, `books-${name}-${lang}`, waysOf(lang === 'zh' ? ways : onPhone))))
    const more = button(page, /的更多操作$|^More actions for/, false).last()
    await open(page, '/exercise')
    await page.getByRole('link', { name: /^(错题本|Mistakes)/ }).waitFor()
    await look('home', views)
    await open(page, '/exercise/wrong')
    await more.waitFor()
    await look('catalogues')
    await more.click()
    await look('catalogue')
    await page.keyboard.press('Escape')
    await button(page, /^(新建目录|New folder)$/).click()
    await sheet(page)
      .getByLabel(/^(目录名称|Folder name)$/)
      .fill('考前再看')
    await sheet(page)
      .getByText(lang === 'zh' ? '目录已存在' : 'The folder already exists')
      .waitFor()
    await sheet(page)
      .getByLabel(/^(目录名称|Folder name)$/)
      .fill(' ')
    await button(sheet(page), /^(保存|Save)$/).click()
    await sheet(page)
      .getByText(lang === 'zh' ? '目录名称不能为空' : 'The folder name cannot be empty')
      .waitFor()
    await look('name')
    await page.keyboard.press('Escape')
    const root = (await held('wrong')).tree.find(({ total }) => total > 0)
    await open(page, `/exercise/wrong?catalog=${root?.id}`)
    await rows(page).first().waitFor()
    await look('list', views)
    await button(page, /^(选择|Select)$/).click()
    await tick(rows(page).first().getByRole('checkbox'))
    await look('picking', onPhones)
    await button(page, /^(移动|Move)$/).click()
    await look('moving')
    await open(page, '/exercise/collection')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await look('collection')
    expect(found).toEqual([])
    await context.close()
  })
})
