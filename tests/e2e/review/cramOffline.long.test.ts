/** 考前突击 without network: a set of what this device keeps. */
import { expect, test } from 'vitest'
import { type BookBundle, books } from '../../../src/contract/books.ts'
import { enterAs, ids, queueOf } from '../../tools/device.ts'
import { keepChapter } from '../../tools/exam.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { ask, tokenOf } from '../../tools/steps.ts'

const stage = setStage()

test('without network a set of 考前突击 begins, is played and delivered once', async () => {
  const { context, page, service } = stage
  const bundle = await chapter(stage, '皮肤')
  const token = await tokenOf(service.origin, 'student2')
  const question = bundle.questions.find(({ type }) => type.baseType === 'PANDUAN')
  await ask(service.origin, '/dh-questionbank/practise/chapter/submit', token, {
    ...{ catalogId: bundle.chapter.id, paperId: bundle.card.paperId, questionId: question?.id },
    ...{ content: question?.panDuanAnswer ? '0' : '1', ms: 9000 },
  })
  const examAt = Date.now() + 2 * 86_400_000
  await ask(service.origin, '/dh-questionbank/practise/setting', token, { examAt })
  await enterAs(context, stage.origin, 'student2')
  await stage.open(`/exercise/chapter?subject=${bundle.chapter.subjectId}`)
  await keepChapter(page, bundle.chapter.name)
  const main = page.getByRole('main')
  await stage.open('/exercise/review')
  await main
    .getByText(/没考过的结构 \d+ 个/)
    .first()
    .waitFor({ timeout: 30_000 })

  await context.setOffline(true)
  await stage.open('/exercise/review')
  await main.getByRole('link', { name: '开始第 1 组' }).click()
  await page.getByRole('article').waitFor()
  await page.getByRole('button', { name: '下一题' }).click()
  await page.getByRole('article').getByText('箭头所指的是什么结构？').waitFor()
  await page.locator('[data-viewer="open"]').waitFor()
  await page.waitForURL(/[?&]q=[^&]*-/)
  const structure = new URL(page.url()).searchParams.get('q')
  await page.getByRole('article').getByRole('textbox').fill('不知道')
  await page.getByRole('button', { name: '提交答案' }).click()
  await page.getByText('回答错误').waitFor()
  await page.getByText('已存到本机，待发送').waitFor()
  expect(await queueOf(page, ids.student2)).not.toEqual([])

  await context.setOffline(false)
  await page.getByRole('status').getByText('已送达').waitFor({ timeout: 30_000 })
  await expect.poll(() => queueOf(page, ids.student2), { timeout: 30_000 }).toEqual([])
  const { items } = await ask<BookBundle>(service.origin, books.wrong.bundle.path, token)
  expect(items.filter(({ questionId }) => structure?.includes(String(questionId)))).toHaveLength(1)
})
