/** An administrator downloads what the school keeps of a person, who is told so and why. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import { type Message, messagePage } from '../../../src/contract/notices.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, signIn, tokenOf } from '../../tools/steps.ts'
import { readZipTexts } from '../../tools/zipTexts.ts'

const stage = setStage({ device: { viewport: { width: 1440, height: 900 }, workers: false } })
const reason = '本人书面申请'

test('downloading a person’s data needs a reason, which the person is told', async () => {
  const { page, origin } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  await stage.open('/admin/accounts?q=student')
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'student', exact: true }) })
  await row.getByRole('button').first().click()
  await page.getByRole('button', { name: '下载此人的数据' }).click()
  const question = page.getByRole('dialog', { name: '下载学校保存的数据？' })
  const confirm = question.getByRole('button', { name: '下载', exact: true })
  await confirm.click()
  // without a reason nothing is handed out
  await question.getByText('请填写原因').waitFor()
  await question.getByLabel('下载的原因').fill(reason)
  const downloading = page.waitForEvent('download')
  await confirm.click()
  const texts = await readZipTexts(new Uint8Array(readFileSync(await (await downloading).path())).buffer)
  expect([...texts.keys()].some((name) => name.endsWith('.csv'))).toBe(true)
  expect([...texts.values()].join('\n')).toContain('student')
  await question.waitFor({ state: 'hidden' })

  const told = await ask<Paged<Message>>(
    origin,
    `${messagePage.path}?pageNo=1&pageSize=20`,
    await tokenOf(origin, 'student'),
  )
  expect(told.records.map(({ content }) => content).join('\n')).toContain(reason)
  await stage.open('/admin/audit')
  await page.getByRole('row').filter({ hasText: reason }).first().waitFor()
})
