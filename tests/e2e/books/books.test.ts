/** The wrong book and the collection, as a student fills them without network. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import type { BookBundle } from '../../../src/contract/books.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { all, chapter, flat, held, questions, rowOf, rows, setBooks } from '../../tools/books.ts'
import { openBrowser, type Session } from '../../tools/browser.ts'
import { controlled } from '../../tools/device.ts'
import { button, sheet } from '../../tools/practice.ts'
import { openSchoolShelf } from '../../tools/school.ts'
import { answer, kept, openQuestion, signIn, tick } from '../../tools/steps.ts'

const school = await openSchoolShelf()
const { origin, open } = school
setBooks(school)

/** Waits until both books are kept on the device. */
async function keepBooks(page: Page) {
  await open(page, '/exercise')
  for (const name of ['错题本', '题目收藏'])
    await page.getByRole('link', { name: new RegExp(`^${name}.*(题|\\d)`) }).waitFor()
}

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

  test('fills both books offline and has each entry delivered once: S25 S26 V02 T05 T06', async () => {
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
    await button(sheet(page), '移出').click()
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

    // practised in the book, once more when all is answered, and cleared
    for (const question of [first, second]) {
      await open(page, '/exercise/wrong')
      await all(page).click()
      await rowOf(page, question).getByRole('link').click()
      await page.getByRole('article').waitFor()
      await answer(page, question as Question, true)
      await page.getByText('回答正确').waitFor()
      await kept(page)
    }
    await open(page, '/exercise/wrong')
    await button(page, '再练一遍').click()
    await button(sheet(page), '再练一遍').click()
    await page.getByRole('img', { name: '已答 0 题，共 2 题' }).waitFor()
    await answer(page, second as Question, true)
    await page.getByText('回答正确').waitFor()
    await kept(page)
    await open(page, '/exercise/wrong')
    await button(page, '全部题目的更多操作').click()
    await button(sheet(page), /^清空作答/, false).click()
    await button(sheet(page), '清空作答').click()
    await page.getByText('还没开始').waitFor()
    await expect.poll(async () => (await held('wrong')).items.filter((one) => one.isSubmited)).toEqual([])
  })
})
