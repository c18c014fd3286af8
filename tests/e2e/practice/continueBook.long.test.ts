/** Chapters that stand above others, and some of a book's questions: opened, left, gone on with, begun anew. */
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BookBundle } from '../../../src/contract/books.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { enterAs } from '../../tools/device.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { answer, ask, kept, openQuestion } from '../../tools/steps.ts'
import * as moodle from '../../unit/exchange/questions/moodleFile.ts'

const stage = setStage()
const main = () => stage.page.getByRole('main')
const sheet = () => stage.page.locator('dialog[open]').last()
const button = (name: string) => stage.page.getByRole('button', { name, exact: true })

/** Takes a Moodle file into the school, as its operator does. */
function bring(xml: string): void {
  const file = join(stage.service.dataDir, 'moodle.xml')
  writeFileSync(file, xml)
  try {
    const args = ['exchange/main.ts', 'questions', file, '--subject', '组织学']
    execFileSync(process.execPath, args, {
      env: { ...process.env, DATA_DIR: stage.service.dataDir },
      stdio: 'pipe',
    })
  } finally {
    rmSync(file)
  }
}

test('a chapter of Moodle that has chapters below it is opened and kept by itself: S23', async () => {
  const { page, context, origin } = stage
  const more = moodle.answer(100, 'true') + moodle.answer(0, 'false')
  const statement = (text: string) => moodle.question('truefalse', text, { more })
  bring(
    moodle.quiz(
      ...[moodle.category('$course$/top/结缔组织补充'), statement('疏松结缔组织又称蜂窝组织。')],
      ...[moodle.category('$course$/top/结缔组织补充/软骨补充'), statement('软骨内没有血管。')],
    ),
  )
  await enterAs(context, origin, 'student')
  await stage.open('/exercise/chapter?subject=1')
  const group = main().locator('details').filter({ hasText: '结缔组织补充' })
  await group.locator('summary').getByText('0 / 2').waitFor()
  const rows = group.getByRole('listitem')
  expect(await rows.count()).toBe(2)
  const own = rows.first()
  await own.getByText('1 题，还没开始').waitFor()
  // one tap keeps it where its size stands there; a chapter without pictures has none to fetch
  await own.getByText(/0字节$/).waitFor()
  await own.getByRole('button', { name: /^结缔组织补充 · 存到本机/ }).click()
  await own.getByText('可离线', { exact: true }).waitFor({ timeout: 60_000 })
  await own.getByRole('link').click()
  await page.getByRole('article').getByText('疏松结缔组织又称蜂窝组织。').waitFor()
  await page.getByText('1 / 1').first().waitFor()
})

test('practice of a selection in a book continues where it was left: S25', async () => {
  const { page, context, origin } = stage
  const token = await enterAs(context, origin, 'student2')
  const { chapter: skin, questions } = await chapter(stage, '皮肤', 'student2')
  const missed = questions.filter(({ type }) => type.baseType === 'DANXUAN').slice(0, 3) as Question[]
  for (const { id } of missed) {
    await openQuestion(page, origin, skin.id, id)
    await answer(page, missed.find((one) => one.id === id) as Question, false)
    await page.getByText('已送达').first().waitFor()
  }
  const held = () => ask<BookBundle>(origin, '/dh-questionbank/practise/wrong/bundle', token)
  const openKind = async (way: RegExp) => {
    await stage.open('/exercise/wrong')
    await button('挑着练').click()
    await sheet().getByRole('link', { name: way }).click()
    await page.getByRole('article').waitFor()
  }
  const stands = (at: number, answered: number) =>
    Promise.all([
      page.getByText(`${at} / 3`).first().waitFor(),
      page.getByRole('img', { name: `已答 ${answered} 题，共 3 题` }).waitFor(),
    ])
  const inSight = async () => {
    const text = (await page.getByRole('article').textContent()) ?? ''
    return missed.find(({ title }) => text.includes(title.slice(0, 12))) as Question
  }
  const answerHere = async (right: boolean) => {
    await answer(page, await inSight(), right)
    await page.getByText(right ? '回答正确' : '回答错误').waitFor()
    await kept(page)
  }
  await stage.open('/exercise')
  await page.getByRole('link', { name: /^错题本 ?3 题，还没开始/ }).waitFor()

  for (const way of [/单选题/, /只练没答对过的/]) {
    await openKind(way)
    await stands(1, 0)
    await answerHere(true)
    await button('下一题').click()
    await answerHere(false)
    await button('下一题').click()
    await stands(3, 2)
    const third = await inSight()
    await openKind(way)
    await stands(3, 2)
    expect((await inSight()).id).toBe(third.id)
    await button('上一题').click()
    await page.getByText('回答错误').waitFor()

    await button('练习设置').click()
    await sheet().getByRole('button', { name: '重新开始' }).click()
    await sheet().getByRole('button', { name: '重新开始' }).click()
    await stands(1, 0)
    for (const right of [false, false]) {
      await answerHere(right)
      await button('下一题').click()
    }
    // what was begun anew here is not begun anew for the book
    expect((await held()).items.filter((one) => one.isSubmited).length).toBeGreaterThanOrEqual(2)
    await answerHere(false)
    await openKind(way)
    await stands(1, 0)
  }
  await stage.open('/exercise')
  await page.getByRole('link', { name: /^错题本 ?已答 3 \/ 3$/ }).waitFor()
})
