/** An answer given in a book that the service refuses: the sync centre leads back to its question, and elsewhere says what can be done. */
import { expect, test } from 'vitest'
import { enterAs, ids, queueOf } from '../../tools/device.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, ask, tokenOf } from '../../tools/steps.ts'
import { leaveWaiting } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const user = ids.student2

const books = [
  ['wrong', '错题本作答', (id: number) => `/api/v1.0/wq/add?questionId=${id}`],
  ['collection', '收藏题作答', () => '/dh-questionbank/practise/collection/collect'],
] as const

test.each(books)(
  'an answer refused in the book %s is answered again there, which takes its place',
  async (name, title, address) => {
    const { page, wire, service } = stage
    const question = ofKind(await chapter(stage, '皮肤'), 'DANXUAN')
    const token = await tokenOf(service.origin, 'student2')
    await ask(service.origin, address(question.id), token, { questionId: question.id })
    const { items } = await ask<{ items: { questionId: number | string; catalogId: number }[] }>(
      service.origin,
      `/dh-questionbank/practise/${name}/bundle`,
      token,
    )
    const catalogId = items.find(({ questionId }) => questionId === question.id)?.catalogId
    await enterAs(stage.context, stage.origin, 'student2')
    await stage.open(`/exercise/${name}/question/${catalogId}?q=${question.id}`)
    await page.getByRole('article').waitFor()
    const body = JSON.stringify({ code: 1, message: '暂时不接受作答', data: null })
    wire.fault(/\/submit$|dh-sync\/batch/, { kind: 'status', status: 200, body })
    await answer(page, question, false)
    await expect.poll(async () => (await queueOf(page, user))[0]?.state).toBe('parked')
    expect((await queueOf(page, user))[0]?.call).toBe(`${name}.submit`)
    await stage.open('/set/sync')
    const parked = page.getByRole('region', { name: '需要处理' })
    await parked.getByText(title).waitFor()
    wire.pass()
    await parked.getByRole('link', { name: '重新作答' }).click()
    await page.getByRole('article').waitFor()
    expect(new URL(page.url()).pathname).toContain(`/exercise/${name}/question/`)
    await page.getByRole('button', { name: '重新作答' }).click()
    await answer(page, question)
    await expect.poll(() => queueOf(page, user)).toEqual([])
  },
)

test('sign-out in an app that saves no files offers no export and deletes nothing', async () => {
  await stage.anew({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0.60' })
  const { page } = stage
  const bundle = await chapter(stage, '皮肤')
  await leaveWaiting(stage, bundle.chapter.id, ofKind(bundle, 'DANXUAN'), 'student2')
  await stage.open('/my')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '替我留在本机，下次登录后发送' }).waitFor()
  expect(await page.getByRole('button', { name: /导出/ }).count()).toBe(0)
  await stage.open('/set/sync')
  await page.getByText('这里存不了文件。').waitFor()
  expect(await page.getByRole('button', { name: /导出/ }).count()).toBe(0)
  expect((await queueOf(page, user)).map(({ call }) => call)).toContain('chapter.submit')
})
