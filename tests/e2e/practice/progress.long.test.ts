/** How far one is, on the screens that lead to practice: after an answer at once, without network, and once it has arrived. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { BookBundle } from '../../../src/contract/books.ts'
import type { ChapterNode } from '../../../src/contract/practice.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, ask, kept, openQuestion } from '../../tools/steps.ts'

const stage = setStage()

const totalOf = (nodes: ChapterNode[]) => nodes.reduce((sum, { total }) => sum + total, 0)
/** A name as part of a pattern. */
const plain = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('answers count at once in home and chapters, offline too, and only once: S22 S23', async () => {
  const { page, context, service } = stage
  const token = await enterAs(context, stage.origin, 'student')
  const bundle = await chapter(stage, '皮肤')
  const { chapter: skin, questions } = bundle
  const tree = await ask<ChapterNode[]>(
    service.origin,
    `/dh-questionbank/practise/chapter/tree?subjectId=${skin.subjectId}`,
    token,
  )
  const all = totalOf(tree)
  const first = ofKind(bundle, 'DANXUAN')
  const second = ofKind(bundle, 'PANDUAN')

  /** What each of the screens says of so many answers, of which so many are right. */
  async function expectProgress(at: Page, answered: number, right: number) {
    await stage.open('/exercise', at)
    const subject = at.getByRole('listitem').filter({ hasText: '组织学' })
    if (answered === 0) await subject.getByText(`${all} 题，还没开始`).waitFor()
    else await subject.getByText(`已答 ${answered} / ${all}`).waitFor()
    const ring = subject.getByRole('progressbar', { name: '组织学的练习进度' })
    expect(await ring.getAttribute('aria-valuenow')).toBe(String(Math.round((100 * answered) / all)))
    // what was missed stands in one book, and what was marked with a star in the other
    const held = answered > right ? '1 题，还没开始' : '还没有题目'
    for (const book of ['错题本', '题目收藏'])
      await at.getByRole('link', { name: new RegExp(`^${book} ?${held}`) }).waitFor()
    await subject.getByRole('link').click()
    const row = at.getByRole('link', { name: new RegExp(plain(skin.name)) })
    const total = questions.length
    if (answered === 0) return row.getByText(`${total} 题，还没开始`).waitFor()
    await row.getByText(`已答 ${answered} / ${total}`).waitFor()
    await row.getByText(right === answered ? '全对' : `对 ${right} 题`).waitFor()
    const bar = row.getByRole('progressbar', { name: `已答 ${answered} 题，共 ${total} 题` })
    expect(Number(await bar.getAttribute('value'))).toBeCloseTo(answered / total)
    // the heading above adds its chapters up
    await at
      .locator('summary')
      .filter({ hasText: `${answered} / ` })
      .first()
      .waitFor()
  }

  await expectProgress(page, 0, 0)
  await controlled(page)
  await openQuestion(page, stage.origin, skin.id, first.id)
  await page.getByText('可离线', { exact: true }).waitFor({ timeout: 60_000 })
  await answer(page, first)
  await page.getByText('已送达').first().waitFor()
  await expectProgress(page, 1, 1)

  await context.setOffline(true)
  await openQuestion(page, stage.origin, skin.id, second.id)
  await answer(page, second, false)
  await kept(page)
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await page.getByRole('button', { name: '已收藏' }).waitFor()
  await expectProgress(page, 2, 1)
  await page.close()
  const again = await context.newPage()
  await expectProgress(again, 2, 1)
  expect(await queueOf(again, ids.student)).toHaveLength(2)

  await context.setOffline(false)
  await expect.poll(async () => (await queueOf(again, ids.student)).length).toBe(0)
  await expectProgress(again, 2, 1)
  const later = await ask<ChapterNode[]>(
    service.origin,
    `/dh-questionbank/practise/chapter/tree?subjectId=${skin.subjectId}`,
    token,
  )
  expect(later.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(2)

  const { items } = await ask<BookBundle>(service.origin, '/dh-questionbank/practise/wrong/bundle', token)
  await stage.open(`/exercise/wrong/question/${items[0]?.catalogId}?q=${second.id}`, again)
  await answer(again, second)
  await kept(again)
  await stage.open('/exercise', again)
  await again.getByRole('link', { name: /^错题本 ?已答 1 \/ 1/ }).waitFor()
})
