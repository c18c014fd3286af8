/** A specimen that this device keeps and the school removes: once the service has said so, the device shows it no longer. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { controlled, enterAs } from '../../tools/device.ts'
import { packFiles } from '../../tools/opfs.ts'
import { setStage } from '../../tools/stage.ts'
import { tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const id = 5
const slide = `/resource/specimen/detail/${id}`

/** The student draws a mark. */
async function drawn() {
  const { origin } = stage.service
  const mark = {
    ...{ clientId: randomUUID(), specimenId: id, shape: 'point', points: [[700, 500]], frame: 0 },
    ...{ name: '我的肾小体', desc: '', color: 'red', fontSize: 16 },
  }
  const answer = await fetch(`${origin}/dh-specimen/mark/personal/save`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tokenOf(origin, 'student2')}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(mark),
  })
  expect(((await answer.json()) as { code: unknown }).code).toBe(0)
}

function unpublish() {
  const db = new DatabaseSync(join(stage.service.dataDir, 'vitrine.db'))
  db.prepare('update specimen set published = 0 where id = ?').run(id)
  db.close()
}

test('a kept specimen leaves the device only when the school has removed it', async () => {
  const { context, page, wire } = stage
  await drawn()
  await enterAs(context, stage.origin, 'student2')
  await stage.open(slide)
  await controlled(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page
    .getByRole('button', { name: /存到本机/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /可离线/ })
    .first()
    .waitFor()
  await page.getByText('我的肾小体').first().waitFor()
  expect(Object.keys(await packFiles(page))).not.toEqual([])

  // something on the way says 404, in words of its own
  wire.fault(/specimen\/info/, { kind: 'status', status: 404, body: '<h1>Not Found</h1>' }, 9)
  await page.reload()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expect
    .poll(() => wire.seen.some(({ path, answered }) => /specimen\/info/.test(path) && answered))
    .toBe(true)
  await page.waitForTimeout(500)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
  wire.pass()

  unpublish()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1, name }).waitFor()

  await context.setOffline(false)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '学校已移除这个标本' }).waitFor()
  expect(await page.getByRole('button', { name: '绘制标注' }).count()).toBe(0)
  // nothing is said twice
  expect(await page.getByText('内容不存在').count()).toBe(0)
  await expect.poll(async () => Object.keys(await packFiles(page))).toEqual([])

  // and at the next visit too
  await page.reload()
  await page.getByText(/你在上面画的 1 处标注还在本机/).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出我的标注' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('我的肾小体')

  await stage.open('/set')
  await page.getByText(`学校已移除，存在本机的也已移除：${name}。`).waitFor()
  await page.getByRole('button', { name: '知道了' }).click()
  await page.getByText(/打开过的章节会自动存到本机/).waitFor()
  await expect.poll(() => page.getByText(name).count()).toBe(0)

  await context.setOffline(true)
  await stage.open(slide)
  await page.getByRole('heading', { level: 1, name: /没有网络/ }).waitFor()
})
