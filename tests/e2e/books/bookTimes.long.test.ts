/** What a book and the bank know of a question besides its verdict: how long it took, and what the parts of a case show. */
import { describe, expect, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { BankQuestion } from '../../../src/contract/questions.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, ask, kept, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const took = /^本题用时 \d+:\d\d$/

describe('a student', () => {
  test('answers in 错题本 offline and finds the time it took on any device: S25 C042', async () => {
    const { page, context, origin } = stage
    const { questions } = await chapter(stage, '皮肤')
    const question = questions.find(({ type }) => type.baseType === 'DANXUAN')
    if (!question) throw new Error('no such question')
    const token = await tokenOf(origin, 'student')
    await ask(origin, `/api/v1.0/wq/add?questionId=${question.id}`, token, {})
    await enterAs(context, origin, 'student')
    await stage.open('/exercise/wrong')
    const catalogId = (
      await ask<{ tree: { id: number; total: number }[] }>(
        origin,
        '/dh-questionbank/practise/wrong/bundle',
        token,
      )
    ).tree.find(({ total }) => total > 0)?.id
    const open = (at = page) =>
      stage.open(`/exercise/wrong/question/${catalogId}?q=${question.id}`, at).then(() => undefined)
    await open()
    await page.getByRole('article').waitFor()
    await controlled(page)
    await context.setOffline(true)
    // a time of less than a second is told as 0:00
    await page.waitForTimeout(1100)
    await answer(page, question)
    await kept(page)
    const time = await page.getByText(took).textContent()
    expect(time).not.toContain('0:00')
    await stage.open('/exercise/wrong')
    await open()
    expect(await page.getByText(took).textContent()).toBe(time)
    await context.setOffline(false)
    await stage.open('/exercise/wrong')
    await expect.poll(async () => (await queueOf(page, ids.student)).length, { timeout: 30_000 }).toBe(0)
    await open()
    expect(await page.getByText(took).textContent()).toBe(time)
    await stage.anew()
    await enterAs(stage.context, origin, 'student')
    await open(stage.page)
    expect(await stage.page.getByText(took).textContent()).toBe(time)
  })

  test('finds a case by the specimen of one of its parts, offline too: S41', async () => {
    const { page, context, origin } = stage
    const bundle = await chapter(stage, '孢子虫')
    const asked = ofKind(bundle, 'BINGLI')
    const shown = asked.children.find(({ specimenId }) => specimenId !== null)?.specimenId
    const token = await tokenOf(origin, 'student')
    const path = `/dh-questionbank/question/bank/page?pageNo=1&pageSize=50&specimenId=${shown}&baseType=BINGLI`
    const { records } = await ask<Paged<BankQuestion>>(origin, path, token)
    expect(records.map(({ id }) => id)).toContain(asked.id)
    await enterAs(context, origin, 'student')
    const found = async () => {
      await page.getByRole('link', { name: '练习这个标本的题目' }).click()
      await page.getByRole('button', { name: /^只看/, pressed: true }).waitFor()
      const row = page.getByRole('list', { name: '题库' }).getByRole('listitem').filter({ hasText: '病例' })
      await row.getByText('看标本').first().waitFor()
    }
    await stage.open(`/exercise/chapter/question/${bundle.chapter.id}`)
    await page.getByRole('article').waitFor()
    await stage.open(`/resource/specimen/detail/${shown}`)
    await found()
    await controlled(page)
    await stage.open(`/resource/specimen/detail/${shown}`)
    await page.getByRole('link', { name: '练习这个标本的题目' }).waitFor()
    await context.setOffline(true)
    await found()
  })
})
