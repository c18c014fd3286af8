/** 题目纠错 on its way to the teachers. */
import { expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { controlled, enterAs, ids, queueOf, setStored } from '../../tools/device.ts'
import { reports } from '../../tools/effects.ts'
import { button, sheet } from '../../tools/practice.ts'
import { whole } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { openQuestion, tick } from '../../tools/steps.ts'

const stage = setStage()
setAudit(stage)

async function report(kind: string, text: string) {
  const { page } = stage
  await button(page, '题目纠错').click()
  await tick(sheet(page).getByRole('radio', { name: kind }))
  await sheet(page).getByRole('textbox').fill(text)
  await button(sheet(page), '提交纠错').click()
}

async function opened() {
  const bundle = await chapter(stage, '皮肤')
  const question = ofKind(bundle, 'PANDUAN')
  await enterAs(stage.context, stage.origin, 'student')
  await openQuestion(stage.page, stage.origin, bundle.chapter.id, question.id)
  return question
}

test('with a network it is said to be submitted, not to be stored here alone', async () => {
  const { id } = await opened()
  await report('图有问题', '')
  await stage.page.getByText('已提交，会发送给老师').waitFor()
  await expect
    .poll(() => reports(stage.service.dataDir, id))
    .toEqual([{ accountId: ids.student, kind: 'picture', text: '' }])
})

test.runIf(whole)('a report queued without words by an older build gets words and arrives once', async () => {
  const { page, context, service } = stage
  const { id } = await opened()
  await controlled(page)
  await context.setOffline(true)
  await report('其他', '待会删掉')
  await page.getByText('已存到本机，联网后发送给老师').waitFor()
  await setStored(page, ids.student, 'queue', ['input', 'text'], '')
  const before = reports(service.dataDir, id)
  await context.setOffline(false)
  await expect
    .poll(async () => (await queueOf(page, ids.student)).map(({ state }) => state))
    .toEqual(['parked'])
  expect(reports(service.dataDir, id)).toEqual(before)
  await stage.open('/set/sync')
  await page.getByText('请说明哪里有错').first().waitFor()
  await button(page, '修改').click()
  await sheet(page).getByRole('textbox').fill('题干不完整')
  await button(sheet(page), '保存并发送').click()
  await expect.poll(() => queueOf(page, ids.student)).toEqual([])
  const told = { accountId: ids.student, kind: 'other', text: '题干不完整' }
  expect(reports(service.dataDir, id)).toEqual([...before, told])
})
