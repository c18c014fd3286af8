/** The wrong book and the collection, as a student fills and keeps them, with and without network. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookBundle, BookNode } from '../../src/contract/books.ts'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import type { BookName, Question } from '../../src/contract/questions.ts'
import { openBrowser, openShelf, type Session, type Shelf, speak } from '../tools/browser.ts'
import { controlled, enterAs } from '../tools/device.ts'
import { openSchool } from '../tools/school.ts'
import { faultsOf, type Lang, looks, onPhone, onPhones, type View, views, waysOf } from '../tools/screens.ts'
import { answer, ask, base, chapterNamed, kept, openQuestion, signIn, tick, tokenOf } from '../tools/steps.ts'

const { origin } = await openSchool()
let shelf: Shelf
let token: string
let chapter: ChapterBundle
/** single choices of the chapter, which are quickly answered */
let questions: Question[]

beforeAll(async () => {
  shelf = await openShelf()
  token = await tokenOf(origin, 'student')
  chapter = await chapterNamed(origin, token, '皮肤')
  questions = chapter.questions.filter(({ type }) => type.baseType === 'DANXUAN')
})
afterAll(() => shelf?.close())

const held = (name: BookName) => ask<BookBundle>(origin, `/dh-questionbank/practise/${name}/bundle`, token)
const flat = (nodes: readonly BookNode[]): BookNode[] => nodes.flatMap((one) => [one, ...flat(one.items)])

const open = (page: Page, path: string) => page.goto(origin + base + path)
const button = (at: Page | Locator, name: string | RegExp, exact = true) =>
  at.getByRole('button', { name, exact })
const sheet = (page: Page) => page.locator('dialog[open]').last()
const rows = (page: Page) => page.getByRole('list', { name: /^(题目|Questions)$/ }).getByRole('listitem')
const rowOf = (page: Page, question: Question | undefined) =>
  rows(page).filter({ hasText: question?.title.split('____')[0] ?? '?' })
/** Waits until both books are kept on the device. */
async function keepBooks(page: Page) {
  await open(page, '/exercise')
  for (const name of ['错题本', '题目收藏'])
    await page.getByRole('link', { name: new RegExp(`^${name}.*(题|\\d)`) }).waitFor()
}
const all = (page: Page) => button(page, /^全部题目 ?\d/, false)

async function newCatalog(page: Page, name: string) {
  await button(page, '新建目录').click()
  await sheet(page).getByLabel('目录名称').fill(name)
  await button(sheet(page), '保存').click()
  await button(page, new RegExp(`^${name} ?`), false)
    .first()
    .waitFor()
}

/** Turns the device to a wide screen and back, which is laid out in another way: the name that is typed stays. */
async function turned(page: Page, typed: string) {
  const upright = page.viewportSize() ?? { width: 390, height: 844 }
  for (const [size, beside] of [
    [{ width: 1024, height: 768 }, 1],
    [upright, 0],
  ] as const) {
    await page.setViewportSize(size)
    await expect.poll(() => page.locator('[aria-current=true]').count()).toBe(beside)
    expect(await sheet(page).getByLabel('目录名称').inputValue()).toBe(typed)
  }
}

async function answerInChapter(page: Page, question: Question | undefined, right: boolean) {
  if (!question) throw new Error('the chapter is too small')
  await openQuestion(page, origin, chapter.chapter.id, question.id)
  await answer(page, question, right)
  await page.getByText(right ? '回答正确' : '回答错误').waitFor()
  await kept(page)
}

describe('a student with a phone', () => {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  let session: Session
  afterAll(async () => {
    await session?.close()
    rmSync(profile, { recursive: true, force: true })
  })

  test('fills both books without network, closes the browser, finds all again, and the service has each once: S25 S26 V02 T05 T06', async () => {
    session = await openBrowser({ profile })
    let { page } = session
    const [first, second, third] = questions
    // remembered: the browser will be closed
    await signIn(page, origin)
    await keepBooks(page)

    // online: what is answered wrong is in the book, what is answered right is not
    await answerInChapter(page, first, false)
    await answerInChapter(page, third, true)
    // before there are catalogues its questions stand there at once
    await open(page, '/exercise/wrong')
    await rowOf(page, first).getByText('错 1 次').waitFor()
    expect(await rows(page).count()).toBe(1)
    await page.getByText('待发送').waitFor({ state: 'hidden' })

    // no network from here on
    await controlled(page)
    await session.context.setOffline(true)
    await answerInChapter(page, second, false)
    await openQuestion(page, origin, chapter.chapter.id, third?.id)
    await button(page, '收藏').click()
    await button(page, '已收藏').waitFor()
    await button(page, '加入错题本').click()
    await button(page, '已在错题本').waitFor()

    // a name that is none is refused where it is typed
    await open(page, '/exercise/wrong')
    await newCatalog(page, '易混结构')
    await button(page, '新建目录').click()
    await button(sheet(page), '保存').click()
    await sheet(page).getByText('目录名称不能为空').waitFor()
    await sheet(page).getByLabel('目录名称').fill(' 易混结构 ')
    await sheet(page).getByText('目录已存在').waitFor()
    await turned(page, ' 易混结构 ')
    await button(sheet(page), '取消').click()

    // one by one, and several at once
    await all(page).click()
    await rowOf(page, second).getByText('待发送').waitFor()
    await button(rowOf(page, second), '更多操作').click()
    await button(sheet(page), '移到目录').click()
    await button(sheet(page), '易混结构').click()
    await button(page, '选择').click()
    await tick(rowOf(page, first).getByRole('checkbox'))
    await button(page, '移动').click()
    await button(sheet(page), '新建目录并移入').click()
    await sheet(page).getByLabel('目录名称').fill('考前再看')
    await turned(page, '考前再看')
    await button(sheet(page), '保存').click()
    await page.getByText('已移动 1 题').waitFor()
    await button(rowOf(page, third), '更多操作').click()
    await button(sheet(page), '移出错题本').click()
    await button(sheet(page), '移出错题本').click()
    await expect.poll(() => rows(page).count()).toBe(2)

    await open(page, '/exercise/collection')
    await newCatalog(page, '好题')
    await button(page, '好题的更多操作').click()
    await button(sheet(page), '重命名').click()
    await sheet(page).getByLabel('目录名称').fill('图好的题')
    await button(sheet(page), '保存').click()
    await button(page, /^图好的题 /, false).waitFor()

    // closed and started again, still without network
    await session.close()
    session = await openBrowser({ profile })
    page = session.page
    await session.context.setOffline(true)
    await open(page, '/exercise/wrong')
    await button(page, /^易混结构 ?1 题/, false).click()
    await rowOf(page, second).waitFor()
    await open(page, '/exercise/wrong')
    await button(page, /^考前再看 ?1 题/, false).click()
    await rowOf(page, first).waitFor()
    await open(page, '/exercise/collection')
    await button(page, /^图好的题 /, false).waitFor()
    await all(page).click()
    await rowOf(page, third).waitFor()

    // back: each thing is there exactly once
    await session.context.setOffline(false)
    await open(page, '/')
    await button(page, '已送达').waitFor({ timeout: 30_000 })
    const wrong = await held('wrong')
    const named = (book: BookBundle, name: string) => flat(book.tree).filter((one) => one.name === name)
    expect(named(wrong, '易混结构').map(({ total }) => total)).toEqual([1])
    expect(named(wrong, '考前再看').map(({ total }) => total)).toEqual([1])
    expect(
      wrong.items.map(({ questionId, catalogId, times }) => [questionId, catalogId, times]).sort(),
    ).toEqual(
      [
        [first?.id, named(wrong, '考前再看')[0]?.id, 1],
        [second?.id, named(wrong, '易混结构')[0]?.id, 1],
      ].sort(),
    )
    const collection = await held('collection')
    expect(named(collection, '图好的题')).toHaveLength(1)
    expect(named(collection, '好题')).toEqual([])
    expect(collection.items.map(({ questionId }) => questionId)).toEqual([third?.id])
  })
})

describe('both books', () => {
  test('are practised again, cleared and emptied; a deleted catalogue gives its questions back, in two tabs: S25 S26 T05 T06', async () => {
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
    await ask(origin, '/dh-questionbank/practise/chapter/submit', token, {
      ...{ catalogId: chapter.chapter.id, paperId: chapter.card.paperId, questionId: missed.id },
      content: String(missed.options.find((option) => option.answer !== true)?.id),
    })
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
    await button(sheet(page), '移出错题本').click()
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
