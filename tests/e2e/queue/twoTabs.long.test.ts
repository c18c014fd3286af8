/** The same unfinished work open in two tabs, or handed in again after its page died: nothing is lost, nothing comes twice. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { enterAs, ids, queueOf, storedIn } from '../../tools/device.ts'
import { choose, hide, kept, sharp, skip, skipFrom, start, station } from '../../tools/exam.ts'
import { article, button, close, settings, sheet } from '../../tools/practice.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { openQuestion, tick } from '../../tools/steps.ts'
import { sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const user = ids.student2

const draft = async (page: Page, key: string) =>
  (await storedIn<{ key: string; value: unknown }>(page, `wk-user-${user}`, 'drafts')).find(
    (one) => one.key === key,
  )?.value
/** Looks away from a tab and back. */
async function turnTo(page: Page) {
  await hide(page, true)
  await hide(page, false)
}

test('an exam open in two tabs goes on and ends in both', async () => {
  const { page, context } = stage
  await enterAs(context, stage.origin, 'student2')
  await stage.open('/exercise/exam')
  await choose(page, '5 站')
  await choose(page, '四选一')
  await expect.poll(() => start(page).isEnabled()).toBe(true)
  await start(page).click()
  await station(page, 1)
  const other = await context.newPage()
  await stage.open('/exercise/exam/run', other)
  await station(other, 1)
  await sharp(other)
  for (const number of [1, 2]) {
    await station(page, number)
    await sharp(page)
    await skip(page).click()
  }
  await station(page, 3)
  await hide(other, true)
  await other.waitForTimeout(300)
  expect((await kept(page, 'student2')).given).toHaveLength(2)
  await hide(other, false)
  await station(other, 3)
  await skipFrom(page, 3)
  await page.waitForURL(/\/exam\/result/)
  await turnTo(other)
  // at its setup, or at the result where it heard of the last station before the exam was closed
  await other.waitForURL(/\/exercise\/exam(\/result)?(\?|$)/)
  await expect.poll(() => draft(page, 'exam')).toBe(undefined)
})

/** A chapter as a mock exam, at the first of those that are answered by one tap. */
async function openPaper(name: string) {
  const { page, context, origin } = stage
  const { chapter: info, questions } = await chapter(stage, name)
  await enterAs(context, origin, 'student2')
  const byRadio = questions.filter(({ type }) => ['DANXUAN', 'PANDUAN'].includes(type.baseType))
  await openQuestion(page, origin, info.id, byRadio[0]?.id)
  await tick((await settings(page)).getByRole('radio', { name: /^模考/ }))
  await close(page)
  // A blank paper begins at its first question.
  await openQuestion(page, origin, info.id, byRadio[0]?.id)
  const open = async (tab: Page, place: number) => {
    const question = byRadio[place]
    if (!question) throw new Error('too few questions')
    await openQuestion(tab, origin, info.id, question.id)
    await article(tab).getByText(question.title).first().waitFor()
  }
  const paper = async (tab: Page) =>
    (await draft(tab, `exam:chapter:${info.id}`)) as { answers: [number, string][] } | undefined
  return { open, paper, asked: byRadio.map(({ id }) => id) }
}
const first = (page: Page) => article(page).getByRole('radio').first()

async function handIn(page: Page) {
  await button(page, '答题卡').click()
  await button(sheet(page), '交卷').click()
  await button(sheet(page), '交卷').click()
}

test('a paper holds the answers of both tabs and is blank in both once handed in', async () => {
  const { page, context } = stage
  const { open, paper, asked } = await openPaper('皮肤')
  const stored = async () => ((await paper(page))?.answers ?? []).map(([id]) => id)
  const other = await context.newPage()
  await tick(first(page))
  await expect.poll(stored).toEqual([asked[0]])
  await open(other, 1)
  await open(page, 2)
  await tick(first(page))
  await expect.poll(stored).toEqual([asked[0], asked[2]])
  await tick(first(other))
  await expect.poll(stored).toEqual([asked[0], asked[2], asked[1]])
  await turnTo(page)
  await handIn(page)
  await sheet(page).getByRole('heading', { name: '模考成绩' }).waitFor()
  await expect.poll(stored).toEqual([])
  await turnTo(other)
  await expect.poll(() => article(other).getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await paper(page)).toBe(undefined)
})

test('a paper whose page died in the middle of handing it in is handed in once', async () => {
  const { page, context, wire } = stage
  const { open, paper } = await openPaper('牙体组织')
  const count = 3
  for (let place = 0; place < count; place++) {
    if (place > 0) await open(page, place)
    await tick(first(page))
    await expect.poll(async () => (await paper(page))?.answers.length).toBe(place + 1)
  }
  wire.fault(sending, { kind: 'reset-before' })
  const watch = await context.newPage()
  await stage.open('/static/version.json', watch)
  const rows = async () => (await queueOf(watch, user)).filter(({ call }) => call === 'chapter.submit')
  const cdp = await context.newCDPSession(page)
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, value, key) {
      // it hangs as soon as the first answer is stored
      if (value.call === 'chapter.submit')
        this.transaction.addEventListener('complete', () => {
          for (;;);
        })
      return add.call(this, value, key)
    }
  })
  // the click is never answered where the page hangs before it is
  void handIn(page).catch(() => undefined)
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(0)
  // a page that crashes says nothing
  void cdp.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  const before = (await rows()).length
  expect(before).toBeLessThan(count)
  const again = await context.newPage()
  await open(again, 0)
  await handIn(again)
  await sheet(again).getByRole('heading', { name: '模考成绩' }).waitFor()
  const subjects = (await rows()).map(({ subject }) => subject)
  expect([subjects.length, new Set(subjects).size]).toEqual([count, count])
})
