/** Announcements and messages where a student meets them: on the home screen, and all read at once. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { open as openDb } from '../../../server/store/db.ts'
import { tenant } from '../../../server/store/schema.ts'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { Announcement } from '../../../src/contract/notices.ts'
import { enterAs, ids, queueOf } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'
import { ask } from '../../tools/steps.ts'

const stage = setStage()

/** A message that the school sends at this moment. */
async function send(accountId: number, title: string) {
  const db = openDb({ dataDir: stage.service.dataDir })
  const texts = { title, titleEn: '', content: title, contentEn: '' }
  await db.kysely
    .insertInto('message')
    .values({ tenant, key: randomUUID(), ...texts, accountId, createTime: Date.now(), readAt: null })
    .execute()
  await db.close()
}

test('home shows the newest four announcements and leads to all of them: S06', async () => {
  const { page, wire } = stage
  const token = await enterAs(stage.context, stage.origin, 'student')
  const { records, total } = await ask<Paged<Announcement>>(
    stage.service.origin,
    '/dh-notify/announcement/page?pageNo=1&pageSize=10',
    token,
  )
  expect(total).toBeGreaterThan(4)
  await stage.open('/')
  const part = page.getByRole('region', { name: '公告' })
  const listed = part.locator('a[href*="/my/notice/detail"]')
  await expect.poll(() => listed.count()).toBe(4)
  for (const [at, { id, title }] of records.slice(0, 4).entries()) {
    expect(await listed.nth(at).textContent()).toContain(title)
    expect(await listed.nth(at).getAttribute('href')).toContain(`id=${id}`)
  }
  const asked = wire.seen.map(({ path }) => path)
  expect(asked).toEqual(expect.arrayContaining([expect.stringMatching(/announcement\/page\?.*pageSize=10/)]))
  expect(asked).toEqual(expect.arrayContaining([expect.stringMatching(/course\/page\?.*pageSize=10/)]))
  await part.getByRole('link', { name: '全部公告' }).click()
  await page.waitForURL('**/my/notice')
  await expect.poll(() => page.locator('main a[href*="/my/notice/detail"]').count()).toBe(total)
})

test('one button marks all messages read offline, but none that come later: S28', async () => {
  const { page, context } = stage
  const token = await enterAs(context, stage.origin, 'student2')
  const count = () => ask<number>(stage.service.origin, '/dh-notify/message/unreadCount', token)
  const before = await count()
  expect(before).toBeGreaterThan(1)
  await stage.open('/my/message')
  const unread = page.locator('summary').filter({ hasText: '未读' })
  await expect.poll(() => unread.count()).toBe(before)
  await page.getByText(`${before} 条未读`).first().waitFor()

  await context.setOffline(true)
  const all = page.getByRole('button', { name: '全部已读' })
  await all.click()
  await page.getByText('没有未读消息').waitFor()
  expect(await unread.count()).toBe(0)
  expect(await all.count()).toBe(0)
  // the button is gone: the keyboard goes on in the list
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect((await queueOf(page, ids.student2)).map(({ call }) => call)).toEqual(['message.readAll'])
  expect(await count()).toBe(before)
  await send(ids.student2, '刚刚发来')

  await context.setOffline(false)
  await expect.poll(count).toBe(1)
  await stage.open('/my/message')
  await unread.filter({ hasText: '刚刚发来' }).waitFor()
  expect(await unread.count()).toBe(1)
  await all.click()
  await page.getByText('没有未读消息').waitFor()
  await expect.poll(count).toBe(0)
})
