/** A short answer of a review, marked otherwise by who wrote it. */
import { expect, test } from 'vitest'
import type { ReviewEntry } from '../../../src/contract/review.ts'
import { enterAs } from '../../tools/device.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { ask, kept, tokenOf } from '../../tools/steps.ts'

const stage = setStage()

test('a slip on 我没答对 in a review is put right: it is rated by the last word', async () => {
  const { context, origin, page } = stage
  const api = async <T>(path: string, body?: object) =>
    ask<T>(
      stage.service.origin,
      `/dh-questionbank/practise${path}`,
      await tokenOf(stage.service.origin, 'student'),
      body,
    )
  const { id: questionId, catalogId } = ofKind(await chapter(stage, '皮肤'), 'WENDA')
  const { card } = await chapter(stage, '皮肤')
  const content = JSON.stringify({ text: '表皮', self: false })
  await api('/chapter/submit', { catalogId, paperId: card.paperId, questionId, content })
  await api('/setting', { removeAfter: 1 })
  await enterAs(context, origin, 'student')
  await stage.open('/exercise/review')
  const main = page.getByRole('main')
  await main.getByText('1 题到期').waitFor()
  await main.getByRole('link', { name: '开始复习' }).click()
  await page.getByRole('article').getByRole('textbox').fill('表皮和真皮')
  await page.getByRole('button', { name: '提交答案' }).click()
  const mark = async (name: string) => {
    await page.getByRole('button', { name }).click()
    await kept(page)
  }
  const ratings = async () =>
    (await api<{ entries: ReviewEntry[] }>('/review/log')).entries.map(({ rating }) => rating)
  await mark('我没答对')
  await expect.poll(ratings).toEqual(['again'])
  await mark('我答对了')
  await expect.poll(ratings).toEqual(['again', 'good'])
  // once right took it out of the book
  const due = async () => (await api<{ dues: { due: number }[] }>('/review/due')).dues
  await expect.poll(due).toEqual([])
})
