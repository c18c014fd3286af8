/** 标本考试 without network in the modes that write no name: a choice, a place, a short look. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { BookBundle } from '../../../src/contract/books.ts'
import { missId } from '../../../src/rules/exam/miss.ts'
import { point } from '../../../src/rules/exam/pointing.ts'
import { openBrowser, type Session, tablet } from '../../tools/browser.ts'
import { enterAs, queueOf } from '../../tools/device.ts'
import {
  choose,
  firstField,
  keepChapter,
  kept,
  next,
  openStation,
  sharp,
  skip,
  skipFrom,
  start,
  station,
} from '../../tools/exam.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, chapterNamed, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const open = (page: Page, path: string) => stage.open(path, page)

/** Answers the station on the screen; false: it cannot be answered so. */
type Give = (page: Page, right: boolean) => Promise<boolean>

const byName: Give = async (page, right) => {
  const { choices, mark } = await openStation(page, 'student')
  const at = choices?.findIndex(({ name }) => (name === mark.name) === right) ?? -1
  if (at < 0) return false
  await page.getByRole('group', { name: '选一个名称' }).getByRole('button').nth(at).click()
  return true
}

/** On the tip, or beside every structure of its name; one that fills the whole field has no such place. */
const byPlace: Give = async (page, right) => {
  const one = await openStation(page, 'student')
  const { specimen, mark, tip } = one
  const { materials } = await kept(page, 'student')
  const { box, zoom, middle } = await firstField(page, one)
  const marks = materials[specimen.id]?.marks ?? []
  const beside = [-0.3, 0.3].flatMap((x) =>
    [-0.25, 0, 0.25].map((y) => ({
      x: one.middle.x + (x * box.width) / zoom,
      y: one.middle.y + (y * box.height) / zoom,
    })),
  )
  const at = right ? tip : beside.find((place) => !point(mark, marks, specimen, place).right)
  if (!at) return false
  await page.mouse.click(middle.x + (at.x - one.middle.x) * zoom, middle.y + (at.y - one.middle.y) * zoom)
  await page.getByText('已经点好；点别处可以改。').waitFor()
  await next(page).click()
  return true
}

const look = async (page: Page) => {
  const button = page.getByRole('button', { name: '开始看' })
  await expect.poll(() => button.isEnabled()).toBe(true)
  await button.click()
  await page.getByText('箭头刚才指的是什么？').waitFor()
}

const modes: [
  name: string,
  how: (string | RegExp)[],
  before: (page: Page) => Promise<unknown>,
  give: Give,
][] = [
  ['四选一', [/^认结构/, '四选一'], sharp, byName],
  ['找结构', [/^找结构/], sharp, byPlace],
  ['快闪', [/^快闪/], look, byName],
]

/** Five stations: one answered rightly, one wrongly, the others not at all. @returns the questions that were missed */
async function play(page: Page, [, how, before, give]: (typeof modes)[number], chapter: string) {
  await open(page, '/exercise/exam')
  for (const one of [new RegExp(chapter), ...how, '5 站']) await choose(page, one)
  await page.getByText(/^没有网络：本机可出 \d+ 站/).waitFor()
  await start(page).click()
  const wanted = [true, false]
  for (let number = 1; number <= 5; number++) {
    await station(page, number)
    await before(page)
    const [right] = wanted
    if (right !== undefined && (await give(page, right))) wanted.shift()
    else await skip(page).click()
  }
  expect(wanted).toEqual([])
  await page.getByText('没答对的 4 站已放进').waitFor()
  const lines = await page.getByRole('main').getByRole('listitem').allTextContents()
  expect(lines.map((line) => line.slice(0, 2))).toEqual(['答对', ...Array(4).fill('答错')])
  expect(lines.filter((line) => line.includes('没有作答'))).toHaveLength(3)
  const { stations } = await kept(page, 'student', 'exam:last')
  return stations.slice(1).map(({ specimenId, mark }) => missId(specimenId, mark.id))
}

test('offline, each mode of the exam is played and every miss is delivered to 错题本 once', async () => {
  const token = await tokenOf(stage.origin, 'student')
  const { chapter } = await chapterNamed(stage.origin, token, '皮肤')
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-modes-'))
  let session: Session = await openBrowser({ profile, viewport: tablet })
  try {
    await enterAs(session.context, stage.origin, 'student')
    await open(session.page, `/exercise/chapter?subject=${chapter.subjectId}`)
    await keepChapter(session.page, chapter.name)
    await open(session.page, '/exercise/exam')
    await session.page
      .getByRole('status')
      .getByText(/^可出 \d+ 站/)
      .waitFor()
    await session.close()

    session = await openBrowser({ profile, viewport: tablet })
    const { page, context } = session
    await context.setOffline(true)
    await enterAs(context, stage.origin, 'student')
    const missed = new Map<string, number>()
    for (const mode of modes)
      for (const id of await play(page, mode, chapter.name)) missed.set(id, (missed.get(id) ?? 0) + 1)

    await page.getByRole('link', { name: '错题本' }).click()
    const rows = page.getByRole('list', { name: '题目' }).getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(missed.size)
    const before = await ask<BookBundle>(stage.origin, '/dh-questionbank/practise/wrong/bundle', token)
    expect(before.items).toEqual([])

    await context.setOffline(false)
    await open(page, '/')
    await page.getByRole('button', { name: '已送达' }).first().waitFor({ timeout: 30_000 })
    const { items } = await ask<BookBundle>(stage.origin, '/dh-questionbank/practise/wrong/bundle', token)
    expect(new Map(items.map(({ questionId, times }) => [questionId, times]))).toEqual(missed)
    expect(await queueOf(page, 1)).toEqual([])
  } finally {
    await session.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test('B16 a station whose picture has not come can be skipped and is not counted', async () => {
  const { page, wire } = stage
  await enterAs(stage.context, stage.origin, 'student2')
  await open(page, '/exercise/exam')
  await choose(page, '5 站')
  await expect.poll(() => start(page).isEnabled()).toBe(true)
  wire.fault(/\/media\/.*\.webp/, { kind: 'hold' })
  await start(page).click()
  await station(page, 1)
  expect(await skip(page).isEnabled()).toBe(false)
  await page.getByRole('button', { name: '图还没来，跳过' }).click()
  await station(page, 2)
  wire.pass()
  await skipFrom(page, 2)
  await page.getByText('图没能打开，这一站不计').waitFor()
})
